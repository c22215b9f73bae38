import { describe, expect, it, test } from 'vitest'
import { stepFrom, untilNext } from './carousel.ts'
import type { CarouselState } from './carousel.ts'

test.each([
  [0, 1, 5, 1],
  [4, 1, 5, 0],
  [0, -1, 5, 4],
  [0, 1, 1, 0],
  [0, 1, 0, 0],
])('%d by %d of %d is %d', (index, step, count, expected) =>
  expect(stepFrom(index, step, count)).toBe(expected),
)

describe('untilNext', () => {
  const moving: CarouselState = {
    count: 5,
    paused: false,
    hovered: false,
    focused: false,
    inView: true,
    reducedMotion: false,
    actedAt: null,
  }
  it('is four seconds', () => expect(untilNext(moving, 1_000)).toBe(4_000))
  it('is ten seconds after the visitor acted', () =>
    expect(untilNext({ ...moving, actedAt: 1_000 }, 1_000)).toBe(10_000))
  it('is what is left of the ten seconds, and never less than a stay', () => {
    expect(untilNext({ ...moving, actedAt: 1_000 }, 4_000)).toBe(7_000)
    expect(untilNext({ ...moving, actedAt: 1_000 }, 60_000)).toBe(4_000)
  })
  it.each([
    { paused: true },
    { hovered: true },
    { focused: true },
    { reducedMotion: true },
    { inView: false },
    { count: 1 },
  ])('is never with %o', (held) => expect(untilNext({ ...moving, ...held }, 0)).toBeNull())
})
