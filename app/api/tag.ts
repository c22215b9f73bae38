import type { Route } from './+types/tag'
import { taxonomyChange } from './content-api.server.ts'

export const action = (asked: Route.ActionArgs) => taxonomyChange(asked, 'tags', 'tags')
