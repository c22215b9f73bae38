import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { describeOnDatabase } from '#tests/support/database.ts'
import { loadDemo } from './load.ts'
import { readArticles } from './read-articles.ts'
import { readDemo } from './read.ts'

describeOnDatabase('loadDemo', 'schema', (connection) => {
  async function count(query: ReturnType<typeof sql>): Promise<number> {
    const { rows } = await connection().db.execute<{ n: number }>(
      sql`select count(*)::int as n from ${query}`,
    )
    return rows[0]?.n ?? -1
  }

  it('inserts every product with its details, marked as demo', async () => {
    const demo = readDemo()
    expect(await loadDemo(connection().db)).toEqual({ products: demo.products.length })
    expect(await count(sql`products where is_demo`)).toBe(demo.products.length)
    expect(await count(sql`product_reviews where is_demo and is_approved`)).toBe(
      demo.products.flatMap(({ reviews }) => reviews).length,
    )
    expect(await count(sql`price_observations`)).toBe(
      demo.products.flatMap(({ offers }) => offers.flatMap(({ observations }) => observations)).length,
    )
    expect(await count(sql`product_search`)).toBe(demo.products.length)
    expect(await count(sql`categories`)).toBe(6)
    const blog = readArticles()
    expect(await count(sql`authors where is_demo`)).toBe(blog.authors.length)
    expect(await count(sql`tags`)).toBe(blog.tags.length)
    expect(await count(sql`articles where is_demo and is_ai_written and status = 'published'`)).toBe(
      blog.articles.length,
    )
    expect(await count(sql`suggestion_questions where is_demo`)).toBe(demo.suggestionQuestions.length)
  }, 60_000)

  it('dates products by their prices, so that none passes for new', async () => {
    expect(await count(sql`products where created_at > now() - interval '1 minute'`)).toBe(0)
  })

  it('leaves nothing half done when the catalogue is not empty', async () => {
    const before = await count(sql`products`)
    await expect(loadDemo(connection().db)).rejects.toThrow('Failed query')
    expect(await count(sql`products`)).toBe(before)
  })
})
