import { execFileSync } from 'node:child_process'
import { globSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { changeRole } from '#app/domain/account/queries/change-role.server.ts'
import type { Connection } from '#db/client.ts'
import { openAnyDatabase } from '#tests/support/database.ts'
import { addPerson, cookiesOf, PASSWORD, signIn } from '#tests/support/people.ts'
import { runServer } from '#tests/support/running-server.ts'
import { prepared } from '#tests/support/site-data.ts'
import { openSite } from '#tests/support/site.ts'
import type { TestSite } from '#tests/support/site.ts'

const SIGN_IN = '/api/auth/sign-in/email'

describe('security of every answer', () => {
  let connection: Connection
  let site: TestSite
  beforeAll(async () => {
    connection = await openAnyDatabase('schema')
    site = await openSite(connection)
    await addPerson(connection, 'an@example.vn', 'editor')
    return () => connection.close()
  })

  it('Strict-Transport-Security and upgrades stand on https, and only there', async () => {
    const secure = await openSite(connection, { SITE_URL: 'https://chonmay.example' })
    const over = (await secure.get('/')).headers
    expect(over.get('strict-transport-security')).toMatch(/max-age=31536000; includeSubDomains/)
    expect(over.get('content-security-policy')).toContain('upgrade-insecure-requests')
    const plain = (await site.get('/')).headers
    expect(plain.get('strict-transport-security')).toBeNull()
    expect(plain.get('content-security-policy')).not.toContain('upgrade-insecure-requests')
  })

  it('the policy names every kind of source, and lets nothing run that the site did not write', async () => {
    const policy = (await site.get('/')).headers.get('content-security-policy') ?? ''
    const directives = new Map(
      policy.split(';').map((directive) => {
        const [name = '', ...sources] = directive.trim().split(' ')
        return [name, sources]
      }),
    )
    expect(directives.get('default-src')).toEqual(["'self'"])
    expect(directives.get('object-src')).toEqual(["'none'"])
    expect(directives.get('base-uri')).toEqual(["'self'"])
    expect(directives.get('form-action')).toEqual(["'self'"])
    expect(directives.get('frame-ancestors')).toEqual(["'none'"])
    expect(directives.get('connect-src')).toEqual(["'self'"])
    expect(directives.get('script-src')).toEqual(["'self'", expect.stringMatching(/^'nonce-.{16,}'$/)])
    for (const sources of directives.values()) {
      expect(sources).not.toContain('*')
      expect(sources).not.toContain('http:')
    }
  })

  it('signing in makes a new session: one that was planted is not taken over', async () => {
    const before = await signIn(site, 'an@example.vn')
    const again = await site.post(SIGN_IN, { email: 'an@example.vn', password: PASSWORD }, { Cookie: before })
    const tokenOf = (cookies: string) => /session_token=([^;]+)/.exec(cookies)?.[1]
    expect(tokenOf(cookiesOf(again))).toBeDefined()
    expect(tokenOf(cookiesOf(again))).not.toBe(tokenOf(before))
    const planted = await site.get('/api/v1/me', {
      Cookie: before.replace(/(session_token=)[^;]+/, '$1planted.value'),
    })
    expect(await planted.json()).toEqual({ user: null, key: null })
  })

  it('a change of role ends every session of the person', async () => {
    const id = await addPerson(connection, 'binh@example.vn', 'editor')
    const Cookie = await signIn(site, 'binh@example.vn')
    expect((await site.get('/admin', { Cookie })).status).toBe(200)
    await changeRole(connection.db, id, 'admin', null)
    expect((await site.get('/admin', { Cookie })).status).not.toBe(200)
    expect(await (await site.get('/api/v1/me', { Cookie })).json()).toEqual({ user: null, key: null })
  })

  it('an unknown account and a wrong password are answered alike, to the byte', async () => {
    const answerTo = async (email: string) => {
      const response = await site.post(SIGN_IN, { email, password: 'sai mật khẩu rồi' })
      const names = [...response.headers.keys()].filter((name) => name !== 'x-request-id')
      return { status: response.status, names, body: await response.text() }
    }
    expect(await answerTo('khong-co-ai@example.vn')).toEqual(await answerTo('an@example.vn'))
  })
})

describe('secrets', () => {
  it('of a request are never logged, at whatever level', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'cm-log-'))
    const password = 'một bí mật không ai được thấy'
    const server = await runServer({
      DATA_DIR: prepared(folder, 'schema'),
      LOG_LEVEL: 'trace',
      ADMIN_EMAIL: 'admin@example.vn',
      ADMIN_PASSWORD: password,
      LLM_BASE_URL: 'http://127.0.0.1:9/v1',
      LLM_MODEL: 'x',
      LLM_API_KEY: 'sk-khoa-cua-mo-hinh',
    })
    const post = (path: string, body: object, headers: object = {}) =>
      fetch(server.url + path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...headers },
        body: JSON.stringify(body),
      })
    const signedIn = await post(SIGN_IN, { email: 'admin@example.vn', password })
    const cookie = cookiesOf(signedIn)
    await post(SIGN_IN, { email: 'admin@example.vn', password: 'sai-bi-mat-cua-toi' })
    await fetch(`${server.url}/products?q=cau-hoi-rieng-tu`, { headers: { Cookie: cookie } })
    await post('/api/v1/tags', { name: '' }, { Authorization: 'Bearer chonmay_khoa-bi-mat-cua-cong-cu' })
    await post('/functions/v1/perplexity-chat', { message: 'tủ lạnh 4 người, gọi 0912345678' })
    await fetch(`${server.url}/auth/xac-nhan?token=ma-trong-lien-ket`)
    await server.stop('SIGTERM')
    rmSync(folder, { recursive: true, force: true })
    const said = server.said()
    expect(said).toContain('"path":"/products"')
    const token = /session_token=([^;]+)/.exec(cookie)?.[1] ?? 'none'
    for (const secret of [
      password,
      token,
      'sai-bi-mat-cua-toi',
      'cau-hoi-rieng-tu',
      'khoa-bi-mat-cua-cong-cu',
      'sk-khoa-cua-mo-hinh',
      '0912345678',
      'ma-trong-lien-ket',
    ])
      expect(said).not.toContain(secret)
  })

  it('stand in no file of the repository', () => {
    const PATTERNS = [
      /-----BEGIN (?:[A-Z]+ )?PRIVATE KEY-----/,
      /\bAKIA[0-9A-Z]{16}\b/,
      /\bgh[pousr]_[A-Za-z0-9]{36}\b/,
      /\bsk-[A-Za-z0-9_-]{32,}\b/,
      /\bxox[abpr]-[A-Za-z0-9-]{20,}\b/,
      /\bAIza[0-9A-Za-z_-]{35}\b/,
      /\b[a-z]+:\/\/[^\s/:@]+:[^\s/:@'"`$<{]{8,}@(?!localhost|127\.0\.0\.1|host|example)/,
    ]
    const files = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' }).split('\0')
    const found = files
      .filter((file) => file !== '' && !file.endsWith('security.test.ts') && statSync(file).size < 2_000_000)
      .flatMap((file) => {
        const text = readFileSync(file, 'latin1')
        return PATTERNS.filter((pattern) => pattern.test(text)).map((pattern) => `${file}: ${pattern}`)
      })
    expect(files.length).toBeGreaterThan(1_000)
    expect(found).toEqual([])
  })
})

