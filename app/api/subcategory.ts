import type { Route } from './+types/subcategory'
import { taxonomyChange } from './content-api.server.ts'

export const action = (asked: Route.ActionArgs) => taxonomyChange(asked, 'subcategories', 'categories')
