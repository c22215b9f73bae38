import { describe, expect, it } from 'vitest'
import { answerCache } from './answer-cache.ts'
import type { KeptAnswer } from './answer-cache.ts'
import type { Answer } from './answer.ts'

const anAnswer = (content: string): KeptAnswer => ({ answer: { ...EMPTY, content }, toTeach: null })

const EMPTY: Answer = {
  content: '',
  relatedQuestions: [],
  sources: [],
  productRecommendations: null,
  comparison: null,
  tapQuestion: null,
  editorial: null,
  understood: [],
  conversation: null,
}

describe('answerCache', () => {
  it('keeps an answer for a day', () => {
    let now = 0
    const cache = answerCache(() => now)
    cache.set('a', anAnswer('a'))
    now = 24 * 60 * 60 * 1000 - 1
    expect(cache.get('a')?.answer.content).toBe('a')
    now += 1
    expect(cache.get('a')).toBeNull()
  })

  it('makes room by the answer used least recently', () => {
    const cache = answerCache(() => 0, 2)
    cache.set('a', anAnswer('a'))
    cache.set('b', anAnswer('b'))
    cache.get('a')
    cache.set('c', anAnswer('c'))
    expect(['a', 'b', 'c'].map((key) => cache.get(key)?.answer.content)).toEqual(['a', undefined, 'c'])
  })
})
