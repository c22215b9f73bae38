import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

/** Keys a text with the site's secret. */
export type Seal = (text: string) => string

/** A fresh secret for a link of a mail, and the hash of it that is kept. */
export function makeToken(): { token: string; hash: string } {
  const token = randomBytes(24).toString('base64url')
  return { token, hash: hashToken(token) }
}

/** What is kept of a link's secret. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url')

/** What a link can end. */
export type Ended = 'newsletter' | 'price-alert'

/** The key that ends a subscription; the same each time, so that every mail can carry it and none has to be kept. */
export function endKey(seal: Seal, id: number, what: Ended = 'newsletter'): string {
  return `${id}.${seal(`${what}:${id}`)}`
}

/** The subscription whose end a key is for; null for a key that this site has not written. */
export function subscriptionOf(seal: Seal, key: string, what: Ended = 'newsletter'): number | null {
  const id = Number(/^([1-9]\d{0,9})\./.exec(key)?.[1])
  if (!Number.isInteger(id) || id > 2_147_483_647) return null
  const expected = Buffer.from(endKey(seal, id, what))
  const given = Buffer.from(key)
  return expected.length === given.length && timingSafeEqual(expected, given) ? id : null
}
