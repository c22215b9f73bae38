import { taxonomyChange } from './content-api.server.ts'
import type { Route } from './+types/tag'

export const action = (asked: Route.ActionArgs) => taxonomyChange(asked, 'tags', 'tags')
