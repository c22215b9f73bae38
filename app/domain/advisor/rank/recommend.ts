import { kindRecord } from '#app/kinds/kind.ts'
import type { Candidate } from '../catalogue.ts'
import type { Need } from '../understand/need.ts'
import { comparedFigures } from './comparables.ts'
import { everyGapThatCounts, isGain, isSmallStep } from './differences.ts'
import { keptForSame } from './kept-for-same.ts'
import { areOfOneSort, gapsThatCount, mainFactsOf, untold, withoutOutdone } from './quality.ts'
import { wantsItCheap, type Ranked } from './score.ts'
import { sortByExtreme } from './superlatives.ts'

/** What a pick is for; 'other': serves about as well for about the same money; 'editor': an editor's choice, which nobody compared. */
export type Role = 'best' | 'saver' | 'upgrade' | 'other' | 'editor'

/** A recommended product and the part it plays; the first is always the best fit. */
export type Pick = { role: Role; candidate: Candidate }

/** A cheaper or dearer pick must differ in price by at least this share to be worth a line. */
const SAVER_BELOW = 0.92
const UPGRADE_ABOVE = 1.08
/** Who named no sum sees how far down the prices go. */
const MUCH_CHEAPER = 0.7
/** Who named no sum is not led with what costs more than so many times as much as something that serves as well. */
const MUCH_DEARER = 1.8
/** Who wants it cheap is led with one of this share of all that fit, or with one that costs at most so many times the cheapest … */
const CHEAP_SHARE = 0.1
const HARDLY_DEARER = 1.25
/** … or by so little (VND) that it matters to nobody … */
const SMALL_CHANGE = 250_000
/** … and shown nothing that costs more than so many times as much. */
const DEARER_THAN_CHEAP = 1.6
/** A pick below this share of the best fit's score is not worth recommending, whatever it costs. */
const WORTHWHILE = 0.75
/** From this share of the best fit's score on one fits about as well: what is known of it decides. */
const ABOUT_AS_WELL = 0.9

/**
 * Up to three products that differ for a reason: the best fit, one that costs clearly less, one that costs clearly
 * more. All come from the candidates, so every constraint held for those is held for these. An extreme that no
 * candidate states a figure for is answered as if it had not been asked for.
 */
export const recommend: (ranked: readonly Ranked[], need: Need) => readonly Pick[] =
  keptForSame(recommendAmong)

function recommendAmong(ranked: readonly Ranked[], need: Need): Pick[] {
  const extremes = need.order
    ? sortByExtreme(
        need.order,
        ranked.map(({ candidate }) => candidate),
      )
    : []
  if (extremes.length > 0) return inOrder(extremes)
  const fit = withoutOutdone(ranked)
  const isOpen = need.budget === undefined && need.priceLevel === undefined
  const told = toldFirst(fit)
  const isCheap = wantsItCheap(need)
  const leading = isCheap ? amongCheapest(told, ranked) : told
  const best = need.priceLevel === 'high' ? told[0] : unbeaten(leading, need)
  if (!best) return []
  const price = best.candidate.price ?? 0
  const others = told.filter((one) => one !== best && !beats(one, best, need))
  const worthwhile = others.filter(({ score }) => score.total >= best.score.total * WORTHWHILE)
  const cheaper = worthwhile.filter(({ candidate }) => (candidate.price ?? Infinity) <= price * SAVER_BELOW)
  const clearly = isOpen
    ? cheaper.find(({ candidate }) => (candidate.price ?? Infinity) <= price * MUCH_CHEAPER)
    : undefined
  const saver = clearly ?? cheaper[0]
  const most = isCheap ? price * DEARER_THAN_CHEAP : Infinity
  const upgrade = worthwhile.find(
    ({ candidate }) =>
      (candidate.price ?? 0) >= price * UPGRADE_ABOVE &&
      (candidate.price ?? 0) <= most &&
      isWorthMore(candidate, best.candidate),
  )
  // Where nothing was said of money or of how good it should be, the dear one is a choice, not the advice.
  if (isOpen && saver && price > (saver.candidate.price ?? Infinity) * MUCH_DEARER)
    return [
      { role: 'best', candidate: saver.candidate },
      { role: 'upgrade', candidate: best.candidate },
    ]
  return [
    { role: 'best', candidate: best.candidate },
    ...(saver ? [{ role: 'saver' as const, candidate: saver.candidate }] : []),
    ...(upgrade ? [{ role: 'upgrade' as const, candidate: upgrade.candidate }] : []),
  ]
}

