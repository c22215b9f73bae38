import { beforeAll, describe, expect, it } from 'vitest'
import { apiWriter } from '#tests/support/api-writer.ts'
import type { MadeRow } from '#tests/support/api-writer.ts'
import { articleMaker } from '#tests/support/articles.ts'
import { describeOnDatabase } from '#tests/support/database.ts'
import { openLiveSite } from '#tests/support/live-site.ts'
import { openSite } from '#tests/support/site.ts'
import type { TestSite } from '#tests/support/site.ts'
import { aPersonWithKey } from '#tests/support/staff.ts'

type Page = { pagination: Record<string, unknown> & { nextCursor: string | null; total: number } }

describeOnDatabase('what every call of the API keeps to', 'demo', (database) => {
  let site: TestSite
  let editor: Record<string, string>
  const ids = { category: 0, author: 0 }

  beforeAll(async () => {
    site = await openSite(database())
    editor = (await aPersonWithKey(database(), 'editor')).headers
    ids.category = (await made('article-categories', { name: 'Tư vấn thử' })).id
    ids.author = (await made('authors', { name: 'Ban Thử' })).id
  })

  const writer = apiWriter(
    () => site,
    () => editor,
  )
  const { made } = writer
  const send = (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
    writer.send(method, path, body, { ...editor, ...headers })
  const anArticle = (fields: object = {}) => writer.anArticle(ids, fields)
  const read = async <T>(path: string, headers = {}) => (await (await site.get(path, headers)).json()) as T

  describe('versions', () => {
    const WRITABLE: [string, () => Promise<string>, object][] = [
      ['an article', async () => `articles/${(await anArticle()).id}`, { title: 'Tên mới' }],
      [
        'a tag',
        async () => `tags/${(await made('tags', { name: `Thẻ ${crypto.randomUUID()}` })).id}`,
        { color: '#112233' },
      ],
      ['a category of the blog', () => Promise.resolve(`article-categories/${ids.category}`), { icon: 'x' }],
      ['a product', () => Promise.resolve('products/7'), { sub_cate: 'Loại thử' }],
    ]
    it.each(WRITABLE)(
      'of %s: a write over what was read is done, over an older state is a 412',
      async (_, path, change) => {
        const address = await path()
        const etag = (await site.get(`/api/v1/${address}`)).headers.get('etag') ?? ''
        expect(etag).toMatch(/^"\w+\.[\w-]{22}"$/)
        const first = await send('PATCH', address, change, { 'If-Match': etag })
        expect(first.status).toBe(200)
        const stale = await send('PATCH', address, change, { 'If-Match': etag })
        expect(stale.status).toBe(412)
        expect(stale.headers.get('content-type')).toBe('application/problem+json')
        const next = first.headers.get('etag') ?? ''
        expect((await send('PATCH', address, change, { 'If-Match': next })).status).toBe(200)
      },
    )

    it.each(WRITABLE)('of %s: a PATCH of nothing writes nothing', async (_, path) => {
      const address = await path()
      const versionNow = async () =>
        (await site.get(`/api/v1/${address}`)).headers.get('etag')?.split('.', 1)[0]
      const lines = async () => (await database().pool.query('select from audit_log')).rowCount
      const before = [await versionNow(), await lines()]
      const answer = await send('PATCH', address, {})
      expect(answer.status).toBe(200)
      expect([await versionNow(), await lines()]).toEqual(before)
    })

    it('DELETE holds them too, and nothing is gone after a 412', async () => {
      const { id } = await anArticle()
      expect((await send('DELETE', `articles/${id}`, undefined, { 'If-Match': '"old"' })).status).toBe(412)
      expect((await site.get(`/api/v1/articles/${id}`)).status).toBe(200)
      expect((await send('DELETE', `articles/${id}`, undefined, { 'If-Match': '*' })).status).toBe(204)
    })

    it('a view that is counted is no change, and a reader who has it gets 304', async () => {
      const { id } = await anArticle()
      const first = await site.get(`/api/v1/articles/${id}`)
      const etag = first.headers.get('etag') ?? ''
      expect((await site.get(`/api/v1/articles/${id}`, { 'If-None-Match': etag })).status).toBe(304)
      await database().pool.query('update articles set view_count = view_count + 1 where id = $1', [id])
      expect((await site.get(`/api/v1/articles/${id}`, { 'If-None-Match': etag })).status).toBe(200)
      expect((await send('PATCH', `articles/${id}`, { title: 'x' }, { 'If-Match': etag })).status).toBe(200)
    })

    it('the ETag of a kept product page is held as well', async () => {
      const live = await openLiveSite(database())
      await live.get('/api/v1/products/9', { 'accept-encoding': 'br' })
      const { etag } = (await live.get('/api/v1/products/9', { 'accept-encoding': 'br' })).headers
      await live.close()
      expect(etag).toMatch(/-br"$/)
      const headers = { 'If-Match': String(etag) }
      expect((await send('PATCH', 'products/9', { sub_cate: 'x' }, headers)).status).toBe(200)
      expect((await send('PATCH', 'products/9', { sub_cate: 'y' }, headers)).status).toBe(412)
    })
  })

  describe('Idempotency-Key', () => {
    const key = () => ({ 'Idempotency-Key': crypto.randomUUID() })
    const tag = () => ({ name: `Thẻ ${crypto.randomUUID()}` })

    it('a POST that is sent again is answered as the first, and makes nothing', async () => {
      const [headers, body] = [key(), tag()]
      const first = await send('POST', 'tags', body, headers)
      const again = await send('POST', 'tags', body, headers)
      expect([first.status, again.status]).toEqual([201, 201])
      expect(again.headers.get('idempotency-replayed')).toBe('true')
      expect(again.headers.get('location')).toBe(first.headers.get('location'))
      expect(await again.json()).toEqual(await first.json())
    })

    it('ten at the same moment make one row', async () => {
      const [headers, body] = [key(), tag()]
      const answers = await Promise.all(Array.from({ length: 10 }, () => send('POST', 'tags', body, headers)))
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
      const { rows } = await database().pool.query('select from tags where name = $1', [body.name])
      expect(rows).toHaveLength(1)
    })

    it('the same key for something else is a 422, for somebody else it is another key', async () => {
      const headers = key()
      await send('POST', 'tags', tag(), headers)
      const refused = await send('POST', 'tags', tag(), headers)
      expect(refused.status).toBe(422)
      expect(await refused.json()).toMatchObject({ code: 'idempotency_key_reused' })
      const other = (await aPersonWithKey(database(), 'editor')).headers
      expect((await send('POST', 'tags', tag(), { ...headers, ...other })).status).toBe(201)
    })

    it('a write that failed leaves its key free', async () => {
      const headers = key()
      expect((await send('POST', 'tags', { name: '' }, headers)).status).toBe(422)
      expect((await send('POST', 'tags', tag(), headers)).status).toBe(201)
    })

    it('is refused where it is none', async () => {
      expect((await send('POST', 'tags', tag(), { 'Idempotency-Key': 'x y' })).status).toBe(400)
    })
  })

  describe('articles', () => {
    it('an id and a slug of digits are two addresses', async () => {
      const first = await anArticle()
      const second = await anArticle({ slug: String(first.id) })
      expect(await read(`/api/v1/articles/${first.id}`)).toMatchObject({ id: first.id })
      expect(await read(`/api/v1/articles/by-slug/${first.id}`)).toMatchObject({ id: second.id })
      expect(await read(`/api/v1/articles/${first.slug}`)).toMatchObject({ id: first.id })
    })

    it('drafts and scheduled ones are read with a key, and by nobody else', async () => {
      const draft = await anArticle({ status: 'draft' })
      const later = await anArticle({ published_at: '2999-01-01T00:00:00Z' })
      for (const [article, status] of [
        [draft, 'draft'],
        [later, 'scheduled'],
      ] as const) {
        for (const path of [`articles/${article.id}`, `articles/by-slug/${article.slug}`]) {
          expect((await site.get(`/api/v1/${path}`)).status).toBe(404)
          const response = await site.get(`/api/v1/${path}`, editor)
          expect(response.headers.get('cache-control')).toBe('private, no-store')
          expect(await response.json()).toMatchObject({ id: article.id, status })
        }
        const list = `/api/v1/articles?status=${status}`
        expect((await site.get(list)).status).toBe(401)
        expect((await site.get(list, (await aPersonWithKey(database(), null)).headers)).status).toBe(403)
        const { articles } = await read<{ articles: MadeRow[] }>(list, editor)
        expect(articles.map(({ id }) => id)).toContain(article.id)
      }
    })

    it('filters hold together', async () => {
      const author = await made('authors', { name: `Tác giả ${crypto.randomUUID()}` })
      const one = await anArticle({ author_id: author.id, is_featured: true })
      await anArticle({ author_id: author.id })
      const { articles, pagination } = await read<{ articles: MadeRow[] } & Page>(
        `/api/v1/articles?author=${author.slug}&featured=true`,
      )
      expect([articles.map(({ id }) => id), pagination.total]).toEqual([[one.id], 1])
    })
  })

  describe('lists', () => {
    beforeAll(async () => {
      const make = articleMaker(database().db)
      for (const at of [1, 2, 3, 4, 5, 6, 7]) await make.article(`bai-di-het-${at}`)
    })
    const LISTS: [string, string, string][] = [
      ['articles', 'articles', '?limit=3'],
      ['articles by title', 'articles', '?limit=3&sortBy=title'],
      ['articles by views', 'articles', '?limit=4&sortBy=view_count&sortOrder=asc'],
      ['products', 'products', '?limit=48'],
      ['products by title', 'products', '?limit=40&sortBy=title'],
      ['products by price, dearest first', 'products', '?limit=40&sortBy=price&sortOrder=desc'],
      ['products of a category by price', 'products', '?limit=5&sortBy=price&category=tu-lanh'],
      ['products found by a text', 'products', '?search=may&limit=20'],
      ['products found by a sentence', 'products', `?search=${encodeURIComponent('tivi samsung')}&limit=3`],
      ['products found, by price', 'products', '?search=may&limit=30&sortBy=price'],
      ['articles found by a text', 'articles', '?search=bai&limit=2'],
      ['articles found, by title', 'articles', '?search=bai&limit=2&sortBy=title'],
      ['articles found of an author', 'articles', '?search=bai&limit=2&featured=false'],
      ['categories', 'categories', '?limit=2'],
      ['brands', 'brands', '?limit=7&sortBy=count&sortOrder=desc'],
      ['article categories', 'article-categories', '?limit=1'],
      ['tags', 'tags', '?limit=2&sortBy=name'],
    ]
    it.each(LISTS)('%s: cursors walk all of it, once', async (_, path, query) => {
      const key = path.replace('-', '_')
      const walked: number[] = []
      let cursor: string | null = ''
      let total = 0
      for (let pages = 0; cursor !== null && pages < 200; pages += 1) {
        const next: string = cursor ? `&cursor=${cursor}` : ''
        const answer: Page & Record<string, unknown> = await read(`/api/v1/${path}${query}${next}`)
        walked.push(...(answer[key] as MadeRow[]).map(({ id }) => id))
        ;({ nextCursor: cursor, total } = answer.pagination)
      }
      expect(cursor).toBeNull()
      expect(total).toBeGreaterThan(3)
      expect([walked.length, new Set(walked).size]).toEqual([total, total])
    })

    it('a row that is added before the place of a cursor moves nothing', async () => {
      const first = await read<{ articles: MadeRow[] } & Page>('/api/v1/articles?limit=3')
      await anArticle()
      const next = await read<{ articles: MadeRow[] } & Page>(
        `/api/v1/articles?limit=3&cursor=${first.pagination.nextCursor}`,
      )
      const seen = new Set(first.articles.map(({ id }) => id))
      expect(next.articles.filter(({ id }) => seen.has(id))).toEqual([])
    })

    it('the head names the next page', async () => {
      const response = await site.get('/api/v1/articles?limit=2')
      const link = /^<([^>]+)>; rel="next"$/.exec(response.headers.get('link') ?? '')?.[1] ?? ''
      expect((await read<{ articles: MadeRow[] }>(link)).articles).toHaveLength(2)
    })

    it.each(['articles?cursor=x', 'products?cursor=x', 'tags?cursor=eA', 'products?search=tu&cursor=eA'])(
      'a cursor that is none is a 422: %s',
      async (path) => {
        const response = await site.get(`/api/v1/${path}`)
        expect(response.status).toBe(422)
        expect(await response.json()).toMatchObject({ errors: { cursor: expect.any(String) as string } })
      },
    )

    it.each([
      ['products', 'updated_at', 'desc', '99999999999999999999'],
      ['products', 'price', 'asc', 'abc'],
      ['articles', 'title', 'asc', 'a\0b'],
    ])('a forged cursor of %s is a 422, not a failure', async (path, sortBy, sortOrder, forged) => {
      const cursor = Buffer.from(JSON.stringify([sortBy, sortOrder, forged, 1])).toString('base64url')
      const query = `sortBy=${sortBy}&sortOrder=${sortOrder}&cursor=${cursor}`
      expect((await site.get(`/api/v1/${path}?${query}`)).status).toBe(422)
    })

    it.each([0, -1, 2 ** 40])('a cursor of a search that counts %s rows is a 422', async (before) => {
      for (const list of ['products', 'articles']) {
        const cursor = Buffer.from(JSON.stringify(['relevance#', '', null, before])).toString('base64url')
        const response = await site.get(`/api/v1/${list}?search=may&cursor=${cursor}`)
        expect(response.status, list).toBe(422)
      }
    })

    it('product categories and blog categories are listed apart, with ids', async () => {
      const blog = await read<Record<string, MadeRow[]>>('/api/v1/article-categories')
      expect(blog['article_categories']?.map(({ id }) => id)).toContain(ids.category)
      const kinds = await read<Record<string, MadeRow[]>>('/api/v1/categories')
      expect(kinds['categories']?.every(({ id }) => id > 0)).toBe(true)
    })
  })
})
