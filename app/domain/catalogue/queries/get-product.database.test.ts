import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { describeOnDatabase } from '#tests/support/database.ts'
import { getProduct } from './get-product.server.ts'

describeOnDatabase('getProduct', 'schema', (database) => {
  const run = (query: ReturnType<typeof sql>) => database().db.execute(query)

  it('shows approved reviews, available variants and running promotions only, and each shop’s newest price', async () => {
    await run(
      sql`insert into product_categories (name, slug, kind, group_key) values ('Tivi', 'tivi', 'tv', 'dien-tu')`,
    )
    await run(
      sql`insert into products (id, title, category_id, price) values (7, 'Tivi thử 55 inch', 1, '12.990.000 ₫')`,
    )
    await run(sql`insert into product_reviews (product_id, customer_name, rating, review_text, is_approved) values
      (7, 'A', 5, 'tốt', true), (7, 'B', 4, 'ổn', true), (7, 'C', 1, 'chờ duyệt', false)`)
    await run(
      sql`insert into product_variants (product_id, name, is_available) values (7, 'Đen', true), (7, 'Trắng', false)`,
    )
    await run(sql`insert into product_promotions (product_id, title, promotion_type, valid_until, is_active) values
      (7, 'Còn hạn', 'gift', now() + interval '1 day', true), (7, 'Hết hạn', 'gift', now() - interval '1 day', true),
      (7, 'Đã tắt', 'gift', null, false), (7, 'Không hạn', 'warranty', null, true)`)
    await run(
      sql`insert into offers (id, product_id, shop) overriding system value values (1, 7, 'a.vn'), (2, 7, 'b.vn')`,
    )
    await run(sql`insert into price_observations (offer_id, price, observed_on, source) values
      (1, 13000000, '2025-01-01', 't'), (1, 12500000, '2025-06-01', 't'), (2, 11900000, '2025-03-01', 't')`)

    const product = await getProduct(database().db, 7)
    expect(product).toMatchObject({
      title: 'Tivi thử 55 inch',
      priceValue: 12_990_000,
      reviewCount: 2,
      ratingAverage: 4.5,
    })
    expect(product?.reviews.map(({ name }) => name).sort()).toEqual(['A', 'B'])
    expect(product?.starCounts).toEqual([0, 0, 0, 1, 1])
    expect(product?.variants.map(({ name }) => name)).toEqual(['Đen'])
    expect(product?.promotions.map(({ title }) => title).sort()).toEqual(['Còn hạn', 'Không hạn'])
    expect(product?.offers).toEqual([
      {
        shop: 'a.vn',
        url: null,
        price: 12_500_000,
        listPrice: null,
        inStock: null,
        observedOn: '2025-06-01',
      },
      {
        shop: 'b.vn',
        url: null,
        price: 11_900_000,
        listPrice: null,
        inStock: null,
        observedOn: '2025-03-01',
      },
    ])
  })

  it('keeps count and average right when a review is approved, changed and deleted', async () => {
    const rating = async () => {
      const product = await getProduct(database().db, 7)
      return [product?.reviewCount, product?.ratingAverage]
    }
    await run(sql`update product_reviews set is_approved = true where customer_name = 'C'`)
    expect(await rating()).toEqual([3, 10 / 3])
    await run(sql`delete from product_reviews where customer_name = 'A'`)
    expect(await rating()).toEqual([2, 2.5])
    await run(sql`delete from product_reviews`)
    expect(await rating()).toEqual([0, null])
  })

  it('refuses a rating outside 1 to 5, and a demo review that claims a purchase', async () => {
    const insert = (rating: number, isDemo: boolean, verified: boolean) =>
      run(sql`insert into product_reviews (product_id, customer_name, rating, review_text, is_demo, is_verified_purchase)
        values (7, 'D', ${rating}, 'x', ${isDemo}, ${verified})`)
    await expect(insert(6, false, false)).rejects.toThrow('Failed query')
    await expect(insert(0, false, false)).rejects.toThrow('Failed query')
    await expect(insert(5, true, true)).rejects.toThrow('Failed query')
  })

  it('knows no product in the trash', async () => {
    await run(sql`update products set deleted_at = now() where id = 7`)
    expect(await getProduct(database().db, 7)).toBeNull()
    expect(await getProduct(database().db, 8)).toBeNull()
  })
})
