import { timingSafeEqual } from 'node:crypto'

/** Keys a text with the site's secret. */
type Seal = (text: string) => string

/** Days that a link to a preview lasts, unless it is withdrawn before. */
export const PREVIEW_DAYS = 7

/** Where a preview that needs no account is seen. */
export const SHARED_PREVIEW_PATH = '/xem-truoc'

const keyOf = (seal: Seal, id: number, ends: number) =>
  `${id}.${ends.toString(36)}.${seal(`preview:${id}:${ends}`)}`

/** The link by which anybody sees an article as it was last saved, as long as its row ends at `ends` (ms). */
export const previewPath = (seal: Seal, id: number, ends: number): string =>
  `${SHARED_PREVIEW_PATH}/${keyOf(seal, id, ends)}`

/**
 * The article whose preview a key is for and until when (ms), if it is not withdrawn; 'ended' where its time is over, null for one
 * that this site has not written.
 */
export function previewOf(
  seal: Seal,
  key: string,
  now: number,
): { article: number; ends: number } | 'ended' | null {
  const [, id, written] = /^([1-9]\d{0,8})\.([a-z0-9]{1,10})\./.exec(key) ?? []
  if (!id || !written) return null
  const [article, ends] = [Number(id), Number.parseInt(written, 36)]
  const expected = Buffer.from(keyOf(seal, article, ends))
  const given = Buffer.from(key)
  if (expected.length !== given.length || !timingSafeEqual(expected, given)) return null
  return ends > now ? { article, ends } : 'ended'
}
