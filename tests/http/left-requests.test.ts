import { connect } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createLog } from '#server/log.ts'
import { describeOnDatabase } from '#tests/support/database.ts'
import { openLiveSite } from '#tests/support/live-site.ts'
import type { LiveSite } from '#tests/support/live-site.ts'
import { addPerson } from '#tests/support/people.ts'

type Line = { level: number; method?: string; path?: string; status?: number; msg?: string }

describeOnDatabase('a visitor who leaves before the answer', 'schema', (database) => {
  let site: LiveSite
  let lines: Line[] = []
  beforeAll(async () => {
    await addPerson(database(), 'lan@example.vn')
    const log = createLog('info', { write: (line) => void lines.push(JSON.parse(line) as Line) })
    site = await openLiveSite(database(), {}, log)
  })
  afterAll(() => site.close())
  beforeEach(() => (lines = []))

  /** Sends a request and goes. @param announced how long the body is said to be, where it is said to be longer than what is sent */
  function sendAndLeave(path: string, type: string, body: string, announced = body.length): Promise<void> {
    const { hostname, port } = new URL(site.url)
    const head = [
      `POST ${path} HTTP/1.1`,
      'Host: localhost:3000',
      'Origin: http://localhost:3000',
      `Content-Type: ${type}`,
      `Content-Length: ${announced}`,
    ]
    return new Promise((resolve, reject) => {
      const socket = connect(Number(port), hostname)
        .once('error', reject)
        .once('close', () => resolve())
      socket.write(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy())
    })
  }
  const FORM = 'application/x-www-form-urlencoded'
  // Whether the password is right takes longer to find out than it takes to leave.
  const signIn = new URLSearchParams({ form: 'sign-in', email: 'lan@example.vn', password: 'sai rồi nhé' })

  it.each([
    ['/auth', FORM, signIn.toString(), 0],
    ['/auth.data', FORM, signIn.toString(), 0],
    ['/auth', FORM, signIn.toString(), 40],
    ['/api/auth/sign-in/email', 'application/json', '{"email":"lan@example.vn"', 40],
    ['/functions/v1/perplexity-chat', 'application/json', '{"message":"tủ', 40],
  ])('is no failure of %s (%s): a line with 499, and none of an error', async (path, type, body, missing) => {
    await sendAndLeave(path, type, body, Buffer.byteLength(body) + missing)
    await expect.poll(() => lines.map(({ path: of, status }) => [of, status])).toEqual([[path, 499]])
    expect(lines.map(({ level }) => level)).toEqual([30])
    const metrics = (await site.get('/metrics')).body.toString()
    expect(metrics).not.toMatch(/chon_may_http_requests_total\{.*status="5/)
    expect(metrics).toMatch(/chon_may_http_requests_total\{.*method="POST",status="499"/)
  })
})
