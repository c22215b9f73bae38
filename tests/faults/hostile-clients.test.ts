import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import type { Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { isLong } from '#tests/support/long.ts'
import { openModelServer, stallsAfter } from '#tests/support/model-server.ts'
import type { ModelServer } from '#tests/support/model-server.ts'
import { runServer } from '#tests/support/running-server.ts'
import type { RunningServer } from '#tests/support/running-server.ts'
import { noteSeen } from '#tests/support/seen.ts'
import { prepared } from '#tests/support/site-data.ts'

const folder = mkdtempSync(join(tmpdir(), 'cm-clients-'))
let server: RunningServer
let model: ModelServer
let port = 0
let open: Socket[] = []
/** Those that never finish their header. */
let slow: Awaited<ReturnType<typeof send>>[] = []
let drip: NodeJS.Timeout | undefined
beforeAll(async () => {
  model = await openModelServer()
  server = await runServer({
    DATA_DIR: prepared(folder, 'demo'),
    DEMO: 'on',
    TRUST_PROXY: '1',
    LLM_BASE_URL: model.baseUrl,
    LLM_MODEL: 'double',
  })
  port = Number(new URL(server.url).port)
})
afterAll(async () => {
  clearInterval(drip)
  for (const { socket } of slow) socket.destroy()
  await server.stop('SIGKILL')
  await model.close()
  rmSync(folder, { recursive: true, force: true })
})
afterEach(() => {
  for (const socket of open) socket.destroy()
  open = []
})

/** A connection that has sent `text`; `said` is what came back, `isOver` whether it was closed, `after` how many ms. */
async function send(text: string | Buffer) {
  const socket = connect(port, '127.0.0.1')
  open.push(socket)
  const begun = performance.now()
  let said = ''
  let over = Number.POSITIVE_INFINITY
  socket.on('data', (bytes) => (said += bytes.toString('latin1')))
  socket.on('error', () => undefined)
  socket.once('close', () => (over = performance.now() - begun))
  await new Promise((resolve) => socket.once('connect', resolve))
  socket.write(text)
  return { socket, said: () => said, isOver: () => over < Number.POSITIVE_INFINITY, after: () => over }
}

const isServed = async () => (await fetch(`${server.url}/products?page=2`)).status

/** The number of the first status line; 0 where nothing was said, as where a connection is just closed. */
const statusOf = (said: string) => Number(/^HTTP\/1\.1 (\d{3})/.exec(said)?.[1] ?? 0)

describe('a client that sends slowly', () => {
  it('200 that never finish their header do not stop others', async (context) => {
    slow = await Promise.all(
      Array.from({ length: 200 }, () => send('GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ')),
    )
    // They go on while the tests below ask: being cut takes half a minute, of which nothing is to be done.
    open = []
    expect(await isServed()).toBe(200)
    drip = setInterval(() => {
      for (const { socket } of slow) if (socket.writable) socket.write('a')
    }, 500)
    noteSeen(context, 'a page is served beside 200 of them')
  })

  it('100 that never finish their body do not stop others', async (context) => {
    const head = `POST /functions/v1/perplexity-chat HTTP/1.1\r\nHost: localhost:${port}\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{"message":"`
    await Promise.all(Array.from({ length: 100 }, () => send(head)))
    expect(await isServed()).toBe(200)
    noteSeen(context, 'a page is served beside 100 of them')
  })
})

describe('a client that does not read', () => {
  it('50 that ask for a large page again and again and read none do not stop others', async (context) => {
    const asks =
      `GET /products HTTP/1.1\r\nHost: localhost:${port}\r\nAccept-Encoding: identity\r\n\r\n`.repeat(20)
    const deaf = await Promise.all(Array.from({ length: 50 }, () => send('')))
    for (const { socket } of deaf) socket.pause().write(asks)
    await wait(200)
    expect(await isServed()).toBe(200)
    noteSeen(context, 'a page is served beside 50 of them')
  })
})

/** Streams that are open at once. */
const STREAMS = isLong ? 1_000 : 200

describe(`${STREAMS} open streams`, () => {
  it('others are served beside them, and when they are left', async (context) => {
    const body = JSON.stringify({ message: 'Tư vấn tủ lạnh cho 4 người dưới 15 triệu' })
    model.reply(stallsAfter(''))
    const ask = (at: number) =>
      `POST /functions/v1/perplexity-chat HTTP/1.1\r\nHost: localhost:${port}\r\nAccept: text/event-stream\r\nX-Forwarded-For: 10.1.${at >> 8}.${at % 256}\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`
    // Who is told to come back does, as a browser's script would: a slow machine turns some away while all come at once.
    const heard = async (at: number) => {
      for (;;) {
        const stream = await send(ask(at))
        await expect
          .poll(() => stream.said().includes('event: understood') || statusOf(stream.said()) === 503, {
            timeout: 400_000,
            interval: 500,
          })
          .toBe(true)
        if (statusOf(stream.said()) !== 503) return stream
        expect(stream.said().toLowerCase()).toContain('retry-after')
        stream.socket.destroy()
        await wait(1_000)
      }
    }
    const streams: Awaited<ReturnType<typeof heard>>[] = []
    // A hundred come at once; the others when those are heard.
    while (streams.length < STREAMS)
      streams.push(...(await Promise.all(Array.from({ length: 100 }, (_, at) => heard(streams.length + at)))))
    const waiting = streams.filter(
      ({ said, isOver }) => !isOver() && !said().includes('event: answer'),
    ).length
    expect(await isServed()).toBe(200)
    for (const { socket } of streams) socket.destroy()
    expect(await isServed()).toBe(200)
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
    noteSeen(context, `${STREAMS} opened, ${waiting} still open when a page was served`)
  }, 600_000)
})

describe('a request that is no proper one', () => {
  const host = 'Host: localhost'
  const post = (path: string, headers: string, body: string) =>
    `POST ${path} HTTP/1.1\r\n${host}\r\nConnection: close\r\n${headers}\r\nContent-Length: ${body.length}\r\n\r\n${body}`
  const json = (body: string) => post('/api/v1/answer-feedback', 'Content-Type: application/json', body)
  const get = (path: string, more = '') =>
    `GET ${path} HTTP/1.1\r\n${host}\r\nConnection: close\r\n${more}\r\n`

  it.for<[string, string | Buffer, number[]]>([
    ['headers of 20 KB', get('/', `X-Large: ${'a'.repeat(20_000)}\r\n`), [431]],
    ['a path of 20 KB', get(`/${'a'.repeat(20_000)}`), [414, 431]],
    [
      '1,000 headers',
      get('/', Array.from({ length: 3_000 }, (_, at) => `X-${at}: a\r\n`).join('')),
      [200, 400, 431],
    ],
    ['no Host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', [400]],
    ['two Hosts', get('/', 'Host: evil.example\r\n'), [400]],
    ['a Host that is no name', 'GET / HTTP/1.1\r\nHost: a b<c>\r\nConnection: close\r\n\r\n', [400]],
    ['a method nobody knows', `BREW / HTTP/1.1\r\n${host}\r\nConnection: close\r\n\r\n`, [400, 405, 501]],
    ['TRACE', `TRACE / HTTP/1.1\r\n${host}\r\nConnection: close\r\n\r\n`, [400, 404, 405, 501]],
    ['CONNECT', `CONNECT localhost:1 HTTP/1.1\r\n${host}\r\n\r\n`, [0]],
    ['HTTP/1.0', 'GET /healthz HTTP/1.0\r\nHost: localhost\r\n\r\n', [200]],
    ['HTTP/9.9', `GET / HTTP/9.9\r\n${host}\r\n\r\n`, [400, 505]],
    [
      'a broken chunk',
      `POST /functions/v1/perplexity-chat HTTP/1.1\r\n${host}\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n`,
      [400],
    ],
    [
      'a length and chunks',
      `POST /functions/v1/perplexity-chat HTTP/1.1\r\n${host}\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
      [400],
    ],
    ['two lengths', `POST / HTTP/1.1\r\n${host}\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab`, [400]],
    ['a header with a bare line end', get('/', 'X-A: b\nX-C: d\r\n'), [200, 400]],
    ['NUL in a header', get('/', 'X-A: b\0c\r\n'), [400]],
    ['NUL in the path', get('/%00'), [400]],
    ['NUL in the query', get('/products?q=%00'), [200, 400]],
    ['an escape that is no UTF-8 in the path', get('/%ff%fe'), [400]],
    ['an escape that is no UTF-8 in the query', get('/products?q=%ff%fe'), [200, 400]],
    ['bytes that are no UTF-8 in the path', Buffer.from(get('/\u00ff\u00fe'), 'latin1'), [400, 404]],
    [
      'bytes that are no UTF-8 in JSON',
      Buffer.from(json('{"message":"\u00ff\u00fe"}'), 'latin1'),
      [200, 400, 422],
    ],
    ['broken JSON', json('{"message":'), [400]],
    ['JSON of 60 KB of brackets', json('['.repeat(60_000)), [400, 422]],
    ['deep JSON', json(`{"message":${'['.repeat(20_000)}${']'.repeat(20_000)}}`), [400, 422]],
    ['JSON with NUL', json(String.raw`{"message":"a\u0000b"}`), [200, 400, 422]],
    ['JSON with __proto__', json('{"__proto__":{"message":"x"}}'), [422]],
    ['a body of 70 KB', json(JSON.stringify({ message: 'a'.repeat(70_000) })), [413]],
    ['a form that is none', post('/lien-he', 'Content-Type: multipart/form-data', '--x'), [400, 415, 422]],
    [
      'a form without its end',
      post(
        '/lien-he',
        'Content-Type: multipart/form-data; boundary=x',
        '--x\r\nContent-Disposition: form-data; name="name"\r\n\r\na',
      ),
      [400, 415, 422],
    ],
    ['what is no HTTP', '\u0016\u0003\u0001 hello\r\n\r\n', [400]],
  ])(
    '%s gets a plain refusal or its page, never a failure of the server',
    async ([name, text, expected], context) => {
      const { said, isOver } = await send(text)
      await expect.poll(() => isOver() || statusOf(said()) !== 0, { timeout: 30_000 }).toBe(true)
      expect(expected, `${name}: ${said().slice(0, 200)}`).toContain(statusOf(said()))
      expect(said()).not.toMatch(/node_modules|at .*\.(?:js|ts):\d+/)
      expect(server.child.exitCode).toBeNull()
      noteSeen(context, String(statusOf(said()) || 'closed without a word'))
    },
  )

  it('twenty requests in one piece are answered in their order', async (context) => {
    const asks = Array.from(
      { length: 20 },
      (_, at) => `GET /${at % 2 ? 'healthz' : 'khong-co'} HTTP/1.1\r\n${host}\r\n\r\n`,
    )
    const { said } = await send(asks.join(''))
    const statuses = () => [...said().matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => status)
    await expect.poll(() => statuses().length, { timeout: 30_000 }).toBe(20)
    expect(statuses()).toEqual(asks.map((_, at) => (at % 2 ? '200' : '404')))
    noteSeen(context, '20 answers, each in its place')
  })

  it('none of them took the server down', async () => expect(await isServed()).toBe(200))
})

describe('clients that never finished their header', () => {
  it('were cut within 60 s, each with a 408', async (context) => {
    // The server looks at its connections every second.
    await expect.poll(() => slow.filter(({ isOver }) => isOver()).length, { timeout: 60_000 }).toBe(200)
    expect(Math.max(...slow.map(({ after }) => after()))).toBeLessThan(60_000)
    expect(slow.every(({ said }) => said().includes('408'))).toBe(true)
    expect(await isServed()).toBe(200)
    noteSeen(context, '200 of 200 answered 408 and closed')
  })
})
