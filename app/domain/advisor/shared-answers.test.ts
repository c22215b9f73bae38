import { describe, expect, it } from 'vitest'
import type { AnswerEvent } from './answer-events.ts'
import type { Asking } from './shared-answers.ts'
import { sharedAnswers } from './shared-answers.ts'

/** Counts how often an answer is worked for; each work says which it was. */
function counting({ isLasting = true } = {}) {
  let runs = 0
  async function* work(): AsyncGenerator<AnswerEvent, void> {
    runs += 1
    const content = `Lần ${runs}.`
    await new Promise((resolve) => setTimeout(resolve, 1))
    yield { type: 'understood', understood: [] }
    yield { type: 'sentence', text: content }
    const answer = {
      content,
      relatedQuestions: [],
      sources: [],
      productRecommendations: null,
      comparison: null,
      tapQuestion: null,
      editorial: null,
      understood: [],
      conversation: null,
    }
    yield { type: 'answer', answer, isLasting, toTeach: null }
  }
  return work
}

function asker(work: () => AsyncGenerator<AnswerEvent, void>) {
  const shared = sharedAnswers()
  return async (message: string, changes: Partial<Asking & Asking['request']> = {}) => {
    const { catalogue = { version: 1, isSettled: true }, voice = 'built-in', ...request } = changes
    const asking = {
      request: { message, ...request },
      catalogue,
      voice,
      signal: new AbortController().signal,
    }
    let content = ''
    for await (const event of shared.ask(asking, work)) {
      if (event.type === 'sentence') content += event.text
    }
    return content
  }
}

describe('sharedAnswers', () => {
  it('gives an identical question the answer of before, white space aside', async () => {
    const ask = asker(counting())
    expect(await ask('tủ lạnh  4 người')).toBe('Lần 1.')
    expect(await ask(' tủ lạnh\n4 người')).toBe('Lần 1.')
  })

  it('lets questions at the same time share the work', async () => {
    const ask = asker(counting({ isLasting: false }))
    expect(await Promise.all([ask('tivi'), ask('tivi'), ask('tivi')])).toEqual(['Lần 1.', 'Lần 1.', 'Lần 1.'])
  })

  it.each<[string, Parameters<ReturnType<typeof asker>>[1]]>([
    ['another version of the catalogue', { catalogue: { version: 2, isSettled: true } }],
    ['another voice', { voice: 'sonar' }],
    ['another context', { previousContext: 'Câu hỏi: máy giặt' }],
    ['another product', { productId: 7 }],
    ['a condition taken away', { withoutSlots: ['budget'] }],
  ])('works anew for %s', async (_, changes) => {
    const ask = asker(counting())
    await ask('tivi')
    expect(await ask('tivi', changes)).toBe('Lần 2.')
    expect(await ask('tivi')).toBe('Lần 1.')
  })

  it('keeps no answer that does not last, and none while a change is fresh', async () => {
    const failing = asker(counting({ isLasting: false }))
    await failing('tivi')
    expect(await failing('tivi')).toBe('Lần 2.')
    const fresh = asker(counting())
    await fresh('tivi', { catalogue: { version: 1, isSettled: false } })
    expect(await fresh('tivi')).toBe('Lần 2.')
  })

  it('shares nothing personal', async () => {
    const ask = asker(counting())
    await ask('tư vấn tivi, số mình 0912345678')
    expect(await ask('tư vấn tivi, số mình 0912345678')).toBe('Lần 2.')
  })
})
