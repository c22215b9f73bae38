import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The key kept in the data directory, made on the first start; readable by its owner alone. */
export function secretIn(dataDir: string): string {
  const file = join(dataDir, 'secret')
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  try {
    writeFileSync(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  return readFileSync(file, 'utf8').trim()
}

/** Keys a text with the site's secret: what only this site can have written. */
export const sealWith =
  (secret: string) =>
  (text: string): string =>
    createHmac('sha256', secret).update(`seal:${text}`).digest('base64url')

/** Whether somebody gave the right secret, in a time that tells nothing of where two texts differ, nor of their length. */
export function isSameSecret(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(expected))
}
