import { isKind } from '#app/kinds/kind.ts'
import type { Kind } from '#app/kinds/kind.ts'
import type { Candidate, Catalogue } from './catalogue.ts'
import { rank } from './rank/score.ts'
import { constraintsOf, queryFor } from './retrieve/constraints.ts'
import { size } from './sizing/size.ts'
import type { Need, Use } from './understand/need.ts'

/** Kinds worth looking at for a use, the likeliest first; a judgement of ours, not a rule. */
const KINDS_FOR: Partial<Record<Use, readonly Kind[]>> = {
  elderly: ['air_purifier', 'rice_cooker', 'phone', 'smartwatch', 'air_fryer', 'fan'],
  student: ['laptop', 'headphones', 'rice_cooker', 'fan', 'tablet', 'monitor'],
  study: ['laptop', 'tablet', 'monitor', 'headphones'],
  office: ['laptop', 'monitor', 'headphones', 'tablet'],
  rental_room: ['rice_cooker', 'fan', 'fridge', 'hob', 'air_fryer', 'washer'],
  baby: ['air_purifier', 'washer', 'dryer', 'water_purifier', 'robot_vacuum'],
  pet: ['robot_vacuum', 'air_purifier', 'dryer'],
  cooking: ['air_fryer', 'hob', 'rice_cooker', 'blender', 'microwave'],
  movies: ['tv', 'speaker', 'tablet', 'headphones'],
  football: ['tv', 'speaker'],
  gaming: ['laptop', 'monitor', 'phone', 'headphones'],
  gift: ['air_fryer', 'headphones', 'rice_cooker', 'robot_vacuum', 'speaker', 'air_purifier', 'smartwatch'],
}
const ANY: readonly Kind[] = [
  'air_fryer',
  'rice_cooker',
  'headphones',
  'fan',
  'phone',
  'robot_vacuum',
  'tv',
  'fridge',
  'washer',
  'laptop',
]

/** Kinds that are recommended from. */
const MAX_KINDS = 3
const POOL = 400

/** Kinds worth looking at for someone who says whom it is for or how much, but not what; the likeliest first, never one that is there already. */
export function kindsForOccasion(need: Need): Kind[] {
  // Whom or where it is for says more than that it is a gift.
  const uses = need.uses.toSorted((a, b) => Number(a === 'gift') - Number(b === 'gift'))
  const said = [...new Set(uses.flatMap((use) => KINDS_FOR[use] ?? []))]
  // Who cooks and names nothing is not served by what else the place may want.
  const isToCook = uses.includes('cooking') && !need.perhaps.some((kind) => KINDS_FOR.cooking?.includes(kind))
  const open =
    (uses.includes('gift') || isToCook
      ? [[...new Set([...(isToCook ? [] : need.perhaps), ...said])]]
      : [need.perhaps, said, ANY]
    ).find(({ length }) => length > 0) ?? ANY
  // What serves more of what was said comes first: for cooking in a rented room a rice cooker, no fan.
  const served = (kind: Kind) => uses.filter((use) => KINDS_FOR[use]?.includes(kind)).length
  return open
    .filter((kind) => !need.had?.includes(kind))
    .toSorted((one, other) => served(other) - served(one))
}

/** The best product of up to three kinds for someone who says whom it is for or how much, but not what. */
export async function picksForOccasion(need: Need, catalogue: Catalogue): Promise<Candidate[]> {
  const kinds = kindsForOccasion(need)
  const found = await catalogue.find({
    ...queryFor(constraintsOf({ ...need, kinds }, null), new Set(), POOL),
  })
  const rules = await catalogue.sizingRules()
  const byKind = Map.groupBy(
    found.filter(({ price }) => price !== null),
    ({ kind }) => kind,
  )
  return kinds
    .flatMap((kind) => {
      const candidates = byKind.get(kind) ?? []
      return isKind(kind) ? (rank(candidates, need, size(kind, need, rules))[0]?.candidate ?? []) : []
    })
    .slice(0, MAX_KINDS)
}
