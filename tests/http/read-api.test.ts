import { beforeAll, describe, expect, it } from 'vitest'
import { ENDPOINTS } from '#app/api/api-description.server.ts'
import { API_PARTS } from '#app/api/endpoint.ts'
import { WEBHOOK_EVENT_NAMES } from '#app/platform/webhooks/events.ts'
import { articleMaker } from '#tests/support/articles.ts'
import { describeOnDatabase } from '#tests/support/database.ts'
import { visibleText } from '#tests/support/html.ts'
import { openSite } from '#tests/support/site.ts'
import type { TestSite } from '#tests/support/site.ts'

/** What each call that takes a body is asked with. */
const BODIES: Readonly<Record<string, unknown>> = {
  '/functions/v1/perplexity-chat': { message: 'máy lạnh cho phòng 18 m²' },
  '/api/v1/answer-feedback': {
    voteKey: '9b2d6c1e-8a43-4a5f-8f0e-0c1d2e3f4a5b',
    question: 'máy lạnh cho phòng 18 m²',
    answer: 'Phòng 18 m² hợp máy 1,5 HP.',
    isHelpful: false,
    reason: 'Thiếu thông tin',
  },
}

/** The queries of those calls that answer nothing without one. */
const QUERIES: Readonly<Record<string, string>> = {
  '/api/v1/article-cards': '?ids=1',
  '/api/v1/embeds': '?ids=7',
  '/api/v1/oembed': '?url=http://localhost:3000/products/7',
}

