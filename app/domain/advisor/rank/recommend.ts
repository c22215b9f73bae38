import type { Candidate } from '../catalogue.ts'
import type { Need } from '../understand/need.ts'
import { gapsBetween, isGain } from './differences.ts'
import { withoutOutdone } from './quality.ts'
import type { Ranked } from './score.ts'
import { sortByExtreme } from './superlatives.ts'

/** What a pick is for; 'editor': an editor's choice, which nobody compared. */
export type Role = 'best' | 'saver' | 'upgrade' | 'editor'

/** A recommended product and the part it plays; the first is always the best fit. */
export type Pick = { role: Role; candidate: Candidate }

/** A cheaper or dearer pick must differ in price by at least this share to be worth a line. */
const SAVER_BELOW = 0.92
const UPGRADE_ABOVE = 1.08
/** Who named no sum sees how far down the prices go. */
const MUCH_CHEAPER = 0.7
/** A pick below this share of the best fit's score is not worth recommending, whatever it costs. */
const WORTHWHILE = 0.75

/**
 * Up to three products that differ for a reason: the best fit, one that costs clearly less, one that costs clearly
 * more. All come from the candidates, so every constraint held for those is held for these. An extreme that no
 * candidate states a figure for is answered as if it had not been asked for.
 */
export function recommend(ranked: readonly Ranked[], need: Need): Pick[] {
  const extremes = need.order
    ? sortByExtreme(
        need.order,
        ranked.map(({ candidate }) => candidate),
      )
    : []
  if (extremes.length > 0) return inOrder(extremes)
  const [best, ...others] = withoutOutdone(ranked)
  if (!best) return []
  const price = best.candidate.price ?? 0
  const worthwhile = others.filter(({ score }) => score.total >= best.score.total * WORTHWHILE)
  const isOpen = need.budget === undefined && need.priceLevel === undefined
  const cheaper = worthwhile.filter(({ candidate }) => (candidate.price ?? Infinity) <= price * SAVER_BELOW)
  const clearly = isOpen
    ? cheaper.find(({ candidate }) => (candidate.price ?? Infinity) <= price * MUCH_CHEAPER)
    : undefined
  const saver = clearly ?? cheaper[0]
  const upgrade = worthwhile.find(
    ({ candidate }) =>
      (candidate.price ?? 0) >= price * UPGRADE_ABOVE && isWorthMore(candidate, best.candidate),
  )
  return [
    { role: 'best', candidate: best.candidate },
    ...(saver ? [{ role: 'saver' as const, candidate: saver.candidate }] : []),
    ...(upgrade ? [{ role: 'upgrade' as const, candidate: upgrade.candidate }] : []),
  ]
}

/** A figure this share below the best fit's is no step up, whatever else is better. */
const FAR_WORSE = 0.35

/** Whether a dearer product has better figures to show for its price, and no more worse ones. */
function isWorthMore(dearer: Candidate, best: Candidate): boolean {
  const gaps = gapsBetween(dearer, best)
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
    role: candidate === first ? 'best' : (candidate.price ?? 0) <= (first?.price ?? 0) ? 'saver' : 'upgrade',
    candidate,
  }))
}
