import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { hasBit, withBits } from '#app/platform/changed/bits.ts'
import type { Bits } from '#app/platform/changed/bits.ts'
import { changedSince, MOST_CHANGES, SNAPSHOT } from '#app/platform/changed/changed-since.server.ts'
import type { Db } from '#db/client.ts'
import { MOST_RANKED, relevanceOf } from '../queries/relevance.server.ts'
import type { Sought } from '../search-words.ts'
import { manyKeptByVersion } from '../version/kept-by-version.server.ts'
import { PRODUCT_NOTES } from '../version/product-notes.ts'
import type { IsAmong, Shelf } from './shelf.ts'
import { numberedShelves } from './shelves.server.ts'
import { createTally } from './tally.ts'
import type { Tallied, Tally } from './tally.ts'

/** Texts whose hits are kept: a bit for each machine of the site, and how relevant the freshest of them are. */
const KEPT_TEXTS = 200

/** What a text finds on the site. */
export type Found = {
  counts: Tallied
  /** The ids of the freshest hits, at most `MOST_RANKED`, the most relevant first. */
  ranked: (db: Db) => Promise<readonly number[]>
}

/**
 * What a text finds among all that is on the site, counted by what lists count. Kept, and what has changed is looked at again, nothing
 * else: of a word that half of the shop has a hit cannot be counted without its row, and there may be a hundred thousand.
 */
export const foundBy: (db: Db, sought: Sought) => Promise<Found> = async (db, sought) =>
  (await kept(db, sought)).found

type Kept = {
  /** Who gave the numbers that the bits stand at. */
  numberOf: (id: number) => number
  hits: Hits
  found: Found
}

/** A bit for each machine by its number, what is counted of the hits, and how relevant the freshest of them are, by their ids. */
type Hits = { seen: string; bits: Bits; tally: Tally; relevance: ReadonlyMap<number, number> }

const kept = manyKeptByVersion<Sought, Kept>({
  key: ({ words, loose, marked }) => JSON.stringify([words, loose, marked]),
  read: async (db, sought, before) => {
    const { of, standsOn, numberOf } = await numberedShelves(db)
    const since = before?.numberOf === numberOf ? await takeIn(db, sought, before, standsOn) : null
    const hits = since ?? (await readAll(db, sought, numberOf))
    return { numberOf, hits, found: foundOf(of, sought, hits) }
  },
  most: KEPT_TEXTS,
})

async function readAll(db: Db, { words }: Sought, numberOf: Kept['numberOf']): Promise<Hits> {
  const { rows } = await db.execute<{ seen: string; ids: number[] }>(sql`
    select ${SNAPSHOT} as seen, to_json(array(select s.product_id from product_search s where ${holds(words)})) as ids`)
  const [{ seen, ids } = { seen: '', ids: [] }] = rows
  return {
    seen,
    bits: withBits(new Uint8Array(), ids.map(numberOf), true),
    tally: createTally(),
    relevance: new Map(),
  }
}

type Since = { seen: string; rows: { id: number; isHit: boolean }[] }

/** The hits with what has changed since; null where that is too much. */
async function takeIn(
  db: Db,
  { words }: Sought,
  { hits, numberOf }: Kept,
  standsOn: ReadonlyMap<number, number>,
): Promise<Hits | null> {
  const { rows } = await db.execute<Since>(sql`
    select ${SNAPSHOT} as seen, (select coalesce(json_agg(row), '[]') from (
      select n.id, coalesce(${holds(words)}, false) as "isHit"
      from ${changedSince(PRODUCT_NOTES, hits.seen)} left join product_search s on s.product_id = n.id) row) as rows`)
  const [since] = rows
  if (!since || since.rows.length > MOST_CHANGES) return null
  const relevance = new Map(hits.relevance)
  const tally = hits.tally.copy()
  for (const { id } of since.rows) {
    relevance.delete(id)
    // The shelf may have taken the change in before.
    tally.forget(standsOn.get(id) ?? 0)
  }
  const numbersOf = (isHit: boolean) =>
    since.rows.filter((row) => row.isHit === isHit).map(({ id }) => numberOf(id))
  const bits = withBits(withBits(hits.bits, numbersOf(true), true), numbersOf(false), false)
  return { seen: since.seen, bits, tally, relevance }
}

const holds = (words: string): SQL => sql`s.tsv @@ ${words}::tsquery`

function foundOf(of: ReadonlyMap<number, Shelf>, sought: Sought, hits: Hits): Found {
  const { bits, tally } = hits
  const isAmong: IsAmong = (number) => hasBit(bits, number)
  return {
    counts: tally.counts(of, isAmong),
    ranked: async (db) => {
      const ids = tally.freshest(of, isAmong, MOST_RANKED)
      const unknown = ids.filter((id) => !hits.relevance.has(id))
      const known = new Map([...hits.relevance, ...(await relevanceOf(db, unknown, sought))])
      const scored = ids.flatMap((id): [number, number][] => {
        const score = known.get(id)
        return score === undefined ? [] : [[id, score]]
      })
      hits.relevance = new Map(scored)
      return scored.sort(([, a], [, b]) => b - a).map(([id]) => id)
    },
  }
}
