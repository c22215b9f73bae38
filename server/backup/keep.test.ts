import { describe, expect, it } from 'vitest'
import { kept, madeAt } from './keep.ts'

const at = (text: string) => ({ at: new Date(text) })
/** One backup a night, at three in Vietnam, up to 25 November 2026, newest first. */
const nights = (count: number) =>
  Array.from({ length: count }, (_, ago) => at(new Date(Date.UTC(2026, 10, 24 - ago, 20)).toISOString()))
const days = (backups: Iterable<{ at: Date }>) =>
  [...backups].map((each) => each.at.toISOString().slice(0, 10)).sort()

describe('kept', () => {
  it('keeps the newest of each day, week and month', () => {
    const all = nights(500)
    const found = kept(all, { daily: 3, weekly: 2, monthly: 3 })
    // 22 November is the last day of its week in Vietnam, 30 October of UTC is the last night of October there.
    expect(days(found)).toEqual([
      '2026-09-29',
      '2026-10-30',
      '2026-11-21',
      '2026-11-22',
      '2026-11-23',
      '2026-11-24',
    ])
  })

  it('counts days of Vietnam', () => {
    const [evening, night] = [at('2026-11-20T16:59:59Z'), at('2026-11-20T17:00:00Z')]
    const now = at('2026-11-24T20:00:00Z')
    expect(kept([now, evening, night], { daily: 2, weekly: 0, monthly: 0 })).toEqual(new Set([now, night]))
    expect(kept([now, evening, night], { daily: 3, weekly: 0, monthly: 0 })).toEqual(
      new Set([now, night, evening]),
    )
  })

  it('takes one of many that were made on a day', () => {
    const hours = Array.from({ length: 24 }, (_, hour) =>
      at(new Date(Date.UTC(2026, 10, 20, hour)).toISOString()),
    )
    const now = at('2026-11-24T20:00:00Z')
    expect(kept([now, ...hours], { daily: 7, weekly: 0, monthly: 0 }).size).toBe(3)
  })

  it('leaves what is of the last two days alone', () => {
    const [byHand, nightly] = [at('2026-11-24T19:00:00Z'), at('2026-11-24T20:00:00Z')]
    const rule = { daily: 1, weekly: 0, monthly: 0 }
    expect(kept([byHand, nightly], rule)).toEqual(new Set([byHand, nightly]))
    expect(kept([byHand, nightly, at('2026-11-27T20:00:00Z')], rule).size).toBe(1)
  })

  it('keeps what there is where the site stood still, and the newest whatever the rule says', () => {
    const old = [at('2025-01-01T00:00:00Z'), at('2025-01-02T00:00:00Z')]
    expect(kept(old, { daily: 7, weekly: 0, monthly: 0 }).size).toBe(2)
    expect(days(kept(old, { daily: 0, weekly: 0, monthly: 0 }))).toEqual(['2025-01-01', '2025-01-02'])
    expect(kept([], { daily: 7, weekly: 4, monthly: 12 }).size).toBe(0)
  })
})

it.each([
  ['chon-may-2026-11-25T03-00-07Z-a1b2.tar.gz', '2026-11-25T03:00:07.000Z'],
  ['chon-may-2026-11-25T03-00-07Z-a1b2.tar.gz.age', '2026-11-25T03:00:07.000Z'],
  ['chon-may-2026-11-25T03-00-07Z-a1b2.tar.gz.part', undefined],
  ['chon-may-1.0.0.tar.gz', undefined],
  ['../chon-may-2026-11-25T03-00-07Z-a1b2.tar.gz', undefined],
])('reads of %s when it was made', (name, expected) => {
  expect(madeAt(name)?.toISOString()).toBe(expected)
})
