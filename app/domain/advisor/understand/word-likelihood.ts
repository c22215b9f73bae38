import { fold } from '#app/vietnamese/fold.ts'
import { isWritable } from '#app/vietnamese/syllable.ts'
import file from './known-words.json' with { type: 'json' }
import type { KnownWords } from './known-words.ts'
import { unpackWords } from './known-words.ts'
import type { Spelt } from './sounds.ts'
import { firstSounds, spell } from './sounds.ts'

/** A word that is known, as it is held against one that is not. */
export type Known = Spelt & { word: string }

/** What is known, with marks or without; `whole` is the logarithm of how many words were counted. */
export type View = KnownWords & { bySound: ReadonlyMap<string, readonly Known[]>; whole: number }

function viewOf({ counts, pairs }: KnownWords): View {
  const bySound = new Map<string, Known[]>()
  let whole = 0
  for (const [word, count] of counts) {
    whole += Math.exp(count)
    const known = { word, ...spell(word) }
    for (const sound of firstSounds(known.plain)) {
      const alike = bySound.get(sound) ?? []
      alike.push(known)
      bySound.set(sound, alike)
    }
  }
  return { counts, pairs, bySound, whole: Math.log(whole) }
}

/** The same without marks: what was written alike is counted together. */
function withoutMarks(known: ReadonlyMap<string, number>): Map<string, number> {
  const sums = new Map<string, number>()
  for (const [words, count] of known) sums.set(fold(words), (sums.get(fold(words)) ?? 0) + Math.exp(count))
  return new Map([...sums].map(([words, sum]) => [words, Math.log(sum)]))
}

let views: { marked: View; plain: View } | undefined

/** Both views; unpacked with the first question. */
function known() {
  if (views) return views
  const words = unpackWords(file)
  return (views = {
    marked: viewOf(words),
    plain: viewOf({ counts: withoutMarks(words.counts), pairs: withoutMarks(words.pairs) }),
  })
}

export const isPlain = (word: string): boolean => /^[a-z]*$/.test(word)

/** The view in which a word is looked for: what was typed without marks may be any word. */
export const viewFor = (word: string): View => (isPlain(word) ? known().plain : known().marked)

/** Whether somebody here has written a word; how often, as a logarithm. */
export const heard = (word: string): number | undefined => viewFor(word).counts.get(word)

/** A name of another language with so many letters is no chance. */
const LONG = 4

/** Whether a word without marks is a syllable or a name that is known. */
export const isKnownSyllable = (word: string): boolean =>
  known().plain.counts.has(word) && (isWritable(word) || word.length >= LONG)

/** How likely a word is that nobody here has written, and what a pair costs that nobody has, as logarithms. */
const UNHEARD = -15
const UNPAIRED = -1.5

/** A pair in the view in which it is known: how often, and its words there. */
function pairOf(
  one: string,
  other: string,
): { view: View; pair: number; first: string; second: string } | null {
  const { marked, plain } = known()
  const exact = isPlain(one) && isPlain(other) ? undefined : marked.pairs.get(`${one} ${other}`)
  if (exact !== undefined) return { view: marked, pair: exact, first: one, second: other }
  if (!isPlain(one) && !isPlain(other)) return null
  const [first, second] = [fold(one), fold(other)]
  const alike = plain.pairs.get(`${first} ${second}`)
  return alike === undefined ? null : { view: plain, pair: alike, first, second }
}

/** How likely a word is behind another, as a logarithm; `before` is undefined where none stands there. */
export function likelihood(word: string, before: string | undefined): number {
  const count = heard(word)
  const alone = count === undefined ? UNHEARD : count - known().marked.whole
  const found = before === undefined ? null : pairOf(before, word)
  if (found === null) return alone + UNPAIRED
  return Math.max(alone, found.pair - (found.view.counts.get(found.first) ?? 0))
}

/** How often a word is said that is written just so, as a logarithm; 0 for a word that is not known. */
export const saidSo = (word: string): number => known().marked.counts.get(word) ?? 0

/** How much more often than by chance two words stand side by side, as a logarithm. */
export function togetherness(one: string, other: string): number {
  const found = pairOf(one, other)
  if (found === null) return -Infinity
  const { view, pair, first, second } = found
  return pair - (view.counts.get(first) ?? 0) - (view.counts.get(second) ?? 0) + view.whole
}

/** What a word without marks may be, itself among them where somebody writes it so; itself alone where it is not known. */
export function markedForms(plain: string): readonly string[] {
  return continuations().forms.get(plain) ?? [plain]
}

/** How often a word stands behind each of those that it is known to follow, and how many of these there are. */
type Behind = { whole: number; kinds: number }

let behind: { forms: ReadonlyMap<string, readonly string[]>; of: ReadonlyMap<string, Behind> } | undefined

function continuations() {
  if (behind) return behind
  const forms = new Map<string, string[]>()
  for (const word of known().marked.counts.keys()) {
    const alike = forms.get(fold(word))
    if (alike) alike.push(word)
    else forms.set(fold(word), [word])
  }
  const of = new Map<string, Behind>()
  for (const [pair, count] of known().marked.pairs) {
    const first = pair.slice(0, pair.indexOf(' '))
    const { whole, kinds } = of.get(first) ?? { whole: 0, kinds: 0 }
    of.set(first, { whole: whole + Math.exp(count), kinds: kinds + 1 })
  }
  return (behind = { forms, of })
}

/** What a word counts that nobody here has written. */
const UNHEARD_COUNT = 0.3

/**
 * How likely a word with its marks is behind another, as a logarithm: by their pair, and the less is known of what follows the other, the
 * more by how often the word is written at all (Witten and Bell). Nothing is known of what follows an empty one.
 */
export function marksBehind(word: string, before: string): number {
  const { counts, pairs, whole } = known().marked
  const count = counts.get(word)
  const alone = (count === undefined ? UNHEARD_COUNT : Math.exp(count)) / Math.exp(whole)
  const next = continuations().of.get(before)
  if (!next) return Math.log(alone)
  const pair = pairs.get(`${before} ${word}`)
  const share = next.whole / (next.whole + next.kinds)
  return Math.log(share * (pair === undefined ? 0 : Math.exp(pair) / next.whole) + (1 - share) * alone)
}
