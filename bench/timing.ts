import { percentile } from './percentile.ts'

/** How long something took over many runs, in ms. */
export type Timing = { runs: number; minMs: number; p50Ms: number; p99Ms: number }

/** The figures of the times of some runs. */
export const timingOf = (times: readonly number[]): Timing => ({
  runs: times.length,
  minMs: percentile(times, 0),
  p50Ms: percentile(times, 0.5),
  p99Ms: percentile(times, 0.99),
})

/**
 * Runs something `warmUp` times unmeasured, so that caches and plans are warm, then `runs` times one after the other.
 * `before` is done before each run and not measured.
 */
export async function timed(
  run: () => Promise<unknown>,
  { runs, warmUp, before }: { runs: number; warmUp: number; before?: () => Promise<unknown> },
): Promise<Timing> {
  for (let index = 0; index < warmUp; index++) await run()
  const times: number[] = []
  for (let index = 0; index < runs; index++) {
    await before?.()
    const start = performance.now()
    await run()
    times.push(performance.now() - start)
  }
  return timingOf(times)
}
