import { bestPicks, choose } from './best-picks.ts'
import { bundleFor } from './bundle.ts'
import { fold } from '#app/vietnamese/fold.ts'
import type { Candidate, Catalogue } from './catalogue.ts'
import { picksForOccasion } from './occasion.ts'
import { nearestInSize } from './rank/nearest-in-size.ts'
import { sortByExtreme } from './rank/superlatives.ts'
import { nearestOfBrands, rangeOfBrands } from './retrieve/brand-range.ts'
import { findNamed, isModel, namedSides } from './retrieve/find-named.ts'
import { retrieve } from './retrieve/retrieve.ts'
import type { RunningCostsOf } from './running-cost.ts'
import { size } from './sizing/size.ts'
import { isAbout } from './understand/about.ts'
import { chipsOf } from './understand/chips.ts'
import type { Need } from './understand/need.ts'
import { writeAbout } from './write/about.ts'
import { writeAdvice } from './write/advise.ts'
import { writeBrandRange } from './write/brand-range.ts'
import { writeBundle } from './write/bundle.ts'
import { writeComparison } from './write/compare.ts'
import type { Draft } from './write/draft.ts'
import { writeLookup } from './write/lookup.ts'
import { withMissing, withNearest } from './write/missing.ts'
import { writeOccasion } from './write/occasion.ts'
import type { Phrasing } from './write/phrasing.ts'
import { sayRunningCost, writeNoRunningCost, writeRunningCosts } from './write/running-cost.ts'
import {
  writeHazard,
  writeOffTopic,
  writeRefusal,
  writeService,
  writeSizeGuide,
  writeSmallTalk,
  writeUnknown,
} from './write/talk.ts'

/** A question as it was understood, what came before it, and what it may be answered from. */
export type Asked = {
  question: string
  need: Need
  previous: Need | null
  catalogue: Catalogue
  phrase: Phrasing
  /** The product the visitor came from; a question that names no other is about it. */
  about?: Candidate | null
  runningCosts: RunningCostsOf | null
}

/**
 * A draft, the need it answers (with 'rẻ' and 'rẻ hơn' worked out in VND), and the lowest price found, which it may
 * name.
 */
export type Drafted = { draft: Draft; need?: Need; cheapest?: number | null }

/** Chooses how to answer by what was understood, and writes the draft. */
export async function draftAnswer(asked: Asked): Promise<Drafted> {
  const { need, phrase, about } = asked
  if (about && isAbout(about, asked)) return answerAbout(about, asked)
  switch (need.intent) {
    case 'unsafe':
      return { draft: writeRefusal() }
    case 'hazard':
      return { draft: writeHazard() }
    case 'service':
      return { draft: writeService() }
    case 'off_topic':
      return { draft: writeOffTopic() }
    case 'small_talk':
      return { draft: writeSmallTalk(need, phrase, asked.question) }
    case 'explain':
      return narrows(need) ? advise(asked) : { draft: writeUnknown(need) }
    case 'compare':
      return (await compare(asked)) ?? advise(asked)
    case 'lookup':
    case 'price':
      return (await lookUp(asked)) ?? advise(asked)
    case 'size':
      return sizeOnly(need) ?? advise(asked)
    case 'running_cost':
      return (await costToRun(asked)) ?? { draft: writeNoRunningCost(need) }
    case 'advise':
      return advise(asked)
  }
}

/** The product in view, answered from its own figures. */
async function answerAbout(
  about: Candidate,
  { question, need, catalogue, runningCosts }: Asked,
): Promise<Drafted> {
  const [priceSources, costs] = await Promise.all([
    catalogue.priceSources([about.id]),
    runningCosts?.([about], need) ?? null,
  ])
  const cost = costs?.of.get(about.id)
  const runningCost = costs && cost ? sayRunningCost(cost, costs) : null
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
      (await answerByName(asked)) ??
      (await answerByOccasion(asked)) ?? { draft: writeUnknown(asked.need) }
    )
  if (wantsBundle(asked)) {
    const together = await adviseTogether(asked)
    if (together) return together
  }
  const need = await withMoney(asked)
  const { sizing, retrieved, picks } = await choose(kind, need, catalogue)
  const [priceSources, levels, costs] = await Promise.all([
    catalogue.priceSources(picks.map(({ candidate }) => candidate.id)),
    need.budget && !need.budget.vague ? null : catalogue.priceLevels(kind),
    asked.runningCosts?.(
      picks.slice(0, 1).map(({ candidate }) => candidate),
      need,
    ) ?? null,
  ])
  const missedBrand = retrieved.givenUp.includes('brand') ? await nearestOfBrands(need, catalogue) : undefined
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
  }
}

/** 'tủ lạnh và máy giặt': both are wanted, rather than one of them. */
const TOGETHER = /(?:^|\s)(?:va|voi|cung|ca|kem|them|combo|bo|tron bo|\+|,)(?=\s)/

const wantsBundle = ({ question, need }: Asked) =>
  need.kinds.length > 1 &&
  need.order === undefined &&
  !need.followUp &&
  TOGETHER.test(fold(question)) &&
  !/(?:^|\s)(?:hay|hoac)(?![a-z])/.test(fold(question))

