import { describe, expect, it, vi } from 'vitest'
import { retried } from './retried.ts'

const never = new AbortController().signal

describe('retried', () => {
  it('gives what the second attempt brings, after one second', async () => {
    const wait = vi.fn<(ms: number) => Promise<void>>().mockResolvedValue()
    const load = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(new TypeError('Failed to fetch'))
      .mockResolvedValue('list')
    expect(await retried(load, never, wait)).toBe('list')
    expect(wait.mock.calls).toEqual([[1_000]])
  })

  it('gives up after four attempts, saying why', async () => {
    const wait = vi.fn<(ms: number) => Promise<void>>().mockResolvedValue()
    const load = vi.fn<() => Promise<string>>().mockRejectedValue(new TypeError('Failed to fetch'))
    await expect(retried(load, never, wait)).rejects.toThrow(
      'Failed to load products after 4 attempts: Failed to fetch',
    )
    expect(wait.mock.calls).toEqual([[1_000], [2_000], [3_000]])
  })

  it('tells the status of an answer that failed', async () => {
    const load = () => Promise.reject(new Response(null, { status: 503 }))
    await expect(retried(load, never, async () => {})).rejects.toThrow('HTTP error! status: 503')
  })

  it('passes redirects and refusals through at once', async () => {
    const redirect = new Response(null, { status: 302 })
    const load = vi.fn<() => Promise<string>>().mockRejectedValue(redirect)
    await expect(retried(load, never)).rejects.toBe(redirect)
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('stops when the visitor goes elsewhere', async () => {
    const leave = new AbortController()
    const load = vi.fn<() => Promise<string>>().mockRejectedValue(new TypeError('Failed to fetch'))
    await expect(retried(load, leave.signal, async () => leave.abort())).rejects.toThrow('Failed to fetch')
    expect(load).toHaveBeenCalledTimes(1)
  })
})
