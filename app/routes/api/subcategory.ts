import { taxonomyChange } from '#app/content-api.server.ts'
import type { Route } from './+types/subcategory'

export const action = (asked: Route.ActionArgs) => taxonomyChange(asked, 'subcategories', 'categories')
