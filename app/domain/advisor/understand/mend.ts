import { LRUCache } from 'lru-cache'
import { isWritable } from '#app/vietnamese/syllable.ts'
import { FIGURE_WORD } from './known-words.ts'
import { spell, unlikeness } from './sounds.ts'
import { firstSounds } from './sounds.ts'
import { isVni, telexForms, withLetters } from './typed-forms.ts'
import type { View } from './word-likelihood.ts'
import { heard, isKnownSyllable, isPlain, likelihood, togetherness, viewFor } from './word-likelihood.ts'

/** What a word may stand for: one word, or two that were written as one, and how unlike it is to what was written. */
type Meaning = { words: readonly string[]; cost: number }

/** A word of a text with what it may stand for, itself first. */
type Word = {
  typed: string
  start: number
  end: number
  /** A sign stands between it and the word before. */
  breaks: boolean
  /** It belongs to a name, a code or an address. */
  isName: boolean
  meanings: readonly Meaning[]
}

/** What a unit of unlikeness weighs against the logarithm of how often words and pairs are said. */
const UNLIKE = 8
/** What a word that is known gives up before it is taken for another that is this much like it. */
const AS_IT_IS = 9
const SOUNDS_LIKE = 0.52
/** Beside words with marks a word that can be no syllable and is less like any is likely of another language. */
const FOREIGN = 0.36
/** How much more often than by chance what a word is taken for stands beside its neighbours, by what was typed. */
const TOGETHER = { odd: 0, new: 1.5, foreign: 2.5, known: 3.2 } as const
/** The same beside a figure, which stands beside so many words that it never speaks against a known one. */
const BESIDE_FIGURE = { odd: 0, new: 0.5, foreign: 1.5, known: Infinity } as const
/** A longer word that can be no syllable is surely the one that it is this much like, whatever stands beside it. */
const SURELY_MEANT = 0.3
const LONG = 4
/** Where so many words are hardly unlike those they stand for, as in chats, the short ones are so too. */
const CARELESS = 3
const HARDLY = 0.2
/** How many meanings of a word are weighed. */
const MOST = 12
/** In a longer word a letter more or less matters less. */
const WHOLE = 5
const GLUED = 0.4
const LEFTOVER = 0.2

/** How unlike a word may be to what it is taken for: the shorter, the more alike it must be. */
const mostUnlike = (length: number): number => [0, 0, 0.36, 0.56, 0.85, 1][length] ?? 1.15

const known = new LRUCache<string, readonly Meaning[]>({ max: 5000 })

/** What a word may stand for beside itself, at most this much unlike it. */
function meaningsOf(word: string, most: number): readonly Meaning[] {
  const key = `${word} ${most}`
  const before = known.get(key)
  if (before) return before
  const view = viewFor(word)
  const written = spell(word)
  const costs = new Map<string, number>()
  const put = (meant: string, cost: number) => {
    if (meant !== word && meant.length > 1) costs.set(meant, Math.min(cost, costs.get(meant) ?? Infinity))
  }
  for (const sound of firstSounds(written.plain)) {
    for (const meant of view.bySound.get(sound) ?? []) {
      const cost = unlikeness(written, meant, most)
      if (cost < most) put(meant.word, cost * Math.min(1, WHOLE / word.length))
    }
  }
  for (const form of isPlain(word) ? telexForms(word) : []) if (view.counts.has(form)) put(form, LEFTOVER)
  const worth = ([meant, cost]: [string, number]) => (view.counts.get(meant) ?? 0) - UNLIKE * cost
  const single = [...costs].toSorted((one, other) => worth(other) - worth(one)).slice(0, MOST)
  const found = [...single.map(([meant, cost]) => ({ words: [meant], cost })), ...gluedOf(word, view)]
  known.set(key, found)
  return found
}

/** 'sinhviên': two words that are known to stand side by side, written as one. */
function gluedOf(word: string, { pairs }: View): Meaning[] {
  const places = Array.from({ length: Math.max(0, word.length - 3) }, (_, at) => at + 2)
  return places.flatMap((at) => {
    const words = [word.slice(0, at), word.slice(at)]
    return word.length >= 6 && pairs.has(words.join(' ')) ? [{ words, cost: GLUED }] : []
  })
}

