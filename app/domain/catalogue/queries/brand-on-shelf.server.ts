import { sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { drawChart, firstsOf, LEAST_MACHINES } from '../brand/brand-chart.ts'
import type { Drawing } from '../brand/brand-chart.ts'
import type { BrandPrices } from '../brand/brand-strip.ts'
import { MIN_REVIEWS } from '../ranking.ts'
import { freshest } from '../shelves/freshest.ts'
import { keptByShelf } from '../shelves/kept-by-shelf.server.ts'
import { cutsSince } from '../shelves/shelf.ts'
import type { Counted, Shelf } from '../shelves/shelf.ts'
import { shelves } from '../shelves/shelves.server.ts'
import type { CategoryShape } from './catalogue-shape.server.ts'
import type { ProductRow } from './product-rows.server.ts'
import { keptProducts } from './products-by-ids.server.ts'

/** How many of a brand's products below their list price are kept of a category: as many as are shown of all. */
const MOST_CUTS = 4
/** Machines of a category that the chart of all of them shows, and that its own chart does: more dots lie on one another. */
const MOST_PRICED = 24
const MOST_MACHINES = 24
/** The newest of a category that are shown as cards. */
const MOST_NEWEST = 5
/** Categories of brands that are kept. */
const KEPT = 600

type Scored = { id: number; score: number }
type Cut = { id: number; cut: number }

/** Which machines of a shelf people have reviewed: how many these are, and at which of the shelf's changes one of them did last. */
type Reviewed = { shelf: Shelf; count: number; at: number }

/** What is counted of a brand's machines in one category; prices in VND. */
export type OnShelf = {
  categoryId: number
  lowest: number | null
  highest: number | null
  stars: number
  reviews: number
  /** What those with a price cost; null where there is none. */
  prices: BrandPrices | null
  reviewed: Reviewed
  /** The one that most reviewers rate best; null without enough reviews. */
  favourite: Scored | null
  /** Those that stand furthest below the list price they were seen with not long ago, the furthest first. */
  cuts: Cut[]
}

/** What is counted of a brand on every shelf: anew only where something of a machine has changed. @param now in ms */
export async function brandOnShelves(db: Db, brandId: number, now: number): Promise<OnShelf[]> {
  const since = cutsSince(now)
  return [...(await shelves(db))].map(([categoryId, shelf]) =>
    shelf.keep(`brand ${brandId} ${since}`, () => ({
      categoryId,
      ...countsOf(shelf, shelf.ofBrand(brandId), since),
    })),
  )
}

/** @param since the first day on which a price has to have been seen for its cut to count */
function countsOf(shelf: Shelf, machines: readonly Counted[], since: number): Omit<OnShelf, 'categoryId'> {
  const prices = machines.flatMap(({ price }) => price ?? [])
  const rated = machines.filter(({ reviews }) => reviews >= MIN_REVIEWS)
  const scored = rated.map(({ id, stars, reviews }) => ({
    id,
    score: (stars / reviews) * Math.log(reviews + 1),
  }))
  const sum = (of: (machine: Counted) => number) => machines.reduce((total, one) => total + of(one), 0)
  return {
    lowest: prices.length > 0 ? prices.reduce((a, b) => Math.min(a, b)) : null,
    highest: prices.length > 0 ? prices.reduce((a, b) => Math.max(a, b)) : null,
    stars: sum(({ stars }) => stars),
    reviews: sum(({ reviews }) => reviews),
    prices: pricesOf(machines),
    reviewed: reviewedOf(shelf, machines),
    favourite: bestFirst(scored)[0] ?? null,
    cuts: deepestFirst(
      machines.flatMap(({ id, cut, seenOn }) =>
        cut === null || seenOn === null || seenOn < since ? [] : { id, cut },
      ),
    ).slice(0, MOST_CUTS),
  }
}

function pricesOf(machines: readonly Counted[]): BrandPrices | null {
  const priced = machines.filter(({ price }) => price !== null && price > 0)
  const inOrder = Float64Array.from(priced, ({ price }) => price ?? 0).sort()
  const [lowest, middle, highest] = [0, Math.floor(inOrder.length / 2), -1].map((at) => inOrder.at(at))
  if (lowest === undefined || middle === undefined || highest === undefined) return null
  const { first } = freshest(priced, MOST_PRICED)
  return { count: priced.length, newest: first.flatMap(({ price }) => price ?? []), lowest, middle, highest }
}

function reviewedOf(shelf: Shelf, machines: readonly Counted[]): Reviewed {
  const own = machines.filter(({ reviews }) => reviews > 0)
  const at = own.reduce((last, { id }) => Math.max(last, shelf.changedAt(id) ?? 0), 0)
  return { shelf, count: own.length, at }
}

/** Whether the reviews of a brand's machines are still those of before: whatever changes one moves its machine. */
export const areReviewedAsBefore = (before: readonly OnShelf[], now: readonly OnShelf[]): boolean =>
  before.length === now.length &&
  now.every(({ reviewed: { shelf, count, at } }, place) => {
    const was = before[place]?.reviewed
    return was?.shelf === shelf && was.count === count && was.at === at
  })

/** By how well they are rated, and by how many. */
export const bestFirst = (scored: readonly Scored[]): Scored[] =>
  scored.toSorted((a, b) => b.score - a.score || a.id - b.id)

export const deepestFirst = (cuts: readonly Cut[]): Cut[] =>
  cuts.toSorted((a, b) => a.cut - b.cut || a.id - b.id)

type Asked = {
  /** One. */
  categories: readonly [CategoryShape]
  brandId: number
  /** The attribute by which its machines are told apart by size; null where they are not. */
  size: string | null
}

/** What is shown of a brand in one category: its newest products, and those drawn that have both a price and a size. */
export const brandInCategory = keptByShelf<Asked, { newest: ProductRow[]; drawing: Drawing | null }>({
  key: ({ categories: [category], brandId, size }) => `${category.id} ${brandId} ${size}`,
  read: async (db, { categories: [category], brandId, size }) => {
    const all = (await shelves(db)).get(category.id)?.ofBrand(brandId, size ?? '') ?? []
    const ids = freshest(all, MOST_NEWEST).first.map(({ id }) => id)
    const [newest, drawing] = await Promise.all([
      keptProducts(db, ids),
      size === null ? null : draw(db, { kind: category.kind, size }, all),
    ])
    return { newest, drawing }
  },
  most: KEPT,
})

/** The chart of the newest of some machines, and of those that are the first of all in something. */
async function draw(
  db: Db,
  charted: { kind: string; size: string },
  machines: readonly Counted[],
): Promise<Drawing | null> {
  const sized = machines.flatMap(({ id, price, figure, changed }) =>
    price !== null && price > 0 && figure !== null ? { id, price, size: figure, changed } : [],
  )
  if (sized.length < LEAST_MACHINES) return null
  const firsts = firstsOf(charted, sized)
  const isFirst = new Set(firsts.map(({ id }) => id))
  const others = freshest(
    sized.filter(({ id }) => !isFirst.has(id)),
    MOST_MACHINES - isFirst.size,
  )
  const { first } = freshest([...sized.filter(({ id }) => isFirst.has(id)), ...others.first], MOST_MACHINES)
  const { rows } = await db.execute<{ id: number; title: string }>(sql`
    select id, title from products where id = any(${`{${first.map(({ id }) => id).join(',')}}`}::int[])`)
  const titleOf = new Map(rows.map(({ id, title }) => [id, title]))
  const shown = first.map((machine) => ({ ...machine, title: titleOf.get(machine.id) ?? '' }))
  return drawChart(charted, shown, { count: sized.length, firsts })
}