/** Those that are cheap among all that fit: a fifth of them, or hardly dearer than the cheapest. */
function amongCheapest(fit: readonly Ranked[], ranked: readonly Ranked[]): readonly Ranked[] {
  const prices = ranked.flatMap(({ candidate }) => candidate.price ?? []).toSorted((a, b) => a - b)
  const [lowest = 0] = prices
  const limit = Math.max(
    lowest * HARDLY_DEARER,
    lowest + SMALL_CHANGE,
    prices[Math.ceil(prices.length * CHEAP_SHARE) - 1] ?? 0,
  )
  const cheap = fit.filter(({ candidate }) => (candidate.price ?? Infinity) <= limit)
  return cheap.length > 0 ? cheap : fit
}

/** How many machines somebody who chooses looks at. */
const A_CHOICE = 3

/**
 * Picks filled up to three, so that there is a choice: of other makers what fits well enough, then what lacks but little; one
 * of the same maker only where nothing else stands beside the best.
 * @param nearly what meets all that had to be met and fewer of the wishes, ranked
 */
export function withOthers(
  picks: readonly Pick[],
  ranked: readonly Ranked[],
  nearly: readonly Ranked[],
): Pick[] {
  const [best] = picks
  if (!best || picks.length >= A_CHOICE) return [...picks]
  const least =
    (ranked.find(({ candidate }) => candidate.id === best.candidate.id)?.score.total ?? 0) * WORTHWHILE
  const fit = toldFirst(withoutOutdone(ranked)).filter(({ score }) => score.total >= least)
  const left = [...fit, ...toldFirst(withoutOutdone(nearly))].map(({ candidate }) => candidate)
  const chosen = left.reduce<Pick[]>(
    (so, candidate) =>
      so.length < A_CHOICE && so.every((pick) => pick.candidate.brand !== candidate.brand)
        ? [...so, { role: 'other', candidate }]
        : so,
    [...picks],
  )
  const second = left.find(({ id }) => id !== best.candidate.id)
  return chosen.length > 1 || !second ? chosen : [...chosen, { role: 'other', candidate: second }]
}

/**
 * What fits about as well as the first, with those first that state the main facts of their kind: a pick whose main fact is
 * unknown is a guess. What fits worse follows in the same way.
 */
function toldFirst(fit: readonly Ranked[]): Ranked[] {
  const facts = mainFactsOf(fit.map(({ candidate }) => candidate))
  const isTold = ({ candidate }: Ranked) => untold(candidate, facts).length === 0
  const least = (fit[0]?.score.total ?? 0) * ABOUT_AS_WELL
  const known = fit.filter(isTold)
  const leads = known[0] && known[0].score.total >= least ? [] : fit.slice(0, 1)
  return [...new Set([...leads, ...known, ...fit])]
}

/** The first that no other of about the same fit beats. */
function unbeaten(told: readonly Ranked[], need: Need): Ranked | undefined {
  const least = (told[0]?.score.total ?? 0) * ABOUT_AS_WELL
  const near = told.filter(({ score }) => score.total >= least)
  let best = told[0]
  for (let better = best; better;) {
    best = better
    const beaten = best
    better = near.find((one) => beats(one, beaten, need) || onlyLessIsKnown(one, beaten))
  }
  return best
}

/** By so much a cheaper machine may fit the size or a wish less, and nobody would see it. */
const UNSEEN = { size: 0.15, wish: 0.1 }

