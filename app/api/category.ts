import type { Route } from './+types/category'
import { TAXONOMY, taxonomyChange } from './taxonomy-api.server.ts'

/** Writes a category of articles, as before these had an address of their own (article-categories). */
export const action = (asked: Route.ActionArgs) => taxonomyChange(asked, TAXONOMY.categories)
