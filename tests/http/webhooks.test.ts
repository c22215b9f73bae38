import { createHmac } from 'node:crypto'
import { createServer } from 'node:http'
import type { IncomingHttpHeaders, Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { PAUSES } from '#app/platform/webhooks/events.ts'
import { WEBHOOK_PAYLOADS } from '#app/platform/webhooks/payloads.ts'
import { articleMaker } from '#tests/support/articles.ts'
import { describeOnDatabase } from '#tests/support/database.ts'
import { visibleText } from '#tests/support/html.ts'
import { addPerson, sendForm, signIn } from '#tests/support/people.ts'
import { openSite } from '#tests/support/site.ts'
import type { TestSite } from '#tests/support/site.ts'
import { aPersonWithKey } from '#tests/support/staff.ts'

type Event = { type: string; timestamp: string; data: Record<string, unknown> }
type Heard = { headers: IncomingHttpHeaders; body: string; event: Event }
type Hook = { id: number; secret: string }
/** An address that a webhook may have. */
const PUBLIC = 'https://hooks.example/nghe'

type Row = Record<string, unknown>
type Delivery = { id: number; event_id: string; type: string; state: string; attempts: number } & Row

describeOnDatabase('webhooks', 'schema', (database) => {
  let site: TestSite
  let admin: Record<string, string>
  let server: Server
  let url = ''
  const ids = { category: 0, author: 0, product: 0 }
  const heard: Heard[] = []
  /** What the receiver answers; null to say nothing at all. */
  let answer: { status: number; headers?: Record<string, string> } | null = { status: 200 }

  beforeAll(async () => {
    site = await openSite(database())
    admin = (await aPersonWithKey(database(), 'admin')).headers
    const make = articleMaker(database().db)
    ids.category = await make.category('tu-van', 'Tư vấn')
    ids.author = await make.author('ban-thu', 'Ban Thử')
    const { rows } = await database().pool.query<{ id: number }>(`
      insert into product_categories (name, slug, kind, group_key) values
        ('Tủ lạnh', 'tu-lanh', 'fridge', 'dien-lanh') returning id`)
    ids.product = rows[0]?.id ?? 0
    server = createServer((request, response) => {
      let body = ''
      request.on('data', (piece: Buffer) => (body += piece.toString()))
      request.on('end', () => {
        heard.push({ headers: request.headers, body, event: JSON.parse(body) as Event })
        if (answer) response.writeHead(answer.status, answer.headers).end('đã nghe')
      })
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`
  })
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  beforeEach(() => {
    answer = { status: 200 }
    heard.length = 0
  })
  afterEach(() => database().pool.query('delete from webhook_events; delete from webhooks'))

  const send = (method: string, path: string, body?: unknown, headers = admin) =>
    site.request(`/api/v1/${path}`, {
      method,
      headers: { 'Content-Type': 'application/json', ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
  const made = async <T>(path: string, body: object): Promise<T> => {
    const response = await send('POST', path, body)
    expect(response.status).toBe(201)
    return (await response.json()) as T
  }
  /** Its address is put in by hand: one of this machine is refused. */
  const aHook = async (events: string[], { url: at = url } = {}): Promise<Hook> => {
    const hook = await made<Hook>('webhooks', { name: 'Máy thử', url: PUBLIC, events })
    await database().pool.query('update webhooks set url = $2 where id = $1', [hook.id, at])
    return hook
  }
  const log = async (id: number) =>
    ((await (await send('GET', `webhooks/${id}/deliveries`)).json()) as { deliveries: Delivery[] }).deliveries
  const anArticle = (fields: object = {}) =>
    made<{ id: number }>('articles', {
      title: 'Bài thử',
      content: '<p>Chữ</p>',
      category_id: ids.category,
      author_id: ids.author,
      status: 'published',
      slug: `bai-${crypto.randomUUID()}`,
      ...fields,
    })
  const told = async () => {
    await site.sendWebhooks()
    for (const { event } of heard) {
      const described = WEBHOOK_PAYLOADS.find(({ type }) => type === event.type)
      expect(described?.payload.safeParse(event)).toMatchObject({ success: true })
    }
    return heard.map(({ event }) => event)
  }
  /** The cookie of an administrator in the panel. */
  const anAdmin = async () => {
    const email = `${crypto.randomUUID()}@example.vn`
    await addPerson(database(), email, 'admin')
    return signIn(site, email)
  }
  /** As if the pause before the next try were over. */
  const waitOver = () =>
    database().pool.query(`update webhook_deliveries set next_attempt_at = now() where state = 'pending'`)

  it('a delivery is signed as Standard Webhooks says', async () => {
    const { secret } = await aHook(['article.published'])
    const { id } = await anArticle()
    await told()
    const { headers = {}, body = '', event } = heard[0] ?? {}
    expect(event).toMatchObject({ type: 'article.published', data: { id, title: 'Bài thử' } })
    const { 'webhook-id': name, 'webhook-timestamp': at, 'webhook-signature': signature } = headers
    const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
    const expected = createHmac('sha256', key)
      .update(`${String(name)}.${String(at)}.${body}`)
      .digest('base64')
    expect(signature).toBe(`v1,${expected}`)
  })

  describe('what is told', () => {
    it('an article that appears, is changed, and goes; not a draft, not a view', async () => {
      await aHook(['article.published', 'article.changed', 'article.withdrawn'])
      await anArticle({ status: 'draft' })
      const { id } = await anArticle()
      await database().pool.query('update articles set view_count = view_count + 1')
      await send('PATCH', `articles/${id}`, { title: 'Tên mới' })
      await send('DELETE', `articles/${id}`)
      expect((await told()).map(({ type, data }) => [type, data['id']])).toEqual([
        ['article.published', id],
        ['article.changed', id],
        ['article.withdrawn', id],
      ])
    })

    it('with what became of an article that went', async () => {
      await aHook(['article.withdrawn'])
      const [draft, later, gone] = [await anArticle(), await anArticle(), await anArticle()]
      await send('PATCH', `articles/${draft.id}`, { status: 'draft' })
      await send('PATCH', `articles/${later.id}`, { published_at: '2999-01-01T00:00:00Z' })
      await send('DELETE', `articles/${gone.id}`)
      expect((await told()).map(({ data }) => [data['id'], data['status']])).toEqual([
        [draft.id, 'draft'],
        [later.id, 'scheduled'],
        [gone.id, 'deleted'],
      ])
    })

    it('a scheduled article when its time has come, and once, however often it was moved', async () => {
      await aHook(['article.published'])
      const { id } = await anArticle({ published_at: '2999-01-01T00:00:00Z' })
      await send('PATCH', `articles/${id}`, { published_at: '2998-01-01T00:00:00Z' })
      expect(await told()).toEqual([])
      await waitOver()
      expect((await told()).map(({ data }) => data['id'])).toEqual([id])
    })

    it('a product and its price', async () => {
      await aHook(['product.changed', 'price.changed'])
      const { id } = await made<{ id: number }>('products', { title: 'Tủ thử', category_id: ids.product })
      const SEEN = { shop: 'a.vn', observed_on: '2026-01-05', source: 'thử' }
      await made(`products/${id}/offers`, { ...SEEN, price: 9_000_000 })
      await made(`products/${id}/offers`, { ...SEEN, observed_on: '2026-02-05', price: 8_000_000 })
      await send('PATCH', `products/${id}`, { release_year: 2020 })
      await send('DELETE', `products/${id}`)
      const events = await told()
      expect(events.filter(({ type }) => type === 'price.changed').map(({ data }) => data)).toMatchObject([
        { product_id: id, value: 9_000_000, before: null, shop: 'a.vn' },
        { product_id: id, value: 8_000_000, before: 9_000_000 },
      ])
      const changes = events.flatMap(({ type, data }) => (type === 'product.changed' ? [data['change']] : []))
      // Two offers and an edit, each told once in however many statements it is written.
      expect(changes).toEqual(['created', 'updated', 'updated', 'updated', 'deleted'])
    })

    it('a question without an answer, and an import that is over', async () => {
      await aHook(['question.unanswered', 'import.finished'])
      const { pool } = database()
      await pool.query(
        `insert into unanswered_questions (question_text, reason) values ('hỏi gì', 'no_source')`,
      )
      await pool.query(`insert into import_jobs (subject, state, file_name, file_key, file_hash)
        values ('products', 'running', 'a.csv', 'a', 'a')`)
      await pool.query(`update import_jobs set state = 'completed', imported = 3 where file_key = 'a'`)
      expect((await told()).map(({ type, data }) => ({ type, ...data }))).toMatchObject([
        { type: 'question.unanswered', question: 'hỏi gì' },
        { type: 'import.finished', state: 'completed', imported: 3 },
      ])
    })

    it('nothing of a write that was taken back, nor what nobody asked for', async () => {
      await aHook(['article.withdrawn'])
      await anArticle()
      await database()
        .db.transaction(async (tx) => {
          await tx.execute('update articles set deleted_at = now()')
          throw new Error('taken back')
        })
        .catch(() => undefined)
      expect(await told()).toEqual([])
      expect(
        (await database().pool.query('select from webhook_events where type like $1', ['article.p%'])).rows,
      ).toEqual([])
    })
  })

  describe('a receiver that', () => {
    const first = async (id: number) => (await log(id)).at(-1)
    it.each([
      ['fails', { status: 500 }, 500, 'status: 500'],
      ['redirects', { status: 302, headers: { Location: 'http://10.0.0.1/' } }, 302, 'redirect: 302'],
      ['says nothing', null, null, 'timeout: 0.5 s'],
    ])('%s is tried again with growing pauses, and given up at last', async (_, said, status, error) => {
      const { id } = await aHook(['article.published'])
      await anArticle()
      answer = said
      const pauses: number[] = []
      for (let tries = 1; tries <= PAUSES.length + 1; tries += 1) {
        await site.sendWebhooks()
        expect(heard).toHaveLength(tries)
        const { rows } = await database().pool.query<{ seconds: number }>(
          `select round(extract(epoch from next_attempt_at - now()))::int as seconds from webhook_deliveries where state = 'pending'`,
        )
        if (rows[0]) pauses.push(rows[0].seconds)
        await site.sendWebhooks()
        expect(heard).toHaveLength(tries)
        await waitOver()
      }
      expect(pauses).toHaveLength(PAUSES.length)
      pauses.forEach((seconds, at) => expect(Math.abs(seconds - (PAUSES[at] ?? 0))).toBeLessThanOrEqual(5))
      await site.sendWebhooks()
      expect(heard).toHaveLength(PAUSES.length + 1)
      expect(new Set(heard.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
      expect(await first(id)).toMatchObject({
        state: 'failed',
        attempts: PAUSES.length + 1,
        last_status: status,
        last_error: error,
      })
    })

    it('comes back gets what waited, each object in its order', async () => {
      await aHook(['article.published', 'article.changed', 'article.withdrawn'])
      const { id } = await anArticle()
      answer = { status: 503 }
      await site.sendWebhooks()
      await send('PATCH', `articles/${id}`, { title: 'Hai' })
      await send('DELETE', `articles/${id}`)
      await site.sendWebhooks()
      expect(heard.map(({ event }) => event.type)).toEqual(['article.published'])
      answer = { status: 204 }
      await waitOver()
      expect((await told()).map(({ type }) => type)).toEqual([
        'article.published',
        'article.published',
        'article.changed',
        'article.withdrawn',
      ])
    })

    it('says that it is gone (410) hears no more of that event, but of the next', async () => {
      const { id } = await aHook(['article.published', 'article.withdrawn'])
      const article = await anArticle()
      answer = { status: 410 }
      await told()
      expect(await first(id)).toMatchObject({ state: 'failed', attempts: 1, last_error: 'status: 410' })
      answer = { status: 200 }
      await send('DELETE', `articles/${article.id}`)
      expect((await told()).map(({ type }) => type)).toEqual(['article.published', 'article.withdrawn'])
    })

    it('stalls keeps no other waiting, nor what happens meanwhile', async () => {
      const slow = await aHook(['article.published'])
      await aHook(['article.published'], { url: `${url}-2` })
      await anArticle()
      answer = null
      const sending = site.sendWebhooks()
      await expect.poll(() => heard.length).toBe(2)
      const { id } = await aHook(['question.unanswered'], { url: `${url}-3` })
      await send('POST', `webhooks/${id}/ping`)
      answer = { status: 200 }
      void site.sendWebhooks()
      await expect.poll(() => heard.at(-1)?.event.type).toBe('ping')
      expect(await first(slow.id)).toMatchObject({ state: 'pending', took_ms: null })
      await sending
    })

    it.each(['http://10.0.0.1/x', 'http://[::1]/x', 'http://169.254.169.254/latest', 'http://localhost:1/x'])(
      'lies in a network of ours is not reached: %s',
      async (address) => {
        const { id } = await aHook(['article.published'], { url: address })
        await anArticle()
        await site.sendWebhooks()
        expect(await first(id)).toMatchObject({
          state: 'pending',
          last_status: null,
          last_error: expect.stringMatching(/^private_address/) as string,
        })
        const page = `/admin/webhooks?log=${id}`
        const screen = visibleText(await (await site.get(page, { Cookie: await anAdmin() })).text())
        expect(screen).toContain('không gửi: địa chỉ trong mạng nội bộ')
      },
    )
  })

  it('the log holds what was sent, and sends it again under the same name', async () => {
    const { id } = await aHook(['article.published'])
    await anArticle()
    await told()
    const [delivery] = await log(id)
    expect(delivery).toMatchObject({ state: 'delivered', last_status: 200, last_answer: 'đã nghe' })
    expect(delivery?.['payload']).toEqual(heard[0]?.event)
    const again = await send('POST', `webhooks/${id}/deliveries/${delivery?.id}/redeliver`)
    expect(again.status).toBe(201)
    await told()
    expect(heard.map(({ body }) => body)).toEqual([heard[0]?.body, heard[0]?.body])
    expect(heard[1]?.headers['webhook-id']).toBe(heard[0]?.headers['webhook-id'])
    expect((await send('POST', `webhooks/${id}/deliveries/999999/redeliver`)).status).toBe(404)
  })

  it('the log is filtered, sorted and paged as other lists are', async () => {
    const { id } = await aHook(['article.published'])
    await anArticle()
    for (let at = 0; at < 4; at += 1) await send('POST', `webhooks/${id}/ping`)
    await told()
    await send('POST', `webhooks/${id}/ping`)
    const page = async (query: string) =>
      (await (await send('GET', `webhooks/${id}/deliveries${query}`)).json()) as {
        deliveries: Delivery[]
        pagination: { total: number; nextCursor: string | null; page: number | null }
      }
    const all = (await page('')).deliveries.map((each) => each.id)
    expect(all).toHaveLength(6)
    expect(all).toEqual([...all].sort((a, b) => b - a))
    const oldest = await page('?sortOrder=asc&limit=4')
    expect([oldest.deliveries.map((each) => each.id), oldest.pagination.total]).toEqual([
      [...all].reverse().slice(0, 4),
      6,
    ])
    const rest = await page(`?sortOrder=asc&limit=4&cursor=${oldest.pagination.nextCursor}`)
    expect(rest.deliveries.map((each) => each.id)).toEqual([...all].reverse().slice(4))
    const second = await page('?limit=4&page=2')
    expect(second.deliveries.map((each) => each.id)).toEqual(all.slice(4))
    expect((await page('?state=pending')).pagination.total).toBe(1)
    expect((await page('?type=article.published')).deliveries).toMatchObject([{ type: 'article.published' }])
    expect((await send('GET', `webhooks/${id}/deliveries?state=lost`)).status).toBe(422)
    const other = `webhooks/${id}/deliveries?cursor=${oldest.pagination.nextCursor}`
    expect((await send('GET', other)).status).toBe(422)
  })

  it('is pinged, switched off, changed and deleted, each with a line in the log of changes', async () => {
    const { id } = await aHook(['article.published'])
    expect((await send('POST', `webhooks/${id}/ping`)).status).toBe(201)
    expect((await told()).map(({ type }) => type)).toEqual(['ping'])
    expect((await send('PATCH', `webhooks/${id}`, { is_on: false })).status).toBe(200)
    await anArticle()
    expect(await told()).toHaveLength(1)
    expect((await send('DELETE', `webhooks/${id}`)).status).toBe(204)
    expect((await send('GET', `webhooks/${id}`)).status).toBe(404)
    const { rows } = await database().pool.query(
      `select action from audit_log where entity = 'webhook' and entity_id = $1 order by id`,
      [String(id)],
    )
    expect(rows.map(({ action }) => action as string)).toEqual(['create', 'update', 'delete'])
  })

  it('is made in the panel as by the API; the log is read and sent again there', async () => {
    await addPerson(database(), 'hook@example.vn', 'admin')
    const headers = { Cookie: await signIn(site, 'hook@example.vn') }
    const fields = {
      intent: 'create',
      name: 'Máy chủ',
      url: PUBLIC,
      'event.article.published': 'on',
      is_on: 'on',
    }
    const made = await (await sendForm(site, '/admin/webhooks', fields, headers)).text()
    expect(made).toMatch(/whsec_[\w+/]{43}=/)
    await database().pool.query('update webhooks set url = $1', [url])
    await anArticle()
    await told()
    const { rows } = await database().pool.query<{ id: number; delivery: string }>(
      'select webhook_id as id, id as delivery from webhook_deliveries',
    )
    const { id = 0, delivery = '' } = rows[0] ?? {}
    const screen = visibleText(await (await site.get(`/admin/webhooks?log=${id}`, headers)).text())
    expect(screen).toMatch(/Máy chủ.*Đã nhận.*article\.published article:\d+/s)
    await sendForm(site, '/admin/webhooks', { intent: 'again', id: String(id), delivery }, headers)
    expect(await told()).toHaveLength(2)
    const refused = await sendForm(site, '/admin/webhooks?new=1', { ...fields, url: 'x' }, headers)
    expect(refused.status).toBe(422)
    expect(await refused.text()).toContain('value="Máy chủ"')
  })
})