/**
 * From this fit on a machine is of the size that is asked for: of two such a bigger one is no better. Who wants to save takes one that
 * is a little further from the ideal.
 */
const OF_THE_SIZE = { plain: 0.8, saving: 0.7 } as const

/**
 * Whether one costs clearly less than another of its sort, fits the size about as well, states as much and is worse in nothing; a small
 * step in a grade does not outweigh that it is larger, too, and nearer to the size that is asked for.
 */
function beats(one: Ranked, other: Ranked, { priorities }: Need): boolean {
  const [price, others] = [one.candidate.price, other.candidate.price]
  if (price === null || others === null || price > others * SAVER_BELOW) return false
  const least = priorities.includes('saving') ? OF_THE_SIZE.saving : OF_THE_SIZE.plain
  const areOfTheSize = Math.min(one.score.size, other.score.size) >= least
  const size = kindRecord(one.candidate.kind).size
  const comesNear =
    one.score.size >= other.score.size - UNSEEN.size &&
    one.score.known >= other.score.known &&
    one.score.wish >= other.score.wish - UNSEEN.wish &&
    areOfOneSort(one.candidate, other.candidate) &&
    untold(one.candidate, statedOf(other.candidate)).length === 0
  // Gaps take longer to find than all of that, and every candidate is held against another.
  if (!comesNear) return false
  const gaps = gapsThatCount(one.candidate, other.candidate)
  const isLarger = gaps.some((gap) => gap.attribute === size && isGain(gap))
  const isNearer = areOfTheSize && isLarger && one.score.size > other.score.size
  return gaps.every(
    (gap) => isGain(gap) || (areOfTheSize && gap.attribute === size) || (isNearer && isSmallStep(gap)),
  )
}

/** Whether one costs clearly less, fits the size and the wishes as well, and nothing that both state speaks for the other: that more is known of a machine is not worth money. */
const onlyLessIsKnown = (one: Ranked, other: Ranked): boolean =>
  (one.candidate.price ?? Infinity) <= (other.candidate.price ?? 0) * SAVER_BELOW &&
  one.score.size >= other.score.size &&
  one.score.wish >= other.score.wish &&
  areOfOneSort(one.candidate, other.candidate) &&
  everyGapThatCounts(one.candidate, other.candidate, (_, isGained) => isGained)

/** The figures a machine states that its kind is compared by. */
const statedOf = ({ kind, attributes }: Candidate): string[] =>
  comparedFigures(kind).filter((key) => attributes[key] !== undefined)

/** A figure this share below the best fit's is no step up, whatever else is better. */
const FAR_WORSE = 0.35

/** A step up holds at least this share of what the best fit does. */
const HOLDS_AS_MUCH = 0.9

const sizeOf = ({ kind, attributes }: Candidate): number => {
  const value = attributes[kindRecord(kind).size ?? '']
  return typeof value === 'number' ? value : Number.NaN
}

/** Whether a dearer product has better figures to show for its price, and no more worse ones. */
function isWorthMore(dearer: Candidate, best: Candidate): boolean {
  if (sizeOf(dearer) < sizeOf(best) * HOLDS_AS_MUCH) return false
  const gaps = gapsThatCount(dearer, best)
  const losses = gaps.filter((gap) => !isGain(gap))
  const isFarWorse = losses.some(({ attribute, gap }) => {
    const value = best.attributes[attribute]
    return typeof value === 'number' && gap / value > FAR_WORSE
  })
  return gaps.length > losses.length && gaps.length >= losses.length * 2 && !isFarWorse
}

/** Superlatives: the extreme of what was asked first; roles follow the price. */
function inOrder(extremes: readonly Candidate[]): Pick[] {
  const [first] = extremes
  return extremes.slice(0, 3).map((candidate) => ({
    role:
      candidate === first || first === undefined
        ? 'best'
        : (candidate.price ?? 0) <= (first.price ?? 0)
          ? 'saver'
          : isWorthMore(candidate, first)
            ? 'upgrade'
            : 'other',
    candidate,
  }))
}
