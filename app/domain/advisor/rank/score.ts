import { isKind, kindRecord } from '#app/kinds/kind.ts'
import type { Candidate } from '../catalogue.ts'
import type { SizeAdvice } from '../sizing/rule.ts'
import type { Need, Priority, Use } from '../understand/need.ts'
import { countBelow } from './count-below.ts'
import { EXTRAS } from './differences.ts'
import { keptForSame } from './kept-for-same.ts'
import { qualityScale } from './quality.ts'
import { wishFit } from './wishes.ts'

/** How well a product fits, from 0 to 1 in each part; kept so that the reasons can be read off. */
export type Score = {
  total: number
  size: number
  price: number
  energy: number
  rating: number
  /** How good it is for its kind beyond its size, by the figures of which more or less is better as a fact. */
  quality: number
  /** How much of what tells machines of the kind apart is stated. */
  known: number
  /** How recently its price was seen, beside the others: an old one is less likely what the shop asks today. */
  fresh: number
  /** Priorities, uses and welcome features; 0.5 where none were said. */
  wish: number
}

export type Ranked = { candidate: Candidate; score: Score }

/** What each part of a fit weighs; `wish` where nothing was wished for. */
export const WEIGHTS = {
  size: 3,
  price: 2,
  energy: 1,
  rating: 1,
  quality: 1.5,
  known: 0.8,
  fresh: 0.5,
  wish: 0,
}

/** What wishes weigh where there are any. */
export const WISH_WEIGHT = 3.5

/** The part of the score that each stated priority makes heavier. */
const PRIORITY_PART: Partial<Record<Priority, keyof typeof WEIGHTS>> = {
  cheap: 'price',
  value: 'price',
  saving: 'energy',
  durable: 'rating',
  easy: 'rating',
}

/** Ratings start from this many imagined reviews at the middle, so that one review of 5 stars does not win. */
const PRIOR_REVIEWS = 4
const PRIOR_AVERAGE = 3.8

/** Candidates by fit, the best first; equal fits keep the order of their ids. */
export const rank: (
  candidates: readonly Candidate[],
  need: Need,
  size: SizeAdvice | null,
) => readonly Ranked[] = keptForSame(rankAll)

function rankAll(candidates: readonly Candidate[], need: Need, size: SizeAdvice | null): Ranked[] {
  const weights = { ...WEIGHTS }
  for (const priority of need.priorities) {
    const part = PRIORITY_PART[priority]
    if (part) weights[part] *= 1.8
  }
  const wish = wishFit(candidates, need)
  const wanted = size ?? smallSize(candidates, need)
  if (wish) weights.wish = WISH_WEIGHT
  const prices = candidates.flatMap(({ price }) => (price === null ? [] : [price])).sort((a, b) => a - b)
  const energy = energyScale(candidates, wanted)
  const quality = qualityScale(candidates)
  const freshness = freshnessScale(candidates)
  return candidates
    .map((candidate) => {
      const parts = {
        size: sizeFit(candidate, need, wanted),
        price: priceFit(candidate.price, need, prices),
        energy: energy(candidate),
        rating: ratingFit(candidate),
        quality: quality(candidate),
        known: completeness(candidate),
        fresh: freshness(candidate),
        wish: wish ? wish(candidate) : 0.5,
      }
      const total = weigh(parts, weights) * (paysForMore(candidate, need) ? PAID_FOR_NOTHING : 1)
      return { candidate, score: { ...parts, total } }
    })
    .sort((a, b) => b.score.total - a.score.total || a.candidate.id - b.candidate.id)
}

const PARTS = Object.keys(WEIGHTS) as (keyof typeof WEIGHTS)[]

function weigh(parts: Omit<Score, 'total'>, weights: typeof WEIGHTS): number {
  let [sum, weight] = [0, 0]
  for (const name of PARTS) {
    sum += parts[name] * weights[name]
    weight += weights[name]
  }
  return sum / weight
}

/** What is left of the fit of a machine whose price pays for what nobody asked for. */
const PAID_FOR_NOTHING = 0.9

/** Whether a machine has what costs more and was not asked for: heating for the winter in a house of the South. */
const paysForMore = ({ attributes }: Candidate, { features, preferred, either }: Need): boolean =>
  [...EXTRAS].some(
    (extra) =>
      attributes[extra] === true && ![...features, ...preferred, ...either].some((one) => one === extra),
  )

/** How big a machine of a kind is best. */
type IdealSize = Pick<SizeAdvice, 'kind' | 'attribute' | 'ideal'>

/** Attributes of which less is what 'nhỏ' means, and where among the candidates it is. */
const SMALL_BY = ['capacity_l', 'load_kg', 'place_settings'] as const
const SMALLEST = 0.15

