import { postUndo } from '#app/api/imports-api.server.ts'
import type { Route } from './+types/undo'

export const action = (asked: Route.ActionArgs) => postUndo(asked)
