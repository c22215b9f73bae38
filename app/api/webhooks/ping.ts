import { postPing } from '../webhook-api.server.ts'
import type { Route } from './+types/ping'

export const action = (asked: Route.ActionArgs) => postPing(asked)
