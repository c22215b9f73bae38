import { getTemplate } from '#app/api/imports-api.server.ts'
import type { Route } from './+types/template'

export const loader = (asked: Route.LoaderArgs) => getTemplate(asked)
