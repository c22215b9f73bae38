import type { Route } from './+types/subcategory'
import { TAXONOMY, taxonomyChange, taxonomyOne } from './taxonomy-api.server.ts'

export const loader = (asked: Route.LoaderArgs) => taxonomyOne(asked, TAXONOMY.subcategories)

export const action = (asked: Route.ActionArgs) => taxonomyChange(asked, TAXONOMY.subcategories)
