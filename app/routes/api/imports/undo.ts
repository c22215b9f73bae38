import { postUndo } from '#app/imports-api.server.ts'
import type { Route } from './+types/undo'

export const action = (asked: Route.ActionArgs) => postUndo(asked)
