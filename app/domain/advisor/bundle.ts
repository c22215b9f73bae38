import type { Kind } from '#app/kinds/kind.ts'
import { kindLabel } from '#app/kinds/kind.ts'
import { formatNumber } from '#app/vietnamese/numbers.ts'
import { choose } from './best-picks.ts'
import type { Candidate, Catalogue } from './catalogue.ts'
import { conditionOf } from './retrieve/feature-conditions.ts'
import type { Retrieved } from './retrieve/retrieve.ts'
import { HAVE_INVERTERS } from './understand/features.ts'
import type { Feature, Need, WantedPart } from './understand/need.ts'
import { isWishOfKind } from './wished/wish.ts'
import { lowerFirst } from './write/phrasing.ts'

/**
 * One thing of several that are wanted together: for what, how many, and the need it has to meet by itself; `kept` was shown for it
 * before, and stays as long as it meets that.
 */
type Item = {
  label: string
  kind: Kind
  count: number
  isExtra: boolean
  need: Need
  kept?: Candidate | undefined
}

/** What was chosen for an item, of which need, and what became of its conditions. */
export type BundlePick = {
  label: string
  count: number
  candidate: Candidate
  need: Need
  retrieved: Retrieved
}

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

/** How much more of a sum goes to the thing that is to be the finest, the biggest, the quietest. */
const OF_FAVOURITE = 5
/** How much of a sum goes to what is only for the rest of it. */
const OF_EXTRA = 0.3
/** Things that are chosen together. */
const MAX_ITEMS = 6

/** What each room has one of. */
const OF_ROOMS: ReadonlySet<Kind> = new Set<Kind>(['ac', 'air_purifier', 'fan'])

/** The things a need wants together: a machine for each of several rooms, else one of each kind. */
function itemsOf(need: Need): Item[] {
  const { budget: _, rooms, ...own } = need
  const [kind] = need.kinds
  const inRooms = need.kinds.find((one) => OF_ROOMS.has(one))
  if (rooms && inRooms && need.kinds.length > 1) {
    const ofRooms = { ...need, kinds: [inRooms] }
    const { rooms: _rooms, count: _count, parts, ...left } = need
    const others = need.kinds.filter((one) => one !== inRooms)
    const ofOthers = parts?.filter((part) => part.kind !== inRooms)
    return [
      ...itemsOf(ofRooms).map((item) => ({
        ...item,
        label: `${kindLabel(inRooms)}, ${lowerFirst(item.label)}`,
      })),
      ...itemsOf({ ...left, kinds: others, ...(ofOthers ? { parts: ofOthers } : {}) }),
    ].slice(0, MAX_ITEMS)
  }
  if (rooms && kind) {
    return rooms.slice(0, MAX_ITEMS).map(({ count, m2 }) => ({
      label: `${count > 1 ? `${formatNumber(count)} phòng` : 'Phòng'} ${formatNumber(m2)} m²`,
      kind,
      count,
      isExtra: false,
      need: { ...own, kinds: [kind], roomM2: m2 },
    }))
  }
  // 'máy lạnh cho 2 phòng ngủ và 1 tivi': the rooms are counted with what they are to have.
  const isForEach = need.isForEachRoom && !need.parts?.some(({ count }) => count === need.count)
  const things = need.kinds.flatMap((one) => {
    const said = need.parts?.filter(({ kind: of }) => of === one) ?? []
    return said.length > 0 ? said : [{ kind: one }]
  })
  return things.slice(0, MAX_ITEMS).map((thing: Partial<WantedPart> & { kind: Kind }) => {
    const { kind: one, count: pieces, isExtra = false, ...said } = thing
    const first = one === need.kinds[0] && need.parts === undefined
    const isOneOfMore = things.filter(({ kind: other }) => other === one).length > 1
    return {
      label: isOneOfMore ? [kindLabel(one), sizeOf(said)].join(' ').trim() : kindLabel(one),
      kind: one,
      count: isForEach ? (need.count ?? 1) * (pieces ?? 1) : (pieces ?? (first ? (need.count ?? 1) : 1)),
      isExtra,
      need: apart(ofItsSize(withPart(ofAll(own, one), said)), need.kinds),
    }
  })
}

