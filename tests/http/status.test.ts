import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeAuthority } from '#tests/support/certificates.ts'
import { testInLongRun } from '#tests/support/long.ts'
import { openMailServer } from '#tests/support/mail-server.ts'
import { runServer } from '#tests/support/running-server.ts'
import type { RunningServer } from '#tests/support/running-server.ts'
import { signedIn, STAFF, STAFF_VARIABLES } from '#tests/support/signed-in.ts'
import { prepared } from '#tests/support/site-data.ts'

let folder: string
let server: RunningServer
let staff: Record<string, string>
let answer: Error | null = null
const received: string[] = []
const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onRcptTo({ address }, _, done) {
    if (!answer) received.push(address)
    done(answer)
  },
  onData(stream, _, done) {
    stream.resume().on('end', () => done())
  },
})

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'cm-status-'))
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve))
  const { port } = smtp.server.address() as { port: number }
  server = await runServer({
    DATA_DIR: prepared(folder, 'schema'),
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    ...STAFF_VARIABLES,
  })
  staff = await signedIn(server)
})
afterAll(async () => {
  await server.stop('SIGTERM')
  await new Promise<void>((resolve) => smtp.close(resolve))
  rmSync(folder, { recursive: true, force: true })
})

const screenOf = async ({ url }: RunningServer, headers: Record<string, string>) =>
  (await fetch(`${url}/admin/status`, { headers })).text()
const screen = () => screenOf(server, staff)
const sendTestMail = async ({ url } = server, headers = staff) => {
  const response = await fetch(`${url}/admin/status`, {
    method: 'POST',
    headers: { ...headers, Origin: url, 'Content-Type': 'application/x-www-form-urlencoded' },
    body: '',
  })
  return { status: response.status, html: await response.text() }
}

it('says of every part how it stands, and what to do', async () => {
  const html = await screen()
  for (const part of [
    'Cơ sở dữ liệu',
    'Ổ đĩa',
    'Sao lưu',
    'Gửi thư',
    'Kho ảnh',
    'Mô hình ngôn ngữ',
    'Nguồn giá',
  ])
    expect(html).toContain(part)
  expect(html).toContain('npm run db:move')
  expect(html).toContain('BACKUP_EVERY=24h')
})

it('sends a mail to whoever asks, and says that the mail server took it', async () => {
  const { status, html } = await sendTestMail()
  expect([status, received]).toEqual([200, [STAFF.email]])
  expect(html).toContain('Đã gửi thư thử')
})

it('says what the mail server answers where it refuses, and keeps nothing in the queue', async () => {
  answer = Object.assign(new Error('Sender not allowed here'), { responseCode: 550 })
  const { status, html } = await sendTestMail()
  answer = null
  expect(status).toBe(503)
  expect(html).toContain('Sender not allowed here')
  expect(await screen()).toContain('0 thư đang chờ, 0 thư không gửi được')
})

it('says what keeps mails from going: on its screen, to a test mail and in one line of the log at start', async () => {
  const own = makeAuthority('Cửa hàng')
  const mails = await openMailServer({ ...own.issue({ names: ['127.0.0.1'] }), disabledCommands: [] })
  const ca = join(folder, 'ca.pem')
  const other = await runServer({
    DATA_DIR: prepared(join(folder, 'other'), 'schema'),
    SMTP_URL: mails.url,
    SMTP_CA: ca,
    LOG_LEVEL: 'info',
    ...STAFF_VARIABLES,
  })
  const line = () =>
    other
      .said()
      .split('\n')
      .filter((text) => text.includes('mail server'))
  try {
    const asked = await signedIn(other)
    await expect
      .poll(line, { timeout: 30_000 })
      .toEqual([expect.stringContaining(`the file of SMTP_CA cannot be read (${ca}: ENOENT)`)])
    expect(await screenOf(other, asked)).toContain(`Không đọc được tệp SMTP_CA (${ca}: ENOENT)`)
    const refused = await sendTestMail(other, asked)
    expect([refused.status, refused.html.includes('Không đọc được tệp SMTP_CA')]).toEqual([503, true])
    writeFileSync(ca, own.pem)
    expect(await screenOf(other, asked)).not.toContain('SMTP_CA')
    expect([(await sendTestMail(other, asked)).status, mails.received.map(({ to }) => to)]).toEqual([
      200,
      [STAFF.email],
    ])
  } finally {
    await other.stop('SIGTERM')
    await mails.close()
  }
})

it('answers programs that ask for /favicon.ico', async () => {
  const response = await fetch(`${server.url}/favicon.ico`)
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/x-icon'])
})

testInLongRun(
  'without a mail server, a test mail that cannot be written says what to do about the folder',
  async () => {
    const own = prepared(mkdtempSync(join(tmpdir(), 'cm-outbox-')), 'schema')
    // No folder can be made where a file is.
    writeFileSync(join(own, 'outbox'), '')
    const quiet = await runServer({ DATA_DIR: own, DATABASE_URL: '', ...STAFF_VARIABLES }).catch(String)
    // A start that finds it so refuses: it has to become so while the server runs.
    expect(quiet).toContain('outbox is a file')
    rmSync(join(own, 'outbox'))
    const other = await runServer({ DATA_DIR: own, ...STAFF_VARIABLES })
    try {
      const headers = await signedIn(other)
      rmSync(join(own, 'outbox'), { recursive: true, force: true })
      writeFileSync(join(own, 'outbox'), '')
      const { status, html } = await sendTestMail(other, headers)
      expect(status).toBe(503)
      expect(html).toContain('Không ghi được thư vào thư mục outbox')
      expect(html).toContain('chown -R chon-may:')
      expect(html).not.toContain('Máy chủ thư nói')
    } finally {
      await other.stop('SIGTERM')
      rmSync(own, { recursive: true, force: true })
    }
  },
)
