import { pino } from 'pino'
import { SMTPServer } from 'smtp-server'
import type { SMTPServerOptions } from 'smtp-server'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { describeOnDatabases } from '#tests/support/database.ts'
import { createMailer } from './mailer.server.ts'
import { smtpTransport } from './transport.server.ts'

const MAIL = { to: 'an@example.vn', subject: 'Xin chào', paragraphs: ['Chào An,', 'Thư thử.'] }
/** Long enough for a busy machine to answer, short enough to wait for. */
const TIMES = { silence: 1_500, whole: 3_000 }

/** A mail server on a free port of this machine. @returns its address, and what closes it */
async function openServer(options: SMTPServerOptions): Promise<{ url: string; close: () => Promise<void> }> {
  const server = new SMTPServer({ authOptional: true, disabledCommands: ['STARTTLS'], ...options })
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `smtp://127.0.0.1:${port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

describeOnDatabases('the mail queue', 'schema', (database) => {
  const closing: (() => Promise<void>)[] = []
  beforeEach(() => database().pool.query('delete from mails'))
  afterEach(async () => {
    for (const close of closing.splice(0)) await close()
  })
  const mailer = (url: string) =>
    createMailer({
      db: database().db,
      transport: smtpTransport(url, 'Chọn Máy <no-reply@example.vn>', TIMES),
      log: pino({ level: 'silent' }),
      sender: () => Promise.resolve({ name: 'Chọn Máy', url: 'https://example.vn' }),
    })
  const serve = async (options: SMTPServerOptions) => {
    const server = await openServer(options)
    closing.push(server.close)
    return server.url
  }
  const queue = async () =>
    (
      await database().pool.query<{ attempts: number; failed: boolean; later: boolean }>(
        'select attempts, failed_at is not null as failed, next_attempt_at > now() as later from mails',
      )
    ).rows

  it('hands a mail over to a mail server and forgets it', async () => {
    const received: string[] = []
    const url = await serve({
      onData(stream, session, done) {
        const chunks: Buffer[] = []
        stream.on('data', (chunk: Buffer) => chunks.push(chunk))
        stream.on('end', () => {
          received.push(`${session.envelope.rcptTo[0]?.address} ${Buffer.concat(chunks).toString()}`)
          done()
        })
      },
    })
    const mails = mailer(url)
    await mails.send(MAIL)
    await mails.flush()
    expect(received).toHaveLength(1)
    expect(received[0]).toMatch(/^an@example\.vn [\s\S]*From: .*<no-reply@example\.vn>/)
    expect(received[0]).toContain('multipart/alternative')
    expect(await queue()).toEqual([])
  })

  it('keeps a mail that a server hangs on, and tries again later', async () => {
    const url = await serve({ onMailFrom: () => undefined })
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
    const received: string[] = []
    const url = await serve({
      onData(stream, session, done) {
        received.push(session.envelope.rcptTo[0]?.address ?? '')
        stream.resume().on('end', () => done())
      },
    })
    await mailer(url).flush()
    expect(received).toEqual(['an@example.vn'])
    expect(await queue()).toEqual([])
  })

  it('gives up a mail that is refused for good, and keeps trying one that is put off', async () => {
    const answer = (code: number): SMTPServerOptions => ({
      onRcptTo: (_address, _session, done) => done(Object.assign(new Error('no'), { responseCode: code })),
    })
    const refusing = mailer(await serve(answer(550)))
    await refusing.send(MAIL)
    await refusing.flush()
    expect(await queue()).toEqual([{ attempts: 1, failed: true, later: true }])
    await database().pool.query('delete from mails')
    const busy = mailer(await serve(answer(451)))
    await busy.send(MAIL)
    await busy.flush()
    expect(await queue()).toEqual([{ attempts: 1, failed: false, later: true }])
  })

  it('sends each mail once, however many servers work at the queue', async () => {
    let received = 0
    const url = await serve({
      onData(stream, _session, done) {
        received += 1
        stream.resume().on('end', () => done())
      },
    })
    const servers = [mailer(url), mailer(url), mailer(url)]
    for (let n = 0; n < 9; n++) await servers[n % 3]?.send({ ...MAIL, to: `an${n}@example.vn` })
    await Promise.all(servers.map((each) => each.flush()))
    expect([received, await queue()]).toEqual([9, []])
  })
})