async function adviseTogether({ need, catalogue }: Asked): Promise<Drafted | null> {
  const bundle = await bundleFor(need, catalogue)
  const priceSources = await catalogue.priceSources(bundle.picks.map(({ id }) => id))
  const draft = writeBundle(need, bundle, priceSources)
  return draft && { draft }
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

/** 'nên mua gì', 'sắm những gì', 'tặng cái gì': the visitor wants to be told what. */
const ASKS_WHAT = /(?:^|\s)(?:mua|sam|tang|can|chon|lay|trang bi) (?:[a-z]+ ){0,3}(?:gi|nhung gi)(?![a-z])/

/** Whom it is for or how much was said, but not what: a few kinds to choose from. */
async function answerByOccasion({ question, need, catalogue }: Asked): Promise<Drafted | null> {
  const isOpen = need.budget !== undefined || need.uses.includes('gift') || ASKS_WHAT.test(fold(question))
  if (!isOpen || need.uses.length + (need.budget ? 1 : 0) === 0) return null
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

async function compare(asked: Asked): Promise<Drafted | null> {
  const { question, need, previous, catalogue } = asked
  const models = need.models.slice(0, MAX_COMPARED)
  const named = await Promise.all(models.map((model) => findModel(model, need, catalogue)))
  const missing = models.filter((_, index) => named[index]?.length === 0)
  const found = likeSizes(named.filter((versions) => versions.length > 0))
  if (missing.length > 0) {
    const priceSources = await catalogue.priceSources(found.map(({ id }) => id))
    return found.length > 0
      ? { draft: withMissing(writeLookup(found, priceSources, question), missing) }
      : null
  }
  const earlier = found.length < 2 && previous ? await bestPicks(previous, catalogue) : []
  const pointed = need.picks.length > 0 ? need.picks.flatMap((place) => earlier[place - 1] ?? []) : earlier
  const byBrand = found.length === 0 && need.brands.length > 1 ? await bestOfBrands(need, catalogue) : []
  const sides = distinct([...found, ...byBrand, ...pointed])
  const wanted = need.picks.length > 0 || found.length > 0 || byBrand.length > 0 ? MAX_COMPARED : 2
  return sides.length > 1
    ? compared(sides.slice(0, Math.max(2, Math.min(wanted, sides.length))), asked)
    : null
}

/** Products set side by side in one answer. */
const MAX_COMPARED = 3

async function compared(
  sides: readonly Candidate[],
  { need, catalogue, runningCosts }: Asked,
): Promise<Drafted> {
  const [priceSources, costs] = await Promise.all([
    catalogue.priceSources(sides.map(({ id }) => id)),
    runningCosts?.(sides, need) ?? null,
  ])
  return { draft: writeComparison({ sides, priceSources, costs }) }
}

/** The versions of exactly the model named; none where the data has but other models of the name. */
async function findModel(model: string, need: Need, catalogue: Catalogue): Promise<Candidate[]> {
  const found = await findNamed(model, need.kinds, catalogue)
  return found.filter((product) => isModel(product, model))
}

/** Of each model the version nearest in size to the first one's: 128 GB beside 128 GB. */
function likeSizes([first, ...others]: readonly Candidate[][]): Candidate[] {
  const [lead] = first ?? []
  if (!lead) return []
  return [lead, ...others.flatMap((versions) => nearestInSize(lead, versions) ?? [])]
}

/** The best product of the first brand, and of the others the one nearest to it in size; a brand that has none is left out. */
async function bestOfBrands(need: Need, catalogue: Catalogue): Promise<Candidate[]> {
  const [kind] = need.kinds
  if (!kind) return []
  const choices = await Promise.all(
    need.brands.slice(0, MAX_COMPARED).map((brand) => choose(kind, { ...need, brands: [brand] }, catalogue)),
  )
  const own = choices.filter(({ retrieved }) => !retrieved.givenUp.includes('brand'))
  const lead = own[0]?.picks[0]?.candidate
  if (!lead) return []
  return [lead, ...own.slice(1).flatMap(({ retrieved }) => nearestInSize(lead, retrieved.candidates) ?? [])]
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
  const draft = writeLookup(products, priceSources, model ?? question)
  const isOther = model !== undefined && products[0] !== undefined && !isModel(products[0], model)
  return { draft: isOther ? withNearest(draft, model) : draft }
}

/** What the machines meant cost to run: the one named or pointed at, or all that meet the need. */
async function costToRun({
  question,
  need,
  previous,
  catalogue,
  runningCosts,
}: Asked): Promise<Drafted | null> {
  const [model] = need.models
  const [place] = need.picks
  const pointed = place && previous ? (await bestPicks(previous, catalogue))[place - 1] : undefined
  const named = pointed ? [pointed] : model ? await findNamed(model, need.kinds, catalogue) : null
  if (named?.length === 0) return { draft: writeLookup([], [], model ?? question) }
  const [kind] = need.kinds
  const sizing = kind ? size(kind, need) : null
  const candidates = named ?? (await retrieve(need, sizing, catalogue)).candidates
  const costs = await runningCosts?.(candidates, need)
  if (!costs) return null
  const priceSources = await catalogue.priceSources([...costs.of.keys()])
  const [one] = named ?? []
  const cost = one && costs.of.get(one.id)
  if (one && cost) {
    const known = { priceSource: priceSources[0] ?? null, runningCost: sayRunningCost(cost, costs) }
    return { draft: writeAbout(one, question, known) }
  }
  const draft = writeRunningCosts({ need, candidates, costs, priceSources })
  return draft && { draft }
}

/** The size guide of a kind, where the fact its size depends on was not said. */
function sizeOnly(need: Need): Drafted | null {
  const [kind] = need.kinds
  if (!kind || size(kind, need)) return null
  const guide = writeSizeGuide(need)
  return guide ? { draft: guide } : null
}
