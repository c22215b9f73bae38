import { describe, expect, it } from 'vitest'
import { contextOf, isRemovable, questionAt, saidBefore, sentBy, withoutSlot } from './context.ts'
import { converse } from './converse.ts'
import type { ConversationEvent } from './converse.ts'
import { newConversation } from './message.ts'
import { anAnswer } from './sample-answer.ts'

const after = (...events: ConversationEvent[]) => events.reduce(converse, newConversation())
const asked = (question: string): ConversationEvent => ({ type: 'asked', question })
const answered: ConversationEvent = { type: 'answered', answer: anAnswer() }
const understood = [
  { slot: 'kinds:tv', label: 'Tivi' },
  { slot: 'budget', label: 'Dưới 20 triệu' },
]
const read: ConversationEvent = { type: 'answered', answer: anAnswer({ understood }) }

describe('saidBefore', () => {
  const conversation = { version: 1 as const, topics: [{ need: { people: 4 }, shown: [3] }], askedBack: null }

  it("is the advisor's own record of what was said", () => {
    const recorded: ConversationEvent = { type: 'answered', answer: anAnswer({ conversation }) }
    expect(saidBefore(after(asked('tủ lạnh'), recorded))).toEqual({ conversation, previousContext: null })
  })

  it('is the text of the last answer where that one has no record, and nothing before the first', () => {
    expect(saidBefore(after(asked('tv'), read))).toEqual({
      conversation: null,
      previousContext: 'Câu hỏi: Tivi, Dưới 20 triệu\nTrả lời: Chọn máy 300 lít.',
    })
    expect(saidBefore(after())).toEqual({ conversation: null, previousContext: null })
  })
})

describe('contextOf', () => {
  it('holds the last question and answer, and nothing before the first answer', () => {
    expect(contextOf(after(asked('Tủ lạnh nào?')))).toBeNull()
    expect(contextOf(after(asked('Tủ lạnh nào?'), answered))).toBe(
      'Câu hỏi: Tủ lạnh nào?\nTrả lời: Chọn máy 300 lít.',
    )
  })

  it('says what was understood in place of the question, so that a second follow-up loses nothing', () => {
    expect(contextOf(after(asked('tv'), read))).toBe(
      'Câu hỏi: Tivi, Dưới 20 triệu\nTrả lời: Chọn máy 300 lít.',
    )
  })

  it('reaches back over a question that nothing was understood of, such as one that is refused', () => {
    const refused = after(asked('tv'), read, asked('thời tiết mai sao'), answered)
    expect(contextOf(refused)).toBe('Câu hỏi: Tivi, Dưới 20 triệu\nTrả lời: Chọn máy 300 lít.')
  })

  it('keeps the last whole answer when a later one failed or was stopped', () => {
    const failed = after(asked('Tủ lạnh nào?'), answered, asked('rẻ hơn'), { type: 'failed', text: 'hỏng' })
    expect(contextOf(failed)).toContain('Tủ lạnh nào?')
    const stopped = after(asked('Tủ lạnh nào?'), answered, asked('rẻ hơn'), { type: 'stopped', shown: 'Một' })
    expect(contextOf(stopped)).not.toContain('rẻ hơn')
  })

  it('holds what was sent for a question that stands for another', () => {
    const sent = { message: 'Tủ lạnh inverter', withoutSlots: ['features:inverter'] }
    const state = after({ type: 'asked', question: 'Bỏ điều kiện: Inverter', sent }, answered)
    expect(contextOf(state)).toContain('Câu hỏi: Tủ lạnh inverter')
  })

  it('never exceeds the limit', () => {
    expect(contextOf(after(asked('Tủ lạnh nào?'), answered), 10)).toHaveLength(10)
  })
})

describe('a condition taken away', () => {
  it('asks the last question again without it, also a second time', () => {
    const first = withoutSlot(after(asked('Tủ lạnh inverter'), read).messages, 'budget')
    expect(first).toEqual({ message: 'Tủ lạnh inverter', withoutSlots: ['budget'] })
    const again = after({ type: 'asked', question: 'Bỏ điều kiện: Giá', sent: first ?? undefined }, answered)
    expect(withoutSlot(again.messages, 'people')).toEqual({
      message: 'Tủ lạnh inverter',
      withoutSlots: ['people'],
    })
  })

  it.each([
    ['budget', ['kinds:tv', 'budget'], true],
    ['kinds:tv', ['kinds:tv', 'budget'], false],
    ['kinds:tv', ['kinds:tv', 'kinds:fridge'], true],
    ['brands:LG', ['brands:LG', 'budget'], false],
    ['brands:LG', ['brands:LG', 'kinds:tv'], true],
    ['budget', ['models:RT35', 'budget'], true],
  ])('%s of %j may go: %s, for something must stay named', (slot, slots, may) => {
    expect(isRemovable(slot, slots)).toBe(may)
  })
})

describe('questionAt', () => {
  it('gives a first question as it is, and a follow-up with what it was understood as', () => {
    const { messages } = after(asked('Tivi nào?'), answered, asked('rẻ hơn'), read)
    expect(questionAt(messages, 0)).toBeNull()
    expect(questionAt(messages, 2)).toEqual({ text: 'Tivi nào?', standalone: 'Tivi nào?' })
    expect(questionAt(messages, 4)).toEqual({ text: 'rẻ hơn', standalone: 'Tivi, Dưới 20 triệu' })
  })
})

it('sends a question as it stands unless it stands for another', () => {
  expect(sentBy({ id: 'user-2', from: 'visitor', text: 'tivi' })).toEqual({ message: 'tivi' })
})
