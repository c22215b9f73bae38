import { createHash, randomBytes } from 'node:crypto'

/** Lets a key be found in files that it should not be in. */
const START = 'chonmay_'
const SHAPE = /^chonmay_[\w-]{43}$/

/** A new key: the key itself, to be shown once, and what is kept of it. */
export function makeApiKey(): { key: string; prefix: string; hash: string } {
  const key = START + randomBytes(32).toString('base64url')
  return { key, prefix: key.slice(0, START.length + 4), hash: hashApiKey(key) }
}

/** What is kept of a key. It is 256 random bits: a plain hash of it cannot be guessed back. */
export function hashApiKey(key: string): string {
  return createHash('sha256').update(key).digest('hex')
}

/** The key in an Authorization header; null where there is none, or something that cannot be one. */
export function bearerKey(header: string | null): string | null {
  const key = /^Bearer\s+(\S+)\s*$/i.exec(header ?? '')?.[1]
  return key && SHAPE.test(key) ? key : null
}