const WORD = /[\p{L}\d]+/gu
const SIGN_WITHIN = /[@_/\\.\-+]/
/** Whether a sign joins a word to another, as in codes and addresses. */
const isJoined = (text: string, start: number, end: number): boolean =>
  (SIGN_WITHIN.test(text[start - 1] ?? '') && /[\p{L}\d]/u.test(text[start - 2] ?? '')) ||
  (SIGN_WITHIN.test(text[end] ?? '') && /[\p{L}\d]/u.test(text[end + 1] ?? ''))

/** A capital inside a sentence. */
const hasCapital = (text: string, start: number): boolean =>
  /\p{Lu}/u.test(text[start] ?? '') && !/(?:^|[.!?:"(])\s*$/.test(text.slice(0, start))

/** Words behind which a name stands. */
const NAMES =
  /(?:^|[^\p{L}])(?:đường|phố|hẻm|ngõ|phường|quận|huyện|xã|thôn|ấp|tỉnh|tên|hiệu|hãng|duong|pho|hem|phuong|quan|huyen|hieu|hang) (?:\p{L}+ )?$/iu
const isNamed = (text: string, start: number): boolean =>
  NAMES.test(text.slice(Math.max(0, start - 24), start))

const ENGLISH =
  /(?<!\p{L})(?:is|for|of|with|what|which|and|best|less|million|budget|cheap|good|buy|want|need|you|how|are|should|does|under)(?!\p{L})/giu
/** Whether a text is written in English. */
export const isEnglish = (text: string): boolean =>
  !/\P{ASCII}/u.test(text) && (text.match(ENGLISH) ?? []).length >= 2

/** A letter with a Vietnamese mark. */
export const MARKS = /[à-ỹđ]/iu

function wordsOf(text: string): Word[] {
  const found = [...text.matchAll(WORD)]
  const hasFigures = found.some(([word]) => isVni(word) && isKnownSyllable(word.replace(/\d/g, '')))
  let last = 0
  return found.map(({ 0: typed, index: start }) => {
    const end = start + typed.length
    const isName = isJoined(text, start, end) || hasCapital(text, start)
    const own = { words: [/^\d+$/.test(typed) ? FIGURE_WORD : typed.toLowerCase()], cost: 0 }
    const others = isName || isNamed(text, start) ? [] : meaningsIn(typed, hasFigures)
    const breaks = /\S/.test(text.slice(last, start))
    last = end
    return { typed, start, end, breaks, isName, meanings: [own, ...others] }
  })
}

/** 'samsung', 'inverter': a long word that is no Vietnamese one. */
const isForeignName = ([word = '']: readonly string[]): boolean => word.length >= 6 && !isWritable(word)

const VOWEL = /[aeiouyjw\u00e0-\u1ef9]/u

/** What a word of a text stands for where nobody here has written it. */
function meaningsIn(typed: string, hasFigures: boolean): readonly Meaning[] {
  const word = typed.toLowerCase()
  if (/\d/.test(word)) {
    const meant = withLetters(typed) ?? (hasFigures && typed === word ? word.replace(/\d/g, '') : '')
    return meant.length > 1 && isKnownSyllable(meant) ? [{ words: [meant], cost: LEFTOVER }] : []
  }
  if (word.length < 2 || !VOWEL.test(word) || heard(word) !== undefined) return []
  return meaningsOf(word, mostUnlike(word.length))
}

type Beside = { before: string; after: string }

/** The words that stand beside one, '' where a sign is between. */
const beside = (words: readonly Word[], at: number, said: (at: number) => readonly string[]): Beside => ({
  before: at === 0 || words[at]?.breaks ? '' : (said(at - 1).at(-1) ?? ''),
  after: at + 1 < words.length && !words[at + 1]?.breaks ? (said(at + 1)[0] ?? '') : '',
})

/** A word that is known, but that nobody has written beside its neighbours, may be another that sounds like it. */
function withDoubts(words: readonly Word[]): Word[] {
  return words.map((word, at) => {
    const typed = word.meanings[0]?.words[0] ?? ''
    if (word.isName || word.meanings.length > 1 || isPlain(typed) || heard(typed) === undefined) return word
    const { before, after } = beside(words, at, (place) => words[place]?.meanings[0]?.words ?? [])
    if (Math.max(togetherness(before, typed), togetherness(typed, after)) > -Infinity) return word
    const others = meaningsOf(typed, Math.min(SOUNDS_LIKE, mostUnlike(typed.length)))
    const dearer = others.map((other) => ({ ...other, cost: other.cost + AS_IT_IS / UNLIKE }))
    return { ...word, meanings: [...word.meanings, ...dearer] }
  })
}

type Path = { score: number; last: string; chosen: readonly Meaning[] }

/** The likeliest meaning of every word, each by itself and by the words beside it. */
function choose(words: readonly Word[]): readonly Meaning[] {
  let paths: Path[] = [{ score: 0, last: '', chosen: [] }]
  for (const { meanings, breaks } of words) {
    paths = meanings.map((meaning) => {
      const further = paths.map(({ score, last, chosen }): Path => {
        let before = breaks || last === '' ? undefined : last
        let sum = score - UNLIKE * meaning.cost
        for (const word of meaning.words) {
          sum += likelihood(word, before)
          before = word
        }
        return { score: sum, last: before ?? '', chosen: [...chosen, meaning] }
      })
      return best(further)
    })
  }
  return best(paths).chosen
}

const best = (paths: readonly Path[]): Path =>
  paths.reduce((first, path) => (path.score > first.score ? path : first))

/** How a whole text was typed: with marks, and as in chats. */
type Manner = { hasMarks: boolean; isCareless: boolean }

/** Whether a word may be said to mean another: surely by its letters, or by what stands beside it. */
function isMeant(words: readonly Word[], chosen: readonly Meaning[], at: number, manner: Manner): boolean {
  const [meaning, own] = [chosen[at], words[at]?.meanings[0]]
  if (!meaning || !own || meaning === own) return false
  const [[typed = ''], [word = '', second]] = [own.words, meaning.words]
  if (second !== undefined || /\d/.test(typed)) return true
  const isOdd = !isWritable(typed)
  if (isOdd && typed.length >= LONG && meaning.cost <= SURELY_MEANT) return true
  if (isOdd && typed.length >= 6 && isForeignName(meaning.words)) return true
  if (isOdd && manner.isCareless && meaning.cost <= HARDLY) return true
  const { before, after } = beside(words, at, (place) => chosen[place]?.words ?? [])
  const isForeign = isOdd && manner.hasMarks && isPlain(typed) && meaning.cost > FOREIGN
  const sort = heard(typed) === undefined ? (isForeign ? 'foreign' : isOdd ? 'odd' : 'new') : 'known'
  const least = (neighbour: string) => (neighbour === FIGURE_WORD ? BESIDE_FIGURE : TOGETHER)[sort]
  return togetherness(before, word) >= least(before) || togetherness(word, after) >= least(after)
}

/** Whether many of the words are written as in chats. */
const isChat = (words: readonly Word[]): boolean =>
  words.filter(
    ({ typed, meanings }) => !isWritable(typed) && meanings.some(({ cost }) => cost > 0 && cost <= HARDLY),
  ).length >= CARELESS

/**
 * A text in which every word that nobody here has written is replaced by the likeliest that it may stand for: by how words
 * are misspelt, how often each is said, and the words beside it. Names, codes and addresses stay.
 * @param hasMarks whether marks were typed, so that a word without any is hardly one that lost them
 */
export function mendWords(text: string, hasMarks = MARKS.test(text)): string {
  if (isEnglish(text) || !/\p{Ll}/u.test(text)) return text
  const words = withDoubts(wordsOf(text))
  if (words.every(({ meanings }) => meanings.length === 1)) return text
  const chosen = choose(words)
  const manner = { hasMarks, isCareless: isChat(words) }
  let mended = ''
  let from = 0
  for (const [at, { typed, start, end }] of words.entries()) {
    if (!isMeant(words, chosen, at, manner)) continue
    const meant = chosen[at]?.words.join(' ') ?? ''
    const isCapital = /^\p{Lu}/u.test(typed)
    mended += text.slice(from, start) + (isCapital ? meant.charAt(0).toUpperCase() + meant.slice(1) : meant)
    from = end
  }
  return mended + text.slice(from)
}
