import { groupBy } from '#app/platform/group-by.ts'
import { fold } from '#app/vietnamese/fold.ts'
import { contentsOf } from './column-contents.ts'
import { unguarded } from './formula-guard.ts'
import type { Cells, ImportColumn } from './import-subject.ts'

/** Which column each cell of a row is, by its place in the file; null for one that is not imported. */
export type Mapping = readonly (string | null)[]

/** The columns a file may have: those with names of their own, and those that a header itself describes. */
export type KnownColumns = {
  columns: readonly ImportColumn[]
  columnOf(header: string): ImportColumn | null
}

/** The column that files of ours add to say what was wrong; it is never imported. */
export const REASON_COLUMN = 'import_error'

/** Whether a header's name is that of the reasons. */
export const isReason = (name: string): boolean => name.trim() === REASON_COLUMN

/** A header's name as names are compared: 'Tiêu Đề ' is 'tieu de', 'Category_ID' is 'category id'. */
const comparable = (name: string) =>
  fold(name)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

/**
 * Matches a header with the columns of a subject by their names in Vietnamese and English, then what is left by what stands
 * in its cells; a name that its cells deny is not believed. What a person chose before for the same header goes first. A column
 * is taken once, by the first that has its name.
 * @param samples some rows of the file; without any, names alone are looked at
 */
export function matchColumns(
  header: readonly string[],
  known: KnownColumns,
  { samples = [], remembered = null }: { samples?: Samples; remembered?: Mapping | null } = {},
): (string | null)[] {
  if (remembered?.length === header.length) return tidyMapping(remembered, known)
  const contents = header.map((_, at) => contentsOf(samples.map((row) => unguarded(row[at] ?? ''))))
  const fits = (at: number, { fits }: ImportColumn) => {
    const own = contents[at]
    return !fits || !own || own.filled === 0 || fits(own)
  }
  const byName = groupBy(
    known.columns.flatMap((column) => [
      ...(column.likely ?? []).map((name) => ({ name: comparable(name), column, isSure: false })),
      ...[column.name, ...(column.isCalled === false ? [] : [column.label]), ...column.aliases].map(
        (name) => ({
          name: comparable(name),
          column,
          isSure: true,
        }),
      ),
    ]),
    ({ name }) => name,
  )
  const named = tidyMapping(
    header.map((name, at) => {
      // The last that has a name goes first, where its cells say no other.
      const called = (byName.get(comparable(name)) ?? []).toReversed()
      const sure = called.flatMap(({ column, isSure }) => (isSure ? [column] : []))
      const likely = called.flatMap(({ column, isSure }) => (isSure ? [] : [column]))
      const [column = known.columnOf(name.trim())] = [
        ...sure.filter((each) => fits(at, each)),
        ...likely.filter((each) => contents[at]?.filled && fits(at, each)),
        ...sure,
      ]
      return column && fits(at, column) ? column.name : (column?.otherwise ?? null)
    }),
    known,
  )
  const taken = new Set(named)
  return named.map((name, at) => {
    const own = contents[at]
    if (name !== null || !own || own.filled === 0 || isReason(header[at] ?? '')) return name
    const seen = known.columns.find((column) => !taken.has(column.name) && column.isSeenIn?.(own))
    if (!seen) return null
    taken.add(seen.name)
    return seen.name
  })
}

/** Rows of a file as they stand there. */
export type Samples = readonly (readonly string[])[]

/** A mapping in which every column is known and taken once. */
export function tidyMapping(mapping: Mapping, known: KnownColumns): (string | null)[] {
  const names = new Set(known.columns.map(({ name }) => name))
  const taken = new Set<string>()
  return mapping.map((name) => {
    if (name === null || taken.has(name)) return null
    if (!names.has(name) && known.columnOf(name)?.name !== name) return null
    taken.add(name)
    return name
  })
}

/** The columns that the cells of a file with this header can be: all that have names, and those its header describes. */
export function columnsFor(header: readonly string[], known: KnownColumns): ImportColumn[] {
  const described = header.flatMap((name) => known.columnOf(name.trim()) ?? [])
  const byName = new Map([...known.columns, ...described].map((column) => [column.name, column]))
  return [...byName.values()]
}

/** The required columns that a file does not have, in the order of the specification. */
export function missingColumns(mapping: Mapping, columns: readonly ImportColumn[]): string[] {
  const present = new Set(
    mapping.flatMap((name) => {
      const column = columns.find((column) => column.name === name)
      return column ? [column.name, column.standsFor ?? ''] : []
    }),
  )
  return columns.filter(({ name, required }) => required && !present.has(name)).map(({ name }) => name)
}

/** The cells of a row by their columns, trimmed, as they were before a spreadsheet was kept from running them. */
export function cellsOf(row: readonly string[], mapping: Mapping): Cells {
  const cells = new Map<string, string>()
  for (const [at, name] of mapping.entries())
    if (name !== null) cells.set(name, unguarded((row[at] ?? '').trim()))
  return cells
}
