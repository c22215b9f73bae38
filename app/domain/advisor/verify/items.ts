import { MASK } from './product-names.ts'
import type { Mention } from './product-names.ts'
import { quantitiesIn } from './quantities.ts'
import type { Quantity } from './quantities.ts'
import type { Read } from './read-sentence.ts'
import type { TitleWords } from './short-names.ts'
import { phraseAt } from './words/lexicon.ts'
import type { Meaning } from './words/meaning.ts'

/** A piece of a sentence that is accounted for. */
export type Item = (
  | Meaning
  | { is: 'name'; ids: readonly number[] }
  /** A word that titles of some products have and others have not ('tháp' of 'Loa tháp'). */
  | { is: 'kind'; ids: readonly number[] }
  | { is: 'shop'; shop: string }
  | { is: 'figure'; quantity: Quantity }
  /** A brand none of the products is of. */
  | { is: 'foreign' }
  | { is: 'sign'; sign: string }
  | { is: 'leftover' }
) & { word: string }

/** What else may be named: shops with their places in the sentence, brands of the question, folded. */
export type Around = {
  shops: readonly { shop: string; start: number; end: number }[]
  titles: readonly TitleWords[]
  /** Parts that some products have, by name. */
  parts: readonly Mention[]
  foreign: ReadonlySet<string>
}

const SIGNS = new Set(', ; : . ! ? ( ) – — - … " “ ” \' ’ • / % ~ + × = ≈ &'.split(' '))

/** A sentence as the pieces it is made of, in order; a word that nothing accounts for is left over. */
export function itemsOf(read: Read, mentions: readonly Mention[], around: Around): Item[] {
  const { tokens } = read
  const words = tokens.map(({ marked }) => marked)
  const found = halves(words, quantitiesIn(tokens)).filter(
    ({ next }) => (phraseAt(words, next - 1, words.length)?.length ?? 0) < 2 || words[next - 1] !== 'đồng',
  )
  const quantities = new Map(sides(words, found).map((quantity) => [quantity.first, quantity]))
  const items: Item[] = []
  let index = 0
  while (index < tokens.length) {
    const token = tokens[index]
    if (!token) break
    const { start } = token
    const named = [...mentions, ...around.shops, ...around.parts].find(
      (place) => place.start <= start && start < place.end,
    )
    if (named) {
      const word = read.raw.slice(named.start, named.end)
      items.push(
        'shop' in named
          ? { is: 'shop', shop: named.shop, word }
          : { is: around.parts.includes(named) ? 'kind' : 'name', ids: named.ids, word },
      )
      while ((tokens[index]?.start ?? Infinity) < named.end) index += 1
      continue
    }
    const quantity = quantities.get(index)
    const phrase = phraseAt(words, index, words.length)
    if (quantity && !(phrase && phrase.length > quantity.next - quantity.first)) {
      items.push({ is: 'figure', quantity, word: words.slice(index, quantity.next).join(' ') })
      index = quantity.next
    } else if (phrase) {
      items.push({ ...phrase.meaning, word: words.slice(index, index + phrase.length).join(' ') })
      index += phrase.length
    } else {
      items.push(single(token.marked, token.text, around))
      index += 1
    }
  }
  return items
}

function single(word: string, folded: string, { titles, foreign }: Around): Item {
  if (SIGNS.has(word)) return { is: 'sign', sign: word, word }
  if (word.includes(MASK)) return { is: 'leftover', word }
  if (foreign.has(folded)) return { is: 'foreign', word }
  const ids = titles.filter(({ kind }) => kind.has(word)).map(({ id }) => id)
  if (ids.length === 0) return { is: 'leftover', word }
  return ids.length === titles.length ? { is: 'noun', word } : { is: 'kind', ids, word }
}

/** 'nửa triệu', 'nửa lít' and 'một năm' after a word of difference are figures too. */
function halves(words: readonly string[], found: readonly Quantity[]): Quantity[] {
  const extra = words.flatMap((word, first): Quantity[] => {
    const unit = word === 'nửa' ? HALVED[words[first + 1] ?? ''] : undefined
    return unit ? [{ value: unit[0], unit: unit[1], first, next: first + 2, inRange: false }] : []
  })
  return [
    ...found.filter(({ first }) => !extra.some((half) => half.first === first || half.first + 1 === first)),
    ...extra,
  ]
}

/** '65 x 65 cm': both are in the unit of the last. */
const sides = (words: readonly string[], found: readonly Quantity[]): Quantity[] =>
  found.map((quantity, place) => {
    const after = found[place + 1]
    const isSide =
      quantity.unit === null && words[quantity.next] === 'x' && after?.first === quantity.next + 1
    return isSide ? { ...quantity, unit: after.unit } : quantity
  })

const HALVED: Readonly<Record<string, readonly [number, string]>> = {
  triệu: [500_000, '₫'],
  lít: [0.5, 'lít'],
  ký: [0.5, 'kg'],
  kg: [0.5, 'kg'],
  giờ: [0.5, 'giờ'],
}
