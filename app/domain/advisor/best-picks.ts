import type { Kind } from '#app/kinds/kind.ts'
import { formatNumber } from '#app/vietnamese/numbers.ts'
import type { Candidate, Catalogue } from './catalogue.ts'
import { recommend, withOthers } from './rank/recommend.ts'
import type { Pick } from './rank/recommend.ts'
import { rank } from './rank/score.ts'
import { retrieve } from './retrieve/retrieve.ts'
import type { Retrieved } from './retrieve/retrieve.ts'
import type { SizeAdvice } from './sizing/rule.ts'
import { size } from './sizing/size.ts'
import type { Need } from './understand/need.ts'
import { wishesOf } from './wished/hold-wishes.ts'

/** What a need of one kind comes to: the size worked out for it, what was found, and what is recommended of that. */
export type Choice = { sizing: SizeAdvice | null; retrieved: Retrieved; picks: Pick[] }

/**
 * Sizes, retrieves, ranks and recommends for a need, looking at one kind alone.
 * @param shown ids of products that were shown before and are not to be shown again, as long as there are others
 */
export async function choose(
  kind: Kind,
  need: Need,
  catalogue: Catalogue,
  shown: readonly number[] = [],
): Promise<Choice> {
  const rule =
    isOfSmallSort(need) || isAdvisedAlone(kind, need) ? null : size(kind, need, await catalogue.sizingRules())
  const sizing = raisedByWishes(rule, { ...need, kinds: [kind] })
  const found = await retrieve({ ...need, kinds: [kind] }, sizing, catalogue)
  const others = found.candidates.filter(({ id }) => !shown.includes(id))
  const retrieved = others.length > 0 ? { ...found, candidates: others } : found
  // Past a limit the nearest price leads: it is what the answer names as nearest.
  const overLimit = retrieved.givenUp.includes('budget') && need.budget?.max !== undefined
  const wanted: Need = overLimit && !need.order ? { ...need, order: 'cheapest' } : need
  const ranked = rank(retrieved.candidates, need, sizing)
  const picks = recommend(ranked, wanted)
  const isOfExtreme = wanted.order !== undefined || need.models.length > 0
  return {
    sizing,
    retrieved,
    picks: isOfExtreme
      ? [...picks]
      : overLast(withOthers(picks, ranked, rank(retrieved.nearly, need, sizing)), need),
  }
}

/** As `choose`, for who has one machine settled upon: none beyond the sum that was named where one within it fits as well. */
export async function chooseOne(
  kind: Kind,
  need: Need,
  catalogue: Catalogue,
  shown: readonly number[] = [],
): Promise<Choice> {
  const choice = await choose(kind, need, catalogue, shown)
  const [first] = choice.picks
  const { budget } = need
  const target = budget?.target
  if (!budget || !first || target === undefined || (first.candidate.price ?? 0) <= target) return choice
  const least = Math.round(target * WORTH_THE_SUM)
  const sum = { min: least, max: target, hard: true, words: budget.words }
  const within = await choose(kind, { ...need, budget: sum }, catalogue, shown)
  return within.picks.length > 0 && within.retrieved.givenUp.length === 0 ? within : choice
}

/** From this share of a sum on a machine is worth what was to be spent. */
const WORTH_THE_SUM = 0.8

/** Of what serves about as well, what costs more than was named comes last. */
function overLast(picks: Pick[], { budget }: Need): Pick[] {
  const isOver = ({ role, candidate }: Pick) =>
    role === 'other' && budget?.target !== undefined && (candidate.price ?? 0) > budget.target
  return [...picks.filter((pick) => !isOver(pick)), ...picks.filter(isOver)]
}

/** Whether a sort is asked for that is small by nature: no rule for the household makes it bigger. */
const isOfSmallSort = ({ features, unstated }: Need): boolean =>
  features.includes('mini') || unstated.some((label) => /(?:^|[ ,])(?:mini|để bàn)(?![\p{L}])/u.test(label))

/** Whether a size would only be our own advice, to somebody who asks for the cheapest there is. */
const isAdvisedAlone = (kind: Kind, { order }: Need): boolean => order === 'cheapest' && kind === 'laptop'

/** How far above what a wish asks for at least a machine is still of the size that is looked for. */
const BEYOND_LEAST = 1.25

/** A size for the people or the room, raised to what a wish needs at least, which its sentence then says: duvets want a drum of 10 kg. */
function raisedByWishes(sizing: SizeAdvice | null, need: Need): SizeAdvice | null {
  if (!sizing) return null
  const raising = wishesOf(need)
    .wanted.flatMap(({ label, where }) => {
      const bounds = where[sizing.attribute]
      const least = typeof bounds === 'object' && 'least' in bounds ? bounds.least : undefined
      return least === undefined ? [] : [{ label, least }]
    })
    .toSorted((one, other) => other.least - one.least)[0]
  if (!raising || raising.least <= sizing.min) return sizing
  const { label, least } = raising
  const max = sizing.max === null ? null : Math.max(sizing.max, Math.ceil(least * BEYOND_LEAST))
  const range = max === null ? `từ ${formatNumber(least)}` : `${formatNumber(least)}–${formatNumber(max)}`
  return {
    ...sizing,
    min: least,
    ideal: Math.max(sizing.ideal, least),
    max,
    sentence: `${sizing.sentence} Cần ${label} thì chọn ${range} ${sizing.unit}.`,
  }
}

/**
 * The products a need is answered with, in their order. Earlier picks are worked out again this way rather than read
 * from the conversation: what a visitor sends as context is not evidence.
 */
export async function bestPicks(need: Need, catalogue: Catalogue): Promise<Candidate[]> {
  const [kind] = need.kinds
  if (!kind) return []
  const { picks } = await choose(kind, need, catalogue)
  return picks.map(({ candidate }) => candidate)
}
