import { beforeAll, expect, it } from 'vitest'
import { describeOnDatabase } from '#tests/support/database.ts'
import { emptySearches, settleEmptySearch, waitingReviews } from './open-work.server.ts'
import { logZeroResult } from './zero-results.server.ts'

describeOnDatabase('what waits for an editor', 'demo', (database) => {
  beforeAll(async () => {
    await database().pool.query(`
      delete from zero_result_queries;
      update product_reviews set is_approved = true;
      insert into product_reviews (product_id, customer_name, rating, review_text, created_at, rejection_reason) values
        (1, 'An', 5, 'Mới', now(), null), (1, 'Bình', 4, 'Cũ', now() - interval '2 days', null),
        (1, 'Chi', 1, 'Rác', now(), 'quảng cáo')`)
  })

  it('lists searches without a result, the latest first, until they are done with or made again', async () => {
    const { db } = database()
    for (const search of ['ghế massage', 'máy sấy bát', 'máy sấy bát']) await logZeroResult(db, search)
    const open = await emptySearches(db, 1)
    expect([open.count, open.rows.length]).toEqual([2, 1])
    expect(open.rows[0]).toMatchObject({ key: 'may say bat', text: 'máy sấy bát', count: 2 })
    expect(await settleEmptySearch(db, { key: 'may say bat', isDone: true })).toBe('máy sấy bát')
    expect((await emptySearches(db, 5)).rows.map(({ key }) => key)).toEqual(['ghe massage'])
    await logZeroResult(db, 'Máy sấy bát')
    expect((await emptySearches(db, 5)).count).toBe(2)
  })

  it('lists reviews that nobody has read, the longest waiting first', async () => {
    const { count, rows } = await waitingReviews(database().db, 5)
    expect([count, rows.map(({ name }) => name)]).toEqual([2, ['Bình', 'An']])
    expect(rows[0]).toMatchObject({ productId: 1, rating: 4, text: 'Cũ' })
  })
})
