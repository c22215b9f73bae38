import { fold } from '#app/vietnamese/fold.ts'
import { sayVnd } from '#app/vietnamese/money.ts'
import { splitSentences } from '#app/vietnamese/sentences.ts'
import { WELL_KNOWN_BRANDS } from '../understand/brand-words.ts'
import type { Need } from '../understand/need.ts'
import type { Draft } from '../write/draft.ts'
import { sayNeed } from '../write/need-words.ts'
import { addProduct, figureKeys } from './grounds.ts'
import type { Grounds } from './grounds.ts'
import { quotablesOf } from './quoted.ts'

/** What code planned to say, and for what. */
export type Planned = { draft: Draft; need: Need; cheapest: number | null; brands: readonly string[] }

/** Everything a text about this draft may be made of: its rows, its rules and sums, the need as it was understood. */
export function groundsOf({ draft, need, cheapest, brands }: Planned): Grounds {
  const { budget } = need
  const grounds: Grounds = {
    products: [],
    titles: [],
    shared: new Set(),
    foreign: new Set(),
    budget: budget?.max ?? budget?.target ?? null,
    rules: [],
    quotable: new Set(
      [...draft.paragraphs, ...(draft.rules ?? [])]
        .flatMap(splitSentences)
        .map((sentence) => sentence.trim()),
    ),
  }
  const sources = draft.picks.flatMap(({ priceSource }) => priceSource ?? [])
  for (const { candidate } of draft.picks) addProduct(grounds, candidate, sources)
  const [best] = grounds.products
  if (best) best.isBest = true
  for (const candidate of draft.others ?? []) addProduct(grounds, candidate, sources)
  for (const product of grounds.products) {
    const about = draft.paragraphs.filter((paragraph) => paragraph.includes(product.candidate.title))
    product.written.push(...about.map((paragraph) => paragraph.toLowerCase()))
  }
  grounds.foreign = foreignBrands([...brands, ...need.brands, ...need.brandsExcluded], grounds)
  grounds.rules.push(...quotablesOf(draft, grounds.products))
  const bounds = [budget?.min, budget?.max, budget?.target, cheapest].filter((vnd) => typeof vnd === 'number')
  for (const text of [sayNeed(need), ...bounds.map(sayVnd), ...need.chips.map(({ label }) => label)]) {
    for (const key of figureKeys(text)) grounds.shared.add(key)
  }
  return grounds
}

/** Brands people know that no product is of. */
function foreignBrands(brands: readonly string[], { products }: Grounds): Set<string> {
  const own = new Set(products.map(({ brand }) => (brand === null ? '' : fold(brand))))
  return new Set([...brands, ...WELL_KNOWN_BRANDS].map(fold).filter((brand) => !own.has(brand)))
}
