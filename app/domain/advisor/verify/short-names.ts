import { fold } from '#app/vietnamese/fold.ts'
import type { Candidate } from '../catalogue.ts'
import type { Mention } from './product-names.ts'
import type { Read } from './read-sentence.ts'
import { unitAt } from './units.ts'
import { phraseAt } from './words/lexicon.ts'

/** A title in its words: those of a name, from the brand on, and those that say what it is. */
export type TitleWords = { id: number; name: readonly string[]; kind: ReadonlySet<string> }

const PIECES = /[\p{L}\d]+(?:[+/.-][\p{L}\d]+)*\+?/gu
const isFigure = (word: string) =>
  /^\d+(?:[.,]\d+)*(?:gb|tb|w|kg|hp|inch|mm|l|lit)?(?:\/\d+(?:gb|tb))?$/.test(word)

/** The words of a title: its brand and what it is called are its name; lower-case words say what it is. */
export function titleWordsOf({ id, title, brand }: Pick<Candidate, 'id' | 'title' | 'brand'>): TitleWords {
  const name: string[] = []
  const kind = new Set<string>()
  const start = brand === null ? 0 : Math.max(0, fold(title).indexOf(fold(brand)))
  for (const { 0: word, index } of title.normalize('NFC').matchAll(PIECES)) {
    if (index < start || /^\p{Ll}/u.test(word)) kind.add(word.toLowerCase())
    else name.push(fold(word))
  }
  return { id, name, kind }
}

/** Products by part of their name ('Galaxy A17', 'Swift Lite 14', 'Aqua'): words of one title in their order. */
export function shortNames({ raw, folded, marked }: Read, titles: readonly TitleWords[]): Mention[] {
  const pieces = [...raw.matchAll(PIECES)].map(({ 0: text, index }) => ({
    start: index,
    end: index + text.length,
    word: folded.slice(index, index + text.length),
    plain: marked.slice(index, index + text.length),
    isCapital: /^\p{Lu}/u.test(text),
  }))
  const mentions: Mention[] = []
  for (let at = 0; at < pieces.length; at += 1) {
    const first = pieces[at]
    if (!first?.isCapital || (at === 0 && phraseAt([first.plain], 0, 1) && !isNameOf(first.word, titles)))
      continue
    let left = namesakes(titles, [first.word])
    if (left.length === 0 || isFigure(first.word)) continue
    const run = [first.word]
    let last = at
    for (let next = at + 1; next < pieces.length; next += 1) {
      const piece = pieces[next]
      if (!piece || raw.slice(pieces[next - 1]?.end, piece.start).trim() !== '') break
      if (!piece.isCapital && !/^\d/.test(piece.word)) break
      if (/^\d/.test(piece.word) && isMeasure(pieces.slice(next))) break
      const further = namesakes(titles, [...run, piece.word])
      if (further.length === 0) break
      run.push(piece.word)
      left = further
      last = next
    }
    mentions.push({ ids: left, start: first.start, end: pieces[last]?.end ?? first.end })
    at = last
  }
  return mentions
}

const isNameOf = (word: string, titles: readonly TitleWords[]) =>
  titles.some(({ name }) => name.includes(word))

/** '15 lít', '2 HP': a figure with its unit is no part of a name. */
function isMeasure([number, unit]: readonly { word: string }[]): boolean {
  if (!number || !/^\d+(?:[.,]\d+)*$/.test(number.word) || !unit) return false
  const token = { text: unit.word, marked: unit.word, start: 0, end: 0, glued: false }
  return unitAt([token], 0) !== null
}

/** The products whose name has these words in this order; figures right behind the word before them. */
function namesakes(titles: readonly TitleWords[], words: readonly string[]): number[] {
  return titles
    .filter(({ name }) => {
      let from = -1
      return words.every((word) => {
        const found = name.indexOf(word, from + 1)
        const isNext = from === -1 || found === from + 1 || !/^\d/.test(word)
        from = found
        return found >= 0 && isNext
      })
    })
    .map(({ id }) => id)
}

/** Where a sentence names a part that rows state in words ('Snapdragon 680', 'Windows 11'), with the products that have it. */
export function partNames(
  { raw, folded }: Read,
  products: readonly Pick<Candidate, 'id' | 'attributes'>[],
): Mention[] {
  const pieces = [...raw.matchAll(PIECES)].map(({ 0: text, index }) => ({
    start: index,
    end: index + text.length,
    word: folded.slice(index, index + text.length),
  }))
  const values = products.flatMap(({ id, attributes }) =>
    PARTS.flatMap((attribute) => {
      const value = attributes[attribute]
      return typeof value === 'string'
        ? [{ id, words: [...fold(value).matchAll(PIECES)].map(([word]) => word) }]
        : []
    }),
  )
  const found: Mention[] = []
  for (let at = 0; at < pieces.length; at += 1) {
    const longest = pieces.length - at
    for (let count = longest; count > 0; count -= 1) {
      const run = pieces.slice(at, at + count)
      const ids = values.flatMap(({ id, words }) =>
        isRunOf(
          run.map(({ word }) => word),
          words,
        )
          ? [id]
          : [],
      )
      if (ids.length === 0) continue
      found.push({ ids: [...new Set(ids)], start: run[0]?.start ?? 0, end: run.at(-1)?.end ?? 0 })
      at += count - 1
      break
    }
  }
  return found
}

const PARTS = ['chip', 'cpu', 'gpu', 'os', 'gas']

/** The whole of a name, or words of it in a row that tell it from others. */
function isRunOf(run: readonly string[], words: readonly string[]): boolean {
  const tells = run.some(
    (word) => /\p{L}/u.test(word) && !GENERIC.has(word) && (word.length >= 4 || run.length > 1),
  )
  return tells && words.some((_, start) => run.every((word, index) => words[start + index] === word))
}

const GENERIC = new Set(['graphics', 'core', 'lake', 'ultra'])
