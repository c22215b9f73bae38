import type { Kind } from '#app/kinds/kind.ts'
import { kindLabel } from '#app/kinds/kind.ts'
import { formatNumber } from '#app/vietnamese/numbers.ts'
import { choose } from './best-picks.ts'
import type { Candidate, Catalogue } from './catalogue.ts'
import { conditionOf } from './retrieve/feature-conditions.ts'
import type { Feature, Need } from './understand/need.ts'
import { isWishOfKind } from './wished/wish.ts'

/** One thing of several that are wanted together: for what, how many, and the need it has to meet by itself. */
type Item = { label: string; kind: Kind; count: number; need: Need }

/** What was chosen for an item. */
export type BundlePick = { label: string; count: number; candidate: Candidate }

/** Several things wanted together, within a sum where one was said; prices and sums in VND. */
export type Bundle = {
  picks: BundlePick[]
  /** What the money does not reach. */
  missing: string[]
  /** What the catalogue has none of. */
  absent: string[]
  total: number
  limit: number | null
  /** What the cheapest of every thing come to together; null where no sum was said. */
  least: number | null
}

/** How much more of a sum goes to the thing that is to be the finest. */
const OF_FAVOURITE = 2.5
/** Things that are chosen together. */
const MAX_ITEMS = 6

/** The things a need wants together: a machine for each of several rooms, else one of each kind. */
function itemsOf(need: Need): Item[] {
  const { budget: _, rooms, ...own } = need
  const [kind] = need.kinds
  if (rooms && kind) {
    return rooms.slice(0, MAX_ITEMS).map(({ count, m2 }) => ({
      label: `${count > 1 ? `${formatNumber(count)} phòng` : 'Phòng'} ${formatNumber(m2)} m²`,
      kind,
      count,
      need: { ...own, kinds: [kind], roomM2: m2 },
    }))
  }
  // 'máy lạnh cho 2 phòng ngủ và 1 tivi': the rooms are counted with what they are to have.
  const isForEach = need.isForEachRoom && !need.parts?.some(({ count }) => count === need.count)
  return need.kinds.slice(0, MAX_ITEMS).map((one) => {
    const {
      kind: _kind,
      count: pieces,
      ...said
    } = need.parts?.find(({ kind: of }) => of === one) ?? { kind: one }
    const first = one === need.kinds[0] && need.parts === undefined
    return {
      label: kindLabel(one),
      kind: one,
      count: isForEach ? (need.count ?? 1) * (pieces ?? 1) : (pieces ?? (first ? (need.count ?? 1) : 1)),
      need: apart(ofItsSize({ ...ofAll(own, one), ...said }), need.kinds),
    }
  })
}

/** 'công ty 12 người cần 1 tủ lạnh nhỏ': how small was said, whoever uses it. */
function ofItsSize(own: Need): Need {
  if (!own.priorities.includes('compact')) return own
  const { people: _, ...left } = own
  return left
}

/** Beside a dryer of its own a washer is one that does not dry. */
const apart = (own: Need, together: readonly Kind[]): Need =>
  own.kinds.includes('washer') && together.includes('dryer')
    ? { ...own, featuresExcluded: [...own.featuresExcluded, 'with_dryer'] }
    : own

/** What is said of all things together, as far as it can be meant of one kind. */
const ofAll = (need: Need, kind: Kind): Need => ({
  ...(need.parts ? withoutSizes(need) : need),
  kinds: [kind],
  // A line is of one kind, and what is said of each thing names its own.
  lines: [],
  // So is an extreme; the cheapest can be meant of all.
  order: need.order === 'cheapest' || !need.parts ? need.order : undefined,
  features: need.features.filter((feature) => isOfKind(feature, kind)),
  unstated: need.unstated.filter((label) => isWishOfKind(label, kind)),
  priorities: need.parts ? [] : need.priorities,
})

