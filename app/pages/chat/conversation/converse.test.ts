import { describe, expect, it } from 'vitest'
import { converse } from './converse.ts'
import type { ConversationEvent } from './converse.ts'
import { newConversation } from './message.ts'
import { anAnswer } from './sample-answer.ts'

const after = (...events: ConversationEvent[]) => events.reduce(converse, newConversation())
const ids = (...events: ConversationEvent[]) => after(...events).messages.map(({ id }) => id)

const asked: ConversationEvent = { type: 'asked', question: 'Tủ lạnh nào?' }
const answered: ConversationEvent = { type: 'answered', answer: anAnswer() }
const failed: ConversationEvent = { type: 'failed', text: 'hỏng' }
const sentence = (text: string): ConversationEvent => ({ type: 'sentence', text })

describe('a conversation', () => {
  it('starts with the welcome and the counter at 1', () => {
    expect(newConversation()).toMatchObject({
      counter: 1,
      asking: false,
      messages: [{ id: 'welcome-message' }],
    })
  })

  it('names messages user-n, ai-n and error-n', () => {
    expect(ids(asked, answered, asked, failed)).toEqual([
      'welcome-message',
      'user-2',
      'ai-3',
      'user-4',
      'error-5',
    ])
    expect(after(asked, failed).asking).toBe(false)
  })

  it('resets to the welcome', () => {
    expect(after(asked, answered, { type: 'reset' })).toEqual(newConversation())
  })
})

describe('an answer that arrives', () => {
  it('is one message from its first sentence to the whole', () => {
    expect(after(asked, sentence('Một. '), sentence('Hai.')).messages.at(-1)).toMatchObject({
      id: 'ai-3',
      text: 'Một. Hai.',
      state: 'arriving',
      answer: null,
    })
    const whole = after(asked, sentence('Một. '), answered)
    expect(whole.messages.at(-1)).toEqual({
      id: 'ai-3',
      from: 'advisor',
      text: 'Chọn máy 300 lít.',
      answer: anAnswer(),
    })
    expect(whole.asking).toBe(false)
  })

  it('says what was understood while it is on its way, and no longer', () => {
    const understood: ConversationEvent = {
      type: 'understood',
      understood: [{ slot: 'budget', label: 'Dưới 5 triệu' }],
    }
    expect(after(asked, understood).understood).toHaveLength(1)
    expect(after(asked, understood, answered).understood).toEqual([])
  })

  it('keeps what was shown when the visitor stops it, marked as stopped', () => {
    const stopped = after(asked, sentence('Một. '), sentence('Hai.'), { type: 'stopped', shown: 'Một.' })
    expect(stopped.messages.at(-1)).toMatchObject({ id: 'ai-3', text: 'Một.', state: 'stopped' })
    expect(after(asked, { type: 'stopped', shown: '' }).messages.at(-1)).toMatchObject({
      text: '',
      state: 'stopped',
    })
  })

  it('keeps what had arrived when it fails, marked as cut, and says the failure below', () => {
    expect(after(asked, sentence('Một. '), failed).messages.slice(-2)).toMatchObject([
      { id: 'ai-3', text: 'Một. ', state: 'cut' },
      { id: 'error-4', text: 'hỏng', state: 'failed' },
    ])
  })

  it('changes nothing once nobody waits for it', () => {
    const stopped = after(asked, { type: 'stopped', shown: '' })
    for (const late of [answered, failed, sentence('Muộn.')]) expect(converse(stopped, late)).toBe(stopped)
  })
})

describe('going back', () => {
  it('takes a question and all that followed away, and never gives a number twice', () => {
    expect(ids(asked, answered, asked, answered, { type: 'rewound', id: 'user-4' }, asked)).toEqual([
      'welcome-message',
      'user-2',
      'ai-3',
      'user-6',
    ])
  })

  it('does nothing for a message that is not there, nor for the welcome', () => {
    const state = after(asked, answered)
    for (const id of ['user-99', 'welcome-message'])
      expect(converse(state, { type: 'rewound', id })).toBe(state)
  })
})

it('keeps a vote with its answer', () => {
  const vote = { key: 'k', isHelpful: false, reason: 'Sai giá' } as const
  const state = after(asked, answered, { type: 'voted', id: 'ai-3', vote })
  expect(state.messages.at(-1)).toMatchObject({ id: 'ai-3', vote })
})
