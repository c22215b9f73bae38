import { afterEach, describe, expect, it, vi } from 'vitest'
import { eventStream } from './server-sent-events.ts'
import type { ServerSentEvent } from './server-sent-events.ts'

afterEach(() => void vi.useRealTimers())

const quietly = { onFailure: () => {}, onLeave: () => {} }

async function* numbers(upTo: number, ends: () => void = () => {}): AsyncGenerator<ServerSentEvent, void> {
  try {
    for (let n = 1; n <= upTo; n++) yield { event: 'number', data: n }
  } finally {
    ends()
  }
}

describe('eventStream', () => {
  it('writes each event and ends', async () => {
    const response = eventStream(numbers(2), quietly)
    expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
    expect(await response.text()).toBe('event: number\ndata: 1\n\nevent: number\ndata: 2\n\n')
  })

  it('says a failure after the first words as a problem, and ends', async () => {
    const failures: unknown[] = []
    async function* failing(): AsyncGenerator<ServerSentEvent, void> {
      yield { event: 'number', data: 1 }
      throw new Error('secret')
    }
    const text = await eventStream(failing(), {
      ...quietly,
      onFailure: (error) => failures.push(error),
    }).text()
    expect(text).toMatch(/^event: number\ndata: 1\n\nevent: problem\ndata: \{.*"status":500.*\}\n\n$/)
    expect(text).not.toContain('secret')
    expect(failures).toHaveLength(1)
  })

  it('takes no more from the work than its reader takes', async () => {
    let given = 0
    async function* counted() {
      for await (const event of numbers(1_000)) {
        given += 1
        yield event
      }
    }
    const reader = eventStream(counted(), quietly).body?.getReader()
    await reader?.read()
    await new Promise((resolve) => setTimeout(resolve, 10))
    expect(given).toBeLessThanOrEqual(3)
    await reader?.cancel()
  })

  it('ends the work when its reader leaves', async () => {
    let [left, ended] = [false, false]
    const response = eventStream(
      numbers(1_000, () => (ended = true)),
      { ...quietly, onLeave: () => (left = true) },
    )
    const reader = response.body?.getReader()
    await reader?.read()
    await reader?.cancel()
    expect(left).toBe(true)
    await expect.poll(() => ended).toBe(true)
  })

  it('sends a sign of life while the work takes long', async () => {
    vi.useFakeTimers()
    async function* silent(): AsyncGenerator<ServerSentEvent, void> {
      await new Promise(() => {})
      yield { event: 'never', data: null }
    }
    const reader = eventStream(silent(), quietly).body?.getReader()
    const next = reader?.read()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(new TextDecoder().decode((await next)?.value)).toBe(': \n\n')
    await reader?.cancel()
  })
})
