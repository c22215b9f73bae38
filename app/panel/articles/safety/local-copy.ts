import { NEW_ARTICLE } from '#app/domain/blog/editing/article-values.ts'
import type { ArticleValues } from '#app/domain/blog/editing/article-values.ts'

/** What the browser keeps of an article while the server cannot be reached. `at` is in ms. */
export type LocalCopy = { at: number; values: ArticleValues }

const nameOf = (articleId: number | null) => `article-draft:${articleId ?? 'new'}`

/** Keeps a copy in the browser; false where it cannot (full, or forbidden). */
export function keepLocally(articleId: number | null, values: ArticleValues): boolean {
  try {
    localStorage.setItem(nameOf(articleId), JSON.stringify({ at: Date.now(), values } satisfies LocalCopy))
    return true
  } catch {
    return false
  }
}

/** The copy that is kept of an article; null for none, or for what is not one. */
export function localCopy(articleId: number | null): LocalCopy | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(nameOf(articleId)) ?? 'null')
    if (typeof kept !== 'object' || kept === null || !('at' in kept) || !('values' in kept)) return null
    const { at, values } = kept as LocalCopy
    if (typeof at !== 'number' || typeof values !== 'object' || typeof values.content !== 'string')
      return null
    return { at, values: { ...NEW_ARTICLE, ...values } }
  } catch {
    return null
  }
}

/** Forgets the copy of an article. */
export function dropLocally(articleId: number | null): void {
  try {
    localStorage.removeItem(nameOf(articleId))
  } catch {
    // Where nothing can be kept, nothing is left over.
  }
}
