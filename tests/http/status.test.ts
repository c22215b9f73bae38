import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { runServer } from '#tests/support/running-server.ts'
import type { RunningServer } from '#tests/support/running-server.ts'
import { signedIn, STAFF, STAFF_VARIABLES } from '#tests/support/signed-in.ts'

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
  server = await runServer({ DATA_DIR: folder, SMTP_URL: `smtp://127.0.0.1:${port}`, ...STAFF_VARIABLES })
  staff = await signedIn(server)
})
afterAll(async () => {
  await server.stop('SIGTERM')
  await new Promise<void>((resolve) => smtp.close(resolve))
  rmSync(folder, { recursive: true, force: true })
})

const screen = async () => (await fetch(`${server.url}/admin/status`, { headers: staff })).text()
const sendTestMail = async () => {
  const response = await fetch(`${server.url}/admin/status`, {
    method: 'POST',
    headers: { ...staff, Origin: server.url, 'Content-Type': 'application/x-www-form-urlencoded' },
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

it('answers programs that ask for /favicon.ico', async () => {
  const response = await fetch(`${server.url}/favicon.ico`)
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/x-icon'])
})
