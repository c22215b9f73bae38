import { expect, test, vi } from 'vitest'
import { timed, timingOf } from './timing.ts'

test('the figures of some times', () => {
  expect(timingOf([3, 1, 2])).toEqual({ runs: 3, minMs: 1, p50Ms: 2, p99Ms: 3 })
})

test('the figures of half a million times, as a long load has them', () => {
  const times = Array.from({ length: 500_000 }, (_, at) => at + 1)
  expect(timingOf(times)).toEqual({ runs: 500_000, minMs: 1, p50Ms: 250_000, p99Ms: 495_000 })
})

test('warm-up runs are made but not counted', async () => {
  let made = 0
  const timing = await timed(async () => (made += 1), { runs: 5, warmUp: 2 })
  expect(made).toBe(7)
  expect(timing.runs).toBe(5)
  expect(timing.minMs).toBeGreaterThanOrEqual(0)
})

test('what is done before a run is done each time and not counted', async () => {
  let clock = 0
  using now = vi.spyOn(performance, 'now').mockImplementation(() => clock)
  const timing = await timed(async () => (clock += 1), {
    runs: 3,
    warmUp: 0,
    before: async () => (clock += 50),
  })
  expect(now).toHaveBeenCalledTimes(6)
  expect(clock).toBe(153)
  expect(timing).toEqual({ runs: 3, minMs: 1, p50Ms: 1, p99Ms: 1 })
})
