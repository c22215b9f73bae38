import { beforeAll, describe, expect, it } from 'vitest'
import { describeApi } from '#app/api/openapi-document.server.ts'
import { articleMaker } from '#tests/support/articles.ts'
import { describeOnDatabase } from '#tests/support/database.ts'
import { openSite } from '#tests/support/site.ts'
import type { TestSite } from '#tests/support/site.ts'
import { aPersonWithKey } from '#tests/support/staff.ts'

type Operation = {
  method: string
  path: string
  operationId: string
  parameters: readonly { $ref?: string }[]
  security: readonly object[]
}
type Call = { path: string; body?: object | undefined }

const OPERATIONS = Object.entries(describeApi({ siteUrl: 'https://a.vn' }).paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(
    ([method, operation]) => ({ ...(operation as object), path, method: method.toUpperCase() }) as Operation,
  ),
)
const takes = ({ parameters }: Operation, name: string) =>
  parameters.some(({ $ref }) => $ref === `#/components/parameters/${name}`)
const isForStaff = ({ security }: Operation) => security.length === 1
const POSTS = OPERATIONS.filter(({ method }) => method === 'POST')
const CHANGES = OPERATIONS.filter(({ method }) => ['PUT', 'PATCH', 'DELETE'].includes(method))
const byName = (operations: readonly Operation[]) =>
  operations.map((each) => [each.operationId, each] as const)

