import type { Candidate, Specification } from '../catalogue.ts'
import { isThrifty } from '../rank/score.ts'
import type { Need } from '../understand/need.ts'
import { meets } from './meets.ts'
import type { Served } from './suits.ts'
import { servedBy } from './suits.ts'
import type { Wish } from './wish.ts'
import { wishOf } from './wish.ts'

/**
 * What became of a wish: 'held' by all that are left, 'missed' by them though the data tell of it, or 'unknown' as nothing
 * tells of it. `isRefused` where it was wished away.
 */
export type HeldWish = {
  wish: Wish
  isRefused: boolean
  state: 'held' | 'missed' | 'unknown'
  /** How each machine that is left serves it beside what meets it; left out where nothing is known to. */
  served?: (product: Candidate) => Served
}

/** The wishes of a need for machines of one kind. */
export function wishesOf({ kinds, unstated, unstatedExcluded }: Need): { wanted: Wish[]; refused: Wish[] } {
  const [kind] = kinds
  const named = (labels: readonly string[]) => labels.flatMap((label) => wishOf(label, kind) ?? [])
  return { wanted: named(unstated), refused: named(unstatedExcluded) }
}

type Told = { product: Candidate; wanted: (boolean | null)[]; refused: (boolean | null)[] }

const countOf = (answers: readonly (boolean | null)[], answer: boolean) =>
  answers.filter((one) => one === answer).length

/**
 * Of the products those that meet the most wishes: first none that has what is refused, then what is essential, then as many met as
 * can be, then as few failed, then those that meet what was said first; what is not recorded counts as neither.
 * @returns them, those that lack one wish of several that these meet and lead in none, how many wishes each meets, and what
 *   became of each wish
 */
export function holdWishes(
  products: readonly Candidate[],
  need: Need,
  tables: ReadonlyMap<number, readonly Specification[]>,
): { candidates: Candidate[]; nearly: Candidate[]; met: number; wishes: HeldWish[] } {
  const { wanted, refused } = wishesOf(need)
  const told = products.map((product): Told => {
    const tell = (wish: Wish) => meets(wish, product, tables.get(product.id) ?? [])
    return { product, wanted: wanted.map(tell), refused: refused.map(tell) }
  })
  const keepBest = (rows: readonly Told[], worth: (row: Told) => number) => {
    const most = Math.max(...rows.map(worth))
    return rows.filter((row) => worth(row) === most)
  }
  const essential = (answers: readonly (boolean | null)[]) =>
    answers.filter((answer, at) => answer === true && wanted[at]?.essential).length
  const worths = [
    ({ refused: answers }: Told) => -countOf(answers, true),
    ({ wanted: answers }: Told) => essential(answers),
    ({ wanted: answers }: Told) => countOf(answers, true),
    ({ wanted: answers }: Told) => -countOf(answers, false),
    ({ wanted: answers }: Told) =>
      answers.reduce((sum, answer, at) => sum + (answer === true ? 2 ** -at : 0), 0),
  ]
  const kept = worths.reduce<readonly Told[]>((rows, worth) => keepBest(rows, worth), told)
  const needed = worths
    .slice(0, ESSENTIALS)
    .reduce<readonly Told[]>((rows, worth) => keepBest(rows, worth), told)
  const most = need.budget?.max ?? Infinity
  const isFarDearer = lowPriceOf(kept) > lowPriceOf(needed) * FAR_DEARER
  const isBeyond = Math.min(...kept.map(({ product: { price } }) => price ?? Infinity)) > most * FAR_DEARER
  const left = isFarDearer && (isThrifty(need) || isBeyond) ? needed : kept
  const found = left.map(({ product }) => product)
  const serving = wanted.map((wish) => servedBy(wish, found, tables))
  const suited = (product: Candidate): Candidate => {
    const shares = serving.flatMap((served) => served?.(product).share ?? [])
    return shares.length === 0
      ? product
      : { ...product, suited: shares.reduce((sum, share) => sum + share, 0) / shares.length }
  }
  return {
    candidates: found.map(suited),
    nearly: told.filter((row) => lacksOne(row, left, wanted)).map(({ product }) => suited(product)),
    met: countOf(left[0]?.wanted ?? [], true),
    wishes: [
      ...wanted.map((wish, at) => ({
        wish,
        isRefused: false,
        ...(serving[at] ? { served: serving[at] } : {}),
        state: stateOf(
          left.map((row) => row.wanted[at] ?? null),
          told.map((row) => row.wanted[at] ?? null),
          true,
        ),
      })),
      ...refused.map((wish, at) => ({
        wish,
        isRefused: true,
        state: stateOf(
          left.map((row) => row.refused[at] ?? null),
          told.map((row) => row.refused[at] ?? null),
          false,
        ),
      })),
    ],
  }
}

/** How many of the worths are of what cannot be done without. */
const ESSENTIALS = 2

/** Who is known to spend less does not pay so many times as much for what would only be welcome; it is named beside, with its price. */
const FAR_DEARER = 1.5

/** What the cheaper ones cost, in VND: a quarter costs less. */
function lowPriceOf(rows: readonly Told[]): number {
  const prices = rows.flatMap(({ product: { price } }) => price ?? []).toSorted((one, other) => one - other)
  return prices[Math.floor(prices.length / 4)] ?? 0
}

/** Whether a row meets all wishes but one that those left meet, of two and more, and none that they do not; what is essential is met. */
function lacksOne(row: Told, left: readonly Told[], wanted: readonly Wish[]): boolean {
  if (left.includes(row) || row.refused.includes(true)) return false
  const isHeld = (at: number) => left.every((one) => one.wanted[at] === true)
  const held = wanted.flatMap((_, at) => (isHeld(at) ? [at] : []))
  const lacked = held.filter((at) => row.wanted[at] !== true)
  return (
    held.length > 1 &&
    lacked.length === 1 &&
    lacked.every((at) => wanted[at]?.essential === false) &&
    row.wanted.every((answer, at) => answer !== true || isHeld(at))
  )
}

/** `good` is the answer that holds the wish: a refused one is held by what surely lacks it, or where others are known to have it. */
function stateOf(
  left: readonly (boolean | null)[],
  all: readonly (boolean | null)[],
  good: boolean,
): HeldWish['state'] {
  if (left.every((answer) => answer === good)) return 'held'
  if (!good) {
    if (left.includes(true)) return 'missed'
    return all.includes(true) ? 'held' : 'unknown'
  }
  return all.some((answer) => answer !== null) ? 'missed' : 'unknown'
}
