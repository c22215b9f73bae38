import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { z } from 'zod'
import { AppError } from '../errors.ts'
import { say } from '../language.server.ts'
import type { Pagination } from './schema.ts'

/** Where a page begins: behind the row with this sort key (null for one without) and id. */
export type After = { key: string | null; id: number }

/** The name of an order, so that a cursor of another is refused. */
type Order = { sortBy: string; sortOrder: string }

const kept = z.tuple([z.string(), z.string(), z.string().nullable(), z.int()])

/** A cursor that names an order and the last row of a page in it. */
export const writeCursor = ({ sortBy, sortOrder }: Order, { key, id }: After): string =>
  Buffer.from(JSON.stringify([sortBy, sortOrder, key, id])).toString('base64url')

/** Where a cursor goes on; undefined for none. @throws AppError 'invalid' for one of another list or order */
export function readCursor(cursor: string | undefined, { sortBy, sortOrder }: Order): After | undefined {
  if (cursor === undefined) return undefined
  const read = kept.safeParse(parsed(cursor))
  if (!read.success || read.data[0] !== sortBy || read.data[1] !== sortOrder) throw badCursor()
  return { key: read.data[2], id: read.data[3] }
}

/** The name of an order that no key of a row stands for, as relevance is: a cursor of it counts the rows before it. */
const counted = (sortBy: string): Order => ({ sortBy: `${sortBy}#`, sortOrder: '' })

/** The most rows that a cursor counts: as far as the pages of a list go. */
const MOST_BEFORE = 500_000

/** A cursor behind so many rows, in an order that is the same for everybody who asks. */
export const writePlace = (sortBy: string, before: number): string =>
  writeCursor(counted(sortBy), { key: null, id: before })

/** How many rows lie before such a cursor; undefined for none. @throws AppError 'invalid' for one of another list or order */
export function readPlace(cursor: string | undefined, sortBy: string): number | undefined {
  const place = readCursor(cursor, counted(sortBy))
  if (place && (place.key !== null || place.id < 1 || place.id > MOST_BEFORE)) throw badCursor()
  return place?.id
}

function parsed(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString())
  } catch {
    return null
  }
}

/** What is said of a cursor that cannot be followed. */
export function badCursor(): AppError {
  const text = say(BAD_CURSOR)
  return new AppError('invalid', text, { fields: { cursor: text } })
}

const BAD_CURSOR = {
  vi: 'cursor không thuộc danh sách hoặc thứ tự này.',
  en: 'The cursor is not of this list or order.',
}

type Paged = {
  page: number
  limit: number
  total: number
  /** What the cursor says that the page begins by; undefined where it begins by its number. */
  after: After | number | undefined
}

/** The paging of a page. */
export function paginationOf(
  { page, limit, total, after }: Paged,
  { hasNext, nextCursor }: { hasNext: boolean; nextCursor: string | null },
): Pagination {
  return {
    page: after ? null : page,
    limit,
    total,
    totalPages: Math.ceil(total / limit),
    hasNext,
    hasPrev: after !== undefined || (page > 1 && total > 0),
    nextCursor,
  }
}

type Listed<Row> = {
  rows: readonly Row[]
  query: Order & { page: number; limit?: number | undefined; cursor?: string | undefined }
  keyOf: (row: Row) => string
  idOf: (row: Row) => number
}

/** A page of rows that are all there, in an order: for lists of which every row is read anyway. Without a limit all of them. */
export function pageOfRows<Row>({ rows, query, keyOf, idOf }: Listed<Row>) {
  const after = readCursor(query.cursor, query)
  const sign = query.sortOrder === 'desc' ? -1 : 1
  const place = (row: Row): After => ({ key: keyOf(row), id: idOf(row) })
  const behind = (a: After, b: After) => sign * (compare(a.key ?? '', b.key ?? '') || a.id - b.id)
  const sorted = rows.toSorted((a, b) => behind(place(a), place(b)))
  const rest = after ? sorted.filter((row) => behind(place(row), after) > 0) : sorted
  const limit = query.limit ?? Math.max(1, rows.length)
  const from = after ? 0 : (query.page - 1) * limit
  const shown = rest.slice(from, from + limit)
  const hasNext = from + limit < rest.length
  const last = shown.at(-1)
  const nextCursor = hasNext && last ? writeCursor(query, place(last)) : null
  const asked = { page: query.page, limit, total: rows.length, after }
  return { shown, pagination: paginationOf(asked, { hasNext, nextCursor }) }
}

/** A stretch of rows in the order of their ids: behind a row, or from a place on. */
export type IdRange = { after: number | undefined; offset: number; limit: number; order: 'asc' | 'desc' }

type ById = { page: number; limit: number; cursor?: string | undefined; sortOrder: 'asc' | 'desc' }

/** A page of rows in the order of their ids. @param read is asked for one row more than the page holds */
export async function pageById<Row extends { id: number }>(
  query: ById,
  read: (range: IdRange) => Promise<{ rows: readonly Row[]; total: number }>,
) {
  const { page, limit, sortOrder } = query
  const order = { sortBy: 'id', sortOrder }
  const after = readCursor(query.cursor, order)
  if (after && !Number.isSafeInteger(after.id)) throw badCursor()
  const offset = after ? 0 : (page - 1) * limit
  const found = await read({ after: after?.id, offset, limit: limit + 1, order: sortOrder })
  const shown = found.rows.slice(0, limit)
  const hasNext = found.rows.length > limit
  const last = shown.at(-1)
  const nextCursor = hasNext && last ? writeCursor(order, { key: null, id: last.id }) : null
  return {
    shown,
    pagination: paginationOf({ page, limit, total: found.total, after }, { hasNext, nextCursor }),
  }
}

/** The end of a statement that reads such a stretch, behind its `where`. */
export const rangeOf = (id: SQL, { after, offset, limit, order }: IdRange): SQL => {
  const isUp = order === 'asc'
  const behind = after === undefined ? sql`` : isUp ? sql`and ${id} > ${after}` : sql`and ${id} < ${after}`
  return sql`${behind} order by ${id} ${isUp ? sql`asc` : sql`desc`} limit ${limit} offset ${offset}`
}

/** By code units, as the cursor's key is compared: the same on every server. Numbers are written with leading zeros. */
const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
