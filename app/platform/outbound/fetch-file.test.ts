import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { RequestListener } from 'node:http'
import { createServer as createSocketServer } from 'node:net'
import type { AddressInfo, Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterEach, describe, expect, it } from 'vitest'
import { FetchError } from './fetch-failure.ts'
import { createFetcher } from './fetch-file.server.ts'
import type { FetchFile, Validators } from './fetch-file.server.ts'

const LIMITS = { bytes: 10_000, answer: 700, silence: 400, whole: 3_000 }
const NOTHING: Validators = { etag: null, lastModified: null }
const folder = mkdtempSync(join(tmpdir(), 'cm-fetch-'))
const to = join(folder, 'file')
const trusting = createFetcher({ limits: LIMITS, trusts: ({ hostname }) => hostname === '127.0.0.1' })
const open: Server[] = []

afterEach(async () => {
  rmSync(to, { force: true })
  for (const server of open.splice(0)) {
    if ('closeAllConnections' in server) (server as { closeAllConnections(): void }).closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
})

async function listen(server: Server): Promise<string> {
  open.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const serve = (answer: RequestListener) => listen(createServer(answer))
/** A server that says just these bytes, whatever they are. */
const say = (text: string, end = true) =>
  listen(
    createSocketServer((socket) => {
      socket.on('error', () => undefined)
      socket.once('data', () => (end ? socket.end(text) : socket.write(text)))
    }),
  )

async function failureOf(url: string, fetchFile: FetchFile = trusting): Promise<string> {
  try {
    await fetchFile(url, to, NOTHING)
  } catch (error) {
    if (!(error instanceof FetchError)) throw error
    return existsSync(to) ? 'left something' : error.failure
  }
  return 'none'
}

describe('a file', () => {
  it('is fetched with its validators, and not again while they hold', async () => {
    const url = await serve((request, response) => {
      if (request.headers['if-none-match'] === '"1"') return void response.writeHead(304).end()
      expect(request.headers.cookie).toBeUndefined()
      response
        .writeHead(200, { ETag: '"1"', 'Last-Modified': 'Mon, 23 Nov 2026 00:00:00 GMT' })
        .end('a,b\n1,2\n')
    })
    const file = await trusting(url, to, NOTHING)
    expect(file).toMatchObject({ etag: '"1"', lastModified: 'Mon, 23 Nov 2026 00:00:00 GMT', bytes: 8 })
    expect(readFileSync(to, 'utf8')).toBe('a,b\n1,2\n')
    expect(await trusting(url, to, { etag: '"1"', lastModified: null })).toBe('unchanged')
  })

  it('is unpacked, within the limit', async () => {
    const packed = (text: string) => (_: unknown, response: Parameters<RequestListener>[1]) =>
      void response.writeHead(200, { 'Content-Encoding': 'gzip' }).end(gzipSync(text))
    expect(await trusting(await serve(packed('abc')), to, NOTHING)).toMatchObject({ bytes: 3 })
    expect(readFileSync(to, 'utf8')).toBe('abc')
    expect(await failureOf(await serve(packed('a'.repeat(10_001))))).toBe('too_large')
  })

  it('follows redirects by hand, and not for ever', async () => {
    const end = await serve((_, response) => void response.end('hier'))
    const url = await serve((_, response) => void response.writeHead(302, { Location: `${end}/x` }).end())
    expect(await trusting(url, to, NOTHING)).toMatchObject({ bytes: 4 })
    const round = await serve((_, response) => void response.writeHead(302, { Location: '/again' }).end())
    expect(await failureOf(round)).toBe('redirects')
  })
})

describe('a server', () => {
  it('that stalls before or within the answer is given up', async () => {
    expect(await failureOf(await serve(() => undefined))).toBe('timeout')
    expect(await failureOf(await serve((_, response) => void response.write('a')))).toBe('timeout')
    const slowly = await serve((_, response) => {
      const timer = setInterval(() => response.write('a'), 100)
      response.on('close', () => clearInterval(timer))
    })
    expect(await failureOf(slowly)).toBe('timeout')
  })

  it('that says less than it announced, or more, is not believed', async () => {
    expect(await failureOf(await say('HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nabc'))).toBe('truncated')
    expect(await failureOf(await say('HTTP/1.1 200 OK\r\nContent-Length: 3\r\n\r\nabcdef'))).toBe('truncated')
    expect(await failureOf(await say('HTTP/1.1 200 OK\r\nContent-Length: -3\r\n\r\nabc'))).toBe('truncated')
    const chunked = 'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n'
    expect(await failureOf(await say(chunked))).toBe('truncated')
    const broken = gzipSync('a'.repeat(5_000)).subarray(0, 20)
    const url = await serve((_, response) => {
      response.writeHead(200, { 'Content-Encoding': 'gzip' }).end(broken)
    })
    expect(await failureOf(url)).toBe('truncated')
  })

  it('that sends too much is cut off, whatever it announced', async () => {
    const much = Buffer.alloc(20_000, 'a')
    expect(await failureOf(await serve((_, response) => void response.end(much)))).toBe('too_large')
    const unannounced = await serve((_, response) => {
      response.write(much)
      response.end()
    })
    expect(await failureOf(unannounced)).toBe('too_large')
  })

  it.each([404, 500, 206, 204])('that answers %d has no file', async (status) => {
    expect(await failureOf(await serve((_, response) => void response.writeHead(status).end()))).toBe(
      'status',
    )
  })

  it('that has nothing, or packs it unknown, is refused', async () => {
    expect(await failureOf(await serve((_, response) => void response.end()))).toBe('empty')
    const packed = await serve((_, response) => {
      response.writeHead(200, { 'Content-Encoding': 'br' }).end('abc')
    })
    expect(await failureOf(packed)).toBe('encoding')
    expect(await failureOf('http://127.0.0.1:1/')).toBe('no_connection')
  })

  it.each(['http', 'https'])(
    'that is hung up on before any answer was not reached (%s)',
    async (protocol) => {
      const hangsUp = createSocketServer((socket) => {
        socket.on('error', () => undefined)
        socket.once('data', () => socket.resetAndDestroy())
      })
      const url = (await listen(hangsUp)).replace('http', protocol)
      expect(await failureOf(url)).toBe('no_connection')
    },
  )
})

describe('an address of a network of ours', () => {
  const guarded = createFetcher({ limits: LIMITS })

  it.each([
    'http://127.0.0.1:1/',
    'http://localhost:1/',
    'http://[::1]:1/',
    'http://0x7f.1:1/',
    'http://2130706433:1/',
    'http://169.254.169.254/latest/meta-data',
    'http://10.0.0.1/',
    'http://[::ffff:127.0.0.1]/',
  ])('%s is not asked', async (url) => expect(await failureOf(url, guarded)).toBe('private_address'))

  it.each(['ftp://a.vn/', 'file:///etc/passwd', 'http://an:bi-mat@a.vn/', 'a.vn', 'javascript:1'])(
    '%s is none',
    async (url) => expect(await failureOf(url, guarded)).toBe('bad_address'),
  )

  it.each(['http://localhost:1/x', 'http://10.0.0.1/', 'http://[::1]/', '//169.254.169.254/'])(
    'is not reached behind a redirect to %s',
    async (location) => {
      const url = await serve((_, response) => void response.writeHead(302, { Location: location }).end())
      expect(await failureOf(url)).toBe('private_address')
    },
  )
})
