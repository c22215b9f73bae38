import { getDeliveries } from '../webhook-api.server.ts'
import type { Route } from './+types/deliveries'

export const loader = (asked: Route.LoaderArgs) => getDeliveries(asked)
