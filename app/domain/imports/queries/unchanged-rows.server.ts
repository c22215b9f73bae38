import { sql } from 'drizzle-orm'
import type { Reader, UndoOutcome, UndoRow } from '#app/domain/imports/import-subject.ts'

const TABLES = { articles: sql`articles`, products: sql`products` }

/** Holds rows that are to be undone. @returns those that nobody has changed since, and what becomes of each */
export async function unchangedRows(
  tx: Reader,
  table: keyof typeof TABLES,
  rows: readonly UndoRow[],
): Promise<{ unchanged: UndoRow[]; outcomes: ReadonlyMap<number, UndoOutcome> }> {
  const given = JSON.stringify(rows.map(({ id, stamp }) => ({ id, stamp })))
  const { rows: found } = await tx.execute<{ id: number; same: boolean }>(sql`
    select a.id, a.updated_at = x.stamp as same
    from jsonb_to_recordset(${given}::jsonb) as x(id int, stamp timestamptz) join ${TABLES[table]} a on a.id = x.id for update of a`)
  const isSame = new Map(found.map(({ id, same }) => [id, same]))
  return {
    unchanged: rows.filter(({ id }) => isSame.get(id)),
    outcomes: new Map(
      rows.map(({ id, before }) => [
        id,
        isSame.get(id) ? (before ? 'restored' : 'removed') : isSame.has(id) ? 'edited' : 'gone',
      ]),
    ),
  }
}