/** The size that tells things of one kind apart: '65 inch'. */
const sizeOf = ({ inches, kg, litres, hp }: Partial<WantedPart>): string =>
  (
    [
      [inches, 'inch'],
      [kg, 'kg'],
      [litres, 'lít'],
      [hp, 'HP'],
    ] as const
  ).flatMap(([range, unit]) =>
    range?.target === undefined ? [] : [`${formatNumber(range.target)} ${unit}`],
  )[0] ?? ''

/** A need with what is said of its thing alone; of a list only what the kind can have. */
const withPart = (own: Need, said: Partial<Omit<WantedPart, 'kind'>>): Need => ({
  ...own,
  ...said,
  ...(said.features && {
    features: said.features.filter((feature) => own.kinds.some((kind) => isOfKind(feature, kind))),
  }),
})

/** 'công ty 12 người cần 1 tủ lạnh nhỏ', 'tủ lạnh to nhất': how big was said, whoever uses it. */
function ofItsSize(own: Need): Need {
  if (!own.priorities.includes('compact') && own.order !== 'biggest') return own
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
  const { kg: _kg, litres: _litres, inches: _inches, hp: _hp, placeSettings: _settings, ...rest } = need
  const { btu: _btu, ramGb: _ram, storageGb: _storage, ...left } = rest
  return { ...left, figures: {} }
}

/** Whether a feature can be meant of a kind: of several kinds named, 'bếp từ' is said of the hob alone. */
const isOfKind = (feature: Feature, kind: Kind): boolean =>
  feature === 'inverter' ? HAVE_INVERTERS.has(kind) : (conditionOf(feature)?.kinds?.includes(kind) ?? false)

/**
 * Chooses one product for each thing, within the money where a sum was said. Every thing is first given what the cheapest that holds
 * its conditions costs, so that a dear one does not starve the rest and none loses a condition to another; what is left beyond that
 * is split by what such things usually cost, most of it to the favourite, and what one leaves over goes to the next. Where the
 * cheapest are too much together, wishes that need not be met are given up first, then the dearest thing is left for later.
 * @param kept what was shown before for things of which nothing new is said: it stays where the money reaches
 */
export async function bundleFor(
  need: Need,
  catalogue: Catalogue,
  kept: ReadonlyMap<Kind, Candidate> = new Map(),
): Promise<Bundle> {
  const limit = need.budget?.target ?? need.budget?.max ?? null
  const all = await Promise.all(
    itemsOf(need).map((item) =>
      priced({ ...item, kept: kept.get(item.kind) }, need, limit !== null, catalogue),
    ),
  )
  if (kept.size > 0 && leastOf(all) > (need.budget?.max ?? limit ?? Infinity))
    return bundleFor(need, catalogue)
  const had = all.filter(({ first }) => first !== null)
  // Who says about so much can pay somewhat more, sooner than go without one of the things.
  const most = need.budget?.max ?? limit
  const items = most === null ? had : await withinReach(had, need, most, catalogue)
  const reached = most === null ? items : affordable(items, most)
  const chosen = new Map<Item, BundlePick>()
  let left = limit
  for (const [index, one] of reached.entries()) {
    const { item, least, usual, first } = one
    const rest = reached.slice(index)
    const spare = left === null ? null : Math.max(0, left - leastOf(rest))
    const share = spare === null ? null : least + (spare * usual) / sum(rest.map((other) => other.usual))
    const isKept = first !== null && first.candidate.id === item.kept?.id
    const best = share === null || isKept ? first : ((await bestWithin(item, share, catalogue)) ?? first)
    if (!best) continue
    chosen.set(item, { label: item.label, count: item.count, ...best })
    if (left !== null) left -= (best.candidate.price ?? 0) * item.count
  }
  const picks = items.flatMap(({ item }) => chosen.get(item) ?? [])
  return {
    picks,
    missing: items.flatMap(({ item }) => (chosen.has(item) ? [] : [item.label])),
    absent: all.flatMap(({ first, item }) => (first === null ? [item.label] : [])),
    total: sum(picks.map(({ candidate, count }) => (candidate.price ?? 0) * count)),
    limit,
    least: limit === null ? null : leastOf(items),
  }
}

