import { sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'

/** Longest that any server remembers names or tariffs read from the database, in seconds. */
const REMEMBERED_SECONDS = 60

/** How often what answers rest on has changed. */
export type CatalogueVersion = {
  version: number
  /** Long enough ago that no server still answers from what it remembers of the time before. */
  isSettled: boolean
}

/** The version that everything read after this is at least of. */
export async function catalogueVersion(db: Db): Promise<CatalogueVersion> {
  const { rows } = await db.execute<CatalogueVersion>(sql`
    select coalesce(sum(version), 0)::bigint as version,
      coalesce(max(changed_at) < now() - make_interval(secs => ${REMEMBERED_SECONDS}), true) as "isSettled"
    from catalogue_version`)
  return rows[0] ?? { version: 0, isSettled: false }
}
