import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { API_TYPES, madeFrom } from './api-types.ts'

it('the typed client is made from the API as it is; if not, run npm run api:client', () => {
  expect(readFileSync(API_TYPES, 'utf8').split('\n')[0]).toBe(madeFrom())
})