/** Of several things each says its own size: 27 inches are the monitor's, not the phone's beside it. */
function withoutSizes(need: Need): Need {
  const { kg: _kg, litres: _litres, inches: _inches, hp: _hp, placeSettings: _settings, ...left } = need
  return left
}

/** Whether a feature can be meant of a kind: of several kinds named, 'bếp từ' is said of the hob alone. */
const isOfKind = (feature: Feature, kind: Kind): boolean =>
  conditionOf(feature)?.kinds?.includes(kind) ?? feature === 'inverter'

/**
 * Chooses one product for each thing, within the money where a sum was said. Every thing is first given what its cheapest
 * costs, so that a dear one does not starve the rest; what is left beyond that is split by what such things usually cost,
 * and what one leaves over goes to the next.
 */
export async function bundleFor(need: Need, catalogue: Catalogue): Promise<Bundle> {
  const limit = need.budget?.target ?? need.budget?.max ?? null
  const all = await Promise.all(itemsOf(need).map((item) => priced(item, need, limit !== null, catalogue)))
  const items = all.filter(({ least }) => least !== null)
  const leastOf = (some: readonly Priced[]) => sum(some.map(({ least }) => least ?? 0))
  const picks: BundlePick[] = []
  const missing: string[] = []
  let left = limit
  for (const [index, { item, least, usual, first }] of items.entries()) {
    const rest = items.slice(index)
    const weight = usual / sum(rest.map((one) => one.usual))
    const spare = left === null ? 0 : left - leastOf(rest)
    const share = left === null ? null : spare < 0 ? left * weight : (least ?? 0) + spare * weight
    // What meets all that is wished may cost more than the share; the cheapest is left then, while it can be paid.
    const isWithinReach = left !== null && (least ?? 0) <= left - leastOf(rest.slice(1))
    const best =
      share === null ? first : ((await bestWithin(item, share, catalogue)) ?? (isWithinReach ? first : null))
    if (!best) missing.push(item.label)
    else {
      picks.push({ label: item.label, count: item.count, candidate: best })
      if (left !== null) left -= (best.price ?? 0) * item.count
    }
  }
  const total = sum(picks.map(({ candidate, count }) => (candidate.price ?? 0) * count))
  const absent = all.filter(({ least }) => least === null).map(({ item }) => item.label)
  return { picks, missing, absent, total, limit, least: limit === null ? null : leastOf(items) }
}

/**
 * A thing with what its cheapest and its usual ones cost, in VND for all of its pieces. `least` is null where there is none at all;
 * `first` is the cheapest within a sum, the best where none was said.
 */
type Priced = { item: Item; least: number | null; usual: number; first: Candidate | null }

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

async function priced(
  item: Item,
  { rooms }: Need,
  isWithinSum: boolean,
  catalogue: Catalogue,
): Promise<Priced> {
  const { kind, count, need: own } = item
  const levels = await catalogue.priceLevels(kind)
  const weight = own.order === 'dearest' ? OF_FAVOURITE : 1
  const usual =
    (levels ? (levels.low + levels.high) / 2 : 1) * weight * count * (rooms ? (own.roomM2 ?? 1) : 1)
  const { retrieved, picks } = await choose(
    kind,
    isWithinSum ? { ...own, order: 'cheapest' } : own,
    catalogue,
  )
  const first = picks[0]?.candidate ?? null
  const least = retrieved.candidates.length === 0 ? null : (first?.price ?? 0) * count
  return { item, least, usual, first }
}

/** The best for a thing whose pieces may cost `share` together; null where none does. */
async function bestWithin({ kind, count, need: own }: Item, share: number, catalogue: Catalogue) {
  const budget = { max: Math.floor(share / count), hard: true, isShare: true, words: '' }
  const { retrieved, picks } = await choose(kind, { ...own, budget }, catalogue)
  return retrieved.givenUp.includes('budget') ? null : (picks[0]?.candidate ?? null)
}
