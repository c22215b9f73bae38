import { markedWords, searchWords } from '#app/vietnamese/fold.ts'
import type { Dictionary, Segment } from '#app/vietnamese/synonyms.ts'

/** More words than anyone types; what comes after them is ignored. */
const MAX_WORDS = 12

/** The different words of what a visitor typed, in search form: a-z and 0-9 only. */
export function searchTerms(text: string): string[] {
  return [...new Set(searchWords(text))].slice(0, MAX_WORDS)
}

/** Terms up to this long begin so many words that they only count in the title, the brand and the category. */
const SHORT_TERM = 3

/**
 * A PostgreSQL query for words that begin with a term; a short one is looked for in titles, brands and categories alone
 * (weights A and B of the index). Terms hold no character that is query syntax.
 */
export const prefixOf = (term: string): string => `'${term}':*${term.length <= SHORT_TERM ? 'AB' : ''}`

/** A PostgreSQL query: every term begins some word of the product, in any order. Null when nothing was typed. */
export function prefixQuery(text: string): string | null {
  const terms = searchTerms(text)
  return terms.length === 0 ? null : terms.map(prefixOf).join(' & ')
}

/** What a visitor typed, as PostgreSQL queries over the search index. */
export type TextQuery = {
  /** Each word begins some word of the product; a phrase with synonyms stands as a whole in title, brand or category. */
  strict: string
  /** The same with phrases anywhere, descriptions included, and the wider group of a narrow phrase. */
  loose: string
  /** The words typed with marks, as they stand in titles with their marks; null where none was. */
  marked: string | null
  /** The words one by one, in search form. */
  words: string[]
  /** What else is looked for: the synonyms of the phrases typed, as they are written. */
  also: string[]
}

/** What is looked for: the query in force, and by what its hits are put in order. */
export type Sought = Pick<TextQuery, 'loose' | 'marked'> & { words: string }

/** Reads a search; null when it holds no word. Without a dictionary only what was typed is looked for. */
export function textQuery(text: string, dictionary: Dictionary | null): TextQuery | null {
  return wordsQuery(searchWords(text).slice(0, MAX_WORDS), markedWords(text), dictionary)
}

/** The same for words already in search form. */
export function wordsQuery(
  words: string[],
  marks: readonly string[],
  dictionary: Dictionary | null,
): TextQuery | null {
  if (words.length === 0) return null
  const segments = dictionary?.segments(words) ?? words.map(alone)
  const marked = [...new Set(marks)].slice(0, MAX_WORDS)
  return {
    strict: segments.map((segment) => segmentQuery(segment, 'AB')).join(' & '),
    loose: segments.map((segment) => segmentQuery(segment, '')).join(' & '),
    marked: marked.length > 0 ? marked.map((word) => `'${word}':*C`).join(' & ') : null,
    words,
    also: segments.flatMap(({ also, isNarrower }) => (isNarrower ? [] : also)),
  }
}

const alone = (word: string): Segment => ({
  words: [word],
  alternatives: [],
  except: [],
  also: [],
  isNarrower: false,
})

type Weights = '' | 'AB'

function segmentQuery({ words, alternatives, except, isNarrower }: Segment, weights: Weights): string {
  const others = isNarrower && weights === 'AB' ? [] : alternatives
  if (alternatives.length === 0) return words.map(prefixOf).join(' & ')
  const forms = [words, ...others].map((form) => phrase(form, weights)).join(' | ')
  const not = except.map((form) => ` & !(${phrase(form, weights)})`).join('')
  return `((${forms})${not})`
}

/** Words side by side in their order; the last may go on. One long word alone says what it says anywhere. */
function phrase(words: readonly string[], weights: Weights): string {
  const [first = ''] = words
  if (words.length === 1) return `(${prefixOf(first)})`
  const terms = words.map((word, index) => {
    const suffix = (index === words.length - 1 ? '*' : '') + weights
    return suffix ? `'${word}':${suffix}` : `'${word}'`
  })
  return `(${terms.join(' <-> ')})`
}
