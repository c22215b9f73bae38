import type { Token } from '../understand/reading.ts'
import { unitAt } from './units.ts'

type Found = { value: number; unit: string; next: number }

/**
 * A date from token `index` on: '9/2025' and 'tháng 9 năm 2025' are 202509, '20/11/2025' is 20251120, 'năm 2025' and a
 * bare '2025' are years, 'tháng 9' a month without a year, 'ngày 20' a day. Null when there is none.
 */
export function dateAt(tokens: readonly Token[], index: number): Found | null {
  const text = (offset: number) => tokens[index + offset]?.text ?? ''
  const marked = tokens[index]?.marked ?? ''
  if (marked === 'tháng' || text(0) === 'thang') {
    const month = monthAfter(tokens, index + 1)
    if (month) return month
  }
  if (['ngày', 'mùng', 'mồng'].includes(marked) && isDay(text(1)) && !isSlash(text(2))) {
    return { value: Number(text(1)), unit: 'ngày trong tháng', next: index + 2 }
  }
  const written = slashed(tokens, index)
  if (written) return written
  if ((marked === 'năm' || text(0) === 'nam') && isYear(text(1))) {
    return { value: Number(text(1)), unit: 'năm lịch', next: index + 2 }
  }
  return isYear(text(0)) && !unitAt(tokens, index + 1)
    ? { value: Number(text(0)), unit: 'năm lịch', next: index + 1 }
    : null
}

function monthAfter(tokens: readonly Token[], index: number): Found | null {
  const text = (offset: number) => tokens[index + offset]?.text ?? ''
  if (!isDay(text(0))) return null
  const written = slashed(tokens, index)
  if (written) return written
  if (text(1) === 'nam' && isYear(text(2))) {
    return { value: Number(text(2)) * 100 + Number(text(0)), unit: 'tháng lịch', next: index + 3 }
  }
  return { value: Number(text(0)), unit: 'tháng trong năm', next: index + 1 }
}

/** '9/2025', '09-2025', '20/11/2025', '20/11'. */
function slashed(tokens: readonly Token[], index: number): Found | null {
  const text = (offset: number) => tokens[index + offset]?.text ?? ''
  if (!isDay(text(0)) || !isSlash(text(1))) return null
  if (isYear(text(2)))
    return { value: Number(text(2)) * 100 + Number(text(0)), unit: 'tháng lịch', next: index + 3 }
  if (isDay(text(2)) && isSlash(text(3)) && isYear(text(4))) {
    const value = Number(text(4)) * 10_000 + Number(text(2)) * 100 + Number(text(0))
    return { value, unit: 'ngày lịch', next: index + 5 }
  }
  return null
}

const isSlash = (text: string) => text === '/' || text === '-'
const isDay = (text: string) => /^\d{1,2}$/.test(text)
const isYear = (text: string) => /^(?:19[89]|20\d)\d$/.test(text)
