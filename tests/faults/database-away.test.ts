import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { connect } from '#db/client.ts'
import { startPostgres } from '#tests/support/postgres.ts'
import type { PostgresServer } from '#tests/support/postgres.ts'
import { runServer } from '#tests/support/running-server.ts'
import type { RunningServer } from '#tests/support/running-server.ts'
import { noteSeen } from '#tests/support/seen.ts'
import { signedIn, STAFF, STAFF_VARIABLES } from '#tests/support/signed-in.ts'

const postgres = startPostgres()

describe.skipIf(!postgres)('PostgreSQL is killed (kill -9) and comes back', () => {
  let database: PostgresServer
  let server: RunningServer
  let session: Record<string, string>
  beforeAll(async () => {
    if (!postgres) return
    database = postgres
    const admin = await connect({ url: database.url('postgres') })
    await admin.pool.query('create database site')
    await admin.close()
    server = await runServer({
      DATABASE_URL: database.url('site'),
      AUTH_SECRET: 'a secret of the tests, long enough',
      ...STAFF_VARIABLES,
    })
    session = await signedIn(server)
  })
  afterAll(async () => {
    await server.stop('SIGKILL')
    database.stop()
  })

  let asked = 0
  /** A list that nobody asked for before, so that nothing kept can answer. */
  const page = () => fetch(`${server.url}/products?q=${encodeURIComponent(`chưa ai hỏi ${(asked += 1)}`)}`)
  /** A page that is kept once somebody has read it. */
  const kept = () => fetch(`${server.url}/dieu-khoan-su-dung`)
  const program = () => fetch(`${server.url}/functions/v1/paginated-products?search=${(asked += 1)}`)

  it('pages and programs get 503 with Retry-After, and the process lives', async (context) => {
    expect((await page()).status).toBe(200)
    const { headers: before } = await kept()
    database.kill()
    const answers = await Promise.all([page(), page(), program(), program(), page()])
    // What the framework says of a failure, in English and of nothing.
    expect(await answers[0]?.text()).not.toMatch(/<[^>]*>Unexpected Server Error</)
    expect(answers.map(({ status }) => status)).toEqual([503, 503, 503, 503, 503])
    expect(answers.map(({ headers }) => headers.get('retry-after'))).toEqual(['5', '5', '5', '5', '5'])
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
    expect((await fetch(`${server.url}/readyz`)).status).toBe(503)
    expect(server.child.exitCode).toBeNull()
    noteSeen(context, '503, Retry-After 5; /healthz 200, /readyz 503')
    const still = await kept()
    expect([still.status, still.headers.get('etag')]).toEqual([200, before.get('etag')])
  })

  it('a page that was kept stays readable all the while', async (context) => {
    const answers = await Promise.all(Array.from({ length: 20 }, kept))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    noteSeen(context, '20 of 20 answered 200 from memory')
  })

  const read = (path: string) => fetch(server.url + path, { headers: session, redirect: 'manual' })
  const sendJson = (path: string, body: object, method: 'POST' | 'PUT' = 'POST', headers = session) => {
    const sent = { headers: { 'Content-Type': 'application/json', ...headers }, body: JSON.stringify(body) }
    return fetch(server.url + path, { method, ...sent })
  }
  const sendForm = (path: string, fields: Record<string, string>, headers = session) =>
    fetch(server.url + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', Accept: 'text/html', ...headers },
      body: new URLSearchParams(fields).toString(),
      redirect: 'manual',
    })
  const article = {
    title: 'a',
    slug: 'a',
    content: '<p>a</p>',
    category_id: '1',
    author_id: '1',
    status: 'draft',
  }
  const message = {
    name: 'Lan',
    email: 'lan@example.vn',
    subject: 'Hỏi',
    message: 'Cho mình hỏi một chút nhé',
  }
  const nobody = {}

  it.for<[string, () => Promise<Response>]>([
    ['the panel', () => read('/admin')],
    ['a screen of the panel', () => read('/admin/articles')],
    ['what a screen asks for inside the panel', () => read('/admin/articles.data')],
    ['the own account', () => read('/tai-khoan')],
    ['a copy of the own data', () => read('/tai-khoan/du-lieu.json')],
    ['who is signed in', () => read('/api/v1/me')],
    ['the session', () => read('/api/auth/get-session')],
    ['an import', () => read('/api/v1/imports/00000000-0000-4000-8000-000000000000')],
    ['an export', () => read('/api/v1/exports/articles.csv')],
    [
      'an article, by the API',
      () => sendJson('/api/v1/articles', { ...article, category_id: 1, author_id: 1 }),
    ],
    ['its change', () => sendJson('/api/v1/articles/1', { title: 'b' }, 'PUT')],
    [
      'an article, by a key',
      () => sendJson('/api/v1/articles', {}, 'POST', { Authorization: `Bearer chonmay_${'a'.repeat(43)}` }),
    ],
    ['an article, by its form', () => sendForm('/admin/articles/save', article)],
    ['an article, by its page', () => sendForm('/admin/articles/new', article)],
    ['a form of the panel', () => sendForm('/admin/tags', { intent: 'create', table: 'tags', name: 'a' })],
    ['another, as its script sends it', () => sendForm('/admin/settings.data', { name: 'a' })],
    ['a form of the own account', () => sendForm('/tai-khoan', { intent: 'name', name: 'Lan' })],
    ['signing in, by its form', () => sendForm('/auth', { intent: 'sign-in', ...STAFF }, nobody)],
    ['signing in, by the API', () => sendJson('/api/auth/sign-in/email', STAFF, 'POST', nobody)],
    [
      'signing up',
      () =>
        sendJson(
          '/api/auth/sign-up/email',
          { email: 'moi@example.vn', password: STAFF.password },
          'POST',
          nobody,
        ),
    ],
    ['signing out', () => sendJson('/api/auth/sign-out', {})],
    [
      'a new password',
      () => sendJson('/api/auth/request-password-reset', { email: STAFF.email }, 'POST', nobody),
    ],
    ['a message to the site', () => sendForm('/lien-he', message, nobody)],
    [
      'a question to the advisor',
      () =>
        sendJson(
          '/functions/v1/perplexity-chat',
          { message: 'Tủ lạnh nào tốt cho 4 người?' },
          'POST',
          nobody,
        ),
    ],
    [
      'a review',
      () =>
        sendForm(
          '/products/1/danh-gia',
          { name: 'Lan', rating: '5', text: 'Máy chạy rất êm và mát' },
          nobody,
        ),
    ],
    ['a vote', () => sendForm('/products/1/huu-ich', { review: '1' }, nobody)],
    ['a like', () => sendForm('/bai-viet/1/thich', {}, nobody)],
  ])('%s is answered 503 with Retry-After', async ([, send], context) => {
    const { status, headers } = await send()
    expect([status, headers.get('retry-after')]).toEqual([503, '5'])
    noteSeen(context, '503, Retry-After 5')
  })

  it('the same process serves again by itself', async (context) => {
    database.restart()
    await expect.poll(async () => (await fetch(`${server.url}/readyz`)).status, { timeout: 30_000 }).toBe(200)
    await expect.poll(async () => (await page()).status, { timeout: 30_000 }).toBe(200)
    expect((await program()).status).toBe(200)
    expect(server.child.exitCode).toBeNull()
    noteSeen(context, 'the same process answers 200')
  })

  it('hears of changes again, and shows them', async (context) => {
    await expect.poll(async () => (await kept()).headers.get('etag')).not.toBeNull()
    const connection = await connect({ url: database.url('site') })
    await connection.pool.query(`insert into settings (key, value) values ('address', '"1 Phố Trở Lại"')`)
    await connection.close()
    await expect.poll(async () => (await kept()).text(), { timeout: 30_000 }).toContain('1 Phố Trở Lại')
    noteSeen(context, 'a setting changed afterwards stands on the page')
  })
})
