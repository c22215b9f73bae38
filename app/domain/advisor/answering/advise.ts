import { bestPicks, choose } from '../best-picks.ts'
import { nearestOfBrands } from '../retrieve/brand-range.ts'
import { chipsOf } from '../understand/chips.ts'
import type { Need } from '../understand/need.ts'
import { writeAdvice } from '../write/advise.ts'
import type { Asked, Drafted } from './asked.ts'
import { adviseTogether, wantsTogether } from './together.ts'
import { adviseWithoutKind } from './without-kind.ts'

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
  const { sizing, retrieved, picks } = await choose(kind, need, catalogue)
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
