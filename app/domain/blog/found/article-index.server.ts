import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import { numbers, withBits } from '#app/platform/changed/bits.ts'
import type { Bits } from '#app/platform/changed/bits.ts'
import { changedSince, MOST_CHANGES, SNAPSHOT } from '#app/platform/changed/changed-since.server.ts'
import type { Notes } from '#app/platform/changed/changed-since.server.ts'
import type { Db } from '#db/client.ts'
import { NAMES, own } from '../queries/search-conditions.server.ts'
import type { Name } from '../queries/search-conditions.server.ts'

/** Words of which it is kept which articles hold them: a bit for each article. */
const KEPT_WORDS = 300
/** Articles that are read at once. */
const AT_ONCE = 2_000
/** Changed articles whose own words are read; where there are more, the words that are asked for are looked up anew. */
const MOST_READ = 300

const ARTICLE_NOTES: Notes = { table: 'article_changes', id: 'article_id' }
/** The note that stands for all articles. */
const ALL = 0

/** What an article is found by that is out, or will be by the passing of time. */
export type Entry = {
  id: number
  /** The bit that stands for it. */
  number: number
  /** When it comes out, in microseconds. */
  published: number
  category: number
  author: number
  /** Folded. */
  title: string
}

/** All articles in order, the newest first, and which of them hold each of the words that were asked for. */
export type ArticleIndex = {
  entries: readonly Entry[]
  /** The place of the newest article that is out; what stands before it comes out later. */
  first: number
  /** Those that are out. */
  out: Bits
  holdersOf: (word: string) => Bits
  /** Those of a category, or of an author. */
  filedUnder: InOrder['filedUnder']
  /** Those with some ids. */
  withIds: (ids: readonly number[]) => Bits
  /** Of categories and authors, folded. */
  names: readonly Name[]
}

type Known = {
  seen: string
  entries: Map<number, Entry>
  /** The newest first; null until they are put in order. */
  inOrder: InOrder | null
  numberOf: (id: number) => number
  holders: LRUCache<string, Bits>
}

type InOrder = {
  entries: readonly Entry[]
  /** All of them. */
  all: Bits
  filedUnder: (by: 'category' | 'author', id: number) => Bits
}

type Row = Omit<Entry, 'number'> & {
  /** Its own words, one after the other, folded; null where too many articles changed. */
  words: string | null
}
type Gone = { id: number; published: null }
type Since = {
  seen: string
  now: number
  names: Name[]
  rows: (Row | Gone)[]
  holders: Record<string, number[]> | null
}

const isOut = sql`a.status = 'published' and a.deleted_at is null and a.published_at is not null`
const micros = (moment: SQL) => sql`(extract(epoch from ${moment}) * 1000000)::float8`
const columns = sql`${micros(sql`a.published_at`)} as published, a.category_id as category, a.author_id as author, a.title_folded as title`

const knownOf = new WeakMap<Db, Promise<Known>>()

/**
 * What articles are found by, as it is at this moment. It is read once and brought up to date with every question: what has changed is
 * read again, nothing else. Which articles hold a word is asked of the database once, too.
 * @param words folded, without spaces
 */
export async function articleIndex(db: Db, words: readonly string[]): Promise<ArticleIndex> {
  for (;;) {
    const known = await read(db)
    const since = await readSince(
      db,
      known.seen,
      words.filter((word) => !known.holders.has(word)),
    )
    if (since.rows.length > MOST_CHANGES || since.rows.some(({ id }) => id === ALL)) {
      knownOf.delete(db)
      continue
    }
    takeIn(known, since)
    const held = new Map(words.map((word) => [word, known.holders.get(word)]))
    // Words that were known were forgotten, as too much has changed.
    if ([...held.values()].includes(undefined)) continue
    const inOrder = (known.inOrder ??= putInOrder(known.entries))
    const first = inOrder.entries.findIndex(({ published }) => published <= since.now)
    const { entries, all, filedUnder } = inOrder
    const later = entries.slice(0, first < 0 ? entries.length : first)
    return {
      entries,
      first: later.length,
      out: later.length > 0 ? withBits(all, numbersOf(later), false) : all,
      holdersOf: (word) => held.get(word) ?? NONE,
      filedUnder,
      withIds: (ids) => withBits(NONE, ids.map(known.numberOf), true),
      names: since.names,
    }
  }
}

const newestFirst = (a: Entry, b: Entry) => b.published - a.published || b.id - a.id

