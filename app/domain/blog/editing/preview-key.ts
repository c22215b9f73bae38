import { timingSafeEqual } from 'node:crypto'

/** Keys a text with the site's secret. */
type Seal = (text: string) => string

/** Days that a link to a preview may last, unless it is withdrawn before; the first is offered. */
export const PREVIEW_DAYS = [7, 1, 30] as const

/** Where a preview that needs no account is seen. */
export const SHARED_PREVIEW_PATH = '/xem-truoc'

/** A link as its row has it; `ends` in ms. */
type PreviewRow = { id: number; ends: number }

const keyOf = (seal: Seal, { id, ends }: PreviewRow) =>
  `${id}.${ends.toString(36)}.${seal(`preview-link:${id}:${ends}`)}`

/** The link by which anybody sees an article as it was last saved, as long as its row is there. */
export const previewPath = (seal: Seal, row: PreviewRow): string =>
  `${SHARED_PREVIEW_PATH}/${keyOf(seal, row)}`

/** The row a key is for, if it is not withdrawn; 'ended' where its time is over, null for one that this site has not written. */
export function previewOf(seal: Seal, key: string, now: number): PreviewRow | 'ended' | null {
  const [, id, written] = /^([1-9]\d{0,8})\.([a-z0-9]{1,10})\./.exec(key) ?? []
  if (!id || !written) return null
  const row = { id: Number(id), ends: Number.parseInt(written, 36) }
  const expected = Buffer.from(keyOf(seal, row))
  const given = Buffer.from(key)
  if (expected.length !== given.length || !timingSafeEqual(expected, given)) return null
  return row.ends > now ? row : 'ended'
}
