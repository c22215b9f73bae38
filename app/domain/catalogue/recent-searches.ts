/** How many searches are remembered. */
const KEPT = 5
const KEY = 'tim-gan-day'

/** The last searches of this browser, the newest first; empty where storage is refused or holds something else. */
export function recentSearches(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter((term) => typeof term === 'string').slice(0, KEPT) : []
  } catch {
    return []
  }
}

/** Puts a search at the front of the list if it is new. A blank one changes nothing. */
export function rememberSearch(text: string): void {
  const term = text.trim()
  if (term) keep(withTerm(recentSearches(), term))
}

/** Forgets every search. */
export function forgetSearches(): void {
  keep([])
}

/** The list with a term at its front, unless it is there already; only five are kept. */
export function withTerm(terms: readonly string[], term: string): string[] {
  return terms.includes(term) ? [...terms] : [term, ...terms].slice(0, KEPT)
}

function keep(terms: string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(terms))
  } catch {
    // Storage is full or refused: the searches of this page are then not remembered.
  }
}
