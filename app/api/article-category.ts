import type { Route } from './+types/article-category'
import { TAXONOMY, taxonomyChange, taxonomyOne } from './taxonomy-api.server.ts'

export const loader = (asked: Route.LoaderArgs) => taxonomyOne(asked, TAXONOMY.categories)

export const action = (asked: Route.ActionArgs) => taxonomyChange(asked, TAXONOMY.categories)
