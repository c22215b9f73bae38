import { fold } from '#app/vietnamese/fold.ts'
import { formatNumber, parseNumber } from '#app/vietnamese/numbers.ts'

/** A number with what it measures, in that dimension's smallest unit. */
export type Figure = { dimension: string; value: number }

/** How a unit is written in folded text, how many of the smallest unit it stands for, and from how many of those it is used. */
type Unit = { written: readonly string[]; shown: string; size: number; from?: number }

/** Units that measure the same thing, the smallest first. A figure is shown in the largest that leaves it at 1 or more. */
const DIMENSIONS: Record<string, readonly Unit[]> = {
  mass: [
    { written: ['g', 'gram', 'gam'], shown: 'g', size: 1 },
    { written: ['kg', 'kilogram'], shown: 'kg', size: 1000 },
  ],
  length: [
    { written: ['mm'], shown: 'mm', size: 1 },
    { written: ['cm'], shown: 'cm', size: 10 },
    { written: ['m', 'met'], shown: 'm', size: 1000, from: 3000 },
  ],
  // A shop writes the power of a machine as '1.76 kW/h' and means kW.
  power: [
    { written: ['w'], shown: 'W', size: 1 },
    { written: ['kw', 'kw/h'], shown: 'kW', size: 1000 },
  ],
  memory: [
    { written: ['mb'], shown: 'MB', size: 1 },
    { written: ['gb'], shown: 'GB', size: 1024 },
    { written: ['tb'], shown: 'TB', size: 1024 * 1024 },
  ],
  volume: [
    { written: ['ml'], shown: 'ml', size: 1 },
    { written: ['l', 'lit'], shown: 'lít', size: 1000 },
  ],
  frequency: [
    { written: ['hz'], shown: 'Hz', size: 1 },
    { written: ['khz'], shown: 'kHz', size: 1e3 },
    { written: ['mhz'], shown: 'MHz', size: 1e6 },
    { written: ['ghz'], shown: 'GHz', size: 1e9 },
  ],
  months: [
    { written: ['thang'], shown: 'tháng', size: 1 },
    { written: ['nam'], shown: 'năm', size: 12 },
  ],
  minutes: [
    { written: ['phut'], shown: 'phút', size: 1 },
    { written: ['gio', 'tieng', 'h'], shown: 'giờ', size: 60 },
  ],
  electricity: [{ written: ['kwh/nam'], shown: 'kWh/năm', size: 1 }],
  energy: [{ written: ['wh'], shown: 'Wh', size: 1 }],
  charge: [{ written: ['mah'], shown: 'mAh', size: 1 }],
  horsepower: [{ written: ['hp'], shown: 'HP', size: 1 }],
  cooling: [{ written: ['btu', 'btu/h'], shown: 'BTU/h', size: 1 }],
  loudness: [{ written: ['db', 'dba', 'db(a)'], shown: 'dB', size: 1 }],
  suction: [{ written: ['pa'], shown: 'Pa', size: 1 }],
  speed: [{ written: ['vong/phut', 'rpm'], shown: 'vòng/phút', size: 1 }],
  brightness: [{ written: ['nits', 'nit', 'cd/m2'], shown: 'nits', size: 1 }],
  diagonal: [{ written: ['inch', 'inches', '"', '”', "''"], shown: 'inch', size: 1 }],
  resolution: [{ written: ['mp'], shown: 'MP', size: 1 }],
  airflow: [{ written: ['m3/h'], shown: 'm³/h', size: 1 }],
  area: [{ written: ['m2'], shown: 'm²', size: 1 }],
}

const BY_WRITING = new Map(
  Object.entries(DIMENSIONS).flatMap(([dimension, units]) =>
    units.flatMap((unit) =>
      unit.written.map((written) => [written, { dimension, size: unit.size }] as const),
    ),
  ),
)

/** Reads a text that is one number with a known unit and nothing else ('1,5 HP', '512GB', '< 69 dB' is not one); else null. */
export function readFigure(text: string): Figure | null {
  const [, digits = '', unit = ''] = /^\s*(\d[\d.,]*)\s*([^\d\s].{0,11}?)\s*$/.exec(text) ?? []
  const known = BY_WRITING.get(unitWriting(unit))
  const value = parseNumber(digits)
  return known && value !== null ? { dimension: known.dimension, value: value * known.size } : null
}

/** A unit as it is looked up: folded, with plain figures for raised ones. */
const unitWriting = (unit: string) => fold(unit).replace('²', '2').replace('³', '3').replaceAll(' ', '')

/** A text's figure counted in `unit` ('GB'); null where the text is no figure or measures something else. */
export function figureIn(unit: string, text: string): number | null {
  const figure = readFigure(text)
  const wanted = BY_WRITING.get(unitWriting(unit))
  return figure && wanted && figure.dimension === wanted.dimension ? figure.value / wanted.size : null
}

/** Figures of one dimension, all in the largest unit in which the smallest of them is still at least 1 and none grows a tail. */
export function sayFigures(figures: readonly Figure[]): string[] {
  const units = DIMENSIONS[figures[0]?.dimension ?? ''] ?? []
  const fits = ({ size, from = size }: Unit) =>
    figures.every(({ value }) => value >= from && Math.abs(value / size - round(value / size)) < 1e-9)
  const unit = units.findLast(fits) ?? units[0]
  return figures.map(({ value }) =>
    unit ? `${formatNumber(value / unit.size)} ${unit.shown}` : String(value),
  )
}

/** To what a figure is shown with: two decimals. */
const round = (value: number) => Math.round(value * 100) / 100

/** Whether two texts say the same, whatever their capitals, marks, spaces and hyphens: 'R-32' and 'R32'. */
export function sameText(a: string, b: string): boolean {
  return essence(a) === essence(b)
}

const essence = (text: string) => fold(text).replaceAll(/[^a-z0-9.,/+]/g, '')
