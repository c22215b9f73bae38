import { fold } from '#app/vietnamese/fold.ts'
import { sayVnd } from '#app/vietnamese/money.ts'
import { splitSentences } from '#app/vietnamese/sentences.ts'
import type { Need } from '../understand/need.ts'
import type { Draft } from '../write/draft.ts'
import { sayNeed } from '../write/need-words.ts'
import { addProduct, addShared, gapKeys } from './grounds.ts'
import type { Grounds } from './grounds.ts'
import { maskNames } from './product-names.ts'
import { quantitiesIn, quantityKey, UNREADABLE } from './quantities.ts'
import { readSentence, tokensOf } from './read-sentence.ts'

/** What code planned to say, and for what. */
export type Planned = { draft: Draft; need: Need; cheapest: number | null; brands: readonly string[] }

/** Everything a text about this draft may be made of: its rows, its rules and sums, the need as it was understood. */
export function groundsOf({ draft, need, cheapest, brands }: Planned): Grounds {
  const grounds: Grounds = {
    products: [],
    shared: new Set(),
    words: new Set(),
    brands,
    allowedBrands: new Set([...need.brands, ...need.brandsExcluded].map(fold)),
    said: fold(draft.paragraphs.join('\n')),
    quotable: new Set(
      [...draft.paragraphs, ...(draft.rules ?? [])]
        .flatMap(splitSentences)
        .map((sentence) => sentence.trim()),
    ),
  }
  const sources = draft.picks.flatMap(({ priceSource }) => priceSource ?? [])
  for (const { candidate } of draft.picks) addProduct(grounds, candidate, sources)
  for (const candidate of draft.others ?? []) addProduct(grounds, candidate, sources)
  const { budget } = need
  const bounds = [budget?.min, budget?.max, budget?.target, cheapest].filter((vnd) => typeof vnd === 'number')
  for (const text of [
    sayNeed(need),
    ...bounds.map(sayVnd),
    ...(draft.rules ?? []),
    ...need.chips.map(({ label }) => label),
  ]) {
    addShared(grounds, text)
  }
  for (const paragraph of draft.paragraphs) addWritten(grounds, paragraph)
  return grounds
}

/**
 * Figures that code wrote beyond a row's own (a running cost, a share): each is of the product named last before it, and
 * of none where none was named yet. Differences stay differences.
 */
function addWritten(grounds: Grounds, paragraph: string): void {
  const gaps = new Set(
    grounds.products.flatMap((one, index) =>
      grounds.products.slice(index + 1).flatMap((other) => [...gapKeys(one, other)]),
    ),
  )
  let named: readonly number[] = []
  for (const sentence of splitSentences(paragraph)) {
    const found = maskNames(readSentence(sentence), grounds.products)
    if (!found) continue
    const { masked, mentions } = found
    const tokens = tokensOf(masked.marked, masked.folded)
    for (const quantity of quantitiesIn(tokens)) {
      const start = tokens[quantity.first]?.start ?? 0
      const owner = mentions.findLast((mention) => mention.start < start)?.ids ?? named
      const key = quantityKey(quantity)
      if (quantity.unit === null || quantity.unit === UNREADABLE || gaps.has(key) || grounds.shared.has(key))
        continue
      if (owner.length === 0) grounds.shared.add(key)
      for (const { id, figures } of grounds.products) {
        if (owner.includes(id) && !figures.has(key)) figures.set(key, new Set(['written']))
      }
    }
    named = mentions.at(-1)?.ids ?? named
  }
}
