import type { Route } from './+types/tags'
import { TAXONOMY, taxonomyCreate, taxonomyList } from './taxonomy-api.server.ts'

export const loader = (asked: Route.LoaderArgs) => taxonomyList(asked, TAXONOMY.tags)

export const action = (asked: Route.ActionArgs) => taxonomyCreate(asked, TAXONOMY.tags)
