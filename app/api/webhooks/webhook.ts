import { changeOneWebhook, getWebhook } from '../webhook-api.server.ts'
import type { Route } from './+types/webhook'

export const loader = (asked: Route.LoaderArgs) => getWebhook(asked)

export const action = (asked: Route.ActionArgs) => changeOneWebhook(asked)
