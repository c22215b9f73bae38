/** Work that several wait for: what it gives is kept as it comes, and each reader goes through it at a pace of its own. */
export type Run<T> = {
  /** Everything from the beginning; ends when the work does. Leaving early, or `signal`, counts as not waiting any more. */
  read(signal: AbortSignal): AsyncGenerator<T, void>
  /** False once the work was given up because nobody waited. */
  isAlive(): boolean
}

/**
 * Starts work that stops when the last who waits for it has left. What it gives is held until it ends, so it must be
 * bounded: a slow reader costs no more than that, and stops no other.
 */
export function startRun<T>(work: (signal: AbortSignal) => AsyncIterable<T>): Run<T> {
  const abandoned = new AbortController()
  const given: T[] = []
  let readers = 0
  let ended: { error?: unknown } | null = null
  let wake = Promise.withResolvers<void>()
  const changed = () => {
    wake.resolve()
    wake = Promise.withResolvers()
  }
  const run = async () => {
    try {
      for await (const piece of work(abandoned.signal)) {
        given.push(piece)
        changed()
      }
      ended = {}
    } catch (error) {
      ended = { error }
    }
    changed()
  }
  void run()
  return {
    isAlive: () => !abandoned.signal.aborted,
    async *read(signal) {
      readers += 1
      const left = Promise.withResolvers<void>()
      const leave = () => left.resolve()
      signal.addEventListener('abort', leave, { once: true })
      try {
        for (let next = 0; ;) {
          signal.throwIfAborted()
          const piece = given[next]
          if (piece !== undefined) {
            next += 1
            yield piece
          } else if (ended) {
            if ('error' in ended) throw ended.error
            return
          } else {
            await Promise.race([wake.promise, left.promise])
          }
        }
      } finally {
        signal.removeEventListener('abort', leave)
        readers -= 1
        if (readers === 0 && !ended) abandoned.abort()
      }
    },
  }
}
