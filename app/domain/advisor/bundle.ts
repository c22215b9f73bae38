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
export type Bundle = { picks: BundlePick[]; missing: string[]; total: number; limit: number | null }

/** Things that are chosen together. */
const MAX_ITEMS = 4

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
      count: pieces ?? (need.isForEachRoom || first ? (need.count ?? 1) : 1),
      need: { ...ofAll(own, one), ...said },
    }
  })
}

/** What is said of all things together, as far as it can be meant of one kind. */
const ofAll = (need: Need, kind: Kind): Need => ({
  ...need,
  kinds: [kind],
  features: need.features.filter((feature) => isOfKind(feature, kind)),
  unstated: need.unstated.filter((label) => isWishOfKind(label, kind)),
  priorities: need.parts ? [] : need.priorities,
})

/** Whether a feature can be meant of a kind: of several kinds named, 'bếp từ' is said of the hob alone. */
const isOfKind = (feature: Feature, kind: Kind): boolean =>
  conditionOf(feature)?.kinds?.includes(kind) ?? feature === 'inverter'

/**
 * Splits the money between the things by what they usually cost and takes the best product of each share; what one thing
 * leaves over goes to the next. A thing nothing of which fits its share is missing.
 */
export async function bundleFor(need: Need, catalogue: Catalogue): Promise<Bundle> {
  const items = itemsOf(need)
  const limit = need.budget?.target ?? need.budget?.max ?? null
  const usual = await Promise.all(
    items.map(async ({ kind, count, need: { roomM2 = 1 } }) => {
      const levels = await catalogue.priceLevels(kind)
      return (levels ? (levels.low + levels.high) / 2 : 1) * count * (need.rooms ? roomM2 : 1)
    }),
  )
  const picks: BundlePick[] = []
  const missing: string[] = []
  let left = limit
  for (const [index, { label, kind, count, need: own }] of items.entries()) {
    const rest = usual.slice(index).reduce((sum, price) => sum + price, 0)
    const share = left === null ? null : Math.floor((left * (usual[index] ?? 1)) / rest / count)
    const limited: Need = share === null ? own : { ...own, budget: { max: share, hard: true, words: '' } }
    const { retrieved, picks: found } = await choose(kind, limited, catalogue)
    const best = found[0]?.candidate
    if (!best || retrieved.givenUp.includes('budget')) missing.push(label)
    else {
      picks.push({ label, count, candidate: best })
      if (left !== null) left -= (best.price ?? 0) * count
    }
  }
  const total = picks.reduce((sum, { candidate, count }) => sum + (candidate.price ?? 0) * count, 0)
  return { picks, missing, total, limit }
}
