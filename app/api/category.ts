import type { Route } from './+types/category'
import { taxonomyChange } from './content-api.server.ts'

export const action = (asked: Route.ActionArgs) => taxonomyChange(asked, 'categories', 'categories')
