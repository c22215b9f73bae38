import { kindRecord } from '#app/kinds/kind.ts'
import type { Attributes, AttributeValue } from '../attributes.ts'
import type { BrandCell } from '../brand/brand-index.ts'
import type { ListFilter } from '../list-filter.ts'
import { CURRENT_DAYS, vietnamDay } from '../price-history.ts'
import { PER_SIZE, placedKeys, pricePerSize, spreadsOf } from '../ranges.ts'
import type { CategoryRanges, Spread } from '../ranges.ts'
import type { Standing } from '../verdict.ts'
import { freshestFirst } from './freshest.ts'
import type { Dated } from './freshest.ts'

/** What is counted of a machine that stands on the site. */
export type ShelfRow = {
  id: number
  categoryId: number
  brandId: number | null
  /** VND. */
  price: number | null
  attributes: Attributes
  /** When something of it last changed, in microseconds. */
  changed: number
  /** Approved reviews by people, and their stars together. */
  reviews: number
  stars: number
  /** Its price as a share of the list price it was seen with; null where that is not higher, or nobody knows of when it is. */
  cut: number | null
  /** The day of that price, in days since 2000. */
  seenOn: number | null
  /** The step of the price ladder that it is on, 0 without a price, and its whole stars, 0 without any: as lists count them. */
  step: number
  rating: number
}

/** The first day on which a price has to have been seen for its cut to count, in days since 2000. @param now in ms */
export const cutsSince = (now: number): number =>
  (Date.parse(vietnamDay(now)) - Date.parse('2000-01-01')) / DAY_MS - CURRENT_DAYS

const DAY_MS = 86_400_000

/** What a brand has on a shelf, as `BrandCell` counts it. */
export type ShelfCell = Omit<BrandCell, 'brand' | 'brandSlug' | 'category' | 'slug' | 'kind'>

/** A machine with what brands are looked through for, and the figure asked for. */
export type Counted = Pick<ShelfRow, 'id' | 'price' | 'changed' | 'reviews' | 'stars' | 'cut' | 'seenOn'> & {
  figure: number | null
}

/** What machines are picked by: of each entry of `needs` one of the bounds must hold. */
export type Wanted = {
  needs: ListFilter['needs']
  /** VND; a machine without a price costs nothing that anybody could want. */
  costs?: ((price: number) => boolean) | undefined
  isOf?: ((brandId: number) => boolean) | undefined
}

/** Whether a machine is one of some, by the number that stands for it in sets. */
export type IsAmong = (number: number) => boolean

/** Machines by what lists count: how many of each brand (at 0 those of none), on each step of the price ladder, with each number of whole stars. */
export type MachineCounts = Record<'brand' | 'step' | 'rating', number[]>

/** The machines of a category by their figures, column by column; what is worked out of them is kept until one of them changes. */
export type Shelf = {
  /** Puts a machine there, in the place of itself. @param number what stands for it in sets */
  put: (row: ShelfRow, number: number) => void
  take: (id: number) => void
  /** How often something of a machine has changed here, and at which of these times one of them did last; undefined where it is not here. */
  changes: () => number
  changedAt: (id: number) => number | undefined
  /** What is worked out of the machines, kept by its name until one of them changes. */
  keep: <T>(name: string, make: () => T) => T
  /** How the figures of machines of the kind are spread. */
  ranges: (kind: string) => CategoryRanges
  cells: () => ReadonlyMap<number, ShelfCell>
  ofBrand: (brandId: number, figure?: string) => Counted[]
  /** The ids of machines that are wanted, what changed last first. */
  pick: (wanted: Wanted, most: number) => number[]
  count: (needs: ListFilter['needs']) => number
  /** Adds some machines to counts. @returns how many these are */
  countAmong: (isAmong: IsAmong, counts: MachineCounts) => number
  /** The ids of some machines with when each last changed; of those that did so since a moment. */
  among: (isAmong: IsAmong, since: number) => Dated[]
  /** How figures of a machine stand among the others that cost what is asked, and how many these are. */
  standings: (asked: AskedStandings) => { count: number; standings: Standing[] }
  /** How many machines but this one cost from `from` to `to` VND, and how many of these less and more than it. */
  aroundPrice: (asked: { id: number; price: number; from: number; to: number }) => AroundPrice
  /** The newest day of a price that is below its list price, and the most reviews that a machine has; null and 0 where there are none. */
  peaks: () => { cutOn: number | null; reviews: number }
}

export type AroundPrice = { others: number; cheaper: number; dearer: number }

/** A machine's own figures by their keys, against those of others of its kind; `from` and `to` in VND. */
export type AskedStandings = {
  kind: string
  id: number
  from: number
  to: number
  figures: readonly { key: string; own: number }[]
}

