import { searchWords } from '#app/vietnamese/fold.ts'

/** More words than anyone types; what comes after them is ignored. */
const MAX_WORDS = 12

/** The different words of what a visitor typed, in search form: a-z, 0-9 and dots only. */
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
