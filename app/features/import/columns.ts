import { fold } from '#app/vietnamese/fold.ts'
import type { Cells, ImportColumn } from '#app/import-subject.ts'
import { unguarded } from './formula-guard.ts'

/** Which column each cell of a row is, by its place in the file; null for one that is not imported. */
export type Mapping = readonly (string | null)[]

/** The column that files of ours add to say what was wrong; it is never imported. */
export const REASON_COLUMN = 'import_error'

/** A header's name as names are compared: 'Tiêu Đề ' is 'tieu de', 'Category_ID' is 'category id'. */
const comparable = (name: string) =>
  fold(name)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

/**
 * Matches a header with the columns of a subject by their names in Vietnamese and English. What a person chose before for the
 * same header goes first. A column is taken once, by the first that has its name.
 */
export function matchColumns(
  header: readonly string[],
  columns: readonly ImportColumn[],
  remembered: Mapping | null = null,
): (string | null)[] {
  if (remembered?.length === header.length) return tidyMapping(remembered, columns)
  const byName = new Map(
    columns.flatMap(({ name, label, aliases }) =>
      [name, label, ...aliases].map((known) => [comparable(known), name] as const),
    ),
  )
  return tidyMapping(
    header.map((name) => byName.get(comparable(name)) ?? null),
    columns,
  )
}

/** A mapping in which every column is known and taken once. */
export function tidyMapping(mapping: Mapping, columns: readonly ImportColumn[]): (string | null)[] {
  const free = new Set(columns.map(({ name }) => name))
  return mapping.map((name) => (name !== null && free.delete(name) ? name : null))
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
