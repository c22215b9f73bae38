import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { describeOnDatabase } from '#tests/support/database.ts'
import { apiListQuery } from '../schema.ts'
import { getProduct } from './get-product.server.ts'
import { listProducts } from './list-products.server.ts'
import { productTitle } from './product-title.server.ts'
import { productsByIds } from './products-by-ids.server.ts'

describeOnDatabase('listProducts', 'demo', (database) => {
  const list = (query: Record<string, string | number>) =>
    listProducts(
      database().db,
      apiListQuery(new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))),
    )
  const count = async (condition: ReturnType<typeof sql>) => {
    const { rows } = await database().db.execute<{ n: number }>(
      sql`select count(*)::int as n from products p join product_categories c on c.id = p.category_id
        left join brands b on b.id = p.brand_id where p.deleted_at is null and ${condition}`,
    )
    return rows[0]?.n
  }

  it('pages through everything once, newest first', async () => {
    const first = await list({ limit: 48 })
    const seen = new Set<number>()
    for (let page = 1; page <= first.pagination.totalPages; page++) {
      for (const { id } of (await list({ limit: 48, page })).products) seen.add(id)
    }
    expect(seen.size).toBe(await count(sql`true`))
    expect(first.pagination).toMatchObject({ page: 1, limit: 48, hasPrev: false, hasNext: true })
    const dates = first.products.map(({ updatedAt }) => Date.parse(updatedAt))
    expect(dates).toEqual([...dates].sort((a, b) => b - a))
  })

  it.each([
    ['tủ lạnh lg', 'tu lanh lg'],
    ['Máy giặt cửa trước', 'MAY GIAT cua truoc'],
    ['lg tủ lạnh', 'tủ lạnh lg'],
    ['9 kg', '9kg'],
  ])('finds the same for %j and %j', async (one, other) => {
    const [a, b] = [await list({ search: one, limit: 48 }), await list({ search: other, limit: 48 })]
    expect(a.pagination.total).toBeGreaterThan(0)
    expect(a.products.map(({ id }) => id)).toEqual(b.products.map(({ id }) => id))
  })

  it('puts products whose title matches before those that only mention the words', async () => {
    const { products } = await list({ search: 'tủ lạnh', limit: 24 })
    expect(products.map(({ title }) => /tủ lạnh/i.test(title))).toEqual(products.map(() => true))
  })

  it('puts titles with the marks as typed before those that only fold the same', async () => {
    const { db } = database()
    await db.execute(sql`insert into products (title, category_id) select title, id from product_categories,
      (values ('Máy Hoà Tan A'), ('Máy Hóa Tân B')) as two (title) where slug = 'quat'`)
    expect((await list({ search: 'máy hòa tan' })).products.map(({ title }) => title)).toEqual([
      'Máy Hoà Tan A',
      'Máy Hóa Tân B',
    ])
    expect((await list({ search: 'máy hóa tân' })).products.map(({ title }) => title)).toEqual([
      'Máy Hóa Tân B',
      'Máy Hoà Tan A',
    ])
    await db.execute(sql`delete from products where title like 'Máy H% T_n _'`)
  })

  it('also looks for what means the same, and says so', async () => {
    const [south, north] = [await list({ search: 'máy lạnh' }), await list({ search: 'điều hòa' })]
    expect(south.pagination.total).toBe(north.pagination.total)
    expect(south.also).toContain('điều hòa')
    expect(south.counts.categories.get(south.categories.get('quat')?.id ?? 0)).toBeUndefined()
  })

  it('finds titles that sound alike when nothing matches', async () => {
    const { products } = await list({ search: 'samsumg galaxi' })
    expect(products[0]?.title).toMatch(/Samsung Galaxy/i)
  })

  it('takes a category by name or slug, and gives nothing for one that does not exist', async () => {
    const total = await count(sql`c.slug = 'tu-lanh'`)
    expect((await list({ category: 'Tủ lạnh' })).pagination.total).toBe(total)
    expect((await list({ category: 'tu-lanh' })).pagination.total).toBe(total)
    expect(await list({ category: 'tau-ngam' })).toMatchObject({
      products: [],
      pagination: { total: 0, totalPages: 0 },
    })
  })

  it('holds the price range and sorts by price, products without a price last in both directions', async () => {
    const { db } = database()
    await db.execute(sql`delete from offers where product_id = (select min(id) from products)`)
    await db.execute(sql`update products set price = 'Liên hệ' where id = (select min(id) from products)`)
    const range = await list({ minPrice: 5_000_000, maxPrice: 6_000_000, sortBy: 'price', limit: 48 })
    const prices = range.products.map(({ mainPrice }) => mainPrice?.value ?? 0)
    expect(prices.every((price) => price >= 5_000_000 && price <= 6_000_000)).toBe(true)
    expect(prices).toEqual([...prices].sort((a, b) => a - b))
    for (const sortOrder of ['asc', 'desc'] as const) {
      const { pagination } = await list({ sortBy: 'price', sortOrder })
      const last = await list({ sortBy: 'price', sortOrder, page: pagination.totalPages })
      expect(last.products.at(-1)?.price).toBe('Liên hệ')
    }
  })

  it('counts facets as SQL does, each without its own filter', async () => {
    const { counts, categories } = await list({ category: 'tivi', brand: 'Samsung' })
    const lg = counts.brands.find(({ name }) => name === 'LG')
    expect(lg?.count).toBe(await count(sql`c.slug = 'tivi' and b.name = 'LG'`))
    expect(counts.categories.get(categories.get('tu-lanh')?.id ?? 0)).toBe(
      await count(sql`c.slug = 'tu-lanh' and b.name = 'Samsung'`),
    )
  })

  it('forgets a product put into the trash and finds it again when it is restored', async () => {
    const before = await list({})
    const id = before.products[0]?.id ?? 0
    await database().db.execute(sql`update products set deleted_at = now() where id = ${id}`)
    const without = await list({})
    expect(without.pagination.total).toBe(before.pagination.total - 1)
    expect(without.products.map((product) => product.id)).not.toContain(id)
    await database().db.execute(sql`update products set deleted_at = null where id = ${id}`)
    expect((await list({})).pagination.total).toBe(before.pagination.total)
  })

  it('forgets a product that is hidden at every count, and finds it again when it is shown', async () => {
    const counted = async () => {
      const { rows } = await database().pool.query<{ counts: string }>(`
        select concat((select count(*) from product_search), ' ', (select sum(n) from product_counts), ' ',
          (select sum(n) from facet_counts), ' ', (select sum(n) from product_words)) as counts`)
      return rows[0]?.counts
    }
    const before = await list({})
    const counts = await counted()
    const id = before.products[0]?.id ?? 0
    await database().pool.query('update products set is_hidden = true where id = $1', [id])
    // What else changes of it brings it back nowhere.
    await database().pool.query(`update products set title = title || '!' where id = $1`, [id])
    await database().pool.query('update product_categories set is_hidden = not is_hidden')
    await database().pool.query('update product_categories set is_hidden = not is_hidden')
    expect((await list({})).pagination.total).toBe(before.pagination.total - 1)
    expect(await productsByIds(database().db, [id])).toEqual([])
    expect(await getProduct(database().db, id)).toBeNull()
    expect(await getProduct(database().db, id, { withHidden: true })).toMatchObject({ id, isHidden: true })
    expect(await productTitle(database().db, id)).toBeNull()
    await database().pool.query(
      `update products set is_hidden = false, title = rtrim(title, '!') where id = $1`,
      [id],
    )
    expect(await counted()).toBe(counts)
  })
})
