import { beforeEach, expect, it } from 'vitest'
import { describeOnDatabase } from '#tests/support/database.ts'
import { askedQuestions, popularQuestions, recordUnanswered, trackQuestion } from './questions.server.ts'

const FRIDGE = 'Tư vấn tủ lạnh cho 4 người dưới 15 triệu'

describeOnDatabase('questions', 'schema', (database) => {
  const db = () => database().db
  beforeEach(async () => {
    await database().pool.query('truncate user_questions, unanswered_questions')
  })
  const track = async (question: string, times: number) => {
    for (let time = 0; time < times; time++) await trackQuestion(db(), question)
  }

  it('loses no count when many ask the same at once', async () => {
    await Promise.all(Array.from({ length: 20 }, () => trackQuestion(db(), FRIDGE)))
    expect(await askedQuestions(db(), { sort: 'popular', limit: 5, page: 1 })).toMatchObject({
      questions: [{ question_text: FRIDGE, question_count: 20 }],
    })
  })

  it('does not count a blank question', async () => {
    await track('  ', 1)
    expect(await askedQuestions(db(), { sort: 'recent', limit: 5, page: 1 })).toMatchObject({ questions: [] })
  })

  it('shows others what was asked at least 3 times and is about appliances, most asked first', async () => {
    await track(FRIDGE, 3)
    await track('Máy giặt nào tiết kiệm điện?', 4)
    await track('Tivi nào cho phòng khách 20m2?', 2)
    await track('làm thơ về mùa thu đi bạn ơi', 9)
    await track('tư vấn tủ lạnh, gọi mình 0912345678', 9)
    expect(await popularQuestions(db(), 4)).toEqual(['Máy giặt nào tiết kiệm điện?', FRIDGE])
    expect(await popularQuestions(db(), 1)).toEqual(['Máy giặt nào tiết kiệm điện?'])
  })

  it('keeps a question without an answer once, with how often it was asked and the last reason', async () => {
    const asked = (question: string, reason: 'no_source' | 'not_understood') => ({
      question,
      reason,
      answer: 'Gọi 0912345678 nhé.',
    })
    await recordUnanswered(db(), asked('máy sấy gọi 0912345678 là gì', 'no_source'))
    await recordUnanswered(db(), asked('máy sấy gọi 0987654321 là gì', 'not_understood'))
    const { rows } = await database().pool.query(
      'select question_text, reason, asked_count, answer_text from unanswered_questions',
    )
    expect(rows).toEqual([
      {
        question_text: 'máy sấy gọi [số điện thoại] là gì',
        reason: 'not_understood',
        asked_count: 2,
        answer_text: 'Gọi [số điện thoại] nhé.',
      },
    ])
  })

  it('opens a settled question again when it is asked again, but not an ignored one', async () => {
    const ask = () =>
      recordUnanswered(db(), { question: 'máy sấy là gì', reason: 'no_source', answer: 'Chưa có nguồn.' })
    const isOpen = async () =>
      (await database().pool.query('select resolved_at from unanswered_questions')).rows[0].resolved_at ===
      null
    await ask()
    await database().pool.query('update unanswered_questions set resolved_at = now()')
    await ask()
    expect(await isOpen()).toBe(true)
    await database().pool.query('update unanswered_questions set resolved_at = now(), is_ignored = true')
    await ask()
    expect(await isOpen()).toBe(false)
  })
})
