import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { needChoices } from '#app/domain/search/stated-needs.ts'
import { describeOnDatabase } from '#tests/support/database.ts'
import { PRICE_LADDER, countInBand, priceBands } from '../price-bands.ts'
import { queryOf, readListState } from '../schema.ts'
import { listProducts } from './list-products.server.ts'

/** Lists as addresses, each with the same filter in SQL by its parts. */
const LISTS: { address: string; parts: Record<string, SQL> }[] = [
  { address: '', parts: {} },
  { address: 'category=tu-lanh', parts: { category: sql`c.slug = 'tu-lanh'` } },
  { address: 'brand=lg&brand=samsung', parts: { brand: sql`b.slug in ('lg', 'samsung')` } },
  {
    address: 'category=tu-lanh&brand=%21samsung&price=-10000000&inverter=true',
    parts: {
      category: sql`c.slug = 'tu-lanh'`,
      brand: sql`b.slug <> 'samsung'`,
      price: sql`pp.value < 10000000`,
      inverter: sql`(p.attributes ->> 'inverter')::boolean`,
    },
  },
  {
    address: 'category=tu-lanh&capacity_l=250-350&capacity_l=600-&doors=side-by-side&doors=multi-door',
    parts: {
      category: sql`c.slug = 'tu-lanh'`,
      capacity_l: sql`((p.attributes ->> 'capacity_l')::numeric >= 250 and (p.attributes ->> 'capacity_l')::numeric < 350
        or (p.attributes ->> 'capacity_l')::numeric >= 600)`,
      doors: sql`p.attributes ->> 'doors' in ('side-by-side', 'multi-door')`,
    },
  },
  {
    address: 'category=may-lanh&hp=1.5&min=8tr&max=15tr',
    parts: {
      category: sql`c.slug = 'may-lanh'`,
      hp: sql`(p.attributes ->> 'hp')::numeric = 1.5`,
      price: sql`pp.value between 8000000 and 15000000`,
    },
  },
  {
    address: 'category=dien-thoai&rating=4&storage_gb=128:256',
    parts: {
      category: sql`c.slug = 'dien-thoai'`,
      rating: sql`r.average >= 4`,
      storage_gb: sql`(p.attributes ->> 'storage_gb')::numeric between 128 and 256`,
    },
  },
  {
    address: 'rating=3&price=20000000-',
    parts: { rating: sql`r.average >= 3`, price: sql`pp.value >= 20000000` },
  },
  { address: 'q=samsung+galaxy', parts: { text: sql`p.title ~* 'samsung' and p.title ~* 'galaxy'` } },
  {
    address: 'q=inverter&literal=1&category=tu-lanh&brand=lg&price=-10000000&capacity_l=250-350',
    parts: {
      text: sql`p.title ~* 'inverter'`,
      category: sql`c.slug = 'tu-lanh'`,
      brand: sql`b.slug = 'lg'`,
      price: sql`pp.value < 10000000`,
      capacity_l: sql`(p.attributes ->> 'capacity_l')::numeric >= 250 and (p.attributes ->> 'capacity_l')::numeric < 350`,
    },
  },
  {
    address: 'category=tu-lanh&brand=lg',
    parts: { category: sql`c.slug = 'tu-lanh'`, brand: sql`b.slug = 'lg'` },
  },
]

