import { expect, it } from 'vitest'
import { describeOnDatabase } from '#tests/support/database.ts'
import { exampleAnswer } from './example-answers.server.ts'

describeOnDatabase('an example of an answer', 'demo', (database) => {
  it('is what the advisor says now, and counts as no question of anybody', async () => {
    const { db } = database()
    const example = await exampleAnswer(db, 'Tủ lạnh cho 4 người, dưới 15 triệu')
    expect(example?.text.length).toBeGreaterThan(20)
    expect(example?.products[0]).toMatchObject({ role: 'best' })
    expect(example?.products.every(({ title, reason }) => /tủ lạnh/i.test(title) && reason !== '')).toBe(true)
    const said = [example?.text, ...(example?.products ?? []).map(({ reason }) => reason)].join(' ')
    expect(said).toContain('đúng cỡ cho nhà 4 người')
    expect(said).not.toContain('nhà bạn')
    const { rows } = await db.execute<{ n: number }>('select count(*)::int as n from user_questions')
    expect(rows[0]?.n).toBe(0)
  })

  it('is none where nothing is recommended', async () => {
    expect(await exampleAnswer(database().db, 'Xin chào')).toBeNull()
  })
})
