import { fold } from '#app/vietnamese/fold.ts'
import { parseNumber } from '#app/vietnamese/numbers.ts'

/** How people write the units of figures, and how many of a figure's own unit one is; folded, the longest first. */
const UNITS: Readonly<Record<string, readonly (readonly [written: string, size: number])[]>> = {
  inch: [
    ['inches', 1],
    ['inch', 1],
    ['in', 1],
    ['"', 1],
    ['″', 1],
    ['”', 1],
    ['cm', 1 / 2.54],
  ],
  lít: [
    ['litres', 1],
    ['liters', 1],
    ['litre', 1],
    ['liter', 1],
    ['lit', 1],
    ['ml', 0.001],
    ['l', 1],
  ],
  kg: [
    ['kg', 1],
    ['gram', 0.001],
    ['gr', 0.001],
    ['g', 0.001],
  ],
  GB: [
    ['gb', 1],
    ['tb', 1024],
    ['mb', 1 / 1024],
  ],
  W: [
    ['kw', 1000],
    ['watt', 1],
    ['w', 1],
  ],
  'BTU/h': [
    ['btu/h', 1],
    ['btu', 1],
  ],
  HP: [
    ['hp', 1],
    ['ngua', 1],
  ],
  'm²': [
    ['m²', 1],
    ['m2', 1],
  ],
  'm³/h': [
    ['m³/h', 1],
    ['m3/h', 1],
    ['m³/gio', 1],
    ['m3/gio', 1],
  ],
  dB: [
    ['dba', 1],
    ['db', 1],
  ],
  Hz: [['hz', 1]],
  mAh: [['mah', 1]],
  Wh: [['wh', 1]],
  Pa: [['pa', 1]],
  MP: [['mp', 1]],
  mm: [
    ['mm', 1],
    ['cm', 10],
    ['m', 1000],
  ],
  'kWh/năm': [
    ['kwh/nam', 1],
    ['kwh/year', 1],
  ],
  tháng: [
    ['thang', 1],
    ['months', 1],
    ['month', 1],
    ['nam', 12],
    ['years', 12],
    ['year', 12],
  ],
  'vòng/phút': [
    ['vong/phut', 1],
    ['rpm', 1],
  ],
  phút: [
    ['phut', 1],
    ['minutes', 1],
    ['gio', 60],
  ],
  giờ: [
    ['gio', 1],
    ['hours', 1],
    ['h', 1],
  ],
  ngày: [
    ['ngay', 1],
    ['days', 1],
  ],
  sao: [['sao', 1]],
  lõi: [['loi', 1]],
  cửa: [
    ['cua', 1],
    ['canh', 1],
  ],
  bộ: [['bo', 1]],
  vùng: [['vung', 1]],
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')

const PATTERNS = new Map(
  Object.entries(UNITS).map(([unit, written]) => [
    unit,
    new RegExp(
      `(?<![\\w.,])(\\d[\\d.,]{0,12}) ?(${written.map(([text]) => escaped(text)).join('|')})(?![a-z0-9²³]|/[a-z])`,
      'g',
    ),
  ]),
)

/** Every figure of a text that is said in a unit, or in one that converts to it, in the figure's own unit. */
export function allMeasured(text: string, unit: string): number[] {
  const pattern = PATTERNS.get(unit)
  if (!pattern) return []
  return [...fold(text).matchAll(pattern)].flatMap(([, figure = '', written = '']) => {
    const value = parseNumber(figure.replace(/[.,]+$/, ''))
    const size = UNITS[unit]?.find(([known]) => known === written)?.[1] ?? 1
    return value === null ? [] : [Math.round(value * size * 100) / 100]
  })
}

/** The first of these; a bare number is in the figure's own unit. Null where the text says none. */
export function measured(text: string, unit: string): number | null {
  return allMeasured(text, unit)[0] ?? parseNumber(text.trim())
}
