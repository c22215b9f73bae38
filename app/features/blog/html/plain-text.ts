import { DomUtils, parseDocument } from 'htmlparser2'
import { sanitiseArticle } from './sanitise.ts'

/** Vietnamese read silently: words (syllables) a minute. A figure of ours, between hasty and careful readers. */
const WORDS_A_MINUTE = 260

const BLOCKS = /<\/(?:p|h[234]|li|td|th|tr|caption|figcaption|blockquote|pre|div)>|<(?:br|hr) ?\/?>/g

/** The words of an article without its markup, one space between blocks, for search and excerpts. */
export function plainText(html: string): string {
  const spaced = sanitiseArticle(html).replace(BLOCKS, (tag) => `${tag} `)
  return DomUtils.textContent(parseDocument(spaced)).replace(/\s+/g, ' ').trim()
}

/** Minutes an article takes to read, at least 1. */
export function readingMinutes(html: string): number {
  const words = plainText(html).match(/[\p{L}\p{N}]+/gu)?.length ?? 0
  return Math.max(1, Math.round(words / WORDS_A_MINUTE))
}
