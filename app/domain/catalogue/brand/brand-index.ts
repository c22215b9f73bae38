import { upperFirst } from '#app/vietnamese/case.ts'
import { sayVnd } from '#app/vietnamese/money.ts'

/**
 * What a brand has in a category: how many machines, how many with a price (VND), of those how many on each side of the middle one of all
 * brands, and how many state more facts, or fewer, than the middle one.
 */
export type BrandCell = {
  brand: string
  brandSlug: string
  category: string
  slug: string
  kind: string
  count: number
  priced: number
  /** What half of the category's machines cost at most; null where none has a price. */
  middle: number | null
  belowMiddle: number
  aboveMiddle: number
  toldMore: number
  toldLess: number
  lowest: number | null
  highest: number | null
}

/** A brand as a line of the index. */
export type BrandLine = {
  slug: string
  name: string
  count: number
  /** Its categories with most machines first, as many as fit, and how many more there are. */
  makes: { name: string; count: number }[]
  more: number
  /** From the cheapest to the dearest, as people say it; null without a price. */
  prices: string | null
  /** What tells it from the others by counting alone; null where nothing does. */
  strength: string | null
  /** Whether nothing but its price could tell it, which is what others ask. */
  isLevel: boolean
}

/** The brands of the index: those with many machines with all that is told of them, the others by their names. */
export type BrandIndex = {
  kinds: { slug: string; name: string; brands: number }[]
  lines: BrandLine[]
  others: BrandLine[]
}

const MOST_MAKES = 3

/** Machines from which a brand has a line of its own. */
const LEAST_LINE = 6

/** Machines with a price from which it can be said how a brand's prices lie, and the share that makes a side of it. */
const LEAST_PRICED = 5
const SIDE = 2 / 3

/** Machines with which a brand leads a category. */
const LEAST_LEAD = 3

/** Makes the index of what every brand has. @param kind slug of the one category that is looked at, or '' */
export function brandIndex(cells: readonly BrandCell[], kind: string): BrandIndex {
  const byKind = Map.groupBy(cells, ({ slug }) => slug)
  const leaders = new Map([...byKind].map(([slug, of]) => [slug, leaderOf(of)]))
  const seen = byKind.get(kind) ?? cells
  const lines = [...Map.groupBy(seen, ({ brandSlug }) => brandSlug).values()]
    .map((own) => lineOf(own, leaders))
    .toSorted((a, b) => b.count - a.count || a.name.localeCompare(b.name, 'vi'))
  const isLong = (line: BrandLine) => byKind.has(kind) || line.count >= LEAST_LINE
  return {
    kinds: [...byKind].map(([slug, of]) => ({ slug, name: of[0]?.category ?? '', brands: of.length })),
    lines: lines.filter(isLong),
    others: lines.filter((line) => !isLong(line)).toSorted((a, b) => a.name.localeCompare(b.name, 'vi')),
  }
}

/**
 * What tells one brand from the others by counting alone, in a sentence of advice: at which kinds it costs less than others and at which
 * more, else how its prices lie, how much it states of its machines, or of what nobody has more. Null where nothing does.
 */
export function brandStrength(
  all: readonly BrandCell[],
  { slug: brand, name }: { slug: string; name: string },
): string | null {
  const cells = all.filter(({ brandSlug }) => brandSlug === brand).toSorted((a, b) => b.count - a.count)
  const [cheaper, dearer] = [sideOf(cells, 'belowMiddle'), sideOf(cells, 'aboveMiddle')]
  const count = ({ kinds, ahead, priced }: Side, side: string) =>
    `${ahead} trong ${priced} máy${kinds > 1 ? ` thuộc ${COUNTS[kinds] ?? kinds} loại này` : ''} ${side} hơn mức giá giữa của mọi hãng`
  const advice = [
    cheaper && `${cheaper.names} ${name} thường rẻ hơn hãng khác: ${count(cheaper, 'rẻ')}`,
    dearer &&
      `${dearer.names} ${cheaper ? '' : `${name} `}thường đắt hơn${cheaper ? '' : ' hãng khác'}: ${count(dearer, 'đắt')}`,
  ].filter((part) => part !== null)
  const lead = () =>
    sayLead(cells.filter((cell) => leaderOf(all.filter(({ slug }) => slug === cell.slug)) === brand))
  const said = advice.length > 0 ? advice.join('; ') : (sayLevel(levelOf(cells)) ?? sayTold(cells) ?? lead())
  return said && `${upperFirst(said)}.`
}

const COUNTS: readonly (string | undefined)[] = [undefined, undefined, 'hai', 'ba']

/** Kinds that are named as cheaper, or as dearer. */
const NAMED_KINDS = 3

/** The kinds at which most machines of a brand lie on one side of the middle price, and how many of them do. */
type Side = { names: string; kinds: number; ahead: number; priced: number }

function sideOf(cells: readonly BrandCell[], side: 'belowMiddle' | 'aboveMiddle'): Side | null {
  const named = cells
    .filter((cell) => cell.priced >= LEAST_PRICED && cell[side] >= cell.priced * SIDE)
    .slice(0, NAMED_KINDS)
  const sum = (what: 'priced' | typeof side) => named.reduce((total, cell) => total + cell[what], 0)
  const names = named.map(({ category }) => category.toLocaleLowerCase('vi')).join(', ')
  return named.length > 0 ? { names, kinds: named.length, ahead: sum(side), priced: sum('priced') } : null
}

