import { createHash } from 'node:crypto'
import { describeApi } from '#app/api/openapi-document.server.ts'

/** The types that are made from the API's description. */
export const API_TYPES = 'clients/typescript/api.d.ts'

/** The description as the types are made from it: that of no site in particular. */
export const describedFor = (): string => JSON.stringify(describeApi({ siteUrl: 'https://chonmay.example' }))

/** The first line of the types: which description they were made from, so that they cannot lag behind it unseen. */
export const madeFrom = (): string =>
  `// Made by npm run api:client from the description ${createHash('sha256').update(describedFor()).digest('hex').slice(0, 16)}.`
