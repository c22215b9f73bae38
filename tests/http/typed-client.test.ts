import { readFileSync } from 'node:fs'
import { beforeAll, expect, it } from 'vitest'
import { ENDPOINTS } from '#app/api/api-description.server.ts'
import { articleMaker } from '#tests/support/articles.ts'
import { describeOnDatabase } from '#tests/support/database.ts'
import { openLiveSite } from '#tests/support/live-site.ts'
import type { LiveSite } from '#tests/support/live-site.ts'
import { aPersonWithKey } from '#tests/support/staff.ts'
import { createClient } from '../../clients/typescript/client.ts'
import { addTag, cheapest, rename } from '../../clients/typescript/example.ts'

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

  it('sends a POST twice and makes one row', async () => {
    const [first, again] = [
      await addTag(live.url, key, 'Thẻ máy', 'k1'),
      await addTag(live.url, key, 'Thẻ máy', 'k1'),
    ]
    expect(again).toEqual(first)
  })
})
