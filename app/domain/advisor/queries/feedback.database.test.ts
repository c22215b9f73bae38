import { expect, it } from 'vitest'
import { describeOnDatabase } from '#tests/support/database.ts'
import { keepFeedback } from './feedback.server.ts'

const KEY = '2f1c8a52-3f4f-4a0e-9b57-1c2d3e4f5a6b'

describeOnDatabase('answer feedback', 'schema', (database) => {
  const rows = async () =>
    (
      await database().pool.query(
        'select question_text, answer_text, is_helpful, reason from answer_feedback order by id',
      )
    ).rows
  const vote = (more: Partial<Parameters<typeof keepFeedback>[1]>) =>
    keepFeedback(database().db, {
      voteKey: KEY,
      question: 'gọi 0912345678 tư vấn tivi',
      answer: 'Tivi thử, 9.990.000 ₫.',
      isHelpful: true,
      ...more,
    })

  it('counts a vote once, lets its visitor change it, and keeps nothing personal', async () => {
    await vote({})
    await vote({ isHelpful: false, reason: 'Sai giá' })
    expect(await rows()).toEqual([
      {
        question_text: 'gọi [số điện thoại] tư vấn tivi',
        answer_text: 'Tivi thử, 9.990.000 ₫.',
        is_helpful: false,
        reason: 'Sai giá',
      },
    ])
    await vote({})
    expect(await rows()).toMatchObject([{ is_helpful: true, reason: null }])
  })
})
