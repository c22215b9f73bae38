import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'

/** All that a statement sees, as text. */
export const SNAPSHOT: SQL = sql`pg_current_snapshot()::text`

/** Changes that are taken in one by one; where there are more, all is read anew, piece by piece. */
export const MOST_CHANGES = 10_000

/** A table that notes for each row of another which transaction changed it last (`changed_in`), and the column with that row's id. */
export type Notes = Readonly<Record<'table' | 'id', string>>

/**
 * The rows `n (id)` of which a snapshot did not see the last change, at most one more than are taken in. Exact, however long a
 * transaction took; notes that came with a backup from another server, of transactions to come, tell of nothing. They are listed before
 * anything is joined to them: the planner takes a range of transactions for thousands of rows, and starts other processes to look them up,
 * which takes 10 ms.
 */
export const changedSince = ({ table, id }: Notes, seen: string): SQL => sql`unnest(array(
  select ${sql.identifier(id)} from ${sql.identifier(table)} where changed_in >= pg_snapshot_xmin(${seen}::pg_snapshot)
    and changed_in < pg_snapshot_xmax(pg_current_snapshot()) and not pg_visible_in_snapshot(changed_in, ${seen}::pg_snapshot)
  limit ${MOST_CHANGES + 1})) as n (id)`
