import { DomUtils, parseDocument } from 'htmlparser2'

/** The words of a title or a summary that another site wrote as HTML. */
export const plainWords = (html: string): string =>
  DomUtils.textContent(parseDocument(html)).replace(/\s+/g, ' ').trim()

/** An address by which another site knew an article, as ours are written; '' where nothing of it can be. */
export function slugOfOldSite(slug: string, slugify: (text: string) => string): string {
  try {
    return slugify(decodeURIComponent(slug))
  } catch {
    return slugify(slug)
  }
}
