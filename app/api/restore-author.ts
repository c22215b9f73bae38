import type { Route } from './+types/restore-author'
import { TAXONOMY, taxonomyRestore } from './taxonomy-api.server.ts'

export const action = (asked: Route.ActionArgs) => taxonomyRestore(asked, TAXONOMY.authors)
