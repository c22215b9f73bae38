import { getImportEvents } from '#app/api/imports-api.server.ts'
import type { Route } from './+types/events'

export const loader = (asked: Route.LoaderArgs) => getImportEvents(asked)
