import { ApiProblem, createClient } from './client.ts'

/** Walks a category by cursor, cheapest first. */
export async function cheapest(site: string, category: string): Promise<{ id: number; title: string }[]> {
  const { get } = createClient(site)
  const found: { id: number; title: string }[] = []
  let cursor: string | null | undefined
  do {
    const query = { category, sortBy: 'price', limit: 48, ...(cursor ? { cursor } : {}) } as const
    const { data } = await get('/api/v1/products', { query })
    found.push(...data.products.map(({ id, title }) => ({ id, title })))
    cursor = data.pagination.nextCursor
  } while (cursor)
  return found
}

/** Gives an article another title, over what was just read and over nothing else. @returns whether it is so now */
export async function rename(site: string, key: string, id: number, title: string): Promise<boolean> {
  const { get, patch } = createClient(site, { key })
  const { etag } = await get('/api/v1/articles/{id}', { path: { id } })
  try {
    await patch('/api/v1/articles/{id}', { path: { id }, body: { title }, ifMatch: etag ?? '' })
    return true
  } catch (error) {
    if (error instanceof ApiProblem && error.status === 412) return false
    throw error
  }
}

/** Writes a draft of an article, of no more than it has to have. @returns its id */
export async function draft(
  site: string,
  key: string,
  article: { title: string; content: string; category_id: number; author_id: number },
): Promise<number> {
  const { post } = createClient(site, { key })
  return (await post('/api/v1/articles', { body: article })).data.id
}

/** Makes a tag once, however often it is asked for. */
export async function addTag(site: string, key: string, name: string, idempotencyKey: string) {
  const { post } = createClient(site, { key })
  return (await post('/api/v1/tags', { body: { name }, idempotencyKey })).data
}