/** The size that is meant by 'tủ đông nhỏ', where nothing else says it; null where it is not wished, or told by no figure. */
function smallSize(candidates: readonly Candidate[], need: Need): IdealSize | null {
  const kind = candidates[0]?.kind
  if (!need.priorities.includes('compact') || kind === undefined || !isKind(kind)) return null
  for (const attribute of SMALL_BY) {
    const values = candidates
      .flatMap(({ attributes }) => (typeof attributes[attribute] === 'number' ? [attributes[attribute]] : []))
      .toSorted((one, other) => one - other)
    const ideal = values[Math.floor(values.length * SMALLEST)]
    if (ideal !== undefined) return { kind, attribute, ideal }
  }
  return null
}

/** A size missed by this share of the ideal fits half as well; less where the size itself was named. */
const SIZE_SPREAD = 0.3
const NAMED_SPREAD = 0.1

/** Of these nobody minds more than was asked for: the price says what it costs. */
const NEVER_TOO_MUCH: ReadonlySet<string> = new Set(['ram_gb', 'room_m2_max'])

/** 1 at the ideal size, falling the further a product is from it; 0.5 where no size was asked for. */
function sizeFit({ attributes, kind }: Candidate, need: Need, size: IdealSize | null): number {
  const wanted = wantedSize(kind, need, size)
  if (!wanted) return fillOf(attributes, need)
  const value = attributes[wanted.attribute]
  if (typeof value !== 'number') return 0.4
  if (NEVER_TOO_MUCH.has(wanted.attribute) && value >= wanted.ideal) return 1
  const miss = Math.abs(value - wanted.ideal) / Math.max(wanted.ideal * wanted.spread, 1e-6)
  return 1 / (1 + miss * miss)
}

/** What fills more of a niche than this leaves no air around it. */
const WITH_AIR = 0.97

/** How much of the place that was said a machine fills: who names a niche wants the machine made for it; 0.5 where none was. */
function fillOf(attributes: Candidate['attributes'], { widthMm, depthMm, heightMm }: Need): number {
  const sides = (
    [
      ['width_mm', widthMm],
      ['depth_mm', depthMm],
      ['height_mm', heightMm],
    ] as const
  ).flatMap(([key, most]) => {
    const value = attributes[key]
    return most && typeof value === 'number' ? [value > most * WITH_AIR ? 0.4 : value / most] : []
  })
  return sides.length > 0 ? sides.reduce((product, share) => product * share, 1) : 0.5
}

function wantedSize(
  kind: string,
  need: Need,
  size: IdealSize | null,
): { attribute: string; ideal: number; spread: number } | null {
  const said = (
    [
      ['screen_in', need.inches],
      ['capacity_l', need.litres],
      ['load_kg', need.kg],
      ['hp', need.hp],
      ['place_settings', need.placeSettings],
    ] as const
  ).find(([, named]) => named !== undefined)
  const range = said?.[1]
  const ideal =
    range?.target ??
    (range?.min !== undefined && range.max !== undefined ? (range.min + range.max) / 2 : null)
  if (said && ideal)
    return { attribute: said[0], ideal, spread: range?.target === undefined ? SIZE_SPREAD : NAMED_SPREAD }
  return size && size.kind === kind
    ? { attribute: size.attribute, ideal: size.ideal, spread: SIZE_SPREAD }
    : null
}

/** What is above a sum that was named counts this much more than what is below it. */
const OVER_TARGET = 6

/** Where most people buy who name no sum: below the middle of what there is; what costs more than that has to be worth it. */
const MIDDLE = 0.4
const BELOW_MIDDLE = 0.9
const ABOVE_MIDDLE = 1.6

/** The same of who is known to spend less: it is for a rented room, a student, or somebody old who wants it simple. */
const LOWER_MIDDLE = 0.25
const MODEST: ReadonlySet<Use> = new Set<Use>(['rental_room', 'student', 'elderly', 'study'])

/** Whether a low price was asked for, without a sum. */
export const wantsItCheap = ({ priceLevel, priorities }: Need): boolean =>
  priceLevel === 'cheap' || priorities.includes('cheap')

/** Whether a need without a sum is one of somebody who is known to spend less. */
export const isThrifty = (need: Need): boolean =>
  need.budget === undefined && (wantsItCheap(need) || need.uses.some((use) => MODEST.has(use)))

/** The same of one thing of several that a sum is for: what it leaves over serves the others. */
const OF_A_SHARE = 0.75
/** Who found a price too dear wants one that is clearly lower. */
const CLEARLY_CHEAPER = 0.3

/** From this share of a limit on it is used; of two that are used the cheaper one is a little better. */
const SPENT_FROM = 0.7
const LESS_FOR_MORE = 0.2

/**
 * With a limit, the money is there to be used: best at 70 % of it, and hardly worse up to 95 %. Around a target, the nearer the better.
 * Without a budget, the middle of what there is; someone who wants it cheap gets the low end.
 */
