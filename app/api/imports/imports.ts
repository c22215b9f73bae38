import { postImport } from '#app/api/imports-api.server.ts'
import type { Route } from './+types/imports'

export const action = (asked: Route.ActionArgs) => postImport(asked)