/** 'rẻ hơn mức giữa ở màn hình (5/7 máy); đắt hơn ở tivi, tủ lạnh (26/38 máy)'; null where no kind lies on one side. */
function sayByKind(cells: readonly BrandCell[]): string | null {
  const [cheaper, dearer] = (['belowMiddle', 'aboveMiddle'] as const).map((side) => {
    const of = sideOf(cells, side)
    return of && `${of.names} (${of.ahead}/${of.priced} máy)`
  })
  if (cheaper && dearer) return `rẻ hơn mức giữa ở ${cheaper}; đắt hơn ở ${dearer}`
  return cheaper ? `rẻ hơn mức giữa ở ${cheaper}` : dearer ? `đắt hơn mức giữa ở ${dearer}` : null
}

/** How much a brand states of its machines beside others of their kinds, where two thirds lie on one side. */
function sayTold(cells: readonly BrandCell[]): string | null {
  const sum = (of: (cell: BrandCell) => number) => cells.reduce((total, cell) => total + of(cell), 0)
  const [count, more, less] = [sum((c) => c.count), sum((c) => c.toldMore), sum((c) => c.toldLess)]
  if (count < LEAST_PRICED) return null
  if (more >= count * SIDE) return `công bố nhiều thông số hơn mức giữa (${more}/${count} máy)`
  return less >= count * SIDE ? `công bố ít thông số hơn mức giữa (${less}/${count} máy)` : null
}

/** The one brand that has most machines of a category; null where two share the place or nobody has a choice to offer. */
function leaderOf(cells: readonly BrandCell[]): string | null {
  const [first, second] = cells.toSorted((a, b) => b.count - a.count)
  if (!first || first.count < LEAST_LEAD || first.count === second?.count) return null
  return first.brandSlug
}

function lineOf(own: readonly BrandCell[], leaders: ReadonlyMap<string, string | null>): BrandLine {
  const cells = own.toSorted((a, b) => b.count - a.count)
  const [first] = cells
  const sum = (of: (cell: BrandCell) => number) => cells.reduce((total, cell) => total + of(cell), 0)
  const known = (of: (cell: BrandCell) => number | null) =>
    cells.map(of).filter((value): value is number => value !== null)
  const [lowest, highest] = [known(({ lowest }) => lowest), known(({ highest }) => highest)]
  const leads = cells.filter(({ slug, brandSlug }) => leaders.get(slug) === brandSlug)
  const lead = sayLead(leads)
  const level = sayLevel(levelOf(cells))
  const told = (level === MIDDLE ? sayByKind(cells) : level) ?? lead ?? sayTold(cells)
  // What its machines cost decides first; that they cost what others do tells only where nothing else does.
  const said = told === level && lead ? [level, lead].join('; ') : (told ?? level ?? '')
  return {
    slug: first?.brandSlug ?? '',
    name: first?.brand ?? '',
    count: sum(({ count }) => count),
    makes: cells.slice(0, MOST_MAKES).map(({ category, count }) => ({ name: category, count })),
    more: Math.max(0, cells.length - MOST_MAKES),
    prices: lowest.length > 0 ? sayRange(Math.min(...lowest), Math.max(...highest)) : null,
    strength: said === '' ? null : upperFirst(said),
    isLevel: said === MIDDLE,
  }
}

/** Categories that are all named. */
const NAMED_LEADS = 3

/** 'nhiều mẫu tivi và tủ lạnh nhất': the categories of which nobody has more. */
function sayLead(leads: readonly BrandCell[]): string | null {
  if (leads.length === 0) return null
  const names = leads.map(({ category }) => category.toLocaleLowerCase('vi'))
  // One more is named; of several more their number is enough.
  const said = names.length > NAMED_LEADS ? [...names.slice(0, 2), `${names.length - 2} loại khác`] : names
  return `nhiều mẫu ${new Intl.ListFormat('vi').format(said)} nhất trong các hãng`
}

const MIDDLE = 'giá ngang mặt bằng chung'

const levelOf = (cells: readonly BrandCell[]) => ({
  priced: cells.reduce((total, { priced }) => total + priced, 0),
  below: cells.reduce((total, { belowMiddle }) => total + belowMiddle, 0),
  above: cells.reduce((total, { aboveMiddle }) => total + aboveMiddle, 0),
})

/** How a brand's prices lie beside the middle one of the same kind, with the count where two thirds lie on one side. */
function sayLevel({ priced, below, above }: { priced: number; below: number; above: number }): string | null {
  if (priced < LEAST_PRICED) return null
  if (below >= priced * SIDE) return `đa số rẻ hơn mặt bằng chung (${below}/${priced} máy)`
  if (above >= priced * SIDE) return `đa số đắt hơn mặt bằng chung (${above}/${priced} máy)`
  return MIDDLE
}

const sayRange = (lowest: number, highest: number) => {
  const [from, to] = [sayVnd(rounded(lowest)), sayVnd(rounded(highest))]
  return from === to ? from : `${from} – ${to}`
}

/** Two figures say a price well enough beside a name: 390 nghìn, 7,2 triệu, 54 triệu. */
function rounded(vnd: number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(vnd)) - 1)
  return Math.round(vnd / step) * step
}
