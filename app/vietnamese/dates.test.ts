import { expect, test } from 'vitest'
import {
  formatDate,
  formatDateInWords,
  formatDateTime,
  formatLongDate,
  formatMonth,
  formatTime,
  fromVietnamInput,
  tomorrowMorning,
  toVietnamInput,
} from './dates.ts'

const JUNE = '2025-06-05T02:05:00Z'

test('the forms', () => {
  expect(formatDate(JUNE)).toBe('05/06/2025')
  expect(formatDateTime(JUNE)).toBe('09:05 05/06/2025')
  expect(formatMonth(JUNE)).toBe('tháng 6/2025')
  expect(formatDateInWords(JUNE)).toBe('5 tháng 6 năm 2025')
  expect(formatLongDate(JUNE)).toBe('Thứ năm, ngày 5 tháng 6 năm 2025')
})

test('the day is the one in Vietnam, whatever the machine', () => {
  expect(formatDate('2025-12-31T17:00:00Z')).toBe('01/01/2026')
  expect(formatDate('2025-12-31T16:59:59Z')).toBe('31/12/2025')
})

test('a Date, an ISO string and milliseconds are the same moment', () => {
  expect(formatDate(new Date(JUNE))).toBe(formatDate(JUNE))
  expect(formatDate(Date.parse(JUNE))).toBe(formatDate(JUNE))
})

test('something that is no date is refused', () => expect(() => formatDate('hôm qua')).toThrow(RangeError))

test.each([
  ['2026-11-21T01:30:17.000Z', '2026-11-21T08:30'],
  ['2026-12-31T17:00:00.000Z', '2027-01-01T00:00'],
])('toVietnamInput(%s) is %s', (moment, text) => expect(toVietnamInput(moment)).toBe(text))

test.each([
  ['2026-11-20T16:59:00Z', '2026-11-21T08:00'],
  ['2026-11-20T17:01:00Z', '2026-11-22T08:00'],
  ['2026-12-31T01:00:00Z', '2027-01-01T08:00'],
])('tomorrowMorning(%s) is %s', (moment, text) => expect(tomorrowMorning(moment)).toBe(text))

test.each([
  ['2026-11-21T08:30', '2026-11-21T01:30:00.000Z'],
  ['2027-01-01T00:00', '2026-12-31T17:00:00.000Z'],
  ['2026-13-01T00:00', null],
  ['mai', null],
])('fromVietnamInput(%s) is %s', (text, moment) => expect(fromVietnamInput(text)).toBe(moment))

test('formatTime is the clock in Vietnam', () => expect(formatTime('2026-11-21T03:32:00Z')).toBe('10:32'))
