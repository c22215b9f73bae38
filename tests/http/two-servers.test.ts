import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import type { ImportView } from '#app/domain/imports/schema.ts'
import { connect } from '#db/client.ts'
import type { Connection } from '#db/client.ts'
import { openBalancer } from '#tests/support/balancer.ts'
import type { Balancer } from '#tests/support/balancer.ts'
import { csvOf } from '#tests/support/imports.ts'
import { cookiesOf, makeCheapToCheck, PASSWORD } from '#tests/support/people.ts'
import { runServer } from '#tests/support/running-server.ts'
import type { RunningServer } from '#tests/support/running-server.ts'

const ADMIN = { email: 'admin@example.vn', password: PASSWORD }
const BROWSER = 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 Chrome/150.0 Safari/537.36'
const postgres = inject('postgres')

// Two servers need a database that both can reach: the embedded one has a single owner.
describe.runIf(postgres)('two servers on one PostgreSQL, behind a balancer', () => {
  let servers: RunningServer[]
  let balancer: Balancer
  let connection: Connection
  const folder = mkdtempSync(join(tmpdir(), 'cm-two-'))

  beforeAll(async () => {
    if (!postgres) return
    const name = `two_${process.pid}`
    const admin = await connect({ url: postgres.postgres })
    await admin.pool.query(`create database ${name}`)
    await admin.close()
    const url = postgres.schema.replace('/schema?', `/${name}?`)
    const variables = {
      DATABASE_URL: url,
      DATA_DIR: folder,
      AUTH_SECRET: 'a secret of the tests, long enough',
      TRUST_PROXY: '1',
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
    }
    // Both at once: on a database that neither has prepared, and with an administrator that neither has made.
    servers = await Promise.all([runServer(variables), runServer(variables)])
    balancer = await openBalancer(servers.map((server) => server.url))
    connection = await connect({ url })
    await makeCheapToCheck(connection, ADMIN.email)
  })
  afterAll(async () => {
    await connection.close()
    await balancer.close()
    await Promise.all(servers.map((server) => server.stop('SIGTERM')))
    rmSync(folder, { recursive: true, force: true })
  })

  const ask = (path: string, headers: Record<string, string> = {}, base = balancer.url) =>
    fetch(base + path, { headers: { 'User-Agent': BROWSER, ...headers } })
  const send = (
    path: string,
    body: object,
    headers: Record<string, string> = {},
    method: 'POST' | 'PUT' = 'POST',
  ) =>
    fetch(balancer.url + path, {
      method,
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
  async function made(path: string, body: object, headers: Record<string, string>): Promise<number> {
    const response = await send(path, body, headers)
    expect(response.status).toBe(201)
    return ((await response.json()) as { id: number }).id
  }
  async function signIn(): Promise<{ Cookie: string }> {
    const response = await send('/api/auth/sign-in/email', ADMIN, { 'x-test-visitor': '192.0.2.99' })
    expect(response.status).toBe(200)
    return { Cookie: cookiesOf(response) }
  }
  const count = async (sql: string) => {
    const { rows } = await connection.pool.query<{ n: number }>(sql)
    return rows[0]?.n
  }
  let writing: Promise<{ author_id: number; category_id: number }> | undefined
  /** Whoever an article needs: made once. */
  const whoWrites = () =>
    (writing ??= (async () => {
      const cookie = await signIn()
      const category_id = await made('/api/v1/categories', { name: 'Tư vấn' }, cookie)
      return { author_id: await made('/api/v1/authors', { name: 'Ban Thử' }, cookie), category_id }
    })())

  test('one administrator is made, whichever starts first', async () => {
    expect(await count('select count(*)::int as n from users')).toBe(1)
  })

  test('a session holds on both, and ends on both', async () => {
    const cookie = await signIn()
    const seen = async () =>
      Promise.all(servers.map(async ({ url }) => (await ask('/api/v1/me', cookie, url)).json()))
    expect(await seen()).toMatchObject([{ user: { email: ADMIN.email } }, { user: { email: ADMIN.email } }])
    await send('/api/auth/sign-out', {}, cookie)
    expect(await seen()).toMatchObject([{ user: null }, { user: null }])
  })

  test('wrong passwords are counted together', async () => {
    const statuses: number[] = []
    for (let tries = 0; tries < 14; tries += 1) {
      const wrong = { ...ADMIN, password: 'không phải mật khẩu' }
      const response = await send('/api/auth/sign-in/email', wrong, { 'x-test-visitor': '192.0.2.50' })
      statuses.push(response.status)
    }
    expect(statuses.filter((status) => status !== 429)).toHaveLength(10)
    expect(statuses.slice(10)).toEqual([429, 429, 429, 429])
  })

  test('a change made on one shows on the other, although both have kept the page', async () => {
    const cookie = await signIn()
    const article = {
      title: 'Chọn quạt cho phòng nhỏ',
      content: '<p>Phòng nhỏ cần quạt nhỏ.</p>',
      status: 'published',
      ...(await whoWrites()),
    }
    const id = await made('/api/v1/articles', article, cookie)
    const path = '/blog/chon-quat-cho-phong-nho'
    const seen = () => Promise.all(servers.map(async ({ url }) => (await ask(path, {}, url)).text()))
    for (const html of await seen()) expect(html).toContain('Chọn quạt cho phòng nhỏ')
    for (const name of ['Một', 'Hai', 'Ba']) {
      const title = `Quạt cho phòng nhỏ, bản ${name}`
      const response = await send(
        `/api/v1/articles/${id}`,
        { ...article, title, slug: path.slice(6) },
        cookie,
        'PUT',
      )
      expect(response.status).toBe(200)
      for (const html of await seen()) expect(html).toContain(title)
    }
  })

  test('views are counted once a visitor, wherever they were seen', async () => {
    const cookie = await signIn()
    const title = 'Bài nhiều người đọc'
    await made(
      '/api/v1/articles',
      { title, content: '<p>a</p>', status: 'published', ...(await whoWrites()) },
      cookie,
    )
    for (let visitor = 1; visitor <= 20; visitor += 1)
      for (let time = 0; time < 3; time += 1)
        await ask('/blog/bai-nhieu-nguoi-doc', { 'x-test-visitor': `192.0.2.${visitor}` })
    await expect
      .poll(() => count(`select view_count as n from articles where title = '${title}'`), { timeout: 15_000 })
      .toBe(20)
  })

  test('an import is worked on by one of them, and each row is there once', async () => {
    const cookie = await signIn()
    const { author_id, category_id } = await whoWrites()
    const rows = Array.from({ length: 600 }, (_, at) => [
      `Bài nhập ${at}`,
      '<p>Nội dung.</p>',
      category_id,
      author_id,
    ])
    const body = new FormData()
    const text = csvOf([
      ['title', 'content', 'category_id', 'author_id'],
      ...rows.map((row) => row.map(String)),
    ])
    body.set('file', new File([text], 'bai.csv', { type: 'text/csv' }))
    const sent = await fetch(`${balancer.url}/api/v1/imports`, { method: 'POST', headers: cookie, body })
    expect(sent.status).toBe(202)
    const { id } = (await sent.json()) as { id: string }
    const view = async () => (await (await ask(`/api/v1/imports/${id}`, cookie)).json()) as ImportView
    await expect.poll(async () => (await view()).state, { timeout: 60_000 }).toBe('completed')
    expect((await view()).progress).toMatchObject({ processed: 600, imported: 600, errors: 0 })
    expect(await count(`select count(*)::int as n from articles where title like 'Bài nhập %'`)).toBe(600)
  })

  test('one of them ends, and the other goes on', async () => {
    const [first, second] = servers
    await first?.stop('SIGKILL')
    const answers = await Promise.all(Array.from({ length: 4 }, () => ask('/', {}, second?.url)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  })
})
