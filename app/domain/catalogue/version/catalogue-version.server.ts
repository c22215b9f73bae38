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

const ofThisMoment = new WeakMap<Db, Promise<CatalogueVersion>>()

/**
 * The version that everything read after this is at least of. Whoever asks before anything else could have happened in this
 * process gets the same answer: a page asks for many things that are kept by version, and reads it once.
 */
export function catalogueVersion(db: Db): Promise<CatalogueVersion> {
  const known = ofThisMoment.get(db)
  if (known) return known
  const answer = readVersion(db)
  holdForTheMoment(db, answer)
  return answer.then((version) => {
    holdForTheMoment(db, answer)
    return version
  })
}

/** Ticks come after the promises that are settled now, and before the next event: no write can be heard of in between. */
function holdForTheMoment(db: Db, answer: Promise<CatalogueVersion>): void {
  ofThisMoment.set(db, answer)
  process.nextTick(() => ofThisMoment.delete(db))
}

async function readVersion(db: Db): Promise<CatalogueVersion> {
  const { rows } = await db.execute<CatalogueVersion>(sql`
    select coalesce(sum(version), 0)::bigint as version,
      coalesce(max(changed_at) < now() - make_interval(secs => ${REMEMBERED_SECONDS}), true) as "isSettled"
    from catalogue_version`)
  return rows[0] ?? { version: 0, isSettled: false }
}
