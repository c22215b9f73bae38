import type { ArticleValues } from '#app/domain/blog/editing/article-values.ts'
import type { Outcome } from '#app/panel/parts/outcome.ts'
import type { FieldChange } from '../versions/compare-versions.server.ts'

/** Somebody saved the article after it was opened here: what they made of it, against what is in the form. */
export type Conflict = {
  by: string | null
  /** When they saved, ISO 8601: saving over it names this time. */
  updatedAt: string
  /** From theirs to what is in the form. */
  changes: FieldChange[]
  theirs: ArticleValues
}

/** An article as it was just saved: what the server made of its date, and where everybody finds it; null for nowhere. */
export type SavedState = {
  id: number
  slug: string
  updatedAt: string
  /** As the form has it. */
  published_at: string
  publicPath: string | null
}

/** What became of saving an article. */
export type SaveOutcome = Outcome & {
  saved?: SavedState
  conflict?: Conflict
  /** What was sent, where it was not saved: a page without scripts shows it again. */
  typed?: ArticleValues
}

/** Where the form of an article sends what it holds. */
export const SAVE_PATH = '/admin/articles/save'
export const AUTOSAVE_PATH = '/admin/articles/autosave'
export const CHECK_PATH = '/admin/articles/check'
export const PREVIEW_PATH = '/admin/articles/preview'
