import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createIssue } from '#app/domain/newsletter/issues.server.ts'
import { startIssue } from '#app/domain/newsletter/start-issue.server.ts'
import { databaseOfWorkers, killedOver } from '#tests/support/killed-worker.ts'
import { isLong } from '#tests/support/long.ts'
import { openMailServer } from '#tests/support/mail-server.ts'

const PEOPLE = isLong ? 2_000 : 400
const KILLS = isLong ? 10 : 1
/** Mails that one sender has in hand at once. */
const LANES = 4

const WORKER = 'tests/support/newsletter-worker.ts'

describe.each(killedOver())('the newsletter on servers that are killed (%s)', (kind) => {
  it(`${KILLS} times while they send: nobody gets it twice, and whoever may lack it is named`, async () => {
    const { url, start, within } = await databaseOfWorkers(kind, 'newsletter_killed')
    const server = await openMailServer()
    onTestFinished(server.close)
    const issue = await within(async (connection) => {
      await connection.pool.query(`
        insert into users (id, name, email) values ('nobody', 'a', 'a@example.vn');
        insert into settings (key, value) values ('newsletterPerMinute', '10000');
        insert into subscriptions (email, token_hash, consent_text, consented_at, confirmed_at)
          select 'nguoi' || n || '@example.vn', 'h' || n, 'c', now(), now() from generate_series(1, ${PEOPLE}) n`)
      const { db } = connection
      const draft = { subject: 'Số một', introduction: 'Chào bạn.', articleIds: [] }
      const id = await createIssue({ db, actorId: 'nobody' }, draft)
      await startIssue(db, { id, from: 'draft', actorId: null })
      return id
    })
    /** What a dead server holds has been held for too long. */
    const timePasses = () =>
      within(({ pool }) =>
        pool.query(`update newsletter_deliveries set taken_until = now() - interval '1 second'`),
      )

    const senders = url ? 2 : 1
    let whileSending = 0
    for (let kill = 0; kill < KILLS; kill += 1) {
      // The embedded database has one server; of PostgreSQL two send at once.
      const workers = await Promise.all(Array.from({ length: senders }, () => start(WORKER, server.url)))
      const before = server.received.length
      // Until it sends, then for some time of it: however slow the machine is, it is killed within its work.
      while (server.received.length < before + 5 && server.received.length < PEOPLE) await wait(5)
      await wait(Math.random() * 300)
      for (const worker of workers) await worker.kill()
      if (server.received.length < PEOPLE) whileSending += 1
      await timePasses()
    }
    const last = await start(WORKER, server.url)
    expect(await last.ended).toBe(0)

    const got = new Map<string, number>()
    for (const { to } of server.received) got.set(to, (got.get(to) ?? 0) + 1)
    const left = await within(async ({ pool }) => {
      const { rows } = await pool.query<{ email: string; state: string }>(`
        select s.email, d.state from newsletter_deliveries d join subscriptions s on s.id = d.subscription_id
        where d.issue_id = ${issue}`)
      return rows
    })
    const doubtful = left.filter(({ state }) => state === 'doubtful').map(({ email }) => email)
    const missing = left.filter(({ email }) => !got.has(email)).map(({ email }) => email)
    process.stdout.write(
      `${kind}: ${KILLS} kills, ${whileSending} while sending; ${got.size} of ${PEOPLE} have it, ${doubtful.length} in doubt, ${missing.length} of these without it\n`,
    )
    expect(whileSending).toBeGreaterThan(0)
    expect([...got.values()].filter((count) => count > 1)).toEqual([])
    expect(left).toHaveLength(PEOPLE)
    expect(left.filter(({ state }) => state !== 'sent' && state !== 'doubtful')).toEqual([])
    expect(missing.filter((email) => !doubtful.includes(email))).toEqual([])
    expect(doubtful.length).toBeLessThanOrEqual(KILLS * LANES * senders)
  }, 600_000)
})
