import { DomUtils, parseDocument } from 'htmlparser2'
import type { ForeignPicture } from '../article-state.ts'

const ELSEWHERE = /^https:\/\//

/** Pictures fetched for one article at most: a page that lists a thousand is no article. */
const MOST = 200

/** The pictures of other sites that stand in an article, each once: those of its text, and those it is shown and shared with. */
export function foreignPictures(
  content: string,
  beside: readonly { address: string | null | undefined; alt: string | null | undefined }[],
): ForeignPicture[] {
  // Most articles have none, and every row of a large file is asked.
  const { children } = parseDocument(content.includes('<img') ? content : '')
  const inText = DomUtils.findAll(({ name }) => name === 'img', children).map(({ attribs }) => ({
    address: attribs['src'] ?? '',
    alt: attribs['alt'] ?? '',
  }))
  const all = [...beside.map(({ address, alt }) => ({ address: address ?? '', alt: alt ?? '' })), ...inText]
  const byAddress = new Map(all.toReversed().map((picture) => [picture.address, picture]))
  return [...byAddress.values()].filter(({ address }) => ELSEWHERE.test(address)).slice(0, MOST)
}