describe('calls to other servers', () => {
  it('are made by the parts that the operator configures, and to typed addresses by the one that guards them', () => {
    /** The bucket, the model, the mail server: addresses of the environment. */
    const CONFIGURED = [
      'app/domain/advisor/models/language-model.server.ts',
      'app/platform/mail/smtp-line.server.ts',
      'app/platform/media/s3-storage.server.ts',
    ]
    const GUARDED = ['fetch-file', 'guarded-address', 'post-text'].map(
      (name) => `app/platform/outbound/${name}.server.ts`,
    )
    const files = globSync(['{app,server}/**/*.server.ts', 'server/*.ts'])
    const callers = files.filter((file) =>
      /\b(?:fetch\(|AwsClient|smtp-connection|createOpenAICompatible|node:https?'|node:net')/.test(
        readFileSync(file, 'utf8').replaceAll(
          // Who serves calls nobody.
          /\b(?:site|app)\.fetch\(|\bfetch\(request: Request|import type [^\n]*\n|import \{ createServer \} from 'node:https?'\n/g,
          '',
        ),
      ),
    )
    expect(
      callers.filter((file) => !/^server\/(?:listen|development|.*\.test)\.ts$/.test(file)).toSorted(),
    ).toEqual([...CONFIGURED, ...GUARDED].toSorted())
  })
})
