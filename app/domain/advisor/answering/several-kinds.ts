import { kindLabel, kindRecord } from '#app/kinds/kind.ts'
import type { Kind } from '#app/kinds/kind.ts'
import { bundleFor } from '../bundle.ts'
import type { Candidate } from '../catalogue.ts'
import { picksForOccasion } from '../occasion.ts'
import { kindInCatalogue } from '../retrieve/constraints.ts'
import { chipsOf } from '../understand/chips.ts'
import type { Need } from '../understand/need.ts'
import { writeBundle } from '../write/bundle.ts'
import { writeOccasion } from '../write/occasion.ts'
import { lowerFirst } from '../write/phrasing.ts'
import { asksEnough } from './asked.ts'
import type { Asked, Drafted } from './asked.ts'
import { chipsOfSet } from './chip-states.ts'

/** Whether several machines are wanted at once: several rooms have one each, or several kinds are named and none is a choice. */
export const wantsTogether = ({ need }: Asked) =>
  need.rooms !== undefined ||
  ((need.kinds.length > 1 || (need.parts?.length ?? 0) > 1) &&
    !need.isOneOfKinds &&
    (need.order === undefined || need.order === 'cheapest' || need.budget !== undefined))

/** The best of each within one sum; null where nothing was found. */
export async function adviseTogether(asked: Asked): Promise<Drafted | null> {
  const { question, need, catalogue } = asked
  const bundle = await bundleFor(need, catalogue, await shownAndKept(asked))
  const priceSources = await catalogue.priceSources(bundle.picks.map(({ candidate }) => candidate.id))
  const draft = writeBundle(need, bundle, priceSources, asksEnough(question))
  return draft && { draft, need: { ...need, chips: chipsOfSet(need, bundle) } }
}

/** What was shown of a set for the things of which a turn says nothing new: 'bỏ tivi ra' changes no washer. */
async function shownAndKept({
  need,
  previous,
  shown,
  shownOfAll = shown,
}: Asked): Promise<Map<Kind, Candidate>> {
  if (!previous || !need.followUp || previous.kinds.length < 2 || need.budget?.max !== previous.budget?.max)
    return new Map()
  const saidOf = ({ parts = [], ...whole }: Need, kind: Kind) =>
    JSON.stringify([parts.filter((part) => part.kind === kind), ...WHOLE.map((slot) => whole[slot])])
  const kept = need.kinds.filter(
    (kind) => previous.kinds.includes(kind) && saidOf(need, kind) === saidOf(previous, kind),
  )
  const products = await shownOfAll()
  return new Map(
    kept.flatMap((kind): [Kind, Candidate][] => {
      const [only, another] = products.filter((product) => product.kind === kind)
      return only && !another ? [[kind, only]] : []
    }),
  )
}

/** What is said of all things of a set. */
const WHOLE = [
  'people',
  'roomM2',
  'rooms',
  'brands',
  'brandsExcluded',
  'priorities',
  'order',
  'count',
] as const

/** A few kinds to choose between, the best of each; null where one was named or nothing was found. */
export async function adviseEither({ need, catalogue }: Asked): Promise<Drafted | null> {
  if (need.kinds.length < 2 || !need.isOneOfKinds) return null
  const candidates = await picksForOccasion({ ...need, perhaps: need.kinds }, catalogue)
  if (candidates.length < 2) return null
  const priceSources = await catalogue.priceSources(candidates.map(({ id }) => id))
  return { draft: writeOccasion(need, candidates, priceSources) }
}

/**
 * Of several kinds those there are, where there is none of another: of kinds to choose from all of them, of kinds wanted together
 * the only one. Null where there are some of each, of none, or several left to be chosen together.
 */
export async function kindsHad({
  need,
  catalogue,
}: Asked): Promise<{ kinds: Kind[]; absent: Kind[] } | null> {
  if (need.kinds.length < 2 || need.rooms) return null
  const { prices } = await catalogue.names()
  const kinds = need.kinds.filter((kind) => prices.has(kindInCatalogue(kind)))
  const absent = need.kinds.filter((kind) => !kinds.includes(kind))
  if (kinds.length === 0 || absent.length === 0) return null
  return need.isOneOfKinds || kinds.length === 1 ? { kinds, absent } : null
}

/** Of several kinds those of which there are none by what serves most of what they are bought for, and what is said of it; null for none such. */
export async function withStandIns({ need, catalogue }: Asked): Promise<{ need: Need; said: string } | null> {
  if (need.kinds.length < 2 || need.rooms) return null
  const { prices } = await catalogue.names()
  const isThere = (kind: Kind) => prices.has(kindInCatalogue(kind))
  const standIns = new Map(
    need.kinds.flatMap((kind): [Kind, Kind][] => {
      const other = isThere(kind) ? undefined : kindRecord(kind).instead?.find(isThere)
      return other && !need.kinds.includes(other) ? [[kind, other]] : []
    }),
  )
  if (standIns.size === 0) return null
  const inPlace = (kind: Kind) => standIns.get(kind) ?? kind
  const swapped: Need = {
    ...need,
    kinds: need.kinds.map(inPlace),
    ...(need.parts && { parts: need.parts.map((part) => ({ ...part, kind: inPlace(part.kind) })) }),
  }
  return { need: { ...swapped, chips: chipsOf(swapped) }, said: [...standIns].map(sayStandIn).join(' ') }
}

/** That there is none of a kind, and what comes nearest. */
export const sayStandIn = ([kind, other]: readonly [Kind, Kind]): string =>
  `Dữ liệu của mình chưa có ${lowerFirst(kindLabel(kind))}; gần với nó nhất là ${lowerFirst(kindLabel(other))}.`
