import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** How long a browser is known after it signed in, in seconds. */
export const DEVICE_SECONDS = 180 * 24 * 60 * 60

/** @returns the hash that stands for an address in counters: keyed, so that they name nobody */
export function accountHash(email: string, secret: string): string {
  return createHmac('sha256', secret)
    .update(`account:${email.trim().toLowerCase()}`)
    .digest('base64url')
    .slice(0, 22)
}

/** A name for a browser that just signed in to `account`: signed, good for that account alone, worth nothing but tries. */
export function nameDevice(account: string, secret: string, now = Date.now()): string {
  const name = `${randomBytes(12).toString('base64url')}.${Math.floor(now / 1000) + DEVICE_SECONDS}`
  return `${name}.${signature(name, account, secret)}`
}

/** @returns the part of a browser's name to count by, or null when it is not one of ours, not of this account, or too old */
export function readDevice(
  value: string | null,
  account: string,
  secret: string,
  now = Date.now(),
): string | null {
  const [nonce = '', expires = '', signed = ''] = value?.split('.') ?? []
  const wanted = Buffer.from(signature(`${nonce}.${expires}`, account, secret))
  const given = Buffer.from(signed)
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return null
  return Number(expires) * 1000 > now ? nonce : null
}

function signature(name: string, account: string, secret: string): string {
  return createHmac('sha256', secret).update(`device:${account}:${name}`).digest('base64url')
}
