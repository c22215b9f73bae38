import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { makeAuthority } from '#tests/support/certificates.ts'
import { openMailServer, refusalOf } from '#tests/support/mail-server.ts'
import type { TestMailServer } from '#tests/support/mail-server.ts'
import { mailTrouble } from './mail-trouble.ts'
import { NotHandedError, smtpLine, tryMailServer } from './smtp-line.server.ts'
import type { MailServer } from './smtp-line.server.ts'

const MAIL = {
  recipient: 'an@example.vn',
  subject: 'Xin chào',
  text: 'Chào An',
  html: '<p>Chào An</p>',
  replyTo: null,
  unsubscribeUrl: null,
}
const own = makeAuthority('Chứng thư của cửa hàng')
const closing: (() => Promise<void>)[] = []
let folder: string
let caFile: string

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'cm-ca-'))
  caFile = inFolder('ca.pem', own.pem)
})
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function inFolder(name: string, text: string): string {
  const file = join(folder, name)
  writeFileSync(file, text)
  return file
}

async function serve(options: Parameters<typeof openMailServer>[0]): Promise<TestMailServer> {
  const server = await openMailServer(options)
  closing.push(server.close)
  return server
}
/** A server with a certificate of the own authority, by STARTTLS or, where `secure`, from the start. */
const withTls = (names: readonly string[], more: { secure?: boolean; until?: Date } = {}) =>
  serve({
    ...own.issue({ names, ...(more.until ? { until: more.until } : {}) }),
    secure: more.secure === true,
    disabledCommands: more.secure ? ['STARTTLS'] : [],
  })

/** Handing a mail over, and the try at start and on the status page: both have to say the same. */
const WAYS = [
  ['a mail', (server: MailServer) => handOver(server)],
  ['the try at start', (server: MailServer) => tryMailServer(server)],
] as const
async function handOver(server: MailServer): Promise<void> {
  const line = smtpLine(server, 'Chọn Máy <no-reply@example.vn>')
  try {
    await line.hand(MAIL)
  } finally {
    line.close()
  }
}
const troubleOf = (work: Promise<void>) => work.then(() => null, mailTrouble)

describe.each(WAYS)('a mail server with a certificate of its owner: %s', (_, way) => {
  it('passes with SMTP_CA, by STARTTLS and by TLS from the start', async () => {
    for (const secure of [false, true]) {
      const { url } = await withTls(['127.0.0.1'], { secure })
      const server = { url: secure ? url.replace('smtp:', 'smtps:') : url, caFile }
      expect(await troubleOf(way(server))).toBeNull()
    }
  })

  it('passes by its name too, and where the file holds several authorities', async () => {
    const { url } = await withTls(['localhost'])
    const both = inFolder('both.pem', `${makeAuthority('Khác').pem}\n${own.pem}`)
    const server = { url: url.replace('127.0.0.1', 'localhost'), caFile: both }
    expect(await troubleOf(way(server))).toBeNull()
  })

  it('is refused without', async () => {
    const { url, received } = await withTls(['127.0.0.1'])
    expect(await troubleOf(way({ url }))).toMatchObject({ kind: 'untrusted' })
    expect(received).toEqual([])
  })

  it('is refused where another authority signed it', async () => {
    const { url } = await withTls(['127.0.0.1'])
    const other = inFolder('other.pem', makeAuthority('Chứng thư của cửa hàng').pem)
    expect(await troubleOf(way({ url, caFile: other }))).toMatchObject({ kind: 'not-of-ca' })
  })

  it('is refused under a name that its certificate does not have', async () => {
    const { url, received } = await withTls(['mail.example.vn'])
    const named = url.replace('127.0.0.1', 'localhost')
    expect(await troubleOf(way({ url: named, caFile }))).toMatchObject({
      kind: 'other-name',
      detail: expect.stringContaining('mail.example.vn'),
    })
    expect(received).toEqual([])
  })

  it('is refused where the certificate has ended', async () => {
    const { url } = await withTls(['127.0.0.1'], { until: new Date(Date.now() - 60_000) })
    expect(await troubleOf(way({ url, caFile }))).toMatchObject({ kind: 'expired' })
  })

  it('gets neither password nor mail where it offers no TLS', async () => {
    let asked = false
    const { url, received } = await serve({
      authMethods: ['PLAIN'],
      allowInsecureAuth: true,
      onAuth: (_login, _session, done) => {
        asked = true
        done(null, { user: 'an' })
      },
    })
    const withPassword = url.replace('//', '//an:mat-khau@')
    expect(await troubleOf(way({ url: withPassword, caFile }))).toMatchObject({ kind: 'no-tls' })
    expect([asked, received]).toEqual([false, []])
  })

  it.each([
    ['is not there', () => join(folder, 'nowhere.pem'), 'ca-unreadable', /nowhere\.pem: ENOENT$/],
    ['holds no certificate', () => inFolder('empty.pem', 'Chưa có gì'), 'ca-empty', /empty\.pem$/],
    [
      'holds a broken one',
      () => inFolder('broken.pem', own.pem.replace(/\n.{20}/, '\nAAAA')),
      'ca-empty',
      /broken\.pem$/,
    ],
  ])('says of a file that %s which it is', async (_what, file, kind, detail) => {
    const { url } = await withTls(['127.0.0.1'])
    expect(await troubleOf(way({ url, caFile: file() }))).toMatchObject({
      kind,
      detail: expect.stringMatching(detail),
    })
  })
})

describe('a try of the mail server', () => {
  it('says that the password is refused, and that nobody is there', async () => {
    const { url } = await serve({
      authMethods: ['PLAIN'],
      allowInsecureAuth: true,
      onAuth: (_login, _session, done) => done(refusalOf(535, 'no')),
    })
    expect(await troubleOf(tryMailServer({ url: url.replace('//', '//an:sai@') }))).toMatchObject({
      kind: 'login',
    })
    expect(await troubleOf(tryMailServer({ url: 'smtp://127.0.0.1:1' }))).toMatchObject({ kind: 'away' })
  })

  it('sends no mail', async () => {
    const { url, received } = await serve({})
    await tryMailServer({ url })
    expect(received).toEqual([])
  })
})

it.each([
  ['its greeting', { onConnect: (_session: unknown, done: (error: Error) => void) => done(refusalOf(554)) }],
  [
    'the sender',
    { onMailFrom: (_from: unknown, _s: unknown, done: (error: Error) => void) => done(refusalOf(550)) },
  ],
])('a refusal at %s is about no mail: it is worth another try', async (_, options) => {
  const { url } = await serve(options)
  const error: unknown = await handOver({ url }).catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(NotHandedError)
  expect((error as NotHandedError).code).toBeUndefined()
})
