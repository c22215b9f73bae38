/** Hours of Vietnam's clock before UTC: a time of a file that names no zone is one of Vietnam. */
const VIETNAM = '+07:00'

const YEAR_FIRST =
  /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ]+(\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?)?\s*(Z|[+-]\d{2}:?\d{2})?$/i
const DAY_FIRST = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})(?:[T ,]+(\d{1,2}):(\d{2})(?::(\d{2}))?)?$/
/** 'Wed, 01 May 2019 08:30:00 +0000', as feeds write it. */
const RFC =
  /^(?:[a-z]{3},\s*)?\d{1,2}\s+[a-z]{3}\s+\d{4}\s+\d{2}:\d{2}(?::\d{2})?\s*(?:GMT|UTC|Z|[+-]\d{4})$/i

const two = (figures: string | undefined) => (figures ?? '0').padStart(2, '0')

/**
 * A moment as a file writes it, as ISO 8601: a day with or without a time, the year or the day first; null for what is none. Times
 * without a zone are Vietnam's.
 */
export function momentOf(text: string): string | null {
  const trimmed = text.trim()
  if (RFC.test(trimmed)) return isoOf(trimmed)
  const yearFirst = YEAR_FIRST.exec(trimmed)
  if (yearFirst) {
    const [, year, month, day, hour, minute, second, zone = VIETNAM] = yearFirst
    return checked({ year, month, day }, `${two(hour)}:${two(minute)}:${two(second)}${zone.toUpperCase()}`)
  }
  const dayFirst = DAY_FIRST.exec(trimmed)
  if (!dayFirst) return null
  const [, day, month, year, hour, minute, second] = dayFirst
  return checked({ year, month, day }, `${two(hour)}:${two(minute)}:${two(second)}${VIETNAM}`)
}

type Day = Record<'year' | 'month' | 'day', string | undefined>

/** The 31st of February is no day, though a clock would make one of it. */
function checked({ year, month, day }: Day, time: string): string | null {
  const date = `${year}-${two(month)}-${two(day)}`
  const noon = new Date(`${date}T12:00:00Z`)
  if (Number.isNaN(noon.getTime()) || noon.toISOString().slice(0, 10) !== date) return null
  return isoOf(`${date}T${time}`)
}

function isoOf(text: string): string | null {
  const moment = new Date(text)
  return Number.isNaN(moment.getTime()) || moment.getUTCFullYear() < 1990 ? null : moment.toISOString()
}
