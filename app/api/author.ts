import type { Route } from './+types/author'
import { TAXONOMY, taxonomyChange, taxonomyOne } from './taxonomy-api.server.ts'

export const loader = (asked: Route.LoaderArgs) => taxonomyOne(asked, TAXONOMY.authors)

export const action = (asked: Route.ActionArgs) => taxonomyChange(asked, TAXONOMY.authors)
