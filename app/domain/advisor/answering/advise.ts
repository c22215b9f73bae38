import { fold } from '#app/vietnamese/fold.ts'
import { bestPicks, choose } from '../best-picks.ts'
import { bundleFor } from '../bundle.ts'
import { picksForOccasion } from '../occasion.ts'
import { nearestOfBrands, rangeOfBrands } from '../retrieve/brand-range.ts'
import { findNamed, namedSides } from '../retrieve/find-named.ts'
import { chipsOf } from '../understand/chips.ts'
import type { Need } from '../understand/need.ts'
import { settlesOnOne, writeAdvice } from '../write/advise.ts'
import { writeBrandRange } from '../write/brand-range.ts'
import { writeBundle } from '../write/bundle.ts'
import { writeLookup } from '../write/lookup.ts'
import { writeOccasion } from '../write/occasion.ts'
import { writeUnknown } from '../write/talk.ts'
import type { Asked, Drafted } from './asked.ts'
import { compared } from './compare.ts'

/** 'tủ lạnh và máy giặt': both are wanted, rather than one of them. */
const TOGETHER = /(?:^|\s)(?:va|voi|cung|ca|kem|them|combo|bo|tron bo|\+|,)(?=\s)/

/** Whether several kinds are wanted at once. */
const wantsTogether = ({ question, need }: Asked) =>
  need.kinds.length > 1 &&
  need.order === undefined &&
  !need.followUp &&
  TOGETHER.test(fold(question)) &&
  !/(?:^|\s)(?:hay|hoac)(?![a-z])/.test(fold(question))

/** The best of each kind within one sum; null where nothing was found. */
async function adviseTogether({ need, catalogue }: Asked): Promise<Drafted | null> {
  const bundle = await bundleFor(need, catalogue)
  const priceSources = await catalogue.priceSources(bundle.picks.map(({ id }) => id))
  const draft = writeBundle(need, bundle, priceSources)
  return draft && { draft }
}

/** Machines for a need: sized, found, ranked and worded; a few kinds together, or what to choose from where none was named. */
export async function advise(asked: Asked): Promise<Drafted> {
  const { catalogue, phrase } = asked
  const [kind] = asked.need.kinds
  if (!kind) return adviseWithoutKind(asked, (need) => advise({ ...asked, need }))
  if (wantsTogether(asked)) {
    const together = await adviseTogether(asked)
    if (together) return together
  }
  const need = await withMoney(asked)
  const wantsOthers = need.turn === 'other_options' && asked.previous !== null
  const shown = wantsOthers && asked.previous ? await bestPicks(asked.previous, catalogue) : []
  const choice = await choose(
    kind,
    need,
    catalogue,
    shown.map(({ id }) => id),
  )
  const { sizing, retrieved } = choice
  const picks = settlesOnOne(need) ? choice.picks.slice(0, 1) : choice.picks
  const missedBrand = retrieved.givenUp.includes('brand') ? await nearestOfBrands(need, catalogue) : undefined
  const [priceSources, levels, costs] = await Promise.all([
    catalogue.priceSources([
      ...picks.map(({ candidate }) => candidate.id),
      ...(missedBrand ? [missedBrand.id] : []),
    ]),
    need.budget && !need.budget.vague ? null : catalogue.priceLevels(kind),
    asked.runningCosts?.(
      picks.slice(0, 1).map(({ candidate }) => candidate),
      need,
    ) ?? null,
  ])
  const prices = retrieved.candidates.flatMap(({ price }) => (price === null ? [] : [price]))
  return {
    draft: writeAdvice({
      need,
      size: sizing,
      retrieved,
      picks,
      priceSources,
      phrase,
      levels,
      costs,
      missedBrand,
    }),
    need: { ...need, chips: chipsOf(need) },
    cheapest: prices.length > 0 ? Math.min(...prices) : null,
    unanswered: picks.length === 0,
  }
}

/** Turns 'rẻ', 'cao cấp', 'rẻ hơn' and 'tốt hơn' into VND, from the catalogue and from what was shown before. */
async function withMoney({ need, previous, catalogue, about }: Asked): Promise<Need> {
  const [kind] = need.kinds
  if (kind && previous && (need.asksCheaper || need.asksBetter)) {
    const shown = about ? about.price : (await bestPicks(previous, catalogue))[0]?.price
    if (shown) {
      const limit = need.budget?.target === undefined ? need.budget?.max : undefined
      const bounds = need.asksCheaper
        ? { max: shown - 1 }
        : { min: shown + 1, ...(limit ? { max: limit } : {}) }
      return { ...need, budget: { ...bounds, hard: true, words: need.budget?.words ?? '' } }
    }
  }
  if (!kind || need.budget || !need.priceLevel) return need
  const levels = await catalogue.priceLevels(kind)
  if (!levels) return need
  const bounds = {
    cheap: { max: levels.low },
    mid: { min: levels.low, max: levels.high },
    high: { min: levels.high },
  }
  return { ...need, budget: { ...bounds[need.priceLevel], hard: true, words: '' } }
}

/** How a need with a kind is answered; handed in, as the one leads to the other. */
type Advise = (need: Need) => Promise<Drafted>

/** What names no kind: a brand as a whole, a product by its name, an occasion with a sum; else nothing is known. */
async function adviseWithoutKind(asked: Asked, advise: Advise): Promise<Drafted> {
  return (
    (await answerByBrand(asked, advise)) ??
    (await answerByName(asked)) ??
    (await answerByOccasion(asked)) ?? { draft: writeUnknown(asked.need), unanswered: true }
  )
}

/** A brand named without a kind: the best it has of up to three kinds, or the advice where it has but one kind. */
async function answerByBrand({ need, catalogue }: Asked, advise: Advise): Promise<Drafted | null> {
  if (need.brands.length === 0 || need.models.length > 0) return null
  const range = await rangeOfBrands(need, catalogue)
  const [only, ...others] = range.kinds
  if (!only) return null
  if (others.length === 0) return advise({ ...need, kinds: [only] })
  const priceSources = await catalogue.priceSources(range.best.map(({ id }) => id))
  return { draft: writeBrandRange(need, range, priceSources) }
}

/** 'nên mua gì', 'sắm những gì', 'tặng cái gì': the visitor wants to be told what. */
const ASKS_WHAT = /(?:^|\s)(?:mua|sam|tang|can|chon|lay|trang bi) (?:[a-z]+ ){0,3}(?:gi|nhung gi)(?![a-z])/

/** Whom it is for or how much was said, but not what: a few kinds to choose from. */
async function answerByOccasion({ question, need, catalogue }: Asked): Promise<Drafted | null> {
  const isOpen = need.budget !== undefined || need.uses.includes('gift') || ASKS_WHAT.test(fold(question))
  const saysWho = need.uses.length > 0 || need.budget !== undefined
  if (need.perhaps.length === 0 && !(isOpen && saysWho)) return null
  const candidates = await picksForOccasion(need, catalogue)
  if (candidates.length === 0) return null
  const priceSources = await catalogue.priceSources(candidates.map(({ id }) => id))
  return { draft: writeOccasion(need, candidates, priceSources) }
}

/** The last resort for a question without a kind: its words may be the name of a product, or of two. */
async function answerByName(asked: Asked): Promise<Drafted | null> {
  const { question, catalogue } = asked
  const [first, second] = await Promise.all(
    namedSides(question).map(async (name) => (await findNamed(name, [], catalogue))[0]),
  )
  if (!first) return null
  if (second && second.id !== first.id) return compared([first, second], asked)
  return { draft: writeLookup([first], await catalogue.priceSources([first.id]), question) }
}
