import type { Token } from '../understand/reading.ts'

/** What something is for: a time, a use, one that uses it, or one piece. */
export type Per = 'hour' | 'day' | 'week' | 'month' | 'year' | 'use' | 'head' | 'piece'
/** A time that costs are reckoned for. */
export type Period = 'day' | 'week' | 'month' | 'year'

const PERIODS: Readonly<Record<string, Period>> = { ngay: 'day', tuan: 'week', thang: 'month', nam: 'year' }
export const isPeriod = (per: Per | null): per is Period =>
  per === 'day' || per === 'week' || per === 'month' || per === 'year'

/** The parts of a day, of which there is one a day; without the mark of 'tối' they may be another word. */
const OF_A_DAY = new Set(['ngày', 'đêm', 'tối', 'hôm', 'bữa nay', 'sáng', 'chiều', 'trưa', 'dem', 'hom'])
const USES = new Set('lan me bua noi am luot cu dot coi binh chai vien'.split(' '))
const PIECES = new Set('cai con chiec bo bong cuc phong tui cay'.split(' '))
const HEADS = new Set(['nguoi', 'ng', 'dua', 'dau'])
const HOURS = new Set(['gio', 'tieng', 'h'])

/** What a word after 'mỗi', 'một' or '/' counts by; null for any other word. */
export function perOf({ text, marked }: Token): Per | null {
  const period = PERIODS[text]
  if (period) return period
  if (OF_A_DAY.has(marked)) return 'day'
  if (USES.has(text) && marked !== 'lẫn' && marked !== 'mẹ' && marked !== 'nói') return 'use'
  if (HEADS.has(text)) return 'head'
  if (HOURS.has(text)) return 'hour'
  return PIECES.has(text) ? 'piece' : null
}

/** The time that a word counts by, of those that are said without 'mỗi': '1 số ngày', 'tháng 20 mẻ'. */
export const timeOf = (token: Token): Per | null => {
  const per = perOf(token)
  return isPeriod(per) ? per : null
}

export const EACH = new Set(['mot', '1', 'moi', 'hang', '/'])

const DAYS: Readonly<Record<Period, number>> = { day: 1, week: 7, month: 30, year: 365 }
const MONTHS_OF_A_YEAR = 12
const WEEKS_OF_A_YEAR = 52

/** How many of a period there are in another, and how that is written behind what one of them takes. */
export function timesIn(per: Period, within: Period, runs: { days?: number | undefined }): [number, string] {
  if (per === within && runs.days === undefined) return [1, '']
  if (per === 'day') {
    const days = runs.days ?? DAYS[within]
    return [days, days === 1 ? '' : ` × ${days} ngày`]
  }
  if (within === 'year')
    return per === 'week' ? [WEEKS_OF_A_YEAR, ' × 52 tuần'] : [MONTHS_OF_A_YEAR, ' × 12 tháng']
  if (per === 'week' && within === 'month')
    return [WEEKS_OF_A_YEAR / MONTHS_OF_A_YEAR, ' × 52 tuần ÷ 12 tháng']
  if (per === 'year' && within === 'month') return [1 / MONTHS_OF_A_YEAR, ' ÷ 12 tháng']
  const share = DAYS[per] / DAYS[within]
  return [1 / share, ` ÷ ${share} ${within === 'day' ? 'ngày' : 'tuần'}`]
}

const NAMES: Readonly<Record<Period, string>> = { day: 'ngày', week: 'tuần', month: 'tháng', year: 'năm' }
export const sayPeriod = (period: Period): string => NAMES[period]