function priceFit(price: number | null, need: Need, sorted: readonly number[]): number {
  if (price === null) return 0
  const { budget } = need
  const cheapWanted = wantsItCheap(need) || need.order === 'cheapest'
  if (budget?.target) {
    const { target } = budget
    const missOf = (one: number) => (one > target ? (one - target) * OVER_TARGET : target - one)
    // Where all are far from what was named, the nearest is what there is.
    const spread = Math.max(target * 0.15, Math.min(...sorted.map(missOf)))
    return 1 / (1 + (missOf(price) / spread) ** 2)
  }
  // Who wants better than something wants the next step up, not the top of the range.
  if (budget?.min !== undefined && budget.max === undefined && budget.min > 0 && need.priceLevel !== 'high')
    return Math.max(0.2, 1 - (price - budget.min) / budget.min)
  const place = countBelow(sorted, price) / Math.max(1, sorted.length - 1)
  if (cheapWanted) return 1 - place
  if (budget?.isShare || need.asksCheaper) {
    const wanted = need.asksCheaper ? CLEARLY_CHEAPER : OF_A_SHARE
    return Math.max(0, 1 - Math.abs(place - wanted) * 1.2)
  }
  if (budget?.max !== undefined) {
    const share = price / budget.max
    if (share > 1) return Math.max(0, 1 - (share - 1) * 3)
    if (share < SPENT_FROM) return Math.max(0.2, share / SPENT_FROM)
    return 1 - (share - SPENT_FROM) * LESS_FOR_MORE - Math.max(0, share - 0.95) * 2
  }
  if (need.priceLevel === 'high') return place
  if (need.priceLevel === 'mid') return 1 - Math.abs(place - 0.5) * ABOVE_MIDDLE
  const middle = need.uses.some((use) => MODEST.has(use)) ? LOWER_MIDDLE : MIDDLE
  return Math.max(0, 1 - (place < middle ? (middle - place) * BELOW_MIDDLE : (place - middle) * ABOVE_MIDDLE))
}

/**
 * Energy is compared within the candidates: CSPF for air conditioners, kWh a year elsewhere; of machines whose size nobody worked out
 * by litre or kilogram, as the smallest would always win.
 */
function energyScale(
  candidates: readonly Candidate[],
  size: IdealSize | null,
): (candidate: Candidate) => number {
  const useOf = (candidate: Candidate) => energyUse(candidate, size !== null)
  const use = candidates.flatMap((candidate) => useOf(candidate) ?? [])
  const low = Math.min(...use)
  const high = Math.max(...use)
  return (candidate) => {
    const own = useOf(candidate)
    const inverter = candidate.attributes.inverter === true ? 0.55 : 0.35
    if (own === null || !Number.isFinite(low) || high === low) return inverter
    return 0.3 + 0.7 * ((high - own) / (high - low))
  }
}

/** What a machine uses, in all or for its size, lower is better; null where the figures are not known. */
function energyUse(
  {
    attributes: {
      cspf,
      energy_kwh_year: kwh,
      capacity_l: litres,
      load_kg: kg,
      power_w: watts,
      dryer_type: dries,
    },
  }: Candidate,
  inAll: boolean,
): number | null {
  // What dries by a heat pump draws less and takes about as long: its power tells.
  if (dries !== undefined && typeof watts === 'number') return watts / (typeof kg === 'number' ? kg : 1)
  if (typeof cspf === 'number' && cspf > 0) return 1 / cspf
  if (typeof kwh !== 'number') return null
  if (inAll) return kwh
  const per = typeof litres === 'number' ? litres : typeof kg === 'number' ? kg : 1
  return kwh / per
}

function ratingFit({ rating }: Candidate): number {
  const count = rating?.count ?? 0
  const sum = (rating?.average ?? 0) * count + PRIOR_AVERAGE * PRIOR_REVIEWS
  return (sum / (count + PRIOR_REVIEWS) - 1) / 4
}

/** The share of the figures a card of its kind shows that are stated; 0.5 where the kind shows none. */
function completeness({ kind, attributes }: Candidate): number {
  const told = kindRecord(kind).cardFacts ?? []
  return told.length > 0 ? told.filter((key) => attributes[key] !== undefined).length / told.length : 0.5
}

/** Days behind the newest price of the candidates after which one counts for nothing. */
const STALE_DAYS = 730
const DAY_MS = 86_400_000

/** 1 for the newest price of the candidates, falling evenly to 0; 0.5 where no day is known. */
function freshnessScale(candidates: readonly Candidate[]): (candidate: Candidate) => number {
  const newest = Math.max(...candidates.flatMap(({ seenOn }) => (seenOn ? [Date.parse(seenOn)] : [])))
  return ({ seenOn }) => (seenOn ? Math.max(0, 1 - (newest - Date.parse(seenOn)) / DAY_MS / STALE_DAYS) : 0.5)
}
