import { describe, expect, it } from 'vitest'
import { startRun } from './shared-runs.ts'

const staying = new AbortController().signal

/** Work that gives what it is told, when it is told. */
function byHand() {
  let signal: AbortSignal | undefined
  const orders: PromiseWithResolvers<string | null>[] = [Promise.withResolvers()]
  const tell = (order: string | null) => {
    orders.at(-1)?.resolve(order)
    orders.push(Promise.withResolvers())
  }
  async function* work(abandoned: AbortSignal) {
    signal = abandoned
    for (let n = 0; ; n++) {
      const order = await orders[n]?.promise
      if (order === 'fail') throw new Error('it failed')
      if (order === null || order === undefined) return
      yield order
    }
  }
  return { work, tell, isAbandoned: () => signal?.aborted }
}

async function all<T>(pieces: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = []
  for await (const piece of pieces) found.push(piece)
  return found
}

describe('startRun', () => {
  it('gives every reader everything, also one that comes late', async () => {
    const { work, tell } = byHand()
    const run = startRun(work)
    const early = all(run.read(staying))
    tell('a')
    tell('b')
    await Promise.resolve()
    const late = all(run.read(staying))
    tell(null)
    expect(await Promise.all([early, late])).toEqual([
      ['a', 'b'],
      ['a', 'b'],
    ])
    expect(await all(run.read(staying))).toEqual(['a', 'b'])
  })

  it('fails for every reader when the work fails, after what it gave', async () => {
    const { work, tell } = byHand()
    const run = startRun(work)
    const reader = run.read(staying)
    tell('a')
    tell('fail')
    expect((await reader.next()).value).toBe('a')
    await expect(reader.next()).rejects.toThrow('it failed')
    await expect(all(run.read(staying))).rejects.toThrow('it failed')
  })

  it('gives the work up when the last reader has left, not before', async () => {
    const { work, tell, isAbandoned } = byHand()
    const run = startRun(work)
    const [first, second] = [new AbortController(), new AbortController()]
    const readers = [first, second].map(({ signal }) => all(run.read(signal)).catch(() => 'left'))
    tell('a')
    first.abort()
    expect(await readers[0]).toBe('left')
    expect([isAbandoned(), run.isAlive()]).toEqual([false, true])
    second.abort()
    expect(await readers[1]).toBe('left')
    expect([isAbandoned(), run.isAlive()]).toEqual([true, false])
  })

  it('counts a reader that stops reading as gone', async () => {
    const { work, tell, isAbandoned } = byHand()
    const reader = startRun(work).read(staying)
    tell('a')
    await reader.next()
    await reader.return()
    expect(isAbandoned()).toBe(true)
  })
})
