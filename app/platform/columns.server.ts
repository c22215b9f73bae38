import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'

const COMMA = sql`, `
const column = (name: string, table?: string) =>
  table === undefined ? sql.identifier(name) : sql`${sql.identifier(table)}.${sql.identifier(name)}`

/** Columns as a list: 'title, content', of a table 'a.title, a.content'. */
export const columnList = (names: readonly string[], table?: string): SQL =>
  sql.join(
    names.map((name) => column(name, table)),
    COMMA,
  )

/** The same as pairs for `jsonb_build_object`: "'title', a.title". */
export const columnPairs = (names: readonly string[], table: string): SQL =>
  sql.join(
    names.map((name) => sql`${sql.raw(`'${name}'`)}, ${column(name, table)}`),
    COMMA,
  )

/** Assignments from the same columns of another table: 'title = x.title'. */
export const columnsFrom = (names: readonly string[], table: string): SQL =>
  sql.join(
    names.map((name) => sql`${column(name)} = ${column(name, table)}`),
    COMMA,
  )

/** Values in the order of their columns, as parameters. */
export const valueList = (values: Readonly<Record<string, unknown>>): SQL =>
  sql.join(
    Object.values(values).map((value) => sql`${value}`),
    COMMA,
  )

/** Assignments of values as parameters; what is undefined stays as it is. */
export const assignments = (values: Readonly<Record<string, unknown>>): SQL =>
  sql.join(
    Object.entries(values).flatMap(([name, value]) =>
      value === undefined ? [] : [sql`${column(name)} = ${value}`],
    ),
    COMMA,
  )