const COUNTED = [
  'id',
  'number',
  'brand',
  'price',
  'facts',
  'changed',
  'reviews',
  'stars',
  'cut',
  'seenOn',
  'step',
  'rating',
  'at',
] as const
type Columns = Record<(typeof COUNTED)[number], number[]>

/** An empty shelf. Numbers that are not known are NaN: a column of numbers alone takes eight bytes a machine. */
export function createShelf(): Shelf {
  /** By the key of an attribute, of every one that some machine states as a number. */
  const figures = new Map<string, number[]>()
  const columns = Object.fromEntries(COUNTED.map((name) => [name, []])) as unknown as Columns
  const placeOf = new Map<number, number>()
  let changes = 0
  const made = new Map<string, unknown>()
  const change = () => {
    changes += 1
    made.clear()
  }
  /** How often the numbers of a column have changed: most changes of a machine are none of its figures. */
  const revisions = new Map<number[], number>()
  const revise = (column: number[]) => revisions.set(column, (revisions.get(column) ?? 0) + 1)
  const set = (column: number[], at: number, value: number) => {
    if (!Object.is(column[at], value)) revise(column)
    column[at] = value
  }
  const madeOf = new Map<string, { at: string; made: unknown }>()
  /** What is worked out of some columns alone; kept until one of these changes. */
  const keepOf = <T>(name: string, of: readonly number[][], make: () => T): T => {
    const at = of.map((column) => revisions.get(column) ?? 0).join(' ')
    const before = madeOf.get(name)
    const kept = before?.at === at ? before : { at, made: make() }
    madeOf.set(name, kept)
    return kept.made as T
  }
  /** How numbers are spread that are worked out of some columns. */
  const spreadOf = (name: string, of: readonly number[][], values: () => readonly number[]) =>
    keepOf(name, of, () => spreadsOf([[name, known(values())]]).get(name))
  const order = freshestFirst((id) => columns.changed[placeOf.get(id) ?? -1])
  const keep = <T>(name: string, make: () => T): T => {
    if (!made.has(name)) made.set(name, make())
    return made.get(name) as T
  }
  const figuresOf = (key: string): number[] => {
    const known = figures.get(key)
    if (known) return known
    const column = columns.id.map(() => Number.NaN)
    figures.set(key, column)
    return column
  }
  /** What each machine of a kind costs by its size. */
  const perSize = (kind: string): number[] => {
    const sizes = figures.get(kindRecord(kind).size ?? '') ?? []
    return columns.price.map((price, at) => {
      const size = sizes[at] ?? 0
      return size > 0 ? pricePerSize(price, size) : Number.NaN
    })
  }
  const isWithin = (needs: ListFilter['needs']) => {
    const asked = needs.map((bounds) => bounds.map((one) => ({ ...one, column: figures.get(one.attribute) })))
    return (at: number) =>
      asked.every((bounds) =>
        bounds.some(({ column, min = -1e9, max = 1e9 }) => {
          const value = column?.[at] ?? Number.NaN
          return value >= min && value <= max
        }),
      )
  }
  return {
    put({ brandId, attributes, ...counted }, number) {
      const { id } = counted
      const at = placeOf.get(id) ?? columns.id.length
      if (columns.changed[at] !== counted.changed) order.move(id)
      placeOf.set(id, at)
      for (const [key, value] of Object.entries(attributes)) if (typeof value === 'number') figuresOf(key)
      for (const [key, column] of figures) set(column, at, numberIn(attributes[key]))
      const facts = Object.keys(attributes).length
      const row = { ...counted, number, brand: brandId, facts, at: changes + 1 }
      for (const name of COUNTED) set(columns[name], at, row[name] ?? (name === 'brand' ? 0 : Number.NaN))
      change()
    },
    take(id) {
      const at = placeOf.get(id)
      if (at === undefined) return
      const last = columns.id.length - 1
      placeOf.set(columns.id[last] ?? id, at)
      placeOf.delete(id)
      order.move(id)
      // The last one moves to where it stood.
      for (const column of [...figures.values(), ...Object.values(columns)]) {
        column[at] = column[last] ?? Number.NaN
        column.length = last
        revise(column)
      }
      change()
    },
    changes: () => changes,
    changedAt: (id) => columns.at[placeOf.get(id) ?? -1],
    keep,
    ranges(kind) {
      const keys = placedKeys(kind)
      const size = kindRecord(kind).size ?? ''
      const figure = (key: string) => figures.get(key) ?? []
      return keep(JSON.stringify([kind, keys]), () => {
        const all: [string, Spread | undefined][] = [
          ['price', spreadOf('a price', [columns.price], () => columns.price)],
          [PER_SIZE, spreadOf(`a price by ${size}`, [columns.price, figure(size)], () => perSize(kind))],
          ...keys.map((key): [string, Spread | undefined] => [
            key,
            spreadOf(key, [figure(key)], () => figure(key)),
          ]),
        ]
        const stated = all.flatMap(([key, spread]): [string, Spread][] => (spread ? [[key, spread]] : []))
        return { total: columns.id.length, spreads: new Map(stated) }
      })
    },
    standings({ kind, id, from, to, figures: asked }) {
      const near = [...columns.price.keys()].filter((at) => {
        const price = columns.price[at] ?? Number.NaN
        return price >= from && price <= to && columns.id[at] !== id
      })
      const standings = asked.map(({ key, own }) => {
        const column = key === PER_SIZE ? perSize(kind) : (figures.get(key) ?? [])
        const values = near.map((at) => column[at] ?? Number.NaN).filter((value) => !Number.isNaN(value))
        return {
          key,
          known: values.length,
          less: values.filter((value) => value < own).length,
          equal: values.filter((value) => value === own).length,
        }
      })
      return { count: near.length, standings }
    },
    aroundPrice({ id, price, from, to }) {
      const prices = columns.price.filter(
        (other, at) => other >= from && other <= to && columns.id[at] !== id,
      )
      return {
        others: prices.length,
        cheaper: prices.filter((other) => other < price).length,
        dearer: prices.filter((other) => other > price).length,
      }
    },
    cells: () => keepOf('cells', [columns.brand, columns.price, columns.facts], () => cellsOf(columns)),
    peaks: () => keepOf('peaks', [columns.cut, columns.seenOn, columns.reviews], () => peaksOf(columns)),
    pick({ needs, costs, isOf }, most) {
      const fits = isWithin(needs)
      const picked: number[] = []
      for (const id of order.ids()) {
        if (picked.length === most) break
        const at = placeOf.get(id) ?? -1
        const price = columns.price[at] ?? Number.NaN
        const isWanted =
          fits(at) &&
          (!costs || (!Number.isNaN(price) && costs(price))) &&
          (!isOf || isOf(columns.brand[at] ?? 0))
        if (isWanted) picked.push(id)
      }
      return picked
    },
    count: (needs) =>
      keep(`count ${JSON.stringify(needs)}`, () => {
        const fits = isWithin(needs)
        return columns.id.reduce((sum, _, at) => sum + Number(fits(at)), 0)
      }),
    countAmong: (isAmong, counts) => countAmong(columns, isAmong, counts),
    among(isAmong, since) {
      const found: Dated[] = []
      // Their numbers are looked at before the moments: those are no floats, and nothing is made for the collector.
      for (let at = 0; at < columns.number.length; at += 1) {
        if (!isAmong(columns.number[at] ?? 0)) continue
        const changed = columns.changed[at] ?? 0
        if (changed >= since) found.push({ id: columns.id[at] ?? 0, changed })
      }
      return found
    },
    ofBrand(brandId, figure = '') {
      const column = figures.get(figure)
      const found: Counted[] = []
      for (let at = 0; at < columns.brand.length; at += 1) {
        if (columns.brand[at] !== brandId) continue
        found.push({
          id: columns.id[at] ?? 0,
          price: orNull(columns.price[at]),
          figure: orNull(column?.[at]),
          changed: columns.changed[at] ?? 0,
          reviews: columns.reviews[at] ?? 0,
          stars: columns.stars[at] ?? 0,
          cut: orNull(columns.cut[at]),
          seenOn: orNull(columns.seenOn[at]),
        })
      }
      return found
    },
  }
}

