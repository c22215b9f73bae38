import type { Candidate, Specification } from '../catalogue.ts'
import { meets } from './meets.ts'
import type { Suit, Wish } from './wish.ts'

/** From this place among all, from 0 to 1, a machine has much of a figure. */
const MUCH = 0.6

/** How well a machine serves a wish, from 0 to 1, and by which of the things that serve it. */
export type Served = { share: number; by: readonly Suit[] }

const figureOf = ({ more, less }: Suit) => more ?? less

/** Where each machine stands among all in a figure, from 0 to 1; one that does not state it is the worst. */
function placesIn(products: readonly Candidate[], suit: Suit): (product: Candidate) => number {
  const figure = figureOf(suit)
  const valueOf = ({ attributes }: Candidate) => {
    const value = figure === undefined ? undefined : attributes[figure]
    return typeof value === 'number' ? value : null
  }
  const values = products.flatMap((product) => valueOf(product) ?? [])
  return (product) => {
    const value = valueOf(product)
    if (value === null) return 0
    const worse = values.filter((other) => (suit.less === undefined ? other < value : other > value)).length
    return values.length > 1 ? worse / (values.length - 1) : 1
  }
}

/** Whether a machine is one of those that serve; of attributes all have to hold. */
function isOne({ where = {}, stated }: Suit, product: Candidate, table: readonly Specification[]): boolean {
  const tell = (one: Pick<Wish, 'where' | 'stated'>) =>
    meets({ neverBy: [], ...one }, product, table) === true
  if (stated) return tell({ where: {}, stated })
  return Object.entries(where).every(([attribute, value]) =>
    tell({ where: { [attribute]: value }, stated: null }),
  )
}

/**
 * How the machines serve a wish by what is recorded of them, as content/wishes has it; the first thing that serves counts twice as much
 * as the second. Null where nothing is known to serve it.
 */
export function servedBy(
  { suits }: Wish,
  products: readonly Candidate[],
  tables: ReadonlyMap<number, readonly Specification[]>,
): ((product: Candidate) => Served) | null {
  if (suits.length === 0) return null
  const shares = suits.map((suit) =>
    figureOf(suit) === undefined
      ? (product: Candidate) => Number(isOne(suit, product, tables.get(product.id) ?? []))
      : placesIn(products, suit),
  )
  return (product) => {
    const told = shares.map((share) => share(product))
    const [first = 0, second = first] = told
    return { share: (2 * first + second) / 3, by: suits.filter((_, at) => (told[at] ?? 0) >= MUCH) }
  }
}
