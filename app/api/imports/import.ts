import { getImport } from '#app/api/imports-api.server.ts'
import type { Route } from './+types/import'

export const loader = (asked: Route.LoaderArgs) => getImport(asked)
