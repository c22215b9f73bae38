import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { describeOnDatabase } from '#tests/support/database.ts'
import { priceNeighbours } from './neighbours.server.ts'

describeOnDatabase('priceNeighbours', 'schema', (database) => {
  beforeAll(async () => {
    const run = (query: ReturnType<typeof sql>) => database().db.execute(query)
    await run(sql`insert into product_categories (name, slug, kind, group_key) values
      ('Tivi', 'tivi', 'tv', 'dien-tu'), ('Quạt', 'quat', 'fan', 'gia-dung')`)
    await run(sql`insert into brands (name, slug) values ('A', 'a'), ('B', 'b')`)
    await run(sql`insert into products (id, title, category_id, brand_id, price) values
      (1, 'giữa', 1, 1, '10000000'), (2, 'A rẻ nhất', 1, 1, '1000000'), (3, 'A rẻ', 1, 1, '8000000'),
      (4, 'A rẻ gần', 1, 1, '9000000'), (5, 'B đắt', 1, 2, '10500000'), (6, 'B bằng', 1, 2, '10000000'),
      (7, 'quạt', 2, 1, '9900000'), (8, 'không giá', 1, 2, null), (9, 'đã xóa', 1, 2, '9950000')`)
    await run(sql`update products set deleted_at = now() where id = 9`)
  })

  it('gives the next ones of each brand on both sides of the price, the nearest first, of the same category', async () => {
    const near = await priceNeighbours(database().db, 1)
    expect(near.map(({ id }) => id)).toEqual([6, 5, 4, 3])
  })

  it.each([8, 9, 99])('has none for product %d: without a price, in the trash, unknown', async (id) => {
    expect(await priceNeighbours(database().db, id)).toEqual([])
  })
})
