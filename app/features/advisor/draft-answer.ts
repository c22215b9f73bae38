import { bestPicks, choose } from './best-picks.ts'
import type { Candidate, Catalogue } from './catalogue.ts'
import { findFacts } from './knowledge/find-facts.ts'
import { sortByExtreme } from './rank/superlatives.ts'
import { nearestOfBrands, rangeOfBrands } from './retrieve/brand-range.ts'
import { findNamed, namedSides } from './retrieve/find-named.ts'
import { size } from './sizing/size.ts'
import { isAbout } from './understand/about.ts'
import { chipsOf } from './understand/chips.ts'
import type { Need } from './understand/need.ts'
import { writeAbout } from './write/about.ts'
import { writeAdvice } from './write/advise.ts'
import { writeBrandRange } from './write/brand-range.ts'
import { writeComparison } from './write/compare.ts'
import type { Draft } from './write/draft.ts'
import type { Article } from './write/explain.ts'
import { writeExplanation } from './write/explain.ts'
import { writeLookup } from './write/lookup.ts'
import type { Phrasing } from './write/phrasing.ts'
import { writeOffTopic, writeRefusal, writeSizeGuide, writeSmallTalk, writeUnknown } from './write/talk.ts'

/** A question as it was understood, what came before it, and what it may be answered from. */
export type Asked = {
  question: string
  need: Need
  previous: Need | null
  catalogue: Catalogue
  phrase: Phrasing
  /** The product the visitor came from; a question that names no other is about it. */
  about?: Candidate | null
  runningCostOf?: ((candidate: Candidate) => Promise<string | null>) | undefined
  articles?: ((question: string) => Promise<Article[]>) | undefined
}

/**
 * A draft, the need it answers (with 'rẻ' and 'rẻ hơn' worked out in VND), the lowest price found, which it may name,
 * and whether it only says that nothing is known.
 */
export type Drafted = { draft: Draft; need?: Need; cheapest?: number | null; unanswered?: boolean }

/** Chooses how to answer by what was understood, and writes the draft. */
export async function draftAnswer(asked: Asked): Promise<Drafted> {
  const { need, phrase, about } = asked
  if (about && isAbout(about, asked)) return answerAbout(about, asked)
  if (need.intent !== 'unsafe') {
    const explained = await explain(asked)
    if (explained) return explained
  }
  switch (need.intent) {
    case 'unsafe':
      return { draft: writeRefusal() }
    case 'off_topic':
      return { draft: writeOffTopic() }
    case 'small_talk':
      return { draft: writeSmallTalk(need, phrase) }
    case 'explain':
      return narrows(need) ? advise(asked) : { draft: writeUnknown(need), unanswered: true }
    case 'compare':
      return (await compare(asked)) ?? advise(asked)
    case 'lookup':
    case 'price':
      return (await lookUp(asked)) ?? advise(asked)
    case 'size':
      return sizeOnly(need) ?? advise(asked)
    case 'advise':
      return advise(asked)
  }
}

/** What the fact base knows of a question, with an article of ours if one fits; null where it asks for a machine. */
async function explain({ question, need, articles }: Asked): Promise<Drafted | null> {
  const [best] = findFacts(question, need)
  if (!best) return null
  return { draft: writeExplanation(best.fact, (await articles?.(question)) ?? []) }
}

/** The product in view, answered from its own figures. */
async function answerAbout(
  about: Candidate,
  { question, catalogue, runningCostOf }: Asked,
): Promise<Drafted> {
  const [priceSources, runningCost] = await Promise.all([
    catalogue.priceSources([about.id]),
    runningCostOf?.(about) ?? null,
  ])
  return { draft: writeAbout(about, question, { priceSource: priceSources[0] ?? null, runningCost }) }
}

/** A question of knowledge that also says for whom or for how much is answered with products. */
function narrows({ kinds, budget, people, roomM2, distanceM }: Need): boolean {
  return kinds.length > 0 && [budget, people, roomM2, distanceM].some((slot) => slot !== undefined)
}