function putInOrder(of: ReadonlyMap<number, Entry>): InOrder {
  const entries = [...of.values()].sort(newestFirst)
  const made = new Map<string, Bits>()
  const filedUnder: InOrder['filedUnder'] = (by, id) => {
    const key = `${by} ${id}`
    const bits = made.get(key) ?? bitsOf(entries.filter((entry) => entry[by] === id))
    made.set(key, bits)
    return bits
  }
  return { entries, all: bitsOf(entries), filedUnder }
}

const NONE: Bits = new Uint8Array()
const numbersOf = (entries: readonly Entry[]) => entries.map(({ number }) => number)
const bitsOf = (entries: readonly Entry[]) => withBits(NONE, numbersOf(entries), true)

/** What is known; read where nothing is. */
function read(db: Db): Promise<Known> {
  const known = knownOf.get(db)
  if (known) return known
  const reading = readAll(db)
  knownOf.set(db, reading)
  reading.catch(() => knownOf.get(db) === reading && knownOf.delete(db))
  return reading
}

/** Reads every article, some at a time. What is written meanwhile is read again, by the snapshot that was taken before. */
async function readAll(db: Db): Promise<Known> {
  const { rows: moments } = await db.execute<{ seen: string }>(sql`select ${SNAPSHOT} as seen`)
  const numberOf = numbers()
  const entries = new Map<number, Entry>()
  for (let last = 0, isMore = true; isMore;) {
    const { rows } = await db.execute<Omit<Row, 'words'>>(sql`
      select a.id, ${columns} from articles a where ${isOut} and a.id > ${last} order by a.id limit ${AT_ONCE}`)
    for (const row of rows) entries.set(row.id, { ...row, number: numberOf(row.id) })
    last = rows.at(-1)?.id ?? last
    isMore = rows.length === AT_ONCE
  }
  const holders = new LRUCache<string, Bits>({ max: KEPT_WORDS })
  return { seen: moments[0]?.seen ?? '', entries, inOrder: null, numberOf, holders }
}

/** What has changed since a snapshot, which articles hold words that nobody asked for yet, and what is read with every question, in one look. */
async function readSince(db: Db, seen: string, words: readonly string[]): Promise<Since> {
  const holders = words.map(
    (word) => sql`${word}::text, to_json(array(select id from articles where ${own(word)}))`,
  )
  const { rows } = await db.execute<Since>(sql`
    with changed as materialized (select n.id, count(*) over () <= ${MOST_READ} as is_read from ${changedSince(ARTICLE_NOTES, seen)})
    select ${SNAPSHOT} as seen, ${micros(sql`now()`)} as now,
      (select coalesce(json_agg(row), '[]') from (${NAMES}) row) as names,
      (select coalesce(json_agg(row), '[]') from (
        select n.id, ${columns}, case when n.is_read then array_to_string(a.search_words, ' ') end as words
        from changed n left join articles a on a.id = n.id and ${isOut}) row) as rows,
      ${holders.length > 0 ? sql`json_build_object(${sql.join(holders, sql`, `)})` : sql`null`} as holders`)
  const [since] = rows
  if (!since) throw new Error('nothing was read')
  return since
}

function takeIn(known: Known, { seen, rows, holders }: Since): void {
  const { entries, numberOf } = known
  for (const row of rows) {
    const before = entries.get(row.id)
    if (row.published === null) entries.delete(row.id)
    else {
      const { id, published, category, author, title } = row
      const entry = { id, published, category, author, title, number: numberOf(id) }
      // In the place of itself it stays in order.
      const stays =
        before?.published === published && before.category === category && before.author === author
      if (stays) Object.assign(before, entry)
      else entries.set(id, entry)
    }
    if (entries.get(row.id) !== before) known.inOrder = null
  }
  if (rows.length > MOST_READ) known.holders.clear()
  else if (rows.length > 0) takeInWords(known, rows)
  for (const [word, ids] of Object.entries(holders ?? {}))
    known.holders.set(word, withBits(new Uint8Array(), ids.map(numberOf), true))
  known.seen = seen
}

/** Looks for every word that is kept in what has changed. Of what is not out it does not matter whether it holds one. */
function takeInWords({ holders, numberOf }: Known, rows: Since['rows']): void {
  const texts = rows.flatMap((row) =>
    row.published === null ? [] : [{ number: numberOf(row.id), words: row.words ?? '' }],
  )
  // From the one that was asked for longest ago on: the order in which they make room stays.
  for (const word of Array.from(holders.rkeys())) {
    const bits = holders.get(word) ?? new Uint8Array()
    const numbersOf = (isHeld: boolean) =>
      texts.filter(({ words }) => words.includes(word) === isHeld).map(({ number }) => number)
    holders.set(word, withBits(withBits(bits, numbersOf(true), true), numbersOf(false), false))
  }
}
