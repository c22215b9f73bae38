import { beforeAll, beforeEach, expect, it } from 'vitest'
import { describeOnDatabase } from '#tests/support/database.ts'
import { openSite } from '#tests/support/site.ts'
import type { TestSite } from '#tests/support/site.ts'
import { aPersonWithKey } from '#tests/support/staff.ts'

type Listed = { id: number; isHidden: boolean }
const ORDERS: Record<string, string>[] = [
  {},
  { sortBy: 'title' },
  { sortBy: 'price', sortOrder: 'desc' },
  { search: 'tủ lạnh' },
]

type List = {
  products: Listed[]
  pagination: { total: number; nextCursor: string | null }
  filters: { facets: { brands: { name: string; count: number }[] } }
}

describeOnDatabase('the list of products for programs that keep a copy', 'schema', (database) => {
  let site: TestSite
  let editor: Record<string, string>
  let category = 0
  const query = async (text: string, values: unknown[] = []) =>
    (await database().pool.query(text, values)).rows

  beforeAll(async () => {
    site = await openSite(database())
    editor = (await aPersonWithKey(database(), 'editor')).headers
  })
  beforeEach(async () => {
    await query('delete from products')
    await query('delete from product_categories')
    const [row] = await query(`insert into product_categories (name, slug, kind, group_key)
      values ('Tủ lạnh', 'tu-lanh', 'fridge', 'dien-lanh') returning id`)
    category = (row as { id: number }).id
  })

  const send = async (method: string, path: string, body?: unknown) => {
    const response = await site.request(`/api/v1/products${path}`, {
      method,
      headers: { 'Content-Type': 'application/json', ...editor },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    expect(response.ok).toBe(true)
    return response
  }
  const made = async (title: string, fields: object = {}): Promise<number> => {
    const response = await send('POST', '', { title, category_id: category, ...fields })
    return ((await response.json()) as { id: number }).id
  }
  const list = async (
    params: Record<string, string>,
    headers: Record<string, string> = {},
  ): Promise<List> => {
    const response = await site.get(`/api/v1/products?${new URLSearchParams(params)}`, headers)
    expect(response.status).toBe(200)
    return (await response.json()) as List
  }
  const idsOf = ({ products }: List) => products.map(({ id }) => id).sort((a, b) => a - b)
  const ids = async (params: Record<string, string>, headers = {}) => idsOf(await list(params, headers))
  /** Every id of a list that is walked by its cursors, and met once. */
  const walked = async (params: Record<string, string>, headers: Record<string, string>, total: number) => {
    const met: number[] = []
    for (let cursor: string | null = ''; cursor !== null;) {
      const page: List = await list({ limit: '2', ...params, ...(cursor ? { cursor } : {}) }, headers)
      met.push(...page.products.map(({ id }) => id))
      cursor = page.pagination.nextCursor
      expect(page.pagination.total).toBe(total)
    }
    expect(new Set(met).size).toBe(met.length)
    return met.sort((a, b) => a - b)
  }
  const now = async () => {
    const [row] = await query('select clock_timestamp() as at')
    return (row as { at: Date }).at.toISOString()
  }

  it.each(['hidden', 'all', 'trashed'])(
    'status=%s is 401 without a key, 403 for one that may not, and never kept',
    async (status) => {
      const path = `/api/v1/products?status=${status}`
      const id = await made('Tủ lạnh Ẩn', { is_hidden: true })
      if (status === 'trashed') await send('DELETE', `/${id}`)
      const answer = await site.get(path, editor)
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
      expect(idsOf((await answer.json()) as List)).toEqual([id])
      expect((await site.get(path)).status).toBe(401)
      expect((await site.get(path, (await aPersonWithKey(database(), null)).headers)).status).toBe(403)
      const other = (await aPersonWithKey(database(), 'editor', { scopes: ['articles:write'] })).headers
      const refused = await site.get(path, other)
      expect(refused.status).toBe(403)
      expect(await refused.text()).toContain('products:read')
      const reader = (await aPersonWithKey(database(), 'editor', { scopes: ['products:read'] })).headers
      expect(await ids({ status }, reader)).toEqual([id])
      expect(await ids({})).toEqual([])
    },
  )

  it('status says which of them are listed, each with whether it is hidden', async () => {
    const shown = await made('Tủ lạnh Hiện')
    const hidden = await made('Tủ lạnh Ẩn', { is_hidden: true })
    const trashed = await made('Tủ lạnh Bỏ')
    await send('DELETE', `/${trashed}`)
    expect(await ids({})).toEqual([shown])
    expect(await ids({ status: 'shown' })).toEqual([shown])
    expect(await ids({ status: 'hidden' }, editor)).toEqual([hidden])
    expect(await ids({ status: 'trashed' }, editor)).toEqual([trashed])
    const { products } = await list({ status: 'all', sortBy: 'title' }, editor)
    expect(products).toMatchObject([
      { id: hidden, isHidden: true },
      { id: shown, isHidden: false },
    ])
    await query('update product_categories set is_hidden = true')
    expect(await ids({}, editor)).toEqual([])
    expect(await ids({ status: 'hidden' }, editor)).toEqual([shown, hidden])
  })

  it('hidden ones are filtered, searched, sorted, counted and walked as others are', async () => {
    const body = { is_hidden: true, brand: 'Hãng Thử', lowest_price: '9.000.000đ' }
    const wanted = [await made('Tủ lạnh Một', body), await made('Tủ lạnh Hai', body)]
    await made('Tủ lạnh Ba', { ...body, brand: 'Hãng Khác' })
    await made('Tủ lạnh Bốn', { ...body, lowest_price: '19.000.000đ' })
    await made('Tủ lạnh Năm', { brand: 'Hãng Thử', lowest_price: '9.000.000đ' })
    const asked = { status: 'hidden', category: 'tu-lanh', brand: 'hang-thu', maxPrice: '10000000' }
    const found = await list(asked, editor)
    expect(idsOf(found)).toEqual(wanted)
    expect(found.pagination.total).toBe(2)
    expect(found.filters.facets.brands).toMatchObject([
      { name: 'Hãng Thử', count: 2 },
      { name: 'Hãng Khác', count: 1 },
    ])
    expect(await ids({ status: 'hidden', search: 'một' }, editor)).toEqual([wanted[0]])
    for (const order of ORDERS)
      expect(await walked({ status: 'hidden', ...order }, editor, 4)).toHaveLength(4)
  })

  it('a function of the specification knows no status', async () => {
    await made('Tủ lạnh Ẩn', { is_hidden: true })
    const response = await site.get('/functions/v1/paginated-products?status=all', editor)
    expect(((await response.json()) as List).products).toEqual([])
  })

  it('is of updatedSince once something of it changed, it went, or it came back', async () => {
    const id = await made('Tủ lạnh Thử')
    const sighting = { shop: 'a.vn', observed_on: '2026-01-05', source: 'thử', price: 9_000_000 }
    const steps: [string, () => Promise<unknown>, string][] = [
      ['a field', () => send('PATCH', `/${id}`, { des: 'Tả mới' }), 'shown'],
      ['a part', () => send('PATCH', `/${id}`, { faqs: [{ question: 'a?', answer: 'b' }] }), 'shown'],
      ['a price', () => send('POST', `/${id}/offers`, sighting), 'shown'],
      ['hidden', () => send('PATCH', `/${id}`, { is_hidden: true }), 'hidden'],
      ['shown', () => send('PATCH', `/${id}`, { is_hidden: false }), 'shown'],
      ['trashed', () => send('DELETE', `/${id}`), 'trashed'],
      ['restored', () => send('POST', `/${id}/restore`), 'shown'],
      [
        'a price that a feed saw, whatever day it is of',
        () =>
          query(`insert into price_observations (offer_id, price, observed_on, source)
            select id, 9500000, '2026-01-02', 'thử' from offers`),
        'shown',
      ],
      [
        'a review',
        () =>
          query(
            `insert into product_reviews (product_id, customer_name, rating, review_text, is_approved) values ($1, 'An', 5, 'Tốt', true)`,
            [id],
          ),
        'shown',
      ],
      [
        'an import that was taken back',
        () => query(`update products set updated_at = '2020-01-01'`),
        'shown',
      ],
      [
        'its brand or category is called otherwise',
        () => query(`update product_categories set name = 'Tủ'`),
        'shown',
      ],
      ['its category is hidden', () => query('update product_categories set is_hidden = true'), 'hidden'],
      ['its category is shown', () => query('update product_categories set is_hidden = false'), 'shown'],
    ]
    for (const [what, change, status] of steps) {
      const updatedSince = await now()
      expect(await ids({ updatedSince, status }, editor), `before: ${what}`).toEqual([])
      await change()
      expect(await ids({ updatedSince, status }, editor), what).toEqual([id])
    }
  })

  it('updatedSince goes with total, order, cursor and search, and is a moment with a zone', async () => {
    await made('Tủ lạnh Cũ')
    const updatedSince = await now()
    const fresh = [await made('Tủ lạnh Mới'), await made('Tủ lạnh Nữa'), await made('Tủ lạnh Thêm')]
    for (const order of ORDERS) expect(await walked({ updatedSince, ...order }, {}, 3)).toEqual(fresh)
    const inHanoi = updatedSince.replace('Z', '+00:00')
    expect(await ids({ updatedSince: inHanoi })).toEqual(fresh)
    for (const wrong of ['2026-01-05', 'hôm qua', '2026-01-05T08:00:00'])
      expect((await site.get(`/api/v1/products?updatedSince=${encodeURIComponent(wrong)}`)).status).toBe(422)
  })
})
