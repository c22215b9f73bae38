import { AppError } from '#app/platform/errors.ts'
import { say } from '#app/vietnamese/say.ts'
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
  await countTry(count, who)
  const outcome = await attempt()
  if (outcome.right) for (const bucket of counted) await limits.takeBack(bucket)
  return outcome
}

type Count = (bucket: string, limit: Limit) => Promise<number>

async function countTry(count: Count, { visitor, account, device }: Try): Promise<void> {
  const by = device ? `device:${device}` : `visitor:${visitor}`
  const inHour = await orSay(TOO_MANY, async () => {
    await count(`minute:${by}`, WRONG_TRIES.visitorMinute)
    const hits = await count(`hour:${by}`, WRONG_TRIES.visitorHour)
    await count(`pair:${by}:${account}`, WRONG_TRIES.pair)
    return hits
  })
  await orSay(GUESSED_AT, async () => {
    if (device) return count(`known:${account}`, WRONG_TRIES.known)
    try {
      return await count(`account:${account}`, WRONG_TRIES.account)
    } catch (error) {
      if (inHour > 1) throw error
      return count(`reserve:${account}`, WRONG_TRIES.reserve)
    }
  })
}

const TOO_MANY = (wait: string) =>
  say(`Bạn đã thử quá nhiều lần. Vui lòng ${wait} rồi thử lại.`, {
    en: `You have tried too often. Please ${wait}, then try again.`,
  })
const GUESSED_AT = (wait: string) =>
  say(
    `Tài khoản này đang bị thử sai quá nhiều lần. Bạn bấm “Quên mật khẩu?” để nhận liên kết qua email và vào ngay, hoặc ${wait} rồi thử lại.`,
    {
      en: `Wrong passwords were tried on this account too often. Sign out and ask for a link to reset the password to get in at once, or ${wait}, then try again.`,
    },
  )

/** Counts, and says in these words what was too often. @throws AppError 'too_many' with the seconds to wait */
async function orSay<T>(words: (wait: string) => string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'too_many') throw error
    const retryAfter = error.retryAfter ?? 60
    throw new AppError('too_many', words(sayWait(retryAfter)), { retryAfter })
  }
}
