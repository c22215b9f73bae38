import { pino } from 'pino'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { endSubscription } from '#app/domain/contact/subscriptions.server.ts'
import { smtpLine } from '#app/platform/mail/smtp-line.server.ts'
import { forgetOld } from '#server/retention.ts'
import { describeOnDatabase } from '#tests/support/database.ts'
import { openMailServer, refusalOf } from '#tests/support/mail-server.ts'
import type { TestMailServer } from '#tests/support/mail-server.ts'
import { settleAbandoned, takeDelivery } from './deliveries.server.ts'
import { issueFigures } from './issue-figures.server.ts'
import { createIssue } from './issues.server.ts'
import { createNewsletterSender } from './newsletter-sender.server.ts'
import {
  cancelSchedule,
  pauseIssue,
  resumeIssue,
  scheduleIssue,
  sendDoubtfulAgain,
  startIssue,
} from './start-issue.server.ts'

/** Long enough for a busy machine to answer, short enough to wait for. */
const TIMES = { silence: 3_000, whole: 6_000 }

describeOnDatabase('sending the newsletter', 'schema', (database) => {
  const closing: (() => Promise<void>)[] = []
  const rows = async (text: string) => (await database().pool.query<Record<string, unknown>>(text)).rows
  const serve = async (behaviour: Parameters<typeof openMailServer>[0] = {}) => {
    const server = await openMailServer(behaviour)
    closing.push(server.close)
    return server
  }
  const sender = ({ url }: Pick<TestMailServer, 'url'>) =>
    createNewsletterSender({
      database: database(),
      openLine: () => smtpLine({ url }, 'Chọn Máy <no-reply@a.example>', TIMES),
      seal: (text) => `sealed-${text.length}`,
      siteUrl: 'https://a.example',
      log: pino({ level: 'silent' }),
    })
  const addresses = (server: TestMailServer) => server.received.map(({ to }) => to).sort()
  const people = (count: number) =>
    rows(`insert into subscriptions (email, token_hash, consent_text, consented_at, confirmed_at)
      select 'nguoi' || n || '@example.vn', 'h' || n, 'c', now(), now() from generate_series(1, ${count}) n`)
  const writer = () => ({ db: database().db, actorId: 'nobody' })
  const draft = () => createIssue(writer(), { subject: 'Số một', introduction: 'Chào bạn.', articleIds: [] })
  const start = async () => {
    const id = await draft()
    await startIssue(database().db, { id, from: 'draft', actorId: null })
    return id
  }
  const figures = (id: number) => issueFigures(database().db, id)
  const stateOf = async (id: number) =>
    (await rows(`select state from newsletter_issues where id = ${id}`))[0]?.['state']
  const perMinute = (count: number) =>
    rows(`insert into settings (key, value) values ('newsletterPerMinute', '${count}')
      on conflict (key) do update set value = excluded.value`)
  /** What was put off is due, and what a server holds has been held for too long. */
  const timePasses = () =>
    rows(`update newsletter_deliveries set next_attempt_at = now() - interval '1 second',
      taken_until = taken_until - interval '1 hour', taken_at = taken_at - interval '1 hour'`)

  beforeEach(async () => {
    await rows(`delete from newsletter_issues; delete from subscriptions; delete from consents; delete from users;
      insert into users (id, name, email) values ('nobody', 'a', 'a@example.vn')`)
    await perMinute(10_000)
  })
  afterEach(async () => {
    for (const close of closing.splice(0)) await close()
  })

  it('goes to everybody who confirmed, has not left and was not refused, once, and is done then', async () => {
    await people(5)
    await rows(`insert into subscriptions (email, token_hash, consent_text, consented_at, confirmed_at, unsubscribed_at, refused_at)
      values ('a@x.vn', 'a', 'c', now(), null, null, null), ('b@x.vn', 'b', 'c', now(), now(), now(), null),
        ('c@x.vn', 'c', 'c', now(), now(), null, now())`)
    const server = await serve()
    const id = await start()
    await sender(server).flush()
    await sender(server).flush()
    expect(addresses(server)).toEqual([1, 2, 3, 4, 5].map((n) => `nguoi${n}@example.vn`))
    expect(await figures(id)).toMatchObject({ planned: 5, sent: 5, waiting: 0, reasons: [] })
    expect(await stateOf(id)).toBe('sent')
    const [mail] = server.received
    for (const header of [
      /^List-Unsubscribe: <https:\/\/a\.example\/ban-tin\/huy\?khoa=\d+\.sealed[^>]*so=\d+>$/m,
      /^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m,
      /^List-Id: <ban-tin\.a\.example>$/im,
      /^From: =\?UTF-8\?.*<no-reply@a\.example>$/m,
      /^Message-ID: <ban-tin\.\d+\.\d+@a\.example>$/m,
    ])
      expect(mail?.text.replaceAll('\r\n ', ' ').replaceAll('\r\n', '\n')).toMatch(header)
  })

  it('is sent by several servers at once, each address once', async () => {
    await people(150)
    const server = await serve()
    const id = await start()
    await Promise.all([1, 2, 3].map(() => sender(server).flush()))
    expect(new Set(addresses(server)).size).toBe(150)
    expect(server.received).toHaveLength(150)
    expect(await figures(id)).toMatchObject({ sent: 150 })
  })

  it('takes no more in a minute than is set, over all servers', async () => {
    await people(30)
    await perMinute(7)
    const server = await serve()
    await start()
    await Promise.all([1, 2, 3].map(() => sender(server).flush()))
    expect(server.received).toHaveLength(7)
    await rows(`update newsletter_deliveries set taken_at = taken_at - interval '61 seconds'`)
    await sender(server).flush()
    expect(server.received).toHaveLength(14)
  })

  it('leaves out who leaves or is forgotten while it goes out, even with a mail whose end is not sent yet', async () => {
    await people(9)
    const { db } = database()
    const [first] = await rows(`select id from subscriptions where email = 'nguoi9@example.vn'`)
    let isFirst = true
    const server = await serve({
      async onRcptTo(_, __, done) {
        // One leaves by a link of the issue, one is forgotten, and one leaves that is being written to.
        if (isFirst) {
          isFirst = false
          await endSubscription(db, Number(first?.['id']), issue)
          await rows(`delete from subscriptions where email = 'nguoi8@example.vn'`)
          await rows(`update subscriptions set unsubscribed_at = now() where email = 'nguoi1@example.vn'`)
        }
        done()
      },
    })
    const issue = await start()
    await sender(server).flush()
    await sender(server).flush()
    expect(addresses(server)).toEqual([2, 3, 4, 5, 6, 7].map((n) => `nguoi${n}@example.vn`))
    expect(await figures(issue)).toMatchObject({ planned: 9, sent: 6, skipped: 3, left: 1 })
    expect(await stateOf(issue)).toBe('sent')
  })

  it('marks an address that the mail server refuses for good, without keeping it in the reason, and leaves it out of the next', async () => {
    await people(3)
    const server = await serve({
      onRcptTo: ({ address }, _, done) =>
        done(address.startsWith('nguoi2') ? refusalOf(550, `5.1.1 <${address}> user unknown`) : null),
    })
    const id = await start()
    await sender(server).flush()
    const seen = await figures(id)
    expect(seen).toMatchObject({ sent: 2, failed: 1, reasons: [{ state: 'failed', count: 1 }] })
    expect(seen.reasons[0]?.reason).toContain('user unknown')
    expect(JSON.stringify(seen)).not.toContain('nguoi2')
    expect(await rows('select email, refusals from subscriptions where refused_at is not null')).toEqual([
      { email: 'nguoi2@example.vn', refusals: 1 },
    ])
    expect(await stateOf(id)).toBe('sent')
    const next = await start()
    await sender(server).flush()
    expect(await figures(next)).toMatchObject({ planned: 2, sent: 2 })
  })

  it('refuses nobody for what the mail server has against the site, or against the text', async () => {
    await people(2)
    const site = await serve({ onMailFrom: (_, __, done) => done(refusalOf(550)) })
    const id = await start()
    await sender(site).flush()
    expect(await figures(id)).toMatchObject({ failed: 0, waiting: 2 })
    await timePasses()
    const text = await serve({
      onMail: () => {
        throw refusalOf(554, 'spam')
      },
    })
    await sender(text).flush()
    expect(await figures(id)).toMatchObject({ failed: 2, doubtful: 0 })
    expect(await rows('select from subscriptions where refused_at is not null')).toEqual([])
  })

  it('tries again what is put off, and gives it up after three days', async () => {
    await people(2)
    let isBusy = true
    const server = await serve({
      onRcptTo: (_, __, done) => done(isBusy ? refusalOf(451, 'later') : null),
    })
    const id = await start()
    await sender(server).flush()
    expect(await figures(id)).toMatchObject({ sent: 0, waiting: 2, retriedAt: expect.any(String) })
    await sender(server).flush()
    expect(await rows('select attempts from newsletter_deliveries')).toEqual([
      { attempts: 1 },
      { attempts: 1 },
    ])
    isBusy = false
    await rows(`update newsletter_deliveries set next_attempt_at = now() where subscription_id =
      (select id from subscriptions where email = 'nguoi1@example.vn')`)
    await sender(server).flush()
    expect(await figures(id)).toMatchObject({ sent: 1, waiting: 1 })
    isBusy = true
    await rows(`update newsletter_issues set started_at = started_at - interval '73 hours'`)
    await timePasses()
    await sender(server).flush()
    expect(await figures(id)).toMatchObject({ sent: 1, failed: 1 })
    expect(await rows('select from subscriptions where refused_at is not null')).toEqual([])
    expect(await stateOf(id)).toBe('sent')
  })

  it('waits while no mail server answers, and loses nobody', async () => {
    await people(3)
    const id = await start()
    await sender({ url: 'smtp://127.0.0.1:1' }).flush()
    expect(await figures(id)).toMatchObject({ waiting: 3, doubtful: 0 })
    await timePasses()
    const server = await serve()
    await sender(server).flush()
    expect(server.received).toHaveLength(3)
  })

  it('leaves in doubt what broke off after its end, and sends it again only when told to', async () => {
    await people(2)
    let breaks = true
    const server = await serve({
      // Keeps the mail and never answers.
      onMail: () => (breaks ? new Promise<void>(() => undefined) : undefined),
    })
    const id = await start()
    await sender(server).flush()
    expect(await figures(id)).toMatchObject({ sent: 0, waiting: 0, doubtful: 2 })
    expect(await stateOf(id)).toBe('sent')
    breaks = false
    await timePasses()
    await sender(server).flush()
    expect(server.received).toEqual([])
    expect(await sendDoubtfulAgain(writer(), id)).toBe(2)
    await timePasses()
    await sender(server).flush()
    expect(await figures(id)).toMatchObject({ sent: 2, doubtful: 0 })
  }, 60_000)

  it('gives what a dead server held to another, unless the mail server may have it', async () => {
    await people(2)
    const { db } = database()
    const id = await start()
    const taken = await takeDelivery(db, 10)
    await takeDelivery(db, 10)
    await rows(`update newsletter_deliveries set state = 'handing' where id = ${taken?.id}`)
    const server = await serve()
    await sender(server).flush()
    expect(server.received).toHaveLength(0)
    await timePasses()
    await settleAbandoned(db)
    expect(await figures(id)).toMatchObject({ waiting: 1, doubtful: 1 })
    await sender(server).flush()
    expect(server.received).toHaveLength(1)
  })

  it('cannot be handed over by a server whose delivery another has taken', async () => {
    await people(1)
    const quick = await serve()
    let isSlow = true
    const slow = await serve({
      async onRcptTo(_, __, done) {
        if (isSlow) {
          isSlow = false
          await timePasses()
          await sender(quick).flush()
        }
        done()
      },
    })
    await start()
    await sender(slow).flush()
    expect([quick.received.length, slow.received.length]).toEqual([1, 0])
  })

  it('pauses and goes on', async () => {
    await people(40)
    let id = 0
    let isPaused = false
    const server = await serve({
      async onMail() {
        if (server.received.length < 5 || isPaused) return
        isPaused = true
        await pauseIssue(writer(), id)
      },
    })
    id = await start()
    await sender(server).flush()
    const before = server.received.length
    expect(before).toBeLessThan(12)
    expect(await stateOf(id)).toBe('paused')
    await sender(server).flush()
    expect(server.received).toHaveLength(before)
    await resumeIssue(writer(), id)
    await sender(server).flush()
    expect(new Set(addresses(server)).size).toBe(40)
    expect(server.received).toHaveLength(40)
  })

  it('starts when its time has come, unless that was taken back; one with nobody to go to says so', async () => {
    const server = await serve()
    const id = await draft()
    const soon = new Date(Date.now() + 3_600_000)
    await scheduleIssue(writer(), id, soon)
    await sender(server).flush()
    expect(await stateOf(id)).toBe('scheduled')
    await cancelSchedule(writer(), id)
    expect(await stateOf(id)).toBe('draft')
    const due = async () => {
      await scheduleIssue(writer(), id, soon)
      await rows(`update newsletter_issues set scheduled_at = now() - interval '1 minute'`)
      await Promise.all([sender(server).flush(), sender(server).flush()])
    }
    await due()
    expect(await rows('select state, problem from newsletter_issues')).toEqual([
      { state: 'draft', problem: 'Chưa có ai đang nhận bản tin.' },
    ])
    await people(2)
    await due()
    expect(await stateOf(id)).toBe('sent')
    expect(server.received).toHaveLength(2)
  })

  it('forgets after half a year who got it, and keeps the figures', async () => {
    await people(2)
    const server = await serve()
    const id = await start()
    await sender(server).flush()
    await rows(`update newsletter_deliveries set settled_at = now() - interval '5 months'`)
    await forgetOld(database().pool)
    expect(await rows('select from newsletter_deliveries where subscription_id is null')).toHaveLength(0)
    await rows(`update newsletter_deliveries set settled_at = now() - interval '7 months'`)
    await forgetOld(database().pool)
    expect(await rows('select from newsletter_deliveries where subscription_id is null')).toHaveLength(2)
    expect(await figures(id)).toMatchObject({ planned: 2, sent: 2 })
  })
})
