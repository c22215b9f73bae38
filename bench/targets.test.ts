import { expect, test } from 'vitest'
import { underHeading } from './targets.ts'

test('a heading with a target names it, one without stands alone', () => {
  expect(underHeading('queries, embedded, 2,000 products', 'x')).toBe(
    '\nqueries, embedded, 2,000 products (must reach: p50 under 5 ms)\nx',
  )
  expect(underHeading('queries, embedded, 20,000 products', 'x')).toBe(
    '\nqueries, embedded, 20,000 products\nx',
  )
})