describeOnDatabase('read API', 'demo', (database) => {
  let site: TestSite
  beforeAll(async () => {
    site = await openSite(database())
    await articleMaker(database().db).article('bai-thu')
  })

  it.each(
    ENDPOINTS.filter(({ forStaff }) => !forStaff).map(
      (endpoint) => [`${endpoint.method.toUpperCase()} ${endpoint.path}`, endpoint] as const,
    ),
  )('%s answers what it is documented to answer', async (_, { method, path, answer }) => {
    const filled = path
      .replace('{id}', path.startsWith('/api/v1/products/') ? '7' : '1')
      .replace('{slug}', 'bai-thu')
    const address = filled + (QUERIES[path] ?? '')
    const response = method === 'get' ? await site.get(address) : await site.post(address, BODIES[path])
    expect(response.status).toBe(200)
    expect(answer?.safeParse(await response.json())).toMatchObject({ success: true })
  })

  it('the page for people leads to every call and every part, and holds each place once', async () => {
    const html = await (await site.get('/api/docs')).text()
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    const links = [...html.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id)
    expect(links.filter((id) => !ids.includes(id))).toEqual([])
    for (const { operationId } of ENDPOINTS) expect(links).toContain(operationId)
    expect(ids.length).toBe(new Set(ids).size)
    for (const part of ['cors', 'khoa-va-quyen', 'hen-gio', 'tim-va-con-tro', 'gia', 'thong-so', 'tep-nhap'])
      expect(links).toContain(part)
    expect(visibleText(html)).toMatch(/capacity_l \(Dung tích: lít\)/)
  })

  it('says in one language what fields mean', async () => {
    const description = JSON.stringify(await (await site.get('/api/v1/openapi.json')).json())
    const said = [...description.matchAll(/"description":"((?:[^"\\]|\\.)+)"/g)].map(([, text = '']) => text)
    // But for the line that tells who reads no Vietnamese where to read on.
    const english = said.filter(
      (text) =>
        !text.includes('Accept-Language: en') && /\b(?:the|of|where|which|left out|it is)\b/i.test(text),
    )
    expect(english).toEqual([])
  })

  it('describes filters by figures, and says instances of answers', async () => {
    const description = await (await site.get('/api/v1/openapi.json')).json()
    const { parameters } = description.paths['/api/v1/products'].get
    expect(parameters).toContainEqual(
      expect.objectContaining({ name: 'attributes', in: 'query', style: 'form', explode: true }),
    )
    const { example } = description.paths['/api/v1/me'].get.responses[200].content['application/json']
    expect(example).toMatchObject({ key: { scopes: ['articles:write'] } })
  })

  it('names every call once, shares its schemas, and says how each can fail', async () => {
    const description = await (await site.get('/api/v1/openapi.json')).json()
    const calls = Object.values(description.paths).flatMap((path) =>
      Object.values(path as Record<string, { operationId: string; tags: string[]; responses: object }>),
    )
    expect(new Set(calls.map(({ operationId }) => operationId)).size).toBe(ENDPOINTS.length)
    for (const { tags, responses } of calls) {
      expect(tags).toHaveLength(1)
      expect(Object.keys(responses)).toEqual(expect.arrayContaining(['400', '405', '503']))
    }
    const text = JSON.stringify(description)
    const used = [...text.matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, path = '']) => path.split('/'))
    expect(used.length).toBeGreaterThan(100)
    for (const path of used)
      expect(
        path.reduce((at: Record<string, unknown>, key) => at[key] as typeof at, description),
      ).toBeDefined()
    expect(description.paths['/api/v1/articles/{id}'].patch.responses).toHaveProperty('412')
    expect(description.paths['/api/v1/products'].get.responses['200'].headers).toHaveProperty('Link')
    expect(description.paths['/api/v1/products'].get.responses).toHaveProperty('404')
    expect(description.paths['/functions/v1/perplexity-chat'].post.responses).toHaveProperty('403')
    expect(Object.keys(description.webhooks)).toEqual([...WEBHOOK_EVENT_NAMES, 'ping'])
  })

  it('describes every call in OpenAPI 3.1 with its parameters', async () => {
    const description = await (await site.get('/api/v1/openapi.json')).json()
    expect(description.openapi).toBe('3.1.0')
    expect(Object.keys(description.paths)).toEqual([...new Set(ENDPOINTS.map(({ path }) => path))])
    const { parameters } = description.paths['/api/v1/products'].get
    expect(parameters.find(({ name }: { name: string }) => name === 'limit').schema).toMatchObject({
      type: 'integer',
      minimum: 1,
      maximum: 48,
      default: 12,
    })
  })

  it('has a page for people', async () => {
    const html = await (await site.get('/api/docs')).text()
    for (const { path } of ENDPOINTS) expect(html).toContain(path)
    const text = visibleText(html)
    expect(text).toContain('npx @modelcontextprotocol/inspector --cli http://localhost:3000/mcp')
    expect(text.match(/curl /g)?.length).toBeGreaterThanOrEqual(Object.keys(API_PARTS).length)
    expect(text).toMatch(/webhook-signature.*HMAC-SHA256.*410/s)
    expect(text).toMatch(/Ghi bằng khóa 600 lần trong 5 phút/)
    expect(text).toMatch(/Hỏi cố vấn 20 lần trong 5 phút, 200 lần trong một ngày/)
    expect(text).toMatch(/Tham số lạ trong địa chỉ thì bỏ qua/)
    expect(text).toMatch(/title chữ, tối đa 300 ký tự bắt buộc/)
    expect(text).toMatch(/is_featured true, false false/)
    for (const fields of [
      /images danh sách: { url, alt }/,
      /specifications danh sách: { spec_category, spec_name, spec_value }/,
      /variants danh sách: { name, sku\?, price\?, is_available\? }/,
      /faqs danh sách: { question, answer }/,
    ])
      expect(text).toMatch(fields)
  })

  describe('GET /api/v1/products/{id}', () => {
    it.each(['999999', '0', 'abc', '1e3'])('is a 404 problem for %s', async (id) => {
      const response = await site.get(`/api/v1/products/${id}`)
      expect(response.status).toBe(404)
      expect(await response.json()).toMatchObject({ status: 404, detail: 'Không có sản phẩm này.' })
    })
  })

  describe('GET /api/v1/questions', () => {
    it('orders by how often or how lately they were asked', async () => {
      await database().pool
        .query(`insert into user_questions (question_text, question_count, last_asked_at) values
        ('hay hỏi', 9000, now() - interval '1 day'), ('vừa hỏi', 1, now() + interval '1 minute')`)
      const first = async (sort: string) =>
        (await (await site.get(`/api/v1/questions?sort=${sort}&limit=1`)).json()).questions[0].question_text
      expect([await first('popular'), await first('recent')]).toEqual(['hay hỏi', 'vừa hỏi'])
    })

    it('refuses another order', async () => {
      expect((await site.get('/api/v1/questions?sort=best')).status).toBe(422)
    })
  })
})
