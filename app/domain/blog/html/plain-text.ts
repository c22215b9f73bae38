import { DomUtils, parseDocument } from 'htmlparser2'
import { minutesToRead } from './reading-time.ts'
import { sanitiseArticle } from './sanitise.ts'

const BLOCKS = /<\/(?:p|h[234]|li|td|th|tr|caption|figcaption|blockquote|pre|div)>|<(?:br|hr) ?\/?>/g

/** The words of an article without its markup, one space between blocks, for search and excerpts. */
export function plainText(html: string): string {
  return textOfClean(sanitiseArticle(html))
}

/** Minutes an article takes to read, at least 1. */
export function readingMinutes(html: string): number {
  return minutesToRead(plainText(html))
}

/** Both of content that is clean already: cleaning it again would cost more than everything else of an import. */
export function articleFigures(clean: string): { text: string; minutes: number } {
  const text = textOfClean(clean)
  return { text, minutes: minutesToRead(text) }
}

function textOfClean(clean: string): string {
  const spaced = clean
    .replace(BLOCKS, (tag) => `${tag} `)
    .replaceAll('<sup data-footnote', ' <sup data-footnote')
  return DomUtils.textContent(parseDocument(spaced)).replace(/\s+/g, ' ').trim()
}
