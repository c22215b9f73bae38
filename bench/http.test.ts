import { expect, test } from 'vitest'
import { medianOf } from './http.ts'

const round = (requestsPerSecond: number, failed = 0) => ({
  requestsPerSecond,
  p50Ms: 1_000 / requestsPerSecond,
  p99Ms: 5_000 / requestsPerSecond,
  cpuMsPerRequest: 100 / requestsPerSecond,
  failed,
})

test('rounds come to the median of each figure, and to all their failures', () => {
  const rounds = [round(100, 1), round(900), round(200), round(250, 2), round(180)]
  expect(medianOf(rounds)).toEqual({ ...round(200), failed: 3 })
})

test('nothing measured is no median', () => {
  expect(() => medianOf([])).toThrow('nothing was measured')
})
