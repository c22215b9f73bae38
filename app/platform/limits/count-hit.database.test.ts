import { expect, it } from 'vitest'
import { AppError } from '#app/platform/errors.ts'
import { describeOnDatabases } from '#tests/support/database.ts'
import { countHit, takeBackHit } from './count-hit.server.ts'

describeOnDatabases('countHit', 'schema', (database) => {
  const hit = (bucket: string, limit = { hits: 3, seconds: 60 }) => countHit(database().db, bucket, limit)

  it('lets through as many hits as the limit, and refuses the next with the seconds to wait', async () => {
    for (let n = 0; n < 3; n++) await hit('a')
    const refused = await hit('a').catch((error: unknown) => error)
    expect(refused).toBeInstanceOf(AppError)
    expect(refused).toMatchObject({ code: 'too_many' })
    expect((refused as AppError).retryAfter).toBeGreaterThan(50)
  })

  it('counts buckets apart', async () => {
    await expect(hit('b')).resolves.toBe(1)
  })

  it('counts every one of many hits at once', async () => {
    const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => hit('c')))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
  })

  it('starts anew when the window has ended', async () => {
    for (let n = 0; n < 3; n++) await hit('d')
    await database().pool.query(
      `update rate_limits set resets_at = now() - interval '1 second' where bucket = 'd'`,
    )
    await expect(hit('d')).resolves.toBe(1)
  })

  it('forgets a hit that is taken back', async () => {
    for (let n = 0; n < 3; n++) await hit('e')
    await takeBackHit(database().db, 'e')
    await expect(hit('e')).resolves.toBe(3)
    await expect(hit('e')).rejects.toBeInstanceOf(AppError)
  })
})
