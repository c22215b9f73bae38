import { expect, it, test } from 'vitest'
import { calendarMonth, monthText, movedTo } from './calendar-month.ts'

it('has whole weeks from Monday on, by Vietnam’s clock', () => {
  const november = calendarMonth('2026-11')
  expect(november.days[0]).toBe('2026-10-26')
  expect(november.days.at(-1)).toBe('2026-12-06')
  expect(november.days).toHaveLength(42)
  expect(november).toMatchObject({
    before: '2026-10',
    after: '2026-12',
    from: '2026-10-25T17:00:00.000Z',
    to: '2026-12-06T17:00:00.000Z',
  })
  expect(calendarMonth('2027-02').days).toHaveLength(28)
})

test.each([
  ['2026-01', '2025-12', '2026-02'],
  ['2026-12', '2026-11', '2027-01'],
])('%s stands between %s and %s', (month, before, after) =>
  expect(calendarMonth(month)).toMatchObject({ before, after }),
)

test.each([
  ['2026-11-29T17:30:05.000Z', '2026-12-02', '2026-12-01T17:30:05.000Z'],
  ['2026-11-30T16:59:00.000Z', '2026-11-01', '2026-11-01T16:59:00.000Z'],
])('%s on %s is %s', (time, day, moved) => expect(movedTo(time, day)).toBe(moved))

test.each(['2026-13', '2026', '', '2026-11-01', "2026-11'"])('%s is no month', (text) =>
  expect(monthText.safeParse(text).success).toBe(false),
)
