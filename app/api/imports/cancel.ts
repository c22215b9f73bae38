import { postCancel } from '#app/api/imports-api.server.ts'
import type { Route } from './+types/cancel'

export const action = (asked: Route.ActionArgs) => postCancel(asked)
