import { taxonomyChange } from '#app/content-api.server.ts'
import type { Route } from './+types/category'

export const action = (asked: Route.ActionArgs) => taxonomyChange(asked, 'categories', 'categories')
