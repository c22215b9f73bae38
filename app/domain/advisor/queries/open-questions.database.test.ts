import { expect, it } from 'vitest'
import { describeOnDatabase } from '#tests/support/database.ts'
import { openQuestions, settleQuestion } from './open-questions.server.ts'

describeOnDatabase('open questions', 'schema', (database) => {
  it('are listed with the latest first, until they are done with', async () => {
    const { db, pool } = database()
    await pool.query(`
      insert into unanswered_questions (question_text, reason, asked_count, last_asked_at, resolved_at) values
        ('tủ đông mini', 'no_match', 2, now() - interval '1 day', null),
        ('máy hút mùi', 'no_match', 7, now(), null), ('xong rồi', 'no_match', 1, now(), now())`)
    const open = await openQuestions(db, 1)
    expect([open.count, open.rows.map(({ text, count }) => [text, count])]).toEqual([2, [['máy hút mùi', 7]]])
    const id = open.rows[0]?.id ?? 0
    expect(await settleQuestion(db, { id, isDone: true })).toBe('máy hút mùi')
    const texts = async () => (await openQuestions(db, 5)).rows.map(({ text }) => text)
    expect(await texts()).toEqual(['tủ đông mini'])
    expect((await openQuestions(db, 5, 1)).rows).toEqual([])
    await settleQuestion(db, { id, isDone: false })
    expect(await texts()).toEqual(['máy hút mùi', 'tủ đông mini'])
    expect(await settleQuestion(db, { id: 9999, isDone: true })).toBeNull()
  })
})
