import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'

/** All that a statement sees, as text. */
export const SNAPSHOT: SQL = sql`pg_current_snapshot()::text`

/**
 * Whether a row `n` of `product_changes` tells of what a snapshot did not see. Exact, however long a transaction took; rows that came
 * with a backup from another server, of transactions to come, tell of nothing.
 */
export const changedSince = (seen: string): SQL => sql`n.changed_in >= pg_snapshot_xmin(${seen}::pg_snapshot)
  and n.changed_in < pg_snapshot_xmax(pg_current_snapshot()) and not pg_visible_in_snapshot(n.changed_in, ${seen}::pg_snapshot)`

/** Changes that are taken in one by one; where there are more, all is read anew, piece by piece. */
export const MOST_CHANGES = 10_000