async function advise(asked: Asked): Promise<Drafted> {
  const { catalogue, phrase } = asked
  const [kind] = asked.need.kinds
  if (!kind)
    return (
      (await answerByBrand(asked)) ??
      (await answerByName(asked)) ?? { draft: writeUnknown(asked.need), unanswered: true }
    )
  const need = await withMoney(asked)
  const { sizing, retrieved, picks } = await choose(kind, need, catalogue)
  const priceSources = await catalogue.priceSources(picks.map(({ candidate }) => candidate.id))
  const missedBrand = retrieved.givenUp.includes('brand') ? await nearestOfBrands(need, catalogue) : undefined
  const prices = retrieved.candidates.flatMap(({ price }) => (price === null ? [] : [price]))
  return {
    draft: writeAdvice({ need, size: sizing, retrieved, picks, priceSources, phrase, missedBrand }),
    need: { ...need, chips: chipsOf(need) },
    cheapest: prices.length > 0 ? Math.min(...prices) : null,
  }
}

/** A brand named without a kind: the best it has of up to three kinds, or the advice where it has but one kind. */
async function answerByBrand(asked: Asked): Promise<Drafted | null> {
  const { need, catalogue } = asked
  if (need.brands.length === 0 || need.models.length > 0) return null
  const range = await rangeOfBrands(need, catalogue)
  const [only, ...others] = range.kinds
  if (!only) return null
  if (others.length === 0) return advise({ ...asked, need: { ...need, kinds: [only] } })
  const priceSources = await catalogue.priceSources(range.best.map(({ id }) => id))
  return { draft: writeBrandRange(need, range, priceSources) }
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

/** The last resort for a question without a kind: its words may be the name of a product, or of two. */
async function answerByName({ question, catalogue }: Asked): Promise<Drafted | null> {
  const [first, second] = await Promise.all(
    namedSides(question).map(async (name) => (await findNamed(name, [], catalogue))[0]),
  )
  if (!first) return null
  const priceSources = await catalogue.priceSources([first.id, ...(second ? [second.id] : [])])
  if (second && second.id !== first.id) return { draft: writeComparison(first, second, priceSources) }
  return { draft: writeLookup([first], priceSources, question) }
}

async function compare({ need, previous, catalogue }: Asked): Promise<Drafted | null> {
  const named = await Promise.all(
    need.models.slice(0, 2).map((model) => findNamed(model, need.kinds, catalogue)),
  )
  const found = named.flatMap((products) => products.slice(0, 1))
  const earlier = found.length < 2 && previous ? await bestPicks(previous, catalogue) : []
  const pointed = need.picks.length > 0 ? need.picks.flatMap((place) => earlier[place - 1] ?? []) : earlier
  const byBrand = found.length === 0 && need.brands.length > 1 ? await bestOfBrands(need, catalogue) : []
  const [first, second] = distinct([...found, ...byBrand, ...pointed])
  if (!first || !second) return null
  return { draft: writeComparison(first, second, await catalogue.priceSources([first.id, second.id])) }
}

/** The best product of each of two brands for the same need. */
async function bestOfBrands(need: Need, catalogue: Catalogue): Promise<Candidate[]> {
  const best = await Promise.all(
    need.brands
      .slice(0, 2)
      .map(async (brand) => (await bestPicks({ ...need, brands: [brand] }, catalogue))[0]),
  )
  return best.filter((candidate) => candidate !== undefined)
}

const distinct = (products: Candidate[]) => [
  ...new Map(products.map((product) => [product.id, product])).values(),
]

async function lookUp({ question, need, previous, catalogue }: Asked): Promise<Drafted | null> {
  const [model] = need.models
  const [place] = need.picks
  const pointed = place && previous ? (await bestPicks(previous, catalogue))[place - 1] : undefined
  if (!model && !pointed) return null
  const named = pointed ? [pointed] : await findNamed(model ?? question, need.kinds, catalogue)
  const byPrice =
    need.order === 'cheapest' || need.order === 'dearest' ? sortByExtreme(need.order, named) : []
  const products = byPrice.length > 0 ? byPrice : named
  const priceSources = await catalogue.priceSources(products.slice(0, 1).map(({ id }) => id))
  return { draft: writeLookup(products, priceSources, model ?? question) }
}

/** The size guide of a kind, where the fact its size depends on was not said. */
function sizeOnly(need: Need): Drafted | null {
  const [kind] = need.kinds
  if (!kind || size(kind, need)) return null
  const guide = writeSizeGuide(need)
  return guide ? { draft: guide } : null
}
