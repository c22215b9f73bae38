import { ModelFailure } from './voice.ts'
import type { Clock, Failure } from './voice.ts'

/** A running clock: its signal stops the call, for the visitor or for the time. */
export type Watch = {
  signal: AbortSignal
  /** The model said something. */
  tick(): void
  stop(failure: Failure): void
  /** Why the clock stopped the call; null when it did not. */
  failure(): ModelFailure | null
  close(): void
}

/** Starts the clock of a call that also ends when the visitor leaves. Always `close` it. */
export function startWatch({ firstTokenMs, stallMs, totalMs }: Clock, visitor: AbortSignal): Watch {
  const call = new AbortController()
  let failed: ModelFailure | null = null
  const stop = (failure: Failure) => {
    if (call.signal.aborted) return
    failed = new ModelFailure(failure)
    call.abort(failed)
  }
  const leave = () => call.abort(visitor.reason)
  if (visitor.aborted) leave()
  visitor.addEventListener('abort', leave, { once: true })
  const whole = setTimeout(() => stop('too slow'), totalMs)
  let next = setTimeout(() => stop('no first token'), firstTokenMs)
  return {
    signal: call.signal,
    tick() {
      clearTimeout(next)
      next = setTimeout(() => stop('stalled'), stallMs)
    },
    stop,
    failure: () => failed,
    close() {
      clearTimeout(whole)
      clearTimeout(next)
      visitor.removeEventListener('abort', leave)
      call.abort()
    },
  }
}
