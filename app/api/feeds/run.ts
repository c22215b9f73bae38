import { postRun } from '../feeds-api.server.ts'
import type { Route } from './+types/run'

export const action = (asked: Route.ActionArgs) => postRun(asked)
