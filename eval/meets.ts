import { fold } from '#app/vietnamese/fold.ts'
import type { Bounds, Expectation } from './expectation.ts'
import type { Row } from './rows.ts'

const inside = (value: unknown, { min, max }: Bounds) =>
  typeof value === 'number' && value >= (min ?? -Infinity) && value <= (max ?? Infinity)

const has = (list: readonly string[], brand: string | null) =>
  list.some((name) => fold(name) === fold(brand ?? ''))

const sayBounds = ({ min, max }: Bounds) =>
  `${min?.toLocaleString('vi-VN') ?? '…'} to ${max?.toLocaleString('vi-VN') ?? '…'}`

/** One condition on a product and whether the row meets it. */
export type Condition = { holds: boolean; wanted: string; found: string }

/** Every condition an expectation puts on a single product, held against a row. A figure the row lacks is not met. */
export function conditionsOn(row: Row, want: Expectation): Condition[] {
  const { kind, price, brands, notBrands, size = {}, is = {}, isNot = {} } = want
  const kinds: readonly string[] = kind === undefined ? [] : typeof kind === 'string' ? [kind] : kind
  return [
    ...(kinds.length > 0
      ? [{ holds: kinds.includes(row.kind), wanted: `kind ${kinds.join('/')}`, found: row.kind }]
      : []),
    ...(price
      ? [{ holds: inside(row.price, price), wanted: `price ${sayBounds(price)}`, found: String(row.price) }]
      : []),
    ...(brands
      ? [{ holds: has(brands, row.brand), wanted: `brand ${brands.join('/')}`, found: String(row.brand) }]
      : []),
    ...(notBrands
      ? [
          {
            holds: !has(notBrands, row.brand),
            wanted: `not ${notBrands.join('/')}`,
            found: String(row.brand),
          },
        ]
      : []),
    ...Object.entries(size).map(([key, bounds]) => ({
      holds: inside(row.attributes[key], bounds),
      wanted: `${key} ${sayBounds(bounds)}`,
      found: String(row.attributes[key]),
    })),
    ...Object.entries(is).map(([key, value]) => ({
      holds: row.attributes[key] === value,
      wanted: `${key} = ${value}`,
      found: String(row.attributes[key]),
    })),
    ...Object.entries(isNot).map(([key, value]) => ({
      holds: row.attributes[key] !== value,
      wanted: `${key} ≠ ${value}`,
      found: String(row.attributes[key]),
    })),
  ]
}

/** Whether a row with a price meets every condition. */
export const meets = (row: Row, want: Expectation) =>
  row.price !== null && conditionsOn(row, want).every(({ holds }) => holds)

/** The figure an extreme is measured by. */
export function figureOf(row: Row, by: string): number | null {
  const value = by === 'price' ? row.price : row.attributes[by]
  return typeof value === 'number' ? value : null
}

/** The lowest or highest figure among all rows that meet the conditions; null where none states one. */
export function extremeOf(rows: Iterable<Row>, want: Expectation): number | null {
  const { extreme } = want
  if (!extreme) return null
  const figures = [...rows]
    .filter((row) => meets(row, want))
    .flatMap((row) => figureOf(row, extreme.by) ?? [])
  if (figures.length === 0) return null
  return extreme.end === 'lowest' ? Math.min(...figures) : Math.max(...figures)
}

/**
 * What is wrong with a case itself: it wants what no row has, or says that nothing fits while something does.
 * @returns a sentence, or null when case and catalogue agree
 */
export function contradiction(rows: ReadonlyMap<number, Row>, want: Expectation): string | null {
  if (!want.kind) return null
  const fitting = [...rows.values()].filter((row) => meets(row, want))
  if (want.nothingFits && fitting.length > 0) return `fits after all: ${fitting[0]?.title}`
  if (!want.nothingFits && fitting.length === 0) return 'no product of the catalogue meets it'
  const titles = [...rows.values()].map(({ title }) => fold(title))
  const missing = (want.names ?? []).find((name) => !titles.some((title) => title.includes(fold(name))))
  return missing ? `no product is called ${missing}` : null
}
