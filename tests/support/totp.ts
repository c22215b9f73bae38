import { createHmac } from 'node:crypto'

const STEP_MS = 30_000
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/**
 * The code an app shows (RFC 6238) `steps` half minutes from now; the site also takes the one before and the one after.
 * @param secret in base32, spaces or not
 */
export function codeOf(secret: string, steps = 0): string {
  const bits = secret
    .replaceAll(' ', '')
    .replaceAll(/./g, (letter) => LETTERS.indexOf(letter).toString(2).padStart(5, '0'))
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / STEP_MS) + steps))
  const digest = createHmac('sha1', key).update(counter).digest()
  const number = digest.readUInt32BE((digest.at(-1) ?? 0) & 15) & 0x7fff_ffff
  return String(number % 1_000_000).padStart(6, '0')
}
