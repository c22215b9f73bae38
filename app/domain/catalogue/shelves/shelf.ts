import type { Attributes } from '../attributes.ts'
import { CURRENT_DAYS, vietnamDay } from '../price-history.ts'
import { numberOf, PER_SIZE, placedKeys, spreadsOf } from '../ranges.ts'
import type { CategoryRanges } from '../ranges.ts'

/** What is counted of a machine that stands on the site. */
export type ShelfRow = {
  id: number
  categoryId: number
  brandId: number | null
  /** VND. */
  price: number | null
  attributes: Attributes
  /** Approved reviews by people, and their stars together. */
  reviews: number
  stars: number
  /** Its price as a share of the list price it was seen with; null where that is not higher, or nobody knows of when it is. */
  cut: number | null
  /** The day of that price, in days since 2000. */
  seenOn: number | null
}

/** The first day on which a price has to have been seen for its cut to count, in days since 2000. @param now in ms */
export const cutsSince = (now: number): number =>
  (Date.parse(vietnamDay(now)) - Date.parse('2000-01-01')) / DAY_MS - CURRENT_DAYS

const DAY_MS = 86_400_000

/** What a brand has on a shelf, as `BrandCell` counts it. */
export type ShelfCell = {
  count: number
  priced: number
  belowMiddle: number
  aboveMiddle: number
  toldMore: number
  toldLess: number
  lowest: number | null
  highest: number | null
}

/** A machine with what brands are looked through for. */
export type Counted = Pick<ShelfRow, 'id' | 'price' | 'reviews' | 'stars' | 'cut' | 'seenOn'>

/** The machines of a category by their figures, column by column; what is worked out of them is kept until one of them changes. */
export type Shelf = {
  /** Puts a machine there, in the place of itself. */
  put: (row: ShelfRow) => void
  take: (id: number) => void
  ranges: () => CategoryRanges
  cells: () => ReadonlyMap<number, ShelfCell>
  ofBrand: (brandId: number) => Counted[]
  /** The newest day of a price that is below its list price, and the most reviews that a machine has; null and 0 where there are none. */
  peaks: () => { cutOn: number | null; reviews: number }
}

const COUNTED = ['id', 'brand', 'price', 'facts', 'reviews', 'stars', 'cut', 'seenOn'] as const

/** An empty shelf of a kind. Numbers that are not known are NaN: a column of numbers alone takes eight bytes a machine. */
export function createShelf(kind: string): Shelf {
  const keys = placedKeys(kind)
  const figures = new Map<string, number[]>([...keys, PER_SIZE].map((key) => [key, []]))
  const columns = Object.fromEntries(COUNTED.map((name) => [name, []])) as unknown as Record<
    (typeof COUNTED)[number],
    number[]
  >
  const all = [...figures.values(), ...Object.values(columns)]
  const placeOf = new Map<number, number>()
  let ranges: CategoryRanges | undefined
  let cells: ReadonlyMap<number, ShelfCell> | undefined
  let peaks: ReturnType<Shelf['peaks']> | undefined
  const known = (column: readonly number[]) =>
    Float64Array.from(column.filter((value) => !Number.isNaN(value)))
  const changed = () => {
    ranges = undefined
    cells = undefined
    peaks = undefined
  }
  return {
    put(row) {
      const at = placeOf.get(row.id) ?? columns.id.length
      placeOf.set(row.id, at)
      const machine = { kind, attributes: row.attributes, price: row.price }
      for (const [key, column] of figures) column[at] = numberOf(machine, key) ?? Number.NaN
      columns.id[at] = row.id
      columns.brand[at] = row.brandId ?? 0
      columns.price[at] = row.price ?? Number.NaN
      columns.facts[at] = Object.keys(row.attributes).length
      columns.reviews[at] = row.reviews
      columns.stars[at] = row.stars
      columns.cut[at] = row.cut ?? Number.NaN
      columns.seenOn[at] = row.seenOn ?? Number.NaN
      changed()
    },
    take(id) {
      const at = placeOf.get(id)
      if (at === undefined) return
      const last = columns.id.length - 1
      placeOf.set(columns.id[last] ?? id, at)
      placeOf.delete(id)
      // The last one moves to where it stood.
      for (const column of all) {
        column[at] = column[last] ?? Number.NaN
        column.length = last
      }
      changed()
    },
    ranges: () =>
      (ranges ??= {
        total: columns.id.length,
        spreads: spreadsOf(
          ['price', PER_SIZE, ...keys].map((key) => [key, known(figures.get(key) ?? columns.price)]),
        ),
      }),
    cells: () => (cells ??= cellsOf(columns)),
    peaks: () => (peaks ??= peaksOf(columns)),
    ofBrand: (brandId) =>
      columns.brand.flatMap((brand, at) =>
        brand === brandId
          ? {
              id: columns.id[at] ?? 0,
              price: orNull(columns.price[at]),
              reviews: columns.reviews[at] ?? 0,
              stars: columns.stars[at] ?? 0,
              cut: orNull(columns.cut[at]),
              seenOn: orNull(columns.seenOn[at]),
            }
          : [],
      ),
  }
}

function peaksOf({ cut, seenOn, reviews }: Record<'cut' | 'seenOn' | 'reviews', readonly number[]>) {
  let [cutOn, most]: [number | null, number] = [null, 0]
  for (const [at, n] of reviews.entries()) {
    if (!Number.isNaN(cut[at])) cutOn = Math.max(cutOn ?? -Infinity, seenOn[at] ?? -Infinity)
    most = Math.max(most, n)
  }
  return { cutOn, reviews: most }
}

const orNull = (value = Number.NaN): number | null => (Number.isNaN(value) ? null : value)

/** The value in the middle of some, the lower one of two. */
const middleOf = (values: Float64Array): number =>
  values.sort()[Math.ceil(values.length / 2) - 1] ?? Number.NaN

function cellsOf({ brand, price, facts }: Record<'brand' | 'price' | 'facts', readonly number[]>) {
  const middle = middleOf(Float64Array.from(price.filter((value) => value !== 0 && !Number.isNaN(value))))
  const middleFacts = middleOf(Float64Array.from(facts))
  const cells = new Map<number, ShelfCell>()
  for (const [at, id] of brand.entries()) {
    if (id === 0) continue
    const cell = cells.get(id) ?? emptyCell()
    cells.set(id, cell)
    const [own = Number.NaN, told = 0] = [price[at], facts[at]]
    cell.count += 1
    if (own > 0) cell.priced += 1
    if (own >= 1 && own <= middle - 1) cell.belowMiddle += 1
    if (own > middle) cell.aboveMiddle += 1
    if (told > middleFacts) cell.toldMore += 1
    if (told < middleFacts) cell.toldLess += 1
    if (own > 0 && own < (cell.lowest ?? Infinity)) cell.lowest = own
    if (own > (cell.highest ?? -Infinity)) cell.highest = own
  }
  return cells
}

const emptyCell = (): ShelfCell => ({
  count: 0,
  priced: 0,
  belowMiddle: 0,
  aboveMiddle: 0,
  toldMore: 0,
  toldLess: 0,
  lowest: null,
  highest: null,
})
