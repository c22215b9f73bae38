import type { Route } from './+types/subcategories'
import { taxonomyCreate, taxonomyList } from './content-api.server.ts'

export const loader = (asked: Route.LoaderArgs) => taxonomyList(asked, 'subcategories')

export const action = (asked: Route.ActionArgs) => taxonomyCreate(asked, 'subcategories', 'categories')