const numberIn = (value: AttributeValue | undefined): number =>
  typeof value === 'number' ? value : Number.NaN

const known = (column: readonly number[]): Float64Array =>
  Float64Array.from(column.filter((value) => !Number.isNaN(value)))

function peaksOf({ cut, seenOn, reviews }: Record<'cut' | 'seenOn' | 'reviews', readonly number[]>) {
  let [cutOn, most]: [number | null, number] = [null, 0]
  for (const [at, n] of reviews.entries()) {
    if (!Number.isNaN(cut[at])) cutOn = Math.max(cutOn ?? -Infinity, seenOn[at] ?? -Infinity)
    most = Math.max(most, n)
  }
  return { cutOn, reviews: most }
}

function countAmong({ number, ...columns }: Columns, isAmong: IsAmong, counts: MachineCounts): number {
  const { brand, step, rating } = columns
  let total = 0
  for (let at = 0; at < number.length; at += 1) {
    if (!isAmong(number[at] ?? 0)) continue
    total += 1
    addOne(counts.brand, brand[at])
    addOne(counts.step, step[at])
    addOne(counts.rating, rating[at])
  }
  return total
}

function addOne(counts: number[], place = 0): void {
  counts[place] = (counts[place] ?? 0) + 1
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
    const cell = cells.get(id) ?? emptyCell(orNull(middle))
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

const emptyCell = (middle: number | null): ShelfCell => ({
  count: 0,
  priced: 0,
  middle,
  belowMiddle: 0,
  aboveMiddle: 0,
  toldMore: 0,
  toldLess: 0,
  lowest: null,
  highest: null,
})
