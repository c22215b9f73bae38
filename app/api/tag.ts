import type { Route } from './+types/tag'
import { TAXONOMY, taxonomyChange, taxonomyOne } from './taxonomy-api.server.ts'

export const loader = (asked: Route.LoaderArgs) => taxonomyOne(asked, TAXONOMY.tags)

export const action = (asked: Route.ActionArgs) => taxonomyChange(asked, TAXONOMY.tags)
