import { ARTICLE_REASONS } from '#app/domain/blog/editing/bulk-change.ts'
import { PRODUCT_REASONS } from '#app/domain/catalogue/editing/product-bulk.ts'
import type { ChangeSubject } from '../job.ts'

/** What the log says that a change of many is of. */
export const changedEntity = (subject: ChangeSubject) =>
  subject === 'article-changes' ? 'article-change' : 'product-change'

const REASONS: Readonly<Record<string, string>> = { ...ARTICLE_REASONS, ...PRODUCT_REASONS }

/** A line on one that a change left, as it was kept, and with its reason in Vietnamese. */
export const leftWords = (line: string): { en: string; vi: string } => ({
  en: line,
  vi: line.replace(/(?<= \()[a-z ]+(?=\)$)/, (reason) =>
    Object.hasOwn(REASONS, reason) ? (REASONS[reason] ?? reason) : reason,
  ),
})