/** What every write of the description keeps to, walked from the description itself: a new one without an entry here fails. */
describeOnDatabase('every write of the API', 'demo', (database) => {
  let site: TestSite
  let admin: Record<string, string>
  const ids = { category: 0, author: 0, kind: 0 }
  beforeAll(async () => {
    site = await openSite(database())
    admin = (await aPersonWithKey(database(), 'admin')).headers
    const make = articleMaker(database().db)
    ids.category = await make.category('tu-van-thu', 'Tư vấn thử')
    ids.author = await make.author('ban-thu-may', 'Ban Thử Máy')
    const { rows } = await database().pool.query<{ id: number }>('select id from product_categories limit 1')
    ids.kind = rows[0]?.id ?? 0
  })

  const send = (method: string, { path, body }: Call, headers: Record<string, string> = {}) =>
    site.request(path, {
      method,
      headers: {
        ...admin,
        ...(body === undefined || body instanceof FormData ? {} : { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: body instanceof FormData ? body : JSON.stringify(body) }),
    })
  const made = async (path: string, body: object = {}): Promise<number> => {
    const response = await send('POST', { path: `/api/v1/${path}`, body })
    expect(response.status).toBe(201)
    return ((await response.json()) as { id: number }).id
  }
  const unique = () => crypto.randomUUID().slice(0, 8)

  const NEW = {
    articles: () => ({
      title: `Bài ${unique()}`,
      content: '<p>Chữ</p>',
      category_id: ids.category,
      author_id: ids.author,
      status: 'draft',
    }),
    products: () => ({ title: `Máy ${unique()}`, category_id: ids.kind }),
    offers: () => ({
      shop: `Cửa hàng ${unique()}`,
      price: 9_990_000,
      observed_on: '2026-01-02',
      source: 'Thử',
    }),
    'article-categories': () => ({ name: `Chuyên mục ${unique()}` }),
    subcategories: () => ({ name: `Mục ${unique()}`, category_id: ids.category }),
    authors: () => ({ name: `Tác giả ${unique()}` }),
    tags: () => ({ name: `Thẻ ${unique()}` }),
    feeds: () => ({ name: `Nguồn ${unique()}`, shop: 'a.vn', url: 'http://127.0.0.1:9/f.xml', is_on: false }),
    webhooks: () => ({
      name: `Máy ${unique()}`,
      url: 'https://a.example/hook',
      events: ['article.published'],
    }),
  }
  const newOne = (path: keyof typeof NEW) => made(path, NEW[path]())
  const offerOf = async (product: number) => {
    const path = `/api/v1/products/${product}/offers`
    const offer = await (await send('POST', { path, body: NEW.offers() })).json()
    return offer as { id: number; prices: { id: number }[] }
  }
  const file = (name: string) => {
    const body = new FormData()
    const text = `title,content,category_id,author_id\n${name},<p>Chữ</p>,${ids.category},${ids.author}\n`
    body.set('file', new File([text], 'bai.csv', { type: 'text/csv' }))
    return body
  }
  const anImport = async () => {
    const response = await send('POST', { path: '/api/v1/imports', body: file(`Bài ${unique()}`) })
    return ((await response.json()) as { id: string }).id
  }
  const aDelivery = async () => {
    const webhook = await newOne('webhooks')
    return { webhook, delivery: await made(`webhooks/${webhook}/ping`) }
  }

  describe('by POST', () => {
    /** Two calls of each that are not the same. */
    const making =
      (path: keyof typeof NEW, at: string = path) =>
      () =>
        Promise.resolve([NEW[path](), NEW[path]()].map((body): Call => ({ path: `/api/v1/${at}`, body })))
    const onTwo = (paths: () => Promise<string>) => async () => [
      { path: `/api/v1/${await paths()}` },
      { path: `/api/v1/${await paths()}` },
    ]
    const aDeletedOne = async (path: keyof typeof NEW) => {
      const id = await newOne(path)
      expect((await send('DELETE', { path: `/api/v1/${path}/${id}` })).status).toBe(204)
      return `${path}/${id}/restore`
    }
    const STAFF: Readonly<Record<string, () => Promise<Call[]>>> = {
      createProduct: making('products'),
      addPrice: async () => making('offers', `products/${await newOne('products')}/offers`)(),
      createArticle: making('articles'),
      restoreProduct: onTwo(() => aDeletedOne('products')),
      restoreArticle: onTwo(() => aDeletedOne('articles')),
      restoreArticleCategory: onTwo(() => aDeletedOne('article-categories')),
      restoreSubcategory: onTwo(() => aDeletedOne('subcategories')),
      restoreAuthor: onTwo(() => aDeletedOne('authors')),
      restoreTag: onTwo(() => aDeletedOne('tags')),
      createArticleCategory: making('article-categories'),
      createOldArticleCategory: making('article-categories', 'categories'),
      createSubcategory: making('subcategories'),
      createAuthor: making('authors'),
      createTag: making('tags'),
      startImport: () =>
        Promise.resolve(['Một', 'Hai'].map((name) => ({ path: '/api/v1/imports', body: file(name) }))),
      cancelImport: onTwo(async () => {
        const id = await anImport()
        await site.finishImports()
        const running = `state = 'running', lease_holder = 'another', leased_until = now() + interval '1 hour'`
        await database().pool.query(`update import_jobs set ${running} where id = $1`, [id])
        return `imports/${id}/cancel`
      }),
      undoImport: onTwo(async () => {
        const id = await anImport()
        await site.finishImports()
        return `imports/${id}/undo`
      }),
      createFeed: making('feeds'),
      runFeed: onTwo(async () => `feeds/${await newOne('feeds')}/run`),
      createWebhook: making('webhooks'),
      pingWebhook: onTwo(async () => `webhooks/${await newOne('webhooks')}/ping`),
      redeliver: onTwo(async () => {
        const { webhook, delivery } = await aDelivery()
        return `webhooks/${webhook}/deliveries/${delivery}/redeliver`
      }),
    }
    /** What anybody may send: nobody to keep a key for, and nothing that is written twice. */
    const OPEN: Readonly<Record<string, object>> = {
      productStatsByPost: {},
      featuredProductsByPost: { limit: 3 },
      paginatedProductsByPost: { limit: 3, category: 'tu-lanh' },
      askAdvisor: { message: 'Tủ lạnh cho 4 người dưới 15 triệu' },
      sendAnswerFeedback: { voteKey: crypto.randomUUID(), question: 'a', answer: 'b', isHelpful: true },
    }

    it('stands in one of two lists', () => {
      const names = (of: readonly Operation[]) => of.map(({ operationId }) => operationId).sort()
      expect(names(POSTS.filter(isForStaff))).toEqual(Object.keys(STAFF).sort())
      expect(names(POSTS.filter((each) => !isForStaff(each)))).toEqual(Object.keys(OPEN).sort())
    })

    /** How many rows each table has, but for what counts calls. */
    const rowsNow = async () => {
      const { pool } = database()
      const { rows: tables } = await pool.query<{ name: string }>(`
        select quote_ident(tablename) as name from pg_tables
        where schemaname = 'public' and tablename not in ('rate_limits', 'hits') order by 1`)
      const counts = tables.map(({ name }) => `select '${name}' as name, count(*)::int as n from ${name}`)
      const { rows } = await pool.query<{ name: string; n: number }>(counts.join(' union all '))
      return Object.fromEntries(rows.map(({ name, n }) => [name, n]))
    }

    /** What was asked for is done: what it writes meanwhile is not what a second call writes. */
    const allWorkDone = async () => {
      await site.finishImports()
      await site.finishFeeds()
    }

    it.each(byName(POSTS.filter(isForStaff)))(
      '%s takes an Idempotency-Key: sent again it is answered as before and writes nothing',
      async (name, operation) => {
        expect(takes(operation, 'IdempotencyKey')).toBe(true)
        const [call, other] = (await STAFF[name]?.()) ?? []
        if (!call || !other) throw new Error('no such call')
        const key = { 'Idempotency-Key': crypto.randomUUID() }
        const first = await send('POST', call, key)
        const text = await first.text()
        expect([200, 201, 202]).toContain(first.status)
        expect(first.headers.get('idempotency-replayed')).toBeNull()
        await allWorkDone()
        const before = await rowsNow()
        const again = await send('POST', call, key)
        expect([again.status, await again.text()]).toEqual([first.status, text])
        expect(again.headers.get('idempotency-replayed')).toBe('true')
        for (const each of ['location', 'etag', 'content-type'])
          expect(again.headers.get(each)).toBe(first.headers.get(each))
        expect(await rowsNow()).toEqual(before)
        const refused = await send('POST', other, key)
        await allWorkDone()
        expect([refused.status, await refused.json()]).toEqual([
          422,
          expect.objectContaining({ code: 'idempotency_key_reused' }),
        ])
        expect(await rowsNow()).toEqual(before)
      },
    )

    it.each(byName(POSTS.filter((each) => !isForStaff(each))))(
      '%s, sent again, is answered the same and adds no row',
      async (name, { path }) => {
        const call = { path, body: OPEN[name] }
        const first = await send('POST', call, { Authorization: '' })
        const before = await rowsNow()
        const again = await send('POST', call, { Authorization: '' })
        expect([first.status, again.status]).toEqual([200, 200])
        expect(await again.json()).toEqual(await first.json())
        expect(await rowsNow()).toEqual(before)
      },
    )
  })

  describe('of what has a version', () => {
    type Thing = { path: string; versionAt: string; body: object; touch: Call }
    const filing =
      (at: keyof typeof NEW, path: string = at) =>
      async (): Promise<Thing> => {
        const id = await newOne(at)
        const versionAt = `/api/v1/${at}/${id}`
        const touch = { path: versionAt, body: NEW[at]() }
        return { path: `/api/v1/${path}/${id}`, versionAt, body: NEW[at](), touch }
      }
    const onOffer = async (): Promise<Thing & { prices: number[] }> => {
      const id = await newOne('products')
      const { id: offer, prices } = await offerOf(id)
      const versionAt = `/api/v1/products/${id}`
      return {
        path: `${versionAt}/offers/${offer}`,
        versionAt,
        body: { shop: `Nơi ${unique()}` },
        touch: { path: versionAt, body: { title: `Máy ${unique()}` } },
        prices: prices.map((price) => price.id),
      }
    }
    const onPrice = async (): Promise<Thing> => {
      const { prices, ...thing } = await onOffer()
      return { ...thing, path: `${thing.path}/prices/${prices[0]}`, body: { price: 8_990_000 } }
    }
    const THINGS: Readonly<Record<string, () => Promise<Thing>>> = {
      '/api/v1/products/{id}': filing('products'),
      '/api/v1/products/{id}/offers/{offerId}': onOffer,
      '/api/v1/products/{id}/offers/{offerId}/prices/{priceId}': onPrice,
      '/api/v1/articles/{id}': filing('articles'),
      '/api/v1/article-categories/{id}': filing('article-categories'),
      '/api/v1/categories/{id}': filing('article-categories', 'categories'),
      '/api/v1/subcategories/{id}': filing('subcategories'),
      '/api/v1/authors/{id}': filing('authors'),
      '/api/v1/tags/{id}': filing('tags'),
      '/api/v1/feeds/{id}': filing('feeds'),
      '/api/v1/webhooks/{id}': filing('webhooks'),
    }

    it('is every address that is changed', () => {
      expect([...new Set(CHANGES.map(({ path }) => path))].sort()).toEqual(Object.keys(THINGS).sort())
    })

    it.each(CHANGES.map((each) => [each.operationId, each] as const))(
      '%s over an older version is a 412 and writes nothing; over what was read it is done',
      async (_, operation) => {
        expect(takes(operation, 'IfMatch')).toBe(true)
        const thing = await THINGS[operation.path]?.()
        if (!thing) throw new Error('no such thing')
        const { path, versionAt, touch } = thing
        const call = { path, body: operation.method === 'DELETE' ? undefined : thing.body }
        const version = async () => (await send('GET', { path: versionAt })).headers.get('etag') ?? ''
        const read = await version()
        expect((await send('PATCH', touch)).status).toBe(200)
        const now = await version()
        expect(now).not.toBe(read)
        const stale = await send(operation.method, call, { 'If-Match': read })
        expect([stale.status, stale.headers.get('content-type')]).toEqual([412, 'application/problem+json'])
        expect(await version()).toBe(now)
        const done = await send(operation.method, call, { 'If-Match': now })
        expect(done.status).toBe(operation.method === 'DELETE' ? 204 : 200)
      },
    )
  })
})
