import { readFileSync } from 'node:fs'
import { beforeAll, expect, it } from 'vitest'
import { ENDPOINTS } from '#app/api/api-description.server.ts'
import { articleMaker } from '#tests/support/articles.ts'
import { describeOnDatabase } from '#tests/support/database.ts'
import { openLiveSite } from '#tests/support/live-site.ts'
import type { LiveSite } from '#tests/support/live-site.ts'
import { aPersonWithKey } from '#tests/support/staff.ts'
import { ApiProblem, createClient } from '../../clients/typescript/client.ts'
import { addTag, cheapest, draft, rename } from '../../clients/typescript/example.ts'

describeOnDatabase('the typed client', 'demo', (database) => {
  let live: LiveSite
  let key = ''
  beforeAll(async () => {
    live = await openLiveSite(database())
    const { headers } = await aPersonWithKey(database(), 'editor')
    key = headers['Authorization']?.replace('Bearer ', '') ?? ''
    return () => live.close()
  })

  it('knows every call of the API', () => {
    const types = readFileSync('clients/typescript/api.d.ts', 'utf8')
    for (const { operationId, path } of ENDPOINTS) {
      expect(types).toContain(`    ${operationId}: {`)
      expect(types).toContain(`    "${path}": {`)
    }
  })

  it('walks a category by cursor', async () => {
    const { rows } = await database().pool.query<{ n: number }>(`
      select count(*)::int as n from product_search s join product_categories c on c.id = s.category_id
      where c.slug = 'tu-lanh'`)
    const found = await cheapest(live.url, 'tu-lanh')
    expect(new Set(found.map(({ id }) => id)).size).toBe(rows[0]?.n)
  })

  it('writes over what it read, and not over what somebody else wrote since', async () => {
    const id = await articleMaker(database().db).article('bai-cua-may')
    expect(await rename(live.url, key, id, 'Tên mới')).toBe(true)
    const { get, patch } = createClient(live.url, { key })
    const { etag } = await get('/api/v1/articles/{id}', { path: { id } })
    await rename(live.url, key, id, 'Tên khác')
    const stale = patch('/api/v1/articles/{id}', { path: { id }, body: { title: 'x' }, ifMatch: etag ?? '' })
    await expect(stale).rejects.toMatchObject({ status: 412 })
  })

  it('writes an article of the four fields that it has to have', async () => {
    const make = articleMaker(database().db)
    const [category_id, author_id] = [
      await make.category('may-tu-viet', 'Máy viết'),
      await make.author('may', 'Máy'),
    ]
    const id = await draft(live.url, key, { title: 'Nháp', content: '<p>Chữ</p>', category_id, author_id })
    const { data } = await createClient(live.url, { key }).get('/api/v1/articles/{id}', { path: { id } })
    expect(data).toMatchObject({ title: 'Nháp', status: 'draft' })
  })

  it('gives a CSV file as its text', async () => {
    const { data } = await createClient(live.url, { key }).get('/api/v1/exports/template.csv')
    expect(data).toMatch(/title/)
  })

  it.each([
    [
      'a page of a proxy',
      502,
      'text/html',
      '<h1>Bad Gateway</h1>',
      { status: 502, code: null, retryAfter: 7 },
    ],
    ['a page instead of data', 200, 'text/html', '<h1>Sign in</h1>', { status: 200, code: null }],
    [
      'a problem',
      429,
      'application/problem+json',
      '{"detail":"Chậm lại","code":"too_many"}',
      { status: 429, code: 'too_many', message: 'Chậm lại', retryAfter: 7 },
    ],
  ])('%s is an ApiProblem', async (_, status, type, body, problem) => {
    const headers = { 'Content-Type': type, 'Retry-After': '7' }
    const fetch = () => Promise.resolve(new Response(body, { status, headers }))
    const asked = createClient(live.url, { fetch }).get('/api/v1/me')
    await expect(asked).rejects.toBeInstanceOf(ApiProblem)
    await expect(asked).rejects.toMatchObject(problem)
  })

  it('asks for what a path has to be filled with', () => {
    const { get } = createClient(live.url)
    // @ts-expect-error the path names an id
    expect(() => void get('/api/v1/products/{id}').catch(() => undefined)).not.toThrow()
  })

  it('sends a POST twice and makes one row', async () => {
    const [first, again] = [
      await addTag(live.url, key, 'Thẻ máy', 'k1'),
      await addTag(live.url, key, 'Thẻ máy', 'k1'),
    ]
    expect(again).toEqual(first)
  })
})
