import { taxonomyChange } from './content-api.server.ts'
import type { Route } from './+types/subcategory'

export const action = (asked: Route.ActionArgs) => taxonomyChange(asked, 'subcategories', 'categories')
