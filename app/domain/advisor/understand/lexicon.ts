import { fold } from '#app/vietnamese/fold.ts'
import type { Reading, Token } from './reading.ts'

/**
 * Phrases that stand for a value. Marks that are typed must be those of the phrase ('bên' is no 'bền'); what is typed
 * without marks may be any word. A phrase with '!' in front is also an everyday word without its marks ('!bàn là'): a single
 * word must carry them; with '!!' every word must. One with '~' is weak: it only counts where nothing stronger does.
 */
export interface Entry<T> {
  value: T
  phrases: readonly string[]
}

/** A phrase found in a question; `start` and `end` are offsets, `first` and `next` token numbers. */
export interface Match<T> {
  value: T
  start: number
  end: number
  first: number
  next: number
  weak: boolean
}

interface Phrase<T> {
  value: T
  words: string[]
  /** With its marks; null where it is written without any. */
  marked: string[] | null
  /** Words without marks do not fit. */
  exact: boolean
  weak: boolean
}

/** Phrases by their first word, the longest first. */
export type Lexicon<T> = ReadonlyMap<string, readonly Phrase<T>[]>

const wordsOf = (text: string) => text.match(/\d+(?:[.,]\d+)*|\p{L}+|[^\s\p{L}\d]/gu) ?? []

/** Prepares entries for lookup; phrases of six letters and more are also known written as one word. */
export function buildLexicon<T>(entries: readonly Entry<T>[]): Lexicon<T> {
  const byFirst = new Map<string, Phrase<T>[]>()
  const add = (phrase: Phrase<T>) => {
    const first = phrase.words[0]
    if (first === undefined) return
    const others = byFirst.get(first)
    if (others) others.push(phrase)
    else byFirst.set(first, [phrase])
  }
  for (const { value, phrases } of entries) {
    for (const spec of phrases) {
      const text = spec.replace(/^[!~]+/, '')
      const words = wordsOf(fold(text))
      const isMarked = fold(text) !== text.toLowerCase()
      const exact = spec.includes('!!') || (/^~?!/.test(spec) && words.length === 1)
      const weak = spec.startsWith('~')
      add({ value, words, marked: isMarked ? wordsOf(text.toLowerCase()).map(toneKey) : null, exact, weak })
      const joined = words.join('')
      if (words.length > 1 && joined.length >= 6 && /^[a-z]+$/.test(joined))
        add({ value, words: [joined], marked: null, exact, weak })
    }
  }
  for (const phrases of byFirst.values()) phrases.sort((a, b) => b.words.length - a.words.length)
  return byFirst
}

/** The phrases of a question from left to right, the longest at each place, none overlapping. */
export function findPhrases<T>(lexicon: Lexicon<T>, { tokens: typed }: Pick<Reading, 'tokens'>): Match<T>[] {
  const found: Match<T>[] = []
  const tokens = withWordsAsTyped(typed)
  for (let first = 0; first < tokens.length;) {
    const here = phraseAt(lexicon, tokens, first)
    if (here === null) {
      first += 1
      continue
    }
    const { phrase, next } = here
    const start = tokens[first]?.start ?? 0
    found.push({
      value: phrase.value,
      start,
      end: tokens[next - 1]?.end ?? start,
      first,
      next,
      weak: phrase.weak,
    })
    first = next
  }
  return found
}

/** Words that stand in most texts as they are, and are another one with a mark: 'mua 2 con cho 2 tầng' is of no dog. */
const AS_TYPED: ReadonlySet<string> = new Set(['cho'])
/** From so many words with marks on a text is typed with them. */
const TYPED_WITH_MARKS = 3

/** The tokens of a text that is typed with its marks, with those that it means without. */
function withWordsAsTyped(tokens: readonly Token[]): readonly ReadToken[] {
  if (!tokens.some(({ marked }) => AS_TYPED.has(marked))) return tokens
  const marked = tokens.filter((token) => token.marked !== token.text).length
  if (marked < TYPED_WITH_MARKS) return tokens
  return tokens.map((token) => (AS_TYPED.has(token.marked) ? { ...token, isAsTyped: true } : token))
}

/** A token that may be known to be meant without marks. */
type ReadToken = Token & { isAsTyped?: boolean }

/** The first phrase that begins at a token, and the index behind it; null for none. */
function phraseAt<T>(lexicon: Lexicon<T>, tokens: readonly ReadToken[], first: number) {
  for (const phrase of lexicon.get(tokens[first]?.text ?? '') ?? []) {
    const next = endOf(phrase, tokens, first)
    if (next !== null) return { phrase, next }
  }
  return null
}

/** 'pin thật khủng', 'giặt cực sạch': said within a phrase, they change nothing that it means. */
const INTENSIFIERS: ReadonlySet<string> = new Set([
  'thật',
  'thiệt',
  'cực',
  'siêu',
  'rất',
  'thiet',
  'sieu',
  'rat',
])

/** The index behind a phrase that begins at a token, words that only strengthen it skipped; null where it does not stand there. */
function endOf<T>(phrase: Phrase<T>, tokens: readonly ReadToken[], first: number): number | null {
  let at = first
  for (let index = 0; index < phrase.words.length; index += 1) {
    const word = phrase.words[index] ?? ''
    if (index > 0 && tokens[at]?.text !== word && INTENSIFIERS.has(tokens[at]?.marked ?? '')) at += 1
    const token = tokens[at]
    if (token?.text !== word || !fits(phrase, index, token)) return null
    at += 1
  }
  return at
}

/** Whether a token that reads like a word of a phrase is it by its marks. */
function fits<T>(phrase: Phrase<T>, index: number, token: ReadToken): boolean {
  const marked = phrase.marked?.[index]
  if (marked === undefined) return phrase.words.length > 1 || token.marked === token.text
  const key = toneKey(token.marked)
  if (key === marked) return true
  if (token.marked === token.text) return !phrase.exact && !token.isAsTyped
  // 'giăt': the marks of the letters were typed, and the tone forgotten.
  return phrase.words.length > 1 && marked.replace(TONE, '') === key
}

const TONE = /[\u0300\u0301\u0303\u0309\u0323]/

/** Keys of words that were met, as many as a language has: the same few hundred stand in every text. */
const toneKeys = new Map<string, string>()
const MOST_KEYS = 10_000

/** A word with its tone moved to the end, and ngã taken for hỏi, as many write them: 'hoà' is 'hòa'. */
function toneKey(word: string): string {
  const known = toneKeys.get(word)
  if (known !== undefined) return known
  const key = withToneBehind(word)
  if (toneKeys.size < MOST_KEYS) toneKeys.set(word, key)
  return key
}

function withToneBehind(word: string): string {
  const parts = word.toLowerCase().normalize('NFD')
  const tone = TONE.exec(parts)?.[0] ?? ''
  return parts.replace(tone, '') + (tone === '\u0303' ? '\u0309' : tone)
}
