import { expect, it } from 'vitest'
import { describeOnDatabase } from '#tests/support/database.ts'
import { countToTeach, groupOf, questionsToTeach, settleEntries } from './questions-to-teach.server.ts'
import type { ListQuery } from './questions-to-teach.server.ts'

describeOnDatabase('questions to teach', 'schema', (database) => {
  const db = () => database().db
  const list = async (query: Partial<ListQuery> = {}) =>
    (await questionsToTeach(db(), { state: 'open', reason: null, days: null, text: '', ...query })).map(
      ({ text }) => text,
    )

  it('come from what was not answered and from votes, and are filtered, settled and opened again', async () => {
    await database().pool.query(`
      insert into unanswered_questions (question_text, reason, asked_count, last_asked_at, answer_text) values
        ('Tủ rượu để ban công được không?', 'no_source', 3, now() - interval '2 days', 'Mình chưa có nguồn.'),
        ('máy hút mùi xài gas', 'not_understood', 1, now() - interval '40 days', null);
      insert into answer_feedback (question_text, answer_text, is_helpful, reason) values
        ('tu ruou de ban cong duoc ko', 'Mình chưa có nguồn.', false, 'Thiếu thông tin'),
        ('tivi nào đẹp', 'Tivi này.', false, 'Khó hiểu'), ('tivi nào to', 'Tivi kia.', true, null)`)
    expect(await countToTeach(db())).toBe(4)
    const groups = await questionsToTeach(db(), { state: 'open', reason: null, days: null, text: '' })
    const wine = groups.find(({ text }) => text.startsWith('Tủ rượu'))
    expect(wine).toMatchObject({ asked: 3, votes: 1, reasons: ['voted_down', 'no_source'] })
    expect(await list({ days: 30 })).not.toContain('máy hút mùi xài gas')
    expect(await list({ reason: 'not_understood' })).toEqual(['máy hút mùi xài gas'])
    expect(await list({ text: 'TIVI đẹp' })).toEqual([])
    expect(await list({ text: 'tivi nao' })).toEqual(['tivi nào đẹp'])

    const keys = wine?.keys ?? []
    expect((await groupOf(db(), keys[0] ?? ''))?.others).toEqual(['tu ruou de ban cong duoc ko'])
    expect((await settleEntries(db(), { keys, to: 'ignored' })).keys.toSorted()).toEqual(keys.toSorted())
    expect(await settleEntries(db(), { keys, to: 'ignored' })).toEqual({ keys: [], names: [] })
    expect(await list()).not.toContain('Tủ rượu để ban công được không?')
    expect(await list({ state: 'ignored' })).toEqual(['Tủ rượu để ban công được không?'])
    expect(await list({ state: 'done' })).toEqual([])
    expect((await settleEntries(db(), { keys, to: 'open' })).keys).toHaveLength(2)
    expect(await countToTeach(db())).toBe(4)
  })
})
