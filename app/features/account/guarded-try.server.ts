import { AppError } from '#app/errors.ts'
import { WRONG_TRIES } from './limits.ts'
import type { Limit, Limits } from './limits.ts'
import { sayWait } from './say-wait.ts'

/** Who tries, on which account; both as keyed hashes. */
export type Try = {
  visitor: string
  account: string
  /** The name of a browser that signed in to this account before; it has tries of its own. */
  device: string | null
}

/**
 * Lets somebody try a password or a code. A try is counted before it is made, so that many at once count like many in a row,
 * and taken back when it was right. Tries from a known browser count by that browser alone: whoever guesses, from the same
 * address or from a thousand others, does not lock out a person at home.
 * @param attempt makes the try and tells whether it was right
 * @throws AppError 'too_many' without making it
 */
export async function guardedTry<T extends { right: boolean }>(
  limits: Limits,
  who: Try,
  attempt: () => Promise<T>,
): Promise<T> {
  const counted: string[] = []
  const count = async (bucket: string, limit: Limit) => {
    const hits = await limits.count(`try:${bucket}`, limit)
    counted.push(`try:${bucket}`)
    return hits
  }
  try {
    await countTry(count, who)
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'too_many') throw error
    const retryAfter = error.retryAfter ?? 60
    throw new AppError('too_many', `Bạn đã thử quá nhiều lần. Vui lòng ${sayWait(retryAfter)} rồi thử lại.`, {
      retryAfter,
    })
  }
  const outcome = await attempt()
  if (outcome.right) for (const bucket of counted) await limits.takeBack(bucket)
  return outcome
}

type Count = (bucket: string, limit: Limit) => Promise<number>

async function countTry(count: Count, { visitor, account, device }: Try): Promise<void> {
  const by = device ? `device:${device}` : `visitor:${visitor}`
  await count(`minute:${by}`, WRONG_TRIES.visitorMinute)
  const inHour = await count(`hour:${by}`, WRONG_TRIES.visitorHour)
  await count(`pair:${by}:${account}`, WRONG_TRIES.pair)
  if (device) return
  try {
    await count(`account:${account}`, WRONG_TRIES.account)
  } catch (error) {
    if (inHour > 1) throw error
    await count(`reserve:${account}`, WRONG_TRIES.reserve)
  }
}
