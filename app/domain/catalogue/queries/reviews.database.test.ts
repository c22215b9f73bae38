import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { describeOnDatabase } from '#tests/support/database.ts'
import { REVIEW_CONSENT } from '../review-form.ts'
import { addReview } from './add-review.server.ts'
import { getProduct } from './get-product.server.ts'
import { observationsOf } from './price-history.server.ts'
import { reviewTexts } from './review-texts.server.ts'
import { helpfulVotes, voteHelpful } from './vote-helpful.server.ts'

const REVIEW = {
  name: 'Lan',
  rating: 4,
  text: 'Dùng ổn, chạy êm, giao nhanh.',
  monthsUsed: 6,
  consent: 'on',
} as const

describeOnDatabase('reviews', 'schema', (database) => {
  beforeAll(async () => {
    const { db } = database()
    await db.execute(
      sql`insert into product_categories (name, slug, kind, group_key) values ('Tivi', 'tivi', 'tv', 'dien-tu')`,
    )
    await db.execute(
      sql`insert into products (id, title, category_id) values (1, 'Tivi', 1), (2, 'Tivi khác', 1)`,
    )
  })

  it('keeps a review unseen until it is approved, with the words that were agreed to', async () => {
    const { db } = database()
    const id = await addReview(db, 1, REVIEW)
    expect((await getProduct(db, 1))?.reviews).toEqual([])
    expect(await reviewTexts(db, 1)).toEqual([])
    const { rows } = await db.execute(
      sql`select purpose, wording from consents where subject = ${`review:${id}`}`,
    )
    expect(rows).toEqual([{ purpose: 'review', wording: REVIEW_CONSENT }])
    await db.execute(sql`update product_reviews set is_approved = true where id = ${id}`)
    expect((await getProduct(db, 1))?.reviews).toMatchObject([
      { name: 'Lan', rating: 4, monthsUsed: 6, isVerifiedPurchase: false, isDemo: false },
    ])
    expect(await reviewTexts(db, 1)).toEqual([REVIEW.text])
  })

  it('keeps neither review nor consent where one of them fails', async () => {
    const { db } = database()
    const count = async () => (await db.execute(sql`select count(*)::int as n from consents`)).rows[0]
    const before = await count()
    await expect(addReview(db, 99, REVIEW)).rejects.toThrow('Failed query')
    expect(await count()).toEqual(before)
  })

  it('counts a vote for a shown review of that product alone', async () => {
    const { db } = database()
    const hidden = await addReview(db, 1, REVIEW)
    const shown = await addReview(db, 1, REVIEW)
    await db.execute(sql`update product_reviews set is_approved = true where id = ${shown}`)
    expect(await voteHelpful(db, 1, shown)).toBe(1)
    expect(await voteHelpful(db, 1, shown)).toBe(2)
    expect(await helpfulVotes(db, 1, shown)).toBe(2)
    for (const [product, review] of [
      [1, hidden],
      [2, shown],
      [1, 9999],
    ] as const) {
      expect(await voteHelpful(db, product, review)).toBeNull()
      expect(await helpfulVotes(db, product, review)).toBeNull()
    }
  })

  it('lists every price seen of a product, oldest first', async () => {
    const { db } = database()
    await db.execute(
      sql`insert into offers (id, product_id, shop) overriding system value values (1, 1, 'a.vn'), (2, 1, 'b.vn'), (3, 2, 'a.vn')`,
    )
    await db.execute(sql`insert into price_observations (offer_id, price, list_price, observed_on, source) values
      (1, 9, 12, '2025-06-01', 't'), (2, 10, null, '2025-01-01', 't'), (3, 1, null, '2025-01-01', 't')`)
    expect(await observationsOf(db, 1)).toEqual([
      { shop: 'b.vn', price: 10, listPrice: null, inStock: null, observedOn: '2025-01-01', source: 't' },
      { shop: 'a.vn', price: 9, listPrice: 12, inStock: null, observedOn: '2025-06-01', source: 't' },
    ])
  })
})
