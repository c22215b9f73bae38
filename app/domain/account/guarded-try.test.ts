import { beforeEach, describe, expect, it } from 'vitest'
import { AppError } from '#app/platform/errors.ts'
import { guardedTry } from './guarded-try.server.ts'
import type { Limit, Limits } from './limits.ts'

/** The database's counting without time: every window is still open. */
function memoryLimits(): Limits {
  const hits = new Map<string, number>()
  return {
    count: (bucket: string, limit: Limit) => {
      const now = (hits.get(bucket) ?? 0) + 1
      hits.set(bucket, now)
      return now > limit.hits
        ? Promise.reject(new AppError('too_many', 'x', { retryAfter: limit.seconds }))
        : Promise.resolve(now)
    },
    takeBack: (bucket) => Promise.resolve(void hits.set(bucket, (hits.get(bucket) ?? 1) - 1)),
  }
}

describe('guardedTry', () => {
  let limits: Limits
  beforeEach(() => {
    limits = memoryLimits()
  })
  const attempt = async (visitor: string, right: boolean, device: string | null = null, account = 'an') => {
    try {
      await guardedTry(limits, { visitor, account, device }, () => Promise.resolve({ right }))
      return right ? 'in' : 'wrong'
    } catch {
      return 'refused'
    }
  }
  const guess = async (visitors: number, each: number) => {
    const seen: string[] = []
    for (let n = 0; n < each; n++) {
      for (let visitor = 0; visitor < visitors; visitor++) seen.push(await attempt(`bot${visitor}`, false))
    }
    return seen.filter((outcome) => outcome === 'wrong').length
  }

  it('answers ten wrong tries of a visitor, whatever the account', async () => {
    let wrong = 0
    for (let n = 0; n < 30; n++)
      wrong += (await attempt('bot', false, null, `someone${n}`)) === 'wrong' ? 1 : 0
    expect(wrong).toBe(10)
    expect(await attempt('bot', true)).toBe('refused')
  })

  it('counts no right try', async () => {
    for (let n = 0; n < 100; n++) expect(await attempt('home', true)).toBe('in')
  })

  it('lets nobody be locked out by one visitor', async () => {
    await guess(1, 200)
    expect(await attempt('home', true)).toBe('in')
  })

  it('lets the person in from an address that has not guessed, while ten others guess', async () => {
    await guess(10, 30)
    expect(await attempt('home', true)).toBe('in')
  })

  it('answers at most 60 wrong tries on an account in all, from a thousand addresses and every known browser', async () => {
    let wrong = await guess(500, 3)
    for (let n = 0; n < 60; n++)
      wrong += (await attempt(`thief${n}`, false, `laptop${n}`)) === 'wrong' ? 1 : 0
    expect(wrong).toBe(60)
  })

  it('lets a known browser in even then, and from the very address of those who guess', async () => {
    await guess(500, 3)
    expect(await attempt('bot1', true, 'laptop')).toBe('in')
  })

  it('lets a stolen browser name guess no more than anybody', async () => {
    let wrong = 0
    for (let n = 0; n < 30; n++) wrong += (await attempt(`bot${n}`, false, 'laptop')) === 'wrong' ? 1 : 0
    expect(wrong).toBe(10)
  })

  it('names the way by mail to whoever is refused for what others guessed', async () => {
    await guess(500, 3)
    const refused = guardedTry(limits, { visitor: 'home', account: 'an', device: null }, () =>
      Promise.resolve({ right: true }),
    )
    await expect(refused).rejects.toMatchObject({
      code: 'too_many',
      message:
        'Tài khoản này đang bị thử sai quá nhiều lần. Bạn bấm “Quên mật khẩu?” để nhận liên kết qua email và vào ngay, hoặc đợi 1 giờ rồi thử lại.',
    })
  })

  it('says how long to wait', async () => {
    for (let n = 0; n < 10; n++) await attempt('bot', false)
    const refused = guardedTry(limits, { visitor: 'bot', account: 'an', device: null }, () =>
      Promise.resolve({ right: true }),
    )
    await expect(refused).rejects.toMatchObject({
      code: 'too_many',
      retryAfter: 60,
      message: 'Bạn đã thử quá nhiều lần. Vui lòng đợi 60 giây rồi thử lại.',
    })
  })
})
