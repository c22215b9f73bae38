import { z } from 'zod'
import { toVietnamInput } from '#app/vietnamese/dates.ts'

/** A month of the calendar: the days of its weeks from Monday on, and where it begins and ends (ISO 8601, Vietnam's clock). */
export type CalendarMonth = {
  /** '2026-11' */
  month: string
  before: string
  after: string
  from: string
  to: string
  /** '2026-11-02'…, whole weeks: the first and the last may reach into other months. */
  days: string[]
}

/** The month of an address; what is none is this month. */
export const monthText = z.string().regex(/^(?:19|20)\d{2}-(?:0[1-9]|1[0-2])$/)

const DAY_MS = 24 * 60 * 60 * 1000

/** A moment moved to another day of Vietnam's calendar, at its time of day. @param time ISO 8601 @param day '2026-11-02' */
export function movedTo(time: string, day: string): string {
  const midnight = (of: string) => Date.parse(`${of}T00:00:00+07:00`)
  const before = midnight(toVietnamInput(time).slice(0, 10))
  return new Date(Date.parse(time) - before + midnight(day)).toISOString()
}

const dayText = (time: number) => new Date(time).toISOString().slice(0, 10)

/** @param month '2026-11' */
export function calendarMonth(month: string): CalendarMonth {
  const [year = 0, number = 1] = month.split('-').map(Number)
  const first = Date.UTC(year, number - 1, 1)
  const next = Date.UTC(year, number, 1)
  const sinceMonday = (new Date(first).getUTCDay() + 6) % 7
  const start = first - sinceMonday * DAY_MS
  const weeks = Math.ceil((next - start) / (7 * DAY_MS))
  const days = Array.from({ length: weeks * 7 }, (_, at) => dayText(start + at * DAY_MS))
  const bound = (day: string) => new Date(`${day}T00:00:00+07:00`).toISOString()
  return {
    month,
    before: dayText(Date.UTC(year, number - 2, 1)).slice(0, 7),
    after: dayText(next).slice(0, 7),
    from: bound(days[0] ?? month),
    to: bound(dayText(start + weeks * 7 * DAY_MS)),
    days,
  }
}
