import { narrowingAttribute } from '#app/domain/catalogue/attributes.ts'
import type { AttributeValue } from '#app/domain/catalogue/attributes.ts'
import {
  attributeKind,
  likelyValue,
  readAttribute,
  readChoice,
} from '#app/domain/catalogue/editing/attribute-fields.ts'
import { fold } from '#app/vietnamese/fold.ts'
import { parseNumber, plainNumber } from '#app/vietnamese/numbers.ts'

const YES = new Set(['true', '1', 'co', 'yes', 'x', 'y'])
const NO = new Set(['false', '0', 'khong', 'no', 'n'])
const CURRENCY = /\s*(?:₫|đồng|vnđ|vnd|đ|d)\.?\s*$/i

/** A price in VND as people write it: '12.990.000 ₫', '12990000', '12.990.000,00'. Null for what is no such price. */
export function readVnd(text: string): number | null {
  const value = parseNumber(text.replace(CURRENCY, ''))
  return value !== null && Number.isInteger(value) && value > 0 && value <= 100_000_000_000 ? value : null
}

/** A price that is kept as text: one that is a number with decimals loses these, as they would count as digits of it. */
export function priceAsText(text: string): string {
  return /[.,]\d{1,2}$/.test(text.replace(CURRENCY, '')) ? String(readVnd(text) ?? text) : text
}

/**
 * A day: '2026-05-31', or as Vietnam writes it, '31/5/2026'; the first of a month that is all that is said ('2026-05').
 * YYYY-MM-DD, null for what is no day of the calendar.
 */
export function readDay(text: string): string | null {
  if (/^\d{4}-\d{1,2}$/.test(text)) return readDay(`${text}-1`)
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ].*)?$/.exec(text)
  const local = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})(?: .*)?$/.exec(text)
  const [year = '', month = '', day = ''] = iso ? iso.slice(1) : local ? local.slice(1).toReversed() : []
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const date = new Date(`${written}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(written) ? written : null
}

const IN_STOCK = new Set([
  'in stock',
  'available',
  'con hang',
  'co hang',
  'san hang',
  'co san',
  'limited availability',
])
const SOLD_OUT = new Set([
  'out of stock',
  'het hang',
  'tam het hang',
  'sold out',
  'discontinued',
  'ngung kinh doanh',
])

/** Whether a shop has something, as feeds and people say it: 'in_stock', 'Còn hàng', '12'. Null for what says neither. */
export function readStock(text: string): boolean | null {
  const said = fold(text)
    .replace(/^https?:\/\/schema\.org\//, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
  if (/^\d+$/.test(said)) return Number(said) > 0
  if (IN_STOCK.has(said) || said === 'instock' || YES.has(said)) return true
  return SOLD_OUT.has(said) || said === 'outofstock' || NO.has(said) ? false : null
}

/** Yes or no in either language; null for what says neither. */
export function readYesNo(text: string): boolean | null {
  const said = fold(text)
  return YES.has(said) || (NO.has(said) ? false : null)
}

/** A moment with its zone ('2026-11-24T02:00:00Z'), ISO 8601 in UTC; null for what is none. */
export function readMoment(text: string): string | null {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/.test(text)) return null
  const time = Date.parse(text)
  return Number.isNaN(time) ? null : new Date(time).toISOString()
}

/** What a cell says of a figure, or why it says nothing. */
export type ReadFigure = { value: AttributeValue } | { problem: string }

/** A figure by its kind: a number with or without its unit, yes or no in either language, a choice by its word or its key. */
export function readFigure(key: string, text: string): ReadFigure {
  const definition = narrowingAttribute(key)
  if (!definition) {
    const value = likelyValue(text)
    return typeof value === 'string' && value.length > 200
      ? { problem: 'Longer than 200 characters' }
      : { value }
  }
  const kind = attributeKind(key)
  if (kind === 'number') {
    const value = numberIn(text, definition.unit)
    const checked = value === null ? undefined : readAttribute(kind, String(value))
    return typeof checked === 'number' ? { value: checked } : { problem: 'Must be a number, such as 6,5' }
  }
  const typed = fold(text)
  if (kind === 'yes-no') {
    const { yes = 'Có', no = 'Không' } = definition
    if (YES.has(typed) || typed === fold(yes)) return { value: true }
    if (NO.has(typed) || typed === fold(no)) return { value: false }
    return { problem: `Must be ${yes} or ${no}, yes or no` }
  }
  if (kind === 'choice') {
    const known = readChoice(definition, text)
    if (known !== undefined) return { value: known }
    return { problem: `Must be one of: ${Object.values(definition.words ?? {}).join(', ')}` }
  }
  const value = readAttribute('text', text)
  return typeof value === 'string' ? { value } : { problem: 'Longer than 200 characters' }
}

/** Months of what is counted in them, where years are said instead. */
const YEARS = /^(.+?)\s*(?:năm|nam|years?)$/i

function numberIn(text: string, unit: string | undefined): number | null {
  const years = unit === 'tháng' ? YEARS.exec(text) : null
  if (years) {
    const value = parseNumber(years[1] ?? '')
    return value === null ? null : value * 12
  }
  const folded = fold(text)
  const ends =
    unit === undefined ? [] : unit === 'inch' ? ['inches', 'inch', 'in', '"', '″', '”'] : [fold(unit)]
  const end = ends.find((each) => folded.endsWith(each))
  return parseNumber(end === undefined ? folded : folded.slice(0, -end.length))
}

/** A figure as exported files have it; `readFigure` reads it as it was. */
export const writeFigure = (value: AttributeValue): string =>
  typeof value === 'number' ? plainNumber(value) : String(value)
