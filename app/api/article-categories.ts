import type { Route } from './+types/article-categories'
import { TAXONOMY, taxonomyCreate, taxonomyList } from './taxonomy-api.server.ts'

export const loader = (asked: Route.LoaderArgs) => taxonomyList(asked, TAXONOMY.categories)

export const action = (asked: Route.ActionArgs) => taxonomyCreate(asked, TAXONOMY.categories)
