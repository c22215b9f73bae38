import { beforeEach, describe, expect, it } from 'vitest'
import { describeOnDatabase } from '#tests/support/database.ts'
import { decideOnReviews, reviewFigures, reviewsToModerate } from './moderate-reviews.server.ts'
import type { Decision } from './moderate-reviews.server.ts'

const APPROVED: Decision = { isApproved: true, reason: null }
const REFUSED: Decision = { isApproved: false, reason: 'quảng cáo' }

describeOnDatabase('moderating reviews', 'demo', (database) => {
  const db = () => database().db
  const ids: number[] = []
  beforeEach(async () => {
    const { pool } = database()
    await pool.query('delete from product_reviews')
    const { rows } = await pool.query<{ id: number }>(`
      insert into product_reviews (product_id, customer_name, rating, review_text, created_at) values
        (1, 'An', 5, 'Cũ nhất', now() - interval '2 days'), (1, 'Bình', 2, 'Mới hơn', now()),
        (2, 'Chi', 4, 'Máy khác', now()) returning id`)
    ids.splice(0, 3, ...rows.map(({ id }) => id))
  })
  const names = async (state: 'waiting' | 'approved' | 'rejected', product = '') =>
    (await reviewsToModerate(db(), { state, product, limit: 10, offset: 0 })).rows.map(({ name }) => name)
  const rating = async () =>
    (await database().pool.query('select review_count, rating_sum from product_ratings where product_id = 1'))
      .rows

  it('lists each state by itself, the longest waiting and the last decided first, with its figures', async () => {
    expect((await names('waiting'))[0]).toBe('An')
    await decideOnReviews(db(), { ids: ids.slice(0, 1), to: APPROVED })
    await decideOnReviews(db(), { ids: ids.slice(1, 2), to: REFUSED })
    expect([await names('waiting'), await names('approved'), await names('rejected')]).toEqual([
      ['Chi'],
      ['An'],
      ['Bình'],
    ])
    expect(await reviewFigures(db())).toEqual({ waiting: 1, approved: 1, rejected: 1 })
  })

  it('finds reviews by their product', async () => {
    const { rows } = await database().pool.query<{ title: string }>('select title from products where id = 2')
    expect(await names('waiting', rows[0]?.title)).toEqual(['Chi'])
    expect(await names('waiting', 'zzzz')).toEqual([])
    expect(await names('waiting', '!!')).toEqual([])
  })

  describe('a decision', () => {
    it('changes the rating of its product at once, and back', async () => {
      await decideOnReviews(db(), { ids, to: APPROVED })
      expect(await rating()).toEqual([{ review_count: 2, rating_sum: 7 }])
      await decideOnReviews(db(), { ids: ids.slice(1, 2), to: REFUSED })
      expect(await rating()).toEqual([{ review_count: 1, rating_sum: 5 }])
    })

    it('tells what was before of those that changed, and of no other', async () => {
      await decideOnReviews(db(), { ids: ids.slice(0, 1), to: REFUSED })
      const decided = await decideOnReviews(db(), { ids: ids.slice(0, 2), to: APPROVED })
      expect(new Map(decided.map(({ id, before }) => [id, before]))).toEqual(
        new Map([
          [ids[0], REFUSED],
          [ids[1], { isApproved: false, reason: null }],
        ]),
      )
      expect(await decideOnReviews(db(), { ids, to: APPROVED })).toHaveLength(1)
    })

    it('is only taken back where it still stands', async () => {
      await decideOnReviews(db(), { ids: ids.slice(0, 1), to: REFUSED })
      const waiting = { isApproved: false, reason: null }
      expect(await decideOnReviews(db(), { ids: ids.slice(0, 1), to: waiting, standing: APPROVED })).toEqual(
        [],
      )
      expect(
        await decideOnReviews(db(), { ids: ids.slice(0, 1), to: waiting, standing: REFUSED }),
      ).toHaveLength(1)
    })
  })
})
