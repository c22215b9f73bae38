import { ENTITY } from '#app/domain/blog/editing/taxonomy-writes.server.ts'
import type { Taxonomy } from '#app/domain/blog/editing/taxonomy.server.ts'
import { lastDeletions } from '#app/platform/audit/deletions.server.ts'
import type { Db } from '#db/client.ts'

/** Offered to be brought back. */
const MOST = 20

/** The rows of these tables that were deleted lately, newest first, each with its table. */
export async function deletionsOf(db: Db, tables: readonly Taxonomy[]) {
  const rows = await lastDeletions(
    db,
    tables.map((table) => ENTITY[table]),
    MOST,
  )
  return rows.map(({ line, name, at, entity }) => {
    const table = tables.find((known) => ENTITY[known] === entity) ?? ''
    return { line, name, at, table }
  })
}
