import { getRuns } from '../feeds-api.server.ts'
import type { Route } from './+types/runs'

export const loader = (asked: Route.LoaderArgs) => getRuns(asked)
