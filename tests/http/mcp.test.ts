import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { describeOnDatabase } from '#tests/support/database.ts'
import { openSite } from '#tests/support/site.ts'
import type { TestSite } from '#tests/support/site.ts'

type Result = { isError?: boolean; structuredContent?: Record<string, unknown>; content: { text: string }[] }

describeOnDatabase('POST /mcp', 'demo', (database) => {
  let site: TestSite
  let client: Client
  beforeAll(async () => {
    site = await openSite(database())
    client = new Client({ name: 'tests', version: '1' })
    const ask = (url: string | URL, init: RequestInit = {}) =>
      site.request(new URL(url).pathname, { ...init, headers: Object.fromEntries(new Headers(init.headers)) })
    const transport = new StreamableHTTPClientTransport(new URL('http://localhost:3000/mcp'), { fetch: ask })
    await client.connect(transport)
  })
  afterAll(() => client.close())
  const call = async (name: string, input: Record<string, unknown>) =>
    (await client.callTool({ name, arguments: input })) as Result

  it('offers its five tools, all of them reading only', async () => {
    const { tools } = await client.listTools()
    expect(tools.map(({ name }) => name)).toEqual([
      'search_products',
      'get_product',
      'compare_products',
      'ask_advisor',
      'search_articles',
    ])
    expect(tools.every(({ annotations }) => annotations?.readOnlyHint)).toBe(true)
  })

  it('the page for people names all that each takes', async () => {
    const { tools } = await client.listTools()
    const html = await (await site.get('/api/docs')).text()
    const [, guide = ''] = html.split('id="mcp"')
    for (const { name, inputSchema } of tools)
      for (const word of [name, ...Object.keys(inputSchema.properties ?? {})])
        expect(guide).toContain(`<code>${word}</code>`)
    expect(guide).toContain('tools/call')
  })

  it('search_products reads a whole sentence', async () => {
    const { structuredContent } = await call('search_products', { search: 'tivi samsung dưới 15 triệu' })
    const { products } = structuredContent as { products: { brand: string; cate: string; url: string }[] }
    expect(products.length).toBeGreaterThan(0)
    for (const { brand, cate, url } of products) {
      expect({ brand, cate }).toEqual({ brand: 'Samsung', cate: 'Tivi' })
      expect(url).toMatch(/^http:\/\/localhost:3000\/products\/\d+$/)
    }
  })

  it('every tool says what it answers, and each of its answers is that', async () => {
    const { tools } = await client.listTools()
    for (const { inputSchema, outputSchema } of tools) {
      expect(inputSchema.additionalProperties).toBe(false)
      expect(outputSchema?.type).toBe('object')
    }
  })

  it.each(['tu lanh 4 nguoi duoi 15 trieu', 'tivi samsung 55in dưới 15tr', 'may lanh phong 20m2'])(
    'search_products finds for %j what the site lists',
    async (search) => {
      const { structuredContent } = await call('search_products', { search, limit: 24 })
      const { products } = structuredContent as { products: { id: number }[] }
      const led = await site.request(`/products?${new URLSearchParams({ q: search })}`, {
        redirect: 'manual',
      })
      const page = await (await site.get(`${led.headers.get('location')}&size=24`)).text()
      const listed = [...page.matchAll(/aria-label="Xem chi tiết [^"]*"[^>]* href="\/products\/(\d+)"/g)]
      expect(products.length).toBeGreaterThan(0)
      // The page shows what it picks, which the tool begins with, above its list and not once more in it.
      const ids = products.map(({ id }) => id)
      const shown = listed.map(([, id]) => Number(id))
      const first = ids.indexOf(shown[0] ?? 0)
      expect(shown).toEqual(ids.slice(first))
      for (const picked of ids.slice(0, first)) expect(page).toContain(`href="/products/${picked}"`)
    },
  )

  it('get_product gives the row, or says that there is none', async () => {
    const { structuredContent } = await call('get_product', { id: 1 })
    const { rows } = await database().pool.query<{ title: string }>('select title from products where id = 1')
    expect(structuredContent).toMatchObject({ id: 1, title: rows[0]?.title })
    expect(await call('get_product', { id: 999_999 })).toMatchObject({ isError: true })
  })

  it('compare_products puts two of a category side by side', async () => {
    const { rows } = await database().pool.query<{ id: number }>(
      `select p.id from products p join product_categories c on c.id = p.category_id where c.slug = 'tu-lanh' order by 1 limit 2`,
    )
    const ids = rows.map(({ id }) => id)
    const { structuredContent } = await call('compare_products', { ids })
    const { products } = structuredContent as { products: { id: number }[] }
    expect(products.map(({ id }) => id)).toEqual(ids)
  })

  it('ask_advisor answers with products', async () => {
    const { structuredContent } = await call('ask_advisor', { message: 'tủ lạnh cho 4 người dưới 15 triệu' })
    expect(structuredContent).toMatchObject({ productRecommendations: { products: expect.any(Array) } })
  })

  it('ask_advisor goes on with the conversation that its answer gave', async () => {
    const first = await call('ask_advisor', { message: 'tủ lạnh cho 4 người dưới 15 triệu' })
    const { conversation } = first.structuredContent as { conversation: Record<string, unknown> }
    const next = await call('ask_advisor', { message: 'cái nào ít tốn điện hơn', conversation })
    expect(next.structuredContent).toMatchObject({
      conversation: { topics: [{ need: { kinds: ['fridge'] } }] },
    })
    expect(
      await call('ask_advisor', { message: 'x', conversation: { ...conversation, version: 2 } }),
    ).toMatchObject({
      isError: true,
    })
  })

  it('compare_products counts an id that is said twice once, and refuses one that is left alone', async () => {
    const { rows } = await database().pool.query<{ id: number }>(`
      select s.product_id as id from product_search s join product_categories c on c.id = s.category_id
      where c.slug = 'tu-lanh' order by 1 limit 2`)
    const [one = 0, two = 0] = rows.map(({ id }) => id)
    const twice = await call('compare_products', { ids: [one, two, one] })
    expect(twice.structuredContent).toMatchObject({
      products: [{ id: one }, { id: two }],
      leftOut: { unknown: 0 },
      url: `http://localhost:3000/so-sanh?ids=${one},${two}`,
    })
    for (const ids of [
      [one, 2_000_000_000],
      [one, one],
    ])
      expect(await call('compare_products', { ids })).toMatchObject({
        isError: true,
        content: [{ text: expect.stringContaining('two different products') }],
      })
  })

  it('says for how many seconds to wait', async () => {
    await database().pool.query(
      `update rate_limits set hits = 100000, resets_at = now() + interval '90 seconds' where bucket like 'mcp:%'`,
    )
    const { isError, content } = await call('search_articles', { search: 'tu lanh' })
    await database().pool.query(`delete from rate_limits where bucket like 'mcp:%'`)
    expect(isError).toBe(true)
    expect(content[0]?.text).toMatch(/\b(?:8\d|90) seconds/)
  })

  it('takes little of what a model can read at once to say what its tools are', async () => {
    expect(JSON.stringify(await client.listTools()).length).toBeLessThan(22_000)
  })

  it('search_articles leads to pages that exist', async () => {
    const { structuredContent } = await call('search_articles', { search: 'tu lanh' })
    const { articles } = structuredContent as { articles: { url: string }[] }
    expect(articles.length).toBeGreaterThan(0)
    for (const { url } of articles) expect((await site.get(new URL(url).pathname)).status).toBe(200)
  })

  it.each([
    ['get_product', { id: 'x' }],
    ['compare_products', { ids: [1] }],
    ['search_products', { limit: 1000 }],
    ['drop_tables', {}],
    ['get_product', { id: 1, verbose: true }],
    ['search_articles', { search: 'tu lanh', page: 2 }],
    ['ask_advisor', { message: 'tủ lạnh', productId: 1 }],
  ])('refuses %s with %j', async (name, input) => {
    const answer = await call(name, input).catch((error: unknown) => error)
    expect(answer instanceof Error || (answer as Result).isError).toBe(true)
  })

  it('says in the language of its descriptions what is wrong', async () => {
    const { content } = await call('get_product', { id: 1, verbose: true })
    expect(content[0]?.text).toMatch(/Unrecognized key: "verbose"/)
  })

  describe('what is no call', () => {
    it('GET and DELETE are 405', async () => {
      expect((await site.get('/mcp')).status).toBe(405)
      expect((await site.request('/mcp', { method: 'DELETE' })).status).toBe(405)
    })
    it('broken JSON is 400', async () => {
      const response = await site.request('/mcp', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' },
        body: '{',
      })
      expect(response.status).toBe(400)
    })
    it('a page of another site may not call', async () => {
      const response = await site.request('/mcp', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Origin: 'https://evil.example' },
        body: '{}',
      })
      expect(response.status).toBe(403)
    })
  })
})