describeOnDatabase('counts of facets', 'demo', (database) => {
  const count = async (parts: Record<string, SQL>, but: string, more: SQL = sql`true`) => {
    const kept = Object.entries(parts).flatMap(([part, condition]) => (part === but ? [] : [condition]))
    const { rows } = await database().db.execute<{ n: number }>(sql`
      select count(*)::int as n from products p join product_categories c on c.id = p.category_id
      left join brands b on b.id = p.brand_id left join product_ratings r on r.product_id = p.id
      left join product_prices pp on pp.product_id = p.id
      where p.deleted_at is null and ${sql.join([...kept, more], sql` and `)}`)
    return rows[0]?.n ?? 0
  }
  const list = (address: string) =>
    listProducts(database().db, queryOf(readListState(new URLSearchParams(address))))

  it.each(LISTS)('equal SQL for /products?$address', async ({ address, parts }) => {
    const { counts, pagination, category, categories } = await list(address)
    expect(pagination.total).toBe(await count(parts, ''))
    for (const brand of counts.brands.slice(0, 8)) {
      expect(brand.count, brand.name).toBe(await count(parts, 'brand', sql`b.slug = ${brand.slug}`))
    }
    const brandTotal = counts.brands.reduce((sum, brand) => sum + brand.count, 0)
    expect(brandTotal).toBe(await count(parts, 'brand', sql`b.id is not null`))
    for (const band of priceBands(counts.ladder)) {
      const within = sql`pp.value >= ${band.min ?? 0} and pp.value < ${band.max ?? 1e12}`
      expect(countInBand(band, counts.prices)).toBe(await count(parts, 'price', within))
    }
    for (const stars of [3, 4]) {
      const counted = counts.ratings.slice(stars).reduce((sum, n) => sum + n, 0)
      expect(counted, `${stars} stars`).toBe(await count(parts, 'rating', sql`r.average >= ${stars}`))
    }
    const acrossCategories = Object.fromEntries(
      Object.entries(parts).filter(([part]) => ['brand', 'price', 'rating', 'text'].includes(part)),
    )
    for (const { id, slug } of categories.values()) {
      expect(counts.categories.get(id) ?? 0, slug).toBe(
        await count(acrossCategories, '', sql`c.slug = ${slug}`),
      )
    }
    for (const { attribute } of category?.facets ?? []) {
      const places = [...counts.places].filter(([place]) => place.startsWith(`${attribute}=`))
      const counted = places.reduce((sum, [, n]) => sum + n, 0)
      expect(counted, attribute).toBe(await count(parts, attribute, sql`p.attributes ? ${attribute}`))
    }
  })

  it('count a need as its sizing rule reads it', async () => {
    const choices = needChoices('fridge')?.choices ?? []
    const state = readListState(new URLSearchParams('category=tu-lanh'))
    const query = { ...queryOf(state), needChoices: choices.map(({ needs }) => needs) }
    const { counts } = await listProducts(database().db, query)
    expect(choices.length).toBeGreaterThan(3)
    for (const [index, { needs }] of choices.entries()) {
      const [bounds] = needs[0] ?? []
      const within = sql`(p.attributes ->> 'capacity_l')::numeric between ${bounds?.min ?? 0} and ${bounds?.max ?? 1e9}`
      expect(counts.needs[index] ?? 0).toBe(await count({}, '', sql`c.slug = 'tu-lanh' and ${within}`))
      const narrowed = await listProducts(database().db, { ...query, needs })
      expect(narrowed.pagination.total).toBe(counts.needs[index] ?? 0)
    }
  })

  it('hold what is asked of a figure of products that a text found in every category', async () => {
    const query = queryOf(readListState(new URLSearchParams('q=samsung')))
    const attributes = { capacity_l: ['250:350'] }
    const { counts, pagination } = await listProducts(database().db, { ...query, attributes })
    expect(pagination.total).toBe(
      await count(
        {},
        '',
        sql`p.title ~* 'samsung' and (p.attributes ->> 'capacity_l')::numeric between 250 and 350`,
      ),
    )
    expect([...counts.categories.values()].reduce((sum, n) => sum + n, 0)).toBeGreaterThanOrEqual(
      pagination.total,
    )
  })

  it('follow a product that changes its price, its figures and its stars', async () => {
    const { db } = database()
    const before = await list('category=tu-lanh')
    const id = before.products[0]?.id ?? 0
    await db.execute(
      sql`update products set lowest_price = '99000000', attributes = '{"capacity_l": 5, "doors": "moi"}' where id = ${id}`,
    )
    await db.execute(sql`delete from product_reviews where product_id = ${id}`)
    await db.execute(sql`insert into product_reviews (product_id, customer_name, rating, review_text, is_approved)
      values (${id}, 'A', 5, 'x', true), (${id}, 'B', 4, 'y', true)`)
    const after = await list('category=tu-lanh')
    expect(after.counts.places.get('doors=moi')).toBe(1)
    expect(after.pagination.total).toBe(before.pagination.total)
    const { rows } = await db.execute<{ facet: string; n: number }>(sql`
      select f.facet, f.n from facet_counts f join product_categories c on c.id = f.category_id and c.slug = 'tu-lanh'
      where f.n <> (select count(*) from product_search s
        where s.category_id = f.category_id and f.facet = any(counted_places(s.facets, s.price_step, s.rating_floor)))`)
    expect(rows).toEqual([])
  })

  it('go by the same price ladder in SQL and in the page', async () => {
    const { rows } = await database().db.execute<{ ladder: string[] }>(sql`select price_ladder() as ladder`)
    expect(rows[0]?.ladder.map(Number)).toEqual([...PRICE_LADDER])
  })
})
