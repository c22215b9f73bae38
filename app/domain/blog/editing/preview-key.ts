import { timingSafeEqual } from 'node:crypto'

/** Keys a text with the site's secret. */
type Seal = (text: string) => string

/** Days that a link to a preview lasts. */
export const PREVIEW_DAYS = 7
const DAY_MS = 24 * 60 * 60 * 1000

/** Where a preview that needs no account is seen. */
export const SHARED_PREVIEW_PATH = '/xem-truoc'

const keyOf = (seal: Seal, id: number, ends: number) =>
  `${id}.${ends.toString(36)}.${seal(`preview:${id}:${ends}`)}`

/** A link by which anybody sees an article as it was last saved, and when it ends (ms). */
export function previewLink(seal: Seal, id: number, now: number): { path: string; ends: number } {
  const ends = now + PREVIEW_DAYS * DAY_MS
  return { path: `${SHARED_PREVIEW_PATH}/${keyOf(seal, id, ends)}`, ends }
}

/** The article whose preview a key is for; 'ended' where its time is over, null for one that this site has not written. */
export function previewOf(seal: Seal, key: string, now: number): number | 'ended' | null {
  const [, id, ends] = /^([1-9]\d{0,8})\.([a-z0-9]{1,10})\./.exec(key) ?? []
  if (!id || !ends) return null
  const expected = Buffer.from(keyOf(seal, Number(id), Number.parseInt(ends, 36)))
  const given = Buffer.from(key)
  if (expected.length !== given.length || !timingSafeEqual(expected, given)) return null
  return Number.parseInt(ends, 36) > now ? Number(id) : 'ended'
}
