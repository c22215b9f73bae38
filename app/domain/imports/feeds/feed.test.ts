import { expect, it } from 'vitest'
import { minutesAfterFailure, shareOf, sourceOf } from './feed.ts'

it.each([
  [{ known: 0, gone: 0, changed: 9 }, 0],
  [{ known: 200, gone: 10, changed: 51 }, 30.5],
  [{ known: 3, gone: 1, changed: 0 }, 33.3],
  [{ known: 10, gone: 8, changed: 8 }, 100],
])('%j is %d percent', (shift, share) => expect(shareOf(shift)).toBe(share))

it.each([
  [0, 60, 5],
  [1, 60, 10],
  [5, 60, 60],
  [2, 15, 15],
  [99, 10_080, 5120],
])('after %d failures a feed of every %d minutes is tried in %d', (failures, interval, minutes) =>
  expect(minutesAfterFailure(failures, interval)).toBe(minutes),
)

it.each([
  ['Kho Điện hằng ngày', 'Nguồn Kho Điện hằng ngày'],
  ['Nguồn mẫu Chợ Máy', 'Nguồn mẫu Chợ Máy'],
])('prices of %s say %s', (name, said) => expect(sourceOf({ name })).toBe(said))
