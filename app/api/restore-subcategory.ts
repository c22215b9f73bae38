import type { Route } from './+types/restore-subcategory'
import { TAXONOMY, taxonomyRestore } from './taxonomy-api.server.ts'

export const action = (asked: Route.ActionArgs) => taxonomyRestore(asked, TAXONOMY.subcategories)
