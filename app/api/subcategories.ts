import type { Route } from './+types/subcategories'
import { TAXONOMY, taxonomyCreate, taxonomyList } from './taxonomy-api.server.ts'

export const loader = (asked: Route.LoaderArgs) => taxonomyList(asked, TAXONOMY.subcategories)

export const action = (asked: Route.ActionArgs) => taxonomyCreate(asked, TAXONOMY.subcategories)
