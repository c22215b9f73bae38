import { getImports, postImport } from '#app/api/imports-api.server.ts'
import type { Route } from './+types/imports'

export const loader = (asked: Route.LoaderArgs) => getImports(asked)

export const action = (asked: Route.ActionArgs) => postImport(asked)
