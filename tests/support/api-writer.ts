import { expect } from 'vitest'
import type { TestSite } from './site.ts'

/** What the API answers of something that was made. */
export type MadeRow = { id: number; slug: string } & Record<string, unknown>

/** Calls of the API that write. @param headers of who writes, asked at each call: hooks set them before the tests */
export function apiWriter(site: () => TestSite, headers: () => Record<string, string>) {
  const send = (method: string, path: string, body?: unknown, more: Record<string, string> = headers()) =>
    site().request(`/api/v1/${path}`, {
      method,
      headers: { 'Content-Type': 'application/json', ...more },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
  const made = async (path: string, body: object): Promise<MadeRow> => {
    const response = await send('POST', path, body)
    expect(response.status).toBe(201)
    return (await response.json()) as MadeRow
  }
  /** A published article of its own slug. */
  const anArticle = (ids: { category: number; author: number }, fields: object = {}) =>
    made('articles', {
      title: 'Chọn tủ lạnh',
      content: '<p>Nhà bốn người</p>',
      category_id: ids.category,
      author_id: ids.author,
      status: 'published',
      slug: `bai-${crypto.randomUUID()}`,
      ...fields,
    })
  return { send, made, anArticle }
}
