import { describe, expect, test } from 'vitest'
import { Turnstile, TurnstileFull } from './turnstile.ts'

const never = new AbortController().signal

/** Jobs that run until they are told to end, and what has started so far. */
function jobs() {
  const started: string[] = []
  const ends = new Map<string, () => void>()
  const job = (name: string) => () => {
    started.push(name)
    return new Promise<string>((resolve) => ends.set(name, () => resolve(name)))
  }
  return { started, job, end: (name: string) => ends.get(name)?.() }
}
const settled = () => new Promise((resolve) => setImmediate(resolve))

describe('Turnstile', () => {
  test('runs two at once, the others in the order they came', async () => {
    const turnstile = new Turnstile({ places: 2, queue: 9 })
    const { started, job, end } = jobs()
    const all = ['a', 'b', 'c', 'd'].map((name) => turnstile.run(job(name), never))
    await settled()
    expect(started).toEqual(['a', 'b'])
    end('b')
    await settled()
    expect(started).toEqual(['a', 'b', 'c'])
    end('a')
    await settled()
    end('c')
    end('d')
    expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd'])
  })

  test('gives the place of a failed job to the next', async () => {
    const turnstile = new Turnstile({ places: 1, queue: 9 })
    const failing = turnstile.run(() => Promise.reject(new Error('no')), never)
    const next = turnstile.run(() => Promise.resolve('next'), never)
    await expect(failing).rejects.toThrow('no')
    expect(await next).toBe('next')
  })

  test('forgets who leaves while waiting, without using up a place', async () => {
    const turnstile = new Turnstile({ places: 1, queue: 9 })
    const { started, job, end } = jobs()
    const first = turnstile.run(job('first'), never)
    const leaver = new AbortController()
    const left = turnstile.run(job('left'), leaver.signal)
    const last = turnstile.run(job('last'), never)
    leaver.abort(new Error('gone'))
    await expect(left).rejects.toThrow('gone')
    end('first')
    await first
    await settled()
    end('last')
    expect(await last).toBe('last')
    expect(started).toEqual(['first', 'last'])
  })

  test('refuses who comes when too many wait, and takes again later', async () => {
    const turnstile = new Turnstile({ places: 1, queue: 1 })
    const { job, end } = jobs()
    const first = turnstile.run(job('first'), never)
    const second = turnstile.run(() => Promise.resolve('second'), never)
    await expect(turnstile.run(() => Promise.resolve('third'), never)).rejects.toBeInstanceOf(TurnstileFull)
    end('first')
    await Promise.all([first, second])
    expect(await turnstile.run(() => Promise.resolve('fourth'), never)).toBe('fourth')
  })

  test('does not begin for who has left already', async () => {
    await expect(
      new Turnstile({ places: 1, queue: 1 }).run(
        () => Promise.resolve(1),
        AbortSignal.abort(new Error('gone')),
      ),
    ).rejects.toThrow('gone')
  })
})
