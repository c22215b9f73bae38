import { describe, expect, it } from 'vitest'
import type { Answer } from '../answer.ts'
import { contextOf, converse, newConversation } from './message.ts'

const answer: Answer = {
  content: 'Chọn máy 300 lít.',
  relatedQuestions: [],
  sources: [],
  productRecommendations: null,
  comparison: null,
  tapQuestion: null,
  understood: [],
}
const asked = converse(newConversation(), { type: 'asked', question: 'Tủ lạnh nào?' })
const answered = converse(asked, { type: 'answered', answer })

describe('converse', () => {
  it('starts with the welcome and the counter at 1', () => {
    expect(newConversation()).toMatchObject({
      counter: 1,
      asking: false,
      messages: [{ id: 'welcome-message' }],
    })
  })

  it('names messages user-n, ai-n and error-n', () => {
    const failed = converse(answered, { type: 'failed', text: 'hỏng' })
    expect(failed.messages.map(({ id }) => id)).toEqual(['welcome-message', 'user-2', 'ai-3', 'error-4'])
    expect(failed.asking).toBe(false)
  })

  it('keeps the question when the visitor stops the answer', () => {
    expect(converse(asked, { type: 'stopped' })).toEqual({ ...asked, asking: false })
  })

  it('resets to the welcome', () => {
    expect(converse(answered, { type: 'reset' })).toEqual(newConversation())
  })
})

describe('contextOf', () => {
  it('holds the last question and answer, and nothing before the first answer', () => {
    expect(contextOf(asked)).toBeNull()
    expect(contextOf(answered)).toBe('Câu hỏi: Tủ lạnh nào?\nTrả lời: Chọn máy 300 lít.')
  })

  it('says what was understood in place of the question, so that a second follow-up loses nothing', () => {
    const understood = [
      { slot: 'kinds:tv', label: 'Tivi' },
      { slot: 'budget', label: 'Dưới 20 triệu' },
    ]
    const state = converse(asked, { type: 'answered', answer: { ...answer, understood } })
    expect(contextOf(state)).toBe('Câu hỏi: Tivi, Dưới 20 triệu\nTrả lời: Chọn máy 300 lít.')
  })

  it('never exceeds the limit', () => {
    expect(contextOf(answered, 10)).toHaveLength(10)
  })
})
