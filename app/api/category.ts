import { taxonomyChange } from './content-api.server.ts'
import type { Route } from './+types/category'

export const action = (asked: Route.ActionArgs) => taxonomyChange(asked, 'categories', 'categories')
