import { getWebhooks, postWebhook } from '../webhook-api.server.ts'
import type { Route } from './+types/webhooks'

export const loader = (asked: Route.LoaderArgs) => getWebhooks(asked)

export const action = (asked: Route.ActionArgs) => postWebhook(asked)
