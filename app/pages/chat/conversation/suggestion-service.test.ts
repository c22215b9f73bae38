import { describe, expect, it, vi } from 'vitest'
import { FALLBACK_QUESTIONS } from '#app/domain/advisor/fallback-questions.ts'
import { SuggestionService } from './suggestion-service.ts'

const HOUR = 60 * 60 * 1000

function service(answer: () => Response | Promise<Response>) {
  const clock = { now: 0 }
  const fetch = vi.fn(async () => answer())
  return { clock, fetch, service: new SuggestionService({ fetch, now: () => clock.now }) }
}

const questions = (...list: string[]) => Response.json({ questions: list })

describe('SuggestionService', () => {
  it('keeps what it got for 24 hours', async () => {
    const { clock, fetch, service: suggestions } = service(() => questions('a'))
    await suggestions.get()
    clock.now = 24 * HOUR - 1
    expect(await suggestions.get()).toEqual({ questions: ['a'], isFallback: false })
    expect(fetch).toHaveBeenCalledTimes(1)
    clock.now = 24 * HOUR
    await suggestions.get()
    expect(fetch).toHaveBeenCalledTimes(2)
  })

  it('shares a request in flight', async () => {
    const { fetch, service: suggestions } = service(() => questions('a'))
    await Promise.all([suggestions.get(), suggestions.get()])
    expect(fetch).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['a failure', () => Promise.reject(new Error('offline'))],
    ['an error status', () => new Response(null, { status: 500 })],
    ['an empty list', () => questions()],
    ['a broken answer', () => Response.json({ questions: 3 })],
  ])('gives the built-in questions on %s and does not keep them', async (_, answer) => {
    const { clock, fetch, service: suggestions } = service(answer)
    expect(await suggestions.get()).toEqual({ questions: FALLBACK_QUESTIONS, isFallback: true })
    clock.now = 5 * 60 * 1000
    await suggestions.get()
    expect(fetch).toHaveBeenCalledTimes(2)
  })

  it('does not try again within 5 minutes, unless forced', async () => {
    const { clock, fetch, service: suggestions } = service(() => new Response(null, { status: 503 }))
    await suggestions.get()
    clock.now = 5 * 60 * 1000 - 1
    expect((await suggestions.get()).isFallback).toBe(true)
    expect(fetch).toHaveBeenCalledTimes(1)
    await suggestions.get(true)
    expect(fetch).toHaveBeenCalledTimes(2)
  })

  it('gives up after 15 s', async () => {
    const clock = new AbortController()
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(clock.signal)
    const fetch = vi.fn(
      (_url: unknown, init?: RequestInit) =>
        new Promise<Response>((_resolve, reject) => {
          init?.signal?.addEventListener('abort', () => reject(new DOMException('', 'TimeoutError')))
        }),
    )
    const asked = new SuggestionService({ fetch, now: () => 0 }).get()
    clock.abort()
    expect(await asked).toEqual({ questions: FALLBACK_QUESTIONS, isFallback: true })
    expect(timeout).toHaveBeenCalledExactlyOnceWith(15_000)
    timeout.mockRestore()
  })

  it('forgets what it kept when forced, even where nothing new can be had', async () => {
    const answers = [questions('a'), new Response(null, { status: 503 })]
    const { service: suggestions } = service(() => answers.shift() ?? questions('b'))
    await suggestions.get()
    expect((await suggestions.get(true)).isFallback).toBe(true)
    expect((await suggestions.get()).isFallback).toBe(true)
    expect(await suggestions.get(true)).toEqual({ questions: ['b'], isFallback: false })
  })

  it('shares a forced request in flight', async () => {
    const { fetch, service: suggestions } = service(() => questions('a'))
    await Promise.all([suggestions.get(true), suggestions.get(true), suggestions.get()])
    expect(fetch).toHaveBeenCalledTimes(1)
  })

  it('tells its subscribers of built-in questions, too', async () => {
    const { service: suggestions } = service(() => new Response(null, { status: 503 }))
    const heard = vi.fn()
    suggestions.subscribe(heard)
    await suggestions.get()
    expect(heard).toHaveBeenCalledExactlyOnceWith({ questions: FALLBACK_QUESTIONS, isFallback: true })
  })

  it('tells its subscribers until they leave', async () => {
    const { service: suggestions } = service(() => questions('a'))
    const heard = vi.fn()
    const leave = suggestions.subscribe(heard)
    await suggestions.get()
    leave()
    await suggestions.get(true)
    expect(heard).toHaveBeenCalledExactlyOnceWith({ questions: ['a'], isFallback: false })
  })
})
