import sanitizeHtml from 'sanitize-html'
import { ALLOWED, MAX_ARTICLE_BYTES, PRODUCT_BOX } from './allowed.ts'
import { ArticleTooLargeError } from './too-large.ts'

/** An editor may type a product box as words on a line of their own: 'product:12'. */
const TYPED_BOX = /<p>\s*product:([1-9]\d{0,9})\s*<\/p>/gi

/** Paragraphs of nothing but white space, as word processors put between others. `\s` holds U+00A0: said twice it took exponential time. */
const BLANK_PARAGRAPH = /<p>(?:\s|&nbsp;|<br \/>)*<\/p>/g

/**
 * Article HTML with only what may stand in an article; everything else is dropped, its words kept where they are words.
 * What an editor pastes from Word or a web page comes out as plain headings, lists and tables.
 * @throws ArticleTooLargeError beyond `MAX_ARTICLE_BYTES`, before anything is parsed, and where escapes make it longer than that
 */
export function sanitiseArticle(html: string): string {
  if (Buffer.byteLength(html) > MAX_ARTICLE_BYTES) throw new ArticleTooLargeError()
  const clean = sanitizeHtml(html.replaceAll('\0', ''), ALLOWED)
    .replace(TYPED_BOX, `<div ${PRODUCT_BOX}="$1"></div>`)
    .replace(BLANK_PARAGRAPH, '')
    .trim()
  // It is read again with each page: what is kept has to be readable.
  if (Buffer.byteLength(clean) > MAX_ARTICLE_BYTES) throw new ArticleTooLargeError()
  return clean
}
