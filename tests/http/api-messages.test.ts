import { beforeAll, expect, it } from 'vitest'
import { apiWriter } from '#tests/support/api-writer.ts'
import { describeOnDatabase } from '#tests/support/database.ts'
import { openSite } from '#tests/support/site.ts'
import type { TestSite } from '#tests/support/site.ts'
import { aPersonWithKey } from '#tests/support/staff.ts'

type Problem = { status: number; detail: string; errors?: Record<string, string> }

describeOnDatabase('what the API says is wrong', 'schema', (database) => {
  let site: TestSite
  let editor: { id: string; headers: Record<string, string> }
  let id = 0
  const { send } = apiWriter(
    () => site,
    () => editor.headers,
  )
  beforeAll(async () => {
    site = await openSite(database())
    editor = await aPersonWithKey(database(), 'editor')
    const response = await send('POST', 'products', { title: 'Ấm', kind: 'kettle' })
    id = ((await response.json()) as { id: number }).id
  })
  const told = async (response: Response) => (await response.json()) as Problem

  it('a year has no thousands point', async () => {
    const { status, errors } = await told(await send('PATCH', `products/${id}`, { release_year: 1800 }))
    expect([status, errors?.['release_year']]).toEqual([422, 'Năm từ 1980 đến 2100.'])
  })

  it.each([
    ['products', 'Excel'],
    ['articles', 'WordPress'],
  ])('an import of %s without a file names the files it takes', async (subject, format) => {
    const body = new FormData()
    body.set('subject', subject)
    const response = await site.request('/api/v1/imports', { method: 'POST', body, headers: editor.headers })
    const { status, detail } = await told(response)
    expect(status).toBe(400)
    expect(detail).toContain(format)
  })

  it.each([
    ['DELETE', 'offers/999999', 'Không có nơi bán này.'],
    ['PATCH', 'offers/999999', 'Không có nơi bán này.'],
    ['DELETE', 'offers/999999/prices/1', 'Không có nơi bán này.'],
  ])('%s …/%s is told in words of the API', async (method, path, words) => {
    const body = method === 'DELETE' ? undefined : { shop: 'X' }
    expect(await told(await send(method, `products/${id}/${path}`, body))).toMatchObject({
      status: 404,
      detail: words,
    })
  })

  it('too many writes are told as writes, with the seconds to wait', async () => {
    await database().pool.query(
      `insert into rate_limits (bucket, hits, resets_at) values ($1, 600, now() + interval '90 seconds')
       on conflict (bucket) do update set hits = 600, resets_at = excluded.resets_at`,
      [`content:${editor.id}`],
    )
    const response = await send('PATCH', `products/${id}`, { title: 'Ấm hai' })
    expect(response.status).toBe(429)
    const seconds = Number(response.headers.get('retry-after'))
    expect((await told(response)).detail).toBe(`Ghi nhiều lần quá. Vui lòng thử lại sau ${seconds} giây.`)
  })
})
