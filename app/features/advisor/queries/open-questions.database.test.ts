import { expect, it } from 'vitest'
import { describeOnDatabases } from '#tests/support/database.ts'
import { closeQuestion, openQuestions } from './open-questions.server.ts'

describeOnDatabases('open questions', 'schema', (database) => {
  it('are listed with the latest first, until they are done with', async () => {
    const { db, pool } = database()
    await pool.query(`
      insert into unanswered_questions (question_text, reason, asked_count, last_asked_at, resolved_at) values
        ('tủ đông mini', 'no_match', 2, now() - interval '1 day', null),
        ('máy hút mùi', 'no_match', 7, now(), null), ('xong rồi', 'no_match', 1, now(), now())`)
    const open = await openQuestions(db, 1)
    expect([open.count, open.rows.map(({ text, count }) => [text, count])]).toEqual([2, [['máy hút mùi', 7]]])
    await closeQuestion(db, open.rows[0]?.id ?? 0)
    expect((await openQuestions(db, 5)).rows.map(({ text }) => text)).toEqual(['tủ đông mini'])
  })
})
