import type { Route } from './+types/authors'
import { TAXONOMY, taxonomyCreate, taxonomyList } from './taxonomy-api.server.ts'

export const loader = (asked: Route.LoaderArgs) => taxonomyList(asked, TAXONOMY.authors)

export const action = (asked: Route.ActionArgs) => taxonomyCreate(asked, TAXONOMY.authors)
