import { postAgain } from '../webhook-api.server.ts'
import type { Route } from './+types/redeliver'

export const action = (asked: Route.ActionArgs) => postAgain(asked)