/** What is found for a thing. */
type Found = Pick<BundlePick, 'candidate' | 'need' | 'retrieved'>

/**
 * A thing with what its cheapest and its usual ones cost, in VND for all of its pieces; `first` is the cheapest within a sum, the best
 * where none was said, null where there is none at all.
 */
type Priced = { item: Item; least: number; usual: number; first: Found | null }

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)
const leastOf = (some: readonly Priced[]): number => sum(some.map(({ least }) => least))

async function priced(
  item: Item,
  { rooms }: Need,
  isWithinSum: boolean,
  catalogue: Catalogue,
): Promise<Priced> {
  const { kind, count, need: own, kept } = item
  const levels = await catalogue.priceLevels(kind)
  const weight = item.isExtra ? OF_EXTRA : isFavourite(item) ? OF_FAVOURITE : 1
  const usual =
    (levels ? (levels.low + levels.high) / 2 : 1) * weight * count * (rooms ? (own.roomM2 ?? 1) : 1)
  const wanted: Need = isWithinSum ? { ...own, order: 'cheapest' } : own
  const { retrieved, picks } = await choose(kind, wanted, catalogue)
  const held = retrieved.candidates.find(({ id }) => id === kept?.id)
  const candidate = held ?? picks[0]?.candidate
  const first = candidate ? { candidate, need: own, retrieved } : null
  return { item, least: (candidate?.price ?? 0) * count, usual, first }
}

/** Whether a thing is to be the most of its kind in something, rather than as cheap as may be. */
const isFavourite = ({ need: { order } }: Item): boolean => order !== undefined && order !== 'cheapest'

/** Things of which some give up what they are only wished to have, as far as it takes for all of them to be paid. */
async function withinReach(
  items: readonly Priced[],
  need: Need,
  limit: number,
  catalogue: Catalogue,
): Promise<Priced[]> {
  if (leastOf(items) <= limit) return [...items]
  const plain = await Promise.all(
    items.map(async (one) =>
      one.item.need.unstated.length === 0
        ? one
        : priced({ ...one.item, need: { ...one.item.need, unstated: [] } }, need, true, catalogue),
    ),
  )
  const saved = items
    .map((one, at) => ({ at, by: one.least - (plain[at]?.least ?? one.least) }))
    .toSorted((one, other) => other.by - one.by)
  const left = [...items]
  for (const { at, by } of saved) {
    const cheaper = plain[at]
    if (leastOf(left) > limit && by > 0 && cheaper) left[at] = cheaper
  }
  return left
}

/** The things that can all be paid, without what is only for the rest, then the dearest, where they cannot; the favourite last, as it takes what the others leave. */
function affordable(items: readonly Priced[], limit: number): Priced[] {
  const byPrice = items.toSorted(
    (one, other) => Number(one.item.isExtra) - Number(other.item.isExtra) || one.least - other.least,
  )
  while (leastOf(byPrice) > limit) byPrice.pop()
  return items
    .filter((one) => byPrice.includes(one))
    .toSorted((one, other) => Number(isFavourite(one.item)) - Number(isFavourite(other.item)))
}

/** The best for a thing whose pieces may cost `share` together; null where none does. */
async function bestWithin(
  { kind, count, need: own }: Item,
  share: number,
  catalogue: Catalogue,
): Promise<Found | null> {
  const max = Math.min(Math.floor(share / count), own.budget?.max ?? Infinity)
  const budget = { ...own.budget, max, hard: true, isShare: true, words: '' }
  const { retrieved, picks } = await choose(kind, { ...own, budget }, catalogue)
  const candidate = picks[0]?.candidate
  return candidate && !retrieved.givenUp.includes('budget') ? { candidate, need: own, retrieved } : null
}
