import type { Route } from './+types/restore-tag'
import { TAXONOMY, taxonomyRestore } from './taxonomy-api.server.ts'

export const action = (asked: Route.ActionArgs) => taxonomyRestore(asked, TAXONOMY.tags)
