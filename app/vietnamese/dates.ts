const VIETNAM_OFFSET_MS = 7 * 60 * 60 * 1000
const DAY_MS = 24 * 60 * 60 * 1000
const WEEKDAYS = ['Chủ nhật', 'Thứ hai', 'Thứ ba', 'Thứ tư', 'Thứ năm', 'Thứ sáu', 'Thứ bảy']

/** A moment: a Date, an ISO 8601 string, or milliseconds since 1970. */
type Moment = Date | string | number

/**
 * The calendar parts of a moment in Vietnam, which keeps UTC+7 all year, so that server and browser agree.
 * @throws RangeError when the moment is not a date.
 */
function vietnamParts(moment: Moment) {
  const time = new Date(moment).getTime()
  if (Number.isNaN(time)) throw new RangeError(`Not a date: ${String(moment)}`)
  const local = new Date(time + VIETNAM_OFFSET_MS)
  return {
    weekday: WEEKDAYS[local.getUTCDay()] ?? '',
    day: local.getUTCDate(),
    month: local.getUTCMonth() + 1,
    year: local.getUTCFullYear(),
    hour: local.getUTCHours(),
    minute: local.getUTCMinutes(),
  }
}

const twoDigits = (value: number) => String(value).padStart(2, '0')

/** '05/06/2025'. */
export function formatDate(moment: Moment): string {
  const { day, month, year } = vietnamParts(moment)
  return `${twoDigits(day)}/${twoDigits(month)}/${year}`
}

/** '09:05 05/06/2025'. */
export function formatDateTime(moment: Moment): string {
  const { hour, minute } = vietnamParts(moment)
  return `${twoDigits(hour)}:${twoDigits(minute)} ${formatDate(moment)}`
}

/** 'tháng 6/2025'. */
export function formatMonth(moment: Moment): string {
  return `tháng ${formatShortMonth(moment)}`
}

/** '6/2025'. */
export function formatShortMonth(moment: Moment): string {
  const { month, year } = vietnamParts(moment)
  return `${month}/${year}`
}

/** '5 tháng 6 năm 2025'. */
export function formatDateInWords(moment: Moment): string {
  const { day, month, year } = vietnamParts(moment)
  return `${day} tháng ${month} năm ${year}`
}

/** 'Thứ năm, ngày 5 tháng 6 năm 2025'. */
export function formatLongDate(moment: Moment): string {
  return `${vietnamParts(moment).weekday}, ngày ${formatDateInWords(moment)}`
}

/** A moment as a field for date and time shows it, in Vietnam's time: '2026-11-21T08:30'. */
export function toVietnamInput(moment: Moment): string {
  const { day, month, year, hour, minute } = vietnamParts(moment)
  return `${year}-${twoDigits(month)}-${twoDigits(day)}T${twoDigits(hour)}:${twoDigits(minute)}`
}

/** What such a field says, as ISO 8601; null for what is no date and time. */
export function fromVietnamInput(text: string): string | null {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2})?$/.test(text)) return null
  const time = Date.parse(`${text}+07:00`)
  return Number.isNaN(time) ? null : new Date(time).toISOString()
}

/** What such a field says of tomorrow morning, eight o'clock. */
export const tomorrowMorning = (now: Moment): string =>
  `${toVietnamInput(new Date(now).getTime() + DAY_MS).slice(0, 10)}T08:00`

/** Whether what such a field says is still to come. */
export function isToCome(text: string): boolean {
  const time = fromVietnamInput(text)
  return time !== null && Date.parse(time) > Date.now()
}

/** '10:32', in Vietnam's time. */
export function formatTime(moment: Moment): string {
  const { hour, minute } = vietnamParts(moment)
  return `${twoDigits(hour)}:${twoDigits(minute)}`
}
