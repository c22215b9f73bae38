import { beforeEach, describe, expect, it, vi } from 'vitest'
import { storage } from '#tests/support/storage.ts'
import { converse } from './converse.ts'
import type { ConversationEvent } from './converse.ts'
import { drop, dropAll, keep, keptConversations, onOtherTab, readKept } from './history.ts'
import type { Place } from './history.ts'
import { newConversation } from './message.ts'
import { anAnswer } from './sample-answer.ts'

const after = (...events: ConversationEvent[]) => events.reduce(converse, newConversation())
const asked = (question: string): ConversationEvent => ({ type: 'asked', question })
const answered: ConversationEvent = { type: 'answered', answer: anAnswer() }
const save = (question: string, place: Place | null = null, now = 1_000) =>
  keep({ messages: after(asked(question), answered).messages, about: null }, place, now)
const titles = () => keptConversations().map(({ title }) => title)

beforeEach(() => storage.install())

describe('keeping', () => {
  it('gives a conversation back as it was, called by its first question', () => {
    const { messages } = after(asked('Tủ lạnh nào?'), answered, asked('rẻ hơn'), answered)
    const place = keep({ messages, about: { id: 5, title: 'Tivi thử' } }, null, 1_000)
    expect(readKept(place?.id ?? '')).toMatchObject({
      title: 'Tủ lạnh nào?',
      updatedAt: 1_000,
      about: { id: 5, title: 'Tivi thử' },
      conversation: { messages, counter: 5, asking: false },
    })
  })

  it('goes on in the same place, and keeps nothing before the first question', () => {
    const place = save('tivi')
    save('tivi', place, 2_000)
    expect(keptConversations()).toMatchObject([{ id: place?.id, updatedAt: 2_000 }])
    expect(keep({ messages: newConversation().messages, about: null }, null)).toBeNull()
  })

  it('lists the last one first, and the oldest give way to a 21st', () => {
    for (let n = 1; n <= 21; n++) save(`câu ${n}`, null, n)
    expect(titles()).toHaveLength(20)
    expect(titles().at(0)).toBe('câu 21')
    expect(titles()).not.toContain('câu 1')
  })

  it('keeps the last 100 messages', () => {
    const events = Array.from({ length: 60 }, (_, n) => [asked(`câu ${n}`), answered]).flat()
    const place = keep({ messages: after(...events).messages, about: null }, null)
    const { messages, counter } = readKept(place?.id ?? '')?.conversation ?? newConversation()
    expect(messages).toHaveLength(101)
    expect(messages.at(0)?.id).toBe('welcome-message')
    expect(counter).toBe(121)
  })

  it('reads a question whose answer was lost with the page as stopped', () => {
    const place = keep({ messages: after(asked('tivi')).messages, about: null }, null)
    expect(readKept(place?.id ?? '')?.conversation).toMatchObject({
      asking: false,
      messages: [{}, { id: 'user-2' }, { id: 'ai-3', state: 'stopped' }],
    })
  })

  it('keeps a long title short and on one line', () => {
    save(`tủ\n${'lạnh '.repeat(40)}`)
    expect(titles()[0]).toMatch(/^tủ lạnh .*…$/)
    expect(titles()[0]?.length).toBeLessThanOrEqual(80)
  })
})

describe('two tabs', () => {
  it('do not write over each other: who comes second goes on in a conversation of its own', () => {
    const place = save('tivi', null, 1)
    const other = save('tivi của thẻ khác', place, 2)
    const own = save('tivi của thẻ này', place, 3)
    expect(other?.id).toBe(place?.id)
    expect(own?.id).not.toBe(place?.id)
    expect(titles()).toEqual(['tivi của thẻ này', 'tivi của thẻ khác'])
  })

  it('a conversation that another tab took away does not come back under its id', () => {
    const place = save('tivi')
    drop(place?.id ?? '')
    expect(save('tivi', place)?.id).not.toBe(place?.id)
  })

  it('hear of each other, of conversations alone', () => {
    const heard = vi.fn()
    const stop = onOtherTab(heard)
    storage.writeFromAnotherTab('theme', 'dark')
    expect(heard).not.toHaveBeenCalled()
    storage.writeFromAnotherTab('chat:x', '{}')
    expect(heard).toHaveBeenCalledTimes(1)
    stop()
    storage.writeFromAnotherTab('chat:x', '{}')
    expect(heard).toHaveBeenCalledTimes(1)
  })
})

describe('taking away', () => {
  it('can be undone', () => {
    const place = save('tivi')
    const bringBack = drop(place?.id ?? '')
    expect(titles()).toEqual([])
    bringBack()
    expect(titles()).toEqual(['tivi'])
  })

  it('of all leaves what is not a conversation', () => {
    storage.values.set('theme', 'dark')
    save('một')
    save('hai')
    dropAll()
    expect(titles()).toEqual([])
    expect(storage.values.get('theme')).toBe('dark')
  })
})

describe('storage that is full or refused', () => {
  it('gives up the oldest to keep the newest', () => {
    for (let n = 1; n <= 4; n++) save(`câu ${n}`, null, n)
    const size = Math.max(...[...storage.values.values()].map(({ length }) => length))
    storage.limit(size * 3)
    expect(save('câu 5', null, 5)).not.toBeNull()
    expect(titles().at(0)).toBe('câu 5')
    expect(titles()).not.toContain('câu 1')
  })

  it('lets the page go on where nothing can be kept', () => {
    storage.fill()
    expect(save('tivi')).toBeNull()
    storage.refuse()
    expect(save('tivi')).toBeNull()
    expect(keptConversations()).toEqual([])
    expect(drop('x')).toBeInstanceOf(Function)
  })
})

describe('what somebody else wrote there', () => {
  it.each([
    ['no JSON', '{'],
    ['another form', '{"version":2,"updatedAt":1,"messages":[{"id":"user-2","from":"visitor","text":"a"}]}'],
    ['nothing asked', '{"version":1,"updatedAt":1,"messages":[]}'],
    ['messages that are none', '{"version":1,"updatedAt":1,"messages":[{"id":"x"},5,null]}'],
    ['a list', '[]'],
  ])('%s is left out', (_, text) => {
    storage.values.set('chat:x', text)
    save('tivi')
    expect(titles()).toEqual(['tivi'])
  })

  it('a broken answer reads as stopped, and an unknown reason as none', () => {
    const messages = [
      { id: 'user-2', from: 'visitor', text: 'a' },
      { id: 'ai-3', from: 'advisor', text: 'b', answer: 5 },
      { id: 'user-4', from: 'visitor', text: 'c' },
      {
        id: 'ai-5',
        from: 'advisor',
        text: 'd',
        answer: anAnswer(),
        vote: { key: 'k', isHelpful: false, reason: 'x' },
      },
    ]
    storage.values.set('chat:x', JSON.stringify({ version: 1, updatedAt: 1, messages }))
    expect(readKept('x')?.conversation.messages.slice(1)).toMatchObject([
      {},
      { state: 'stopped', answer: null },
      {},
      { answer: anAnswer(), vote: { key: 'k', isHelpful: false, reason: null } },
    ])
  })
})
