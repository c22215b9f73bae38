import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import type { SMTPServerOptions } from 'smtp-server'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { makeAuthority } from '#tests/support/certificates.ts'
import { describeOnDatabases } from '#tests/support/database.ts'
import { openMailServer, refusalOf } from '#tests/support/mail-server.ts'
import type { TestMailServer } from '#tests/support/mail-server.ts'
import { createMailer } from './mailer.server.ts'
import { queueSize } from './queue-size.server.ts'
import { smtpLine } from './smtp-line.server.ts'

const MAIL = { to: 'an@example.vn', subject: 'Xin chào', paragraphs: ['Chào An,', 'Thư thử.'] }
/** Long enough for a busy machine to answer, short enough to wait for. */
const TIMES = { silence: 1_500, whole: 3_000 }

describeOnDatabases('the mail queue', 'schema', (database) => {
  const closing: (() => Promise<void>)[] = []
  beforeEach(() => database().pool.query('delete from mails'))
  afterEach(async () => {
    for (const close of closing.splice(0)) await close()
  })
  const mailer = (url: string, caFile?: string) =>
    createMailer({
      database: database(),
      openLine: () => smtpLine({ url, caFile }, 'Chọn Máy <no-reply@example.vn>', TIMES),
      delivers: true,
      log: pino({ level: 'silent' }),
      sender: () => Promise.resolve({ name: 'Chọn Máy', url: 'https://example.vn' }),
    })
  const serve = async (options: Parameters<typeof openMailServer>[0] = {}): Promise<TestMailServer> => {
    const server = await openMailServer(options)
    closing.push(server.close)
    return server
  }
  const queue = async () =>
    (
      await database().pool.query<{ attempts: number; failed: boolean; later: boolean }>(
        'select attempts, failed_at is not null as failed, next_attempt_at > now() as later from mails',
      )
    ).rows

  it('hands a mail over to a mail server and forgets it', async () => {
    const { url, received } = await serve()
    const mails = mailer(url)
    await mails.send(MAIL)
    await mails.flush()
    expect(received).toMatchObject([
      { to: 'an@example.vn', text: expect.stringMatching(/From: .*<no-reply@example\.vn>/) },
    ])
    expect(received[0]?.text).toContain('multipart/alternative')
    expect(await queue()).toEqual([])
  })

  it('keeps a mail that a server hangs on, and tries again later', async () => {
    const { url } = await serve({ onMailFrom: () => undefined })
    const mails = mailer(url)
    await mails.send(MAIL)
    await mails.flush()
    expect(await queue()).toEqual([{ attempts: 1, failed: false, later: true }])
  })

  it('keeps a mail while no server answers, and sends it once one does, from another process too', async () => {
    const mails = mailer('smtp://127.0.0.1:1')
    await mails.send(MAIL)
    await mails.flush()
    expect(await queue()).toEqual([{ attempts: 1, failed: false, later: true }])
    await database().pool.query('update mails set next_attempt_at = now()')
    const { url, received } = await serve()
    await mailer(url).flush()
    expect(received.map(({ to }) => to)).toEqual(['an@example.vn'])
    expect(await queue()).toEqual([])
  })

  it('gives up a mail that is refused for good, and keeps trying one that is put off', async () => {
    const answer = (code: number): SMTPServerOptions => ({
      onRcptTo: (_address, _session, done) => done(refusalOf(code)),
    })
    const refusing = mailer((await serve(answer(550))).url)
    await refusing.send(MAIL)
    await refusing.flush()
    expect(await queue()).toEqual([{ attempts: 1, failed: true, later: true }])
    await database().pool.query('delete from mails')
    const busy = mailer((await serve(answer(451))).url)
    await busy.send(MAIL)
    await busy.flush()
    expect(await queue()).toEqual([{ attempts: 1, failed: false, later: true }])
  })

  it('keeps mails while the file of SMTP_CA is not there, and sends them once it is, without a restart', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'cm-ca-'))
    const own = makeAuthority('Cửa hàng')
    const server = await serve({ ...own.issue({ names: ['127.0.0.1'] }), disabledCommands: [] })
    const file = join(folder, 'ca.pem')
    const mails = mailer(server.url, file)
    await mails.send(MAIL)
    await mails.flush()
    expect(await queue()).toEqual([{ attempts: 1, failed: false, later: true }])
    await expect(mails.sendNow(MAIL)).rejects.toThrow(file)
    writeFileSync(file, own.pem)
    await database().pool.query('update mails set next_attempt_at = now()')
    await mails.flush()
    await mails.sendNow({ ...MAIL, to: 'binh@example.vn' })
    rmSync(folder, { recursive: true, force: true })
    expect(server.received.map(({ to }) => to)).toEqual(['an@example.vn', 'binh@example.vn'])
    expect(await queue()).toEqual([])
  })

  it('sends each mail once, however many servers work at the queue', async () => {
    const { url, received } = await serve()
    const servers = [mailer(url), mailer(url), mailer(url)]
    for (let n = 0; n < 9; n++) await servers[n % 3]?.send({ ...MAIL, to: `an${n}@example.vn` })
    await Promise.all(servers.map((each) => each.flush()))
    expect([received.length, await queue()]).toEqual([9, []])
  })

  describe('of an alert', () => {
    /** Queues a mail of an alert, as the teller of prices does. @returns the alert's id */
    const queueAlert = async (by: ReturnType<typeof mailer>) => {
      const { db, pool } = database()
      const { rows } = await pool.query<{ id: number }>(`
        with c as (insert into product_categories (name, slug, kind, group_key) values ('Tivi', 'tivi', 'tv', 'x')
            on conflict (slug) do update set name = 'Tivi' returning id),
          p as (insert into products (title, category_id) select 'Tivi A', id from c returning id),
          d as (insert into alert_addresses (email, token_hash, confirmed_at) values ('an@example.vn', 'h', now())
            on conflict (email) do update set token_hash = 'h' returning id)
        insert into price_alerts (address_id, product_id, below) select d.id, p.id, 1 from d, p returning id`)
      const alertId = rows[0]?.id ?? 0
      const queueMail = await by.queue()
      await db.transaction((tx) => queueMail(tx, { ...MAIL, alertId }))
      return alertId
    }
    const timePasses = () =>
      database().pool.query(`update mails set next_attempt_at = now() - interval '1 s'`)
    const size = () => queueSize(database().db)

    it('is not handed over again where nobody knows whether it arrived, and counts as in doubt', async () => {
      const server = await serve({ onMail: () => new Promise<void>(() => undefined) })
      const mails = mailer(server.url)
      await queueAlert(mails)
      await mails.flush()
      await timePasses()
      const { url, received } = await serve()
      await mailer(url).flush()
      expect(received).toEqual([])
      expect(await size()).toEqual({ waiting: 0, givenUp: 0, doubtful: 1 })
    })

    it.each([
      ['put off at its end', 451, { waiting: 1, givenUp: 0, doubtful: 0 }],
      ['refused at its end', 554, { waiting: 0, givenUp: 1, doubtful: 0 }],
    ])('is not in doubt where it was %s', async (_, code, expected) => {
      const { url } = await serve({ onMail: () => Promise.reject(refusalOf(code)) })
      const mails = mailer(url)
      await queueAlert(mails)
      await mails.flush()
      expect(await size()).toEqual(expected)
    })

    it('does not go where its alert ends while it is on its way', async () => {
      const { pool } = database()
      const { url, received } = await serve({
        onRcptTo: (_address, _session, done) =>
          pool.query('delete from price_alerts', (error) => done(error)),
      })
      const mails = mailer(url)
      await queueAlert(mails)
      await mails.flush()
      expect(received).toEqual([])
      expect(await size()).toEqual({ waiting: 0, givenUp: 0, doubtful: 0 })
    })
  })
})
