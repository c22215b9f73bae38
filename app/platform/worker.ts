import type { Logger } from 'pino'
import { outageOf } from './outage.ts'

/** Work that this process does now and then, one pass at a time. */
export type Worker<Result> = {
  /** Works until nothing is due; asked again meanwhile, it waits for the pass that is running. */
  run: () => Promise<Result>
  /** Begins a pass; its failure is told to `onFailure`. */
  look: () => void
  /** Looks now and from then on. @returns the function that stops it, behind the pass that is running */
  start: () => () => Promise<void>
}

type Parts<Result> = {
  work: () => Promise<Result>
  /** How often it is looked without being asked, in ms. */
  everyMs: number
  /** How long stopping waits for the pass that is running, in ms; as long as that takes where it is left out. */
  stopMs?: number
  onFailure: (error: unknown) => void
}

/**
 * How a failure of work that looks again by itself is told: a database that does not answer in time, or is away, passes, and is told
 * by what watches the database; anything else asks for somebody.
 */
export function tellingFailure(
  log: Pick<Logger, 'warn' | 'error'>,
  message: string,
): (error: unknown) => void {
  return (error) => log[outageOf(error) === 'away' ? 'warn' : 'error']({ err: error }, message)
}

/** Makes a worker; any number of servers may have one each, where what is due is taken by one of them alone. */
export function createWorker<Result>({ work, everyMs, stopMs, onFailure }: Parts<Result>): Worker<Result> {
  let running: Promise<Result> | null = null
  const run = () => (running ??= work().finally(() => (running = null)))
  const look = () => void run().catch(onFailure)
  return {
    run,
    look,
    start() {
      look()
      const timer = setInterval(look, everyMs).unref()
      return async () => {
        clearInterval(timer)
        const ended = running?.catch(() => undefined)
        if (stopMs === undefined) await ended
        else await Promise.race([ended, new Promise<void>((resolve) => setTimeout(resolve, stopMs).unref())])
      }
    },
  }
}

/** Works in several lanes side by side; resolves when all have ended. */
export async function inLanes(count: number, lane: () => Promise<void>): Promise<void> {
  await Promise.all(Array.from({ length: count }, lane))
}
