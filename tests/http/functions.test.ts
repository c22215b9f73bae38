import { beforeAll, describe, expect, it } from 'vitest'
import { describeOnDatabase } from '#tests/support/database.ts'
import { openSite } from '#tests/support/site.ts'
import type { TestSite } from '#tests/support/site.ts'

type Product = {
  id: number
  title: string
  cate: string
  brand: string
  lowestPriceValue: number
  image: string
}
type Page = {
  products: Product[]
  pagination: {
    page: number
    limit: number
    total: number
    totalPages: number
    hasNext: boolean
    hasPrev: boolean
  }
  filters: { search?: string; facets: { categories: { name: string; count: number }[] } }
}

describeOnDatabase('functions', 'demo', (database) => {
  let site: TestSite
  beforeAll(async () => {
    site = await openSite(database())
  })
  const json = async <T>(path: string) => (await (await site.get(path)).json()) as T

  it('an answer shows pictures of the address that asks, so that the page of that address may', async () => {
    const unnamed = await openSite(database(), { SITE_URL: '' })
    const asked = await unnamed.request('http://127.0.0.1:3000/functions/v1/perplexity-chat', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ message: 'tủ lạnh nào tốt cho 4 người' }),
    })
    const answer = (await asked.json()) as { productRecommendations: { products: { image: string }[] } }
    const images = answer.productRecommendations.products.map(({ image }) => new URL(image).origin)
    expect(images.length).toBeGreaterThan(0)
    expect(new Set(images)).toEqual(new Set(['http://127.0.0.1:3000']))
  })

  describe('POST, as clients of functions call unless told otherwise', () => {
    it.each([
      ['product-stats', undefined, ''],
      ['featured-products', { limit: 2 }, '?limit=2'],
      [
        'paginated-products',
        { page: 2, limit: 5, search: 'tu lanh', sortBy: 'price' },
        '?page=2&limit=5&search=tu+lanh&sortBy=price',
      ],
      ['paginated-products', {}, ''],
    ])('%s with %j answers as GET %s', async (name, body, query) => {
      const posted = await site.request(`/functions/v1/${name}`, {
        method: 'POST',
        headers: {
          Authorization: 'Bearer an-anon-key',
          apikey: 'an-anon-key',
          'Content-Type': 'application/json',
        },
        ...(body ? { body: JSON.stringify(body) } : {}),
      })
      expect(posted.status).toBe(200)
      expect(await posted.json()).toEqual(await json(`/functions/v1/${name}${query}`))
    })
    it.each([
      ['{', 400],
      ['[]', 422],
      ['{"limit":{"$ne":1}}', 422],
      ['{"limit":99}', 422],
    ])('%s is refused', async (body, status) => {
      expect((await site.post('/functions/v1/featured-products', body)).status).toBe(status)
    })
  })

  describe('GET /functions/v1/product-stats', () => {
    it('names every category with its count, adding up to the total', async () => {
      type Stats = {
        categories: string[]
        categoryStats: Record<string, number>
        totalProducts: number
        totalCategories: number
      }
      const stats = await json<Stats>('/functions/v1/product-stats')
      expect(stats.categories).toEqual(Object.keys(stats.categoryStats))
      expect(stats.totalCategories).toBe(stats.categories.length)
      expect(Object.values(stats.categoryStats).reduce((sum, n) => sum + n, 0)).toBe(stats.totalProducts)
      expect(stats.totalProducts).toBeGreaterThanOrEqual(600)
    })
  })

  describe('GET /functions/v1/featured-products', () => {
    it('gives five products unless told otherwise', async () => {
      expect((await json<{ products: Product[] }>('/functions/v1/featured-products')).products).toHaveLength(
        5,
      )
      expect(
        (await json<{ products: Product[] }>('/functions/v1/featured-products?limit=2')).products,
      ).toHaveLength(2)
    })
  })

  describe('GET /functions/v1/paginated-products', () => {
    it('filters, sorts, pages and says what it applied', async () => {
      const page = await json<Page>(
        '/functions/v1/paginated-products?page=2&limit=5&sortBy=price&sortOrder=desc&search=tu%20lanh&category=T%E1%BB%A7%20l%E1%BA%A1nh&maxPrice=15000000',
      )
      expect(page.pagination).toMatchObject({ page: 2, limit: 5, hasPrev: true })
      expect(page.products).toHaveLength(5)
      expect(
        page.products.every(
          ({ cate, lowestPriceValue }) => cate === 'Tủ lạnh' && lowestPriceValue <= 15_000_000,
        ),
      ).toBe(true)
      expect(page.filters).toMatchObject({
        search: 'tu lanh',
        category: 'Tủ lạnh',
        maxPrice: 15_000_000,
        sortBy: 'price',
      })
    })

    it('takes every value of an attribute that its facets name', async () => {
      type Facets = { others: { name: string; options: { value: string }[] }[] }
      for (const category of ['Tủ lạnh', 'Tivi', 'Máy giặt', 'Bếp từ']) {
        const path = `/functions/v1/paginated-products?limit=1&category=${encodeURIComponent(category)}`
        const { others } = (await json<{ filters: { facets: Facets } }>(path)).filters.facets
        const asked = new URLSearchParams()
        for (const { name, options } of others)
          if (name !== 'price' && name !== 'rating')
            for (const { value } of options) asked.append(name, value)
        expect([...asked].length).toBeGreaterThan(3)
        expect((await site.get(`${path}&${asked}`)).status).toBe(200)
      }
    })

    it('gives an empty page beyond the last', async () => {
      const page = await json<Page>('/functions/v1/paginated-products?page=9999')
      expect(page).toMatchObject({ products: [], pagination: { page: 9999, hasNext: false } })
    })

    it.each([
      ['limit=0', 'limit'],
      ['limit=49', 'limit'],
      ['page=abc', 'page'],
      ['page=0', 'page'],
      ['sortBy=password', 'sortBy'],
      ['sortOrder=up', 'sortOrder'],
      ['minPrice=-1', 'minPrice'],
      ['capacity_l=ba-tram', 'capacity_l'],
      ['capacity_l=250-x', 'capacity_l'],
      ['capacity_l=-', 'capacity_l'],
      ['doors=side-by-sde', 'doors'],
      ['doors=mini&doors=!nhieu-cua', 'doors'],
      ['inverter=co', 'inverter'],
      [`os=${'a'.repeat(61)}`, 'os'],
      [`search=${'a'.repeat(201)}`, 'search'],
    ])('answers 422 with the field at fault for %s', async (query, field) => {
      const response = await site.get(`/functions/v1/paginated-products?${query}`)
      expect(response.status).toBe(422)
      expect(response.headers.get('content-type')).toContain('application/problem+json')
      expect(await response.json()).toMatchObject({ status: 422, errors: { [field]: expect.any(String) } })
    })

    it('treats whatever is searched for as words', async () => {
      for (const search of ["'", '"', '%', "a' or 1=1 --", '\\', '& | ! ( )', '<script>', ':*']) {
        const response = await site.get(
          `/functions/v1/paginated-products?search=${encodeURIComponent(search)}`,
        )
        expect(response.status, search).toBe(200)
      }
    })
  })

  describe('POST /functions/v1/perplexity-chat', () => {
    const ask = (body: unknown, headers?: Record<string, string>) =>
      site.post('/functions/v1/perplexity-chat', body, headers)

    it('answers with at most three fridges that hold the budget and suit four people', async () => {
      const response = await ask({ message: 'Tư vấn tủ lạnh cho 4 người dưới 15 triệu' })
      expect(response.status).toBe(200)
      const answer = await response.json()
      const { products } = answer.productRecommendations
      expect(products.length).toBeGreaterThan(0)
      expect(products.length).toBeLessThanOrEqual(3)
      for (const { id, price } of products) {
        expect(Number(price.replace(/\D/g, ''))).toBeLessThanOrEqual(15_000_000)
        const { rows } = await database().pool.query(
          `select c.slug, (p.attributes ->> 'capacity_l')::int as litres from products p
           join product_categories c on c.id = p.category_id where p.id = $1`,
          [id],
        )
        expect(rows[0].slug).toBe('tu-lanh')
        expect(rows[0].litres).toBeGreaterThanOrEqual(300)
        expect(rows[0].litres).toBeLessThanOrEqual(560)
        expect((await site.get(`/products/${id}`)).status).toBe(200)
      }
      expect(answer.content).toContain('Nhà 4 người')
      expect(answer.relatedQuestions.length).toBeGreaterThan(0)
      expect(answer.sources.length).toBeLessThanOrEqual(3)
    })

    it('understands a follow-up by its context', async () => {
      const previousContext =
        'Câu hỏi: Tư vấn tủ lạnh cho 4 người dưới 15 triệu\nTrả lời: Nhà 4 người hợp tủ 307–550 lít.'
      const answer = await (await ask({ message: 'còn Samsung thì sao?', previousContext })).json()
      const { products } = answer.productRecommendations
      expect(products.map(({ brand }: Product) => brand)).toEqual(products.map(() => 'Samsung'))
      expect(products[0].title).toMatch(/tủ lạnh/i)
    })

    it('sends the same answer as events when a stream is asked for', async () => {
      const response = await ask({ message: 'phòng 18m2 mua máy lạnh nào' }, { Accept: 'text/event-stream' })
      expect(response.headers.get('content-type')).toContain('text/event-stream')
      const text = await response.text()
      const final = JSON.parse(/event: answer\ndata: (.+)\n/.exec(text)?.[1] ?? 'null')
      const sentences = [...text.matchAll(/event: sentence\ndata: (.+)\n/g)].map(
        ([, data]) => JSON.parse(data ?? '').text,
      )
      expect(sentences.join('')).toBe(final.content)
    })

    it.each([
      ['an empty question', { message: '   ' }, 422],
      ['an invisible question', { message: '\u200b\u200d' }, 422],
      ['a question of 1,001 characters', { message: 'a'.repeat(1001) }, 422],
      ['a context of 4,001 characters', { message: 'tivi', previousContext: 'a'.repeat(4001) }, 422],
      ['no question', {}, 422],
      ['a number', { message: 5 }, 422],
      ['an unknown field', { message: 'tivi', role: 'system' }, 422],
      ['a list', [], 422],
      ['text that is not JSON', '{', 400],
    ])('refuses %s with a problem in Vietnamese', async (_, body, status) => {
      const response = await ask(body)
      expect(response.status).toBe(status)
      expect(await response.json()).toMatchObject({ status, detail: expect.stringMatching(/\p{L}/u) })
    })

    it('refuses another content type with 415, GET with 405 and a body over the limit with 413', async () => {
      expect((await ask('message=tivi', { 'Content-Type': 'text/plain' })).status).toBe(415)
      const get = await site.get('/functions/v1/perplexity-chat')
      expect([get.status, get.headers.get('allow')]).toEqual([405, 'POST, OPTIONS'])
      const big = JSON.stringify({ message: 'a'.repeat(70_000) })
      expect((await ask(big, { 'Content-Length': String(big.length) })).status).toBe(413)
    })

    it('counts a question once for each time it is asked, with phone numbers masked', async () => {
      const message = 'gọi 0912345678 tư vấn tivi cho tôi'
      await ask({ message })
      await ask({ message })
      const { rows } = await database().pool.query(
        `select question_text, question_count from user_questions where question_text like 'gọi%'`,
      )
      expect(rows).toEqual([{ question_text: 'gọi [số điện thoại] tư vấn tivi cho tôi', question_count: 2 }])
    })

    it('does not count what a robot asks', async () => {
      await ask({ message: 'câu hỏi của máy về tivi' }, { 'User-Agent': 'Googlebot/2.1' })
      const { rows } = await database().pool.query(
        `select 1 from user_questions where question_text like 'câu hỏi của máy%'`,
      )
      expect(rows).toEqual([])
    })

    it('answers 429 with Retry-After after 20 questions in 5 minutes', async () => {
      await database().pool.query('delete from rate_limits')
      const statuses = []
      for (let n = 0; n < 21; n++) statuses.push((await ask({ message: 'xin chào' })).status)
      expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429])
      const refused = await ask({ message: 'xin chào' })
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
      await database().pool.query('delete from rate_limits')
    })
  })

  it('answers 404 as a problem for an unknown function', async () => {
    for (const path of ['/functions/v1/nothing', '/api/v2/products']) {
      const response = await site.get(path)
      expect([response.status, response.headers.get('content-type')]).toEqual([
        404,
        'application/problem+json',
      ])
    }
  })
})
