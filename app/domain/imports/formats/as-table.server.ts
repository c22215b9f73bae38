import { createReadStream, createWriteStream } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { stringify } from 'csv-stringify'
import { AppError } from '#app/platform/errors.ts'
import { decoded, detectEncoding } from '../encoding.ts'
import type { FileFormat } from '../records.server.ts'
import { feedRecords } from './feed-records.ts'
import { ghostRecords } from './ghost-records.ts'
import { jsonRecords } from './json-records.ts'
import type { FileObject } from './json-records.ts'
import { wordpressRecords } from './wordpress-records.ts'
import type { LeftOut } from './wordpress-records.ts'
import { workbookRows } from './workbook-records.server.ts'

/** What a file was before it became a table of comma separated values. */
export type Source = 'xlsx' | 'json' | 'feed' | 'wordpress' | 'ghost'

/** What editors call it. */
export const SOURCE_NAMES: Readonly<Record<Source, string>> = {
  xlsx: 'an Excel workbook',
  json: 'JSON',
  feed: 'a product feed',
  wordpress: 'a WordPress export',
  ghost: 'a Ghost export',
}

const MOST_ROWS = 200_000
const MOST_NAMES = 200
/** Characters that a table may have: what unfolds to more is no catalogue. */
const MOST_CHARACTERS = 800_000_000

/** Bytes at the start of a file that tell what it is. */
const HEAD = 4096

/**
 * Makes a table of a workbook, of JSON, of a product feed or of another site's export, in the place of the file; any other stays
 * as it is. So there is one reader for all that comes after: planning, importing, going on after a stop.
 * @param sources what it may be
 * @returns what it was and what of it stayed out; null where it was no such file
 * @throws AppError 'invalid' where it cannot be read, or has more rows, columns or text than can be
 */
export async function makeTable(
  path: string,
  sources: readonly Source[],
): Promise<(Pick<FileFormat, 'leftOut' | 'firstRow'> & { source: Source }) | null> {
  const source = await sourceOf(path, sources)
  if (source === null) return null
  const leftOut: LeftOut = new Map()
  const table = `${path}.table`
  try {
    await pipeline(
      Readable.from(rowsOf(path, source, leftOut)),
      stringify(),
      createWriteStream(table, { mode: 0o600 }),
    )
    await rename(table, path)
  } catch (error) {
    await rm(table, { force: true })
    throw error
  }
  const isOfPosts = source === 'wordpress' || source === 'ghost'
  return { source, leftOut: Object.fromEntries(leftOut), ...(isOfPosts ? { firstRow: 1 } : {}) }
}

/** WordPress says of its exports what they are before anything else. */
const WORDPRESS = /wordpress\.org\/export|WordPress eXtended RSS/
const GHOST = /^\{\s*"(?:db|meta|data)"\s*:/

async function sourceOf(path: string, sources: readonly Source[]): Promise<Source | null> {
  const file = await open(path)
  const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD), 0, HEAD, 0).finally(() => file.close())
  const among = (source: Source) => (sources.includes(source) ? source : null)
  if (buffer.toString('latin1', 0, 4) === 'PK\u0003\u0004') return among('xlsx')
  const isWide = buffer[0] === 0xff || buffer[0] === 0xfe
  const start = buffer
    .toString(isWide ? 'utf16le' : 'utf8', 0, bytesRead)
    .replace(/^\ufeff/, '')
    .trimStart()
  if (GHOST.test(start) && sources.includes('ghost')) return 'ghost'
  if (/^(?:\{\s*["}]|\[\s*(?:\{|\]|$))/.test(start)) return among('json')
  if (!/^<(?:\?xml|!--|rss|feed|channel)/i.test(start)) return null
  return WORDPRESS.test(start) ? (among('wordpress') ?? among('feed')) : among('feed')
}

async function* rowsOf(path: string, source: Source, leftOut: LeftOut): AsyncGenerator<string[], void> {
  const within = limits()
  if (source === 'xlsx') {
    let width = 0
    for await (const row of workbookRows(path)) {
      if (row.every((cell) => cell.trim() === '')) continue
      width ||= row.length
      // A row ends with its last cell that is filled.
      while (row.length < width) row.push('')
      yield within(row)
    }
    return
  }
  const encoding = await detectEncoding(createReadStream(path))
  const text = () => decoded(createReadStream(path), encoding)
  if (source === 'wordpress' || source === 'ghost') {
    let names: string[] | null = null
    const records = source === 'wordpress' ? wordpressRecords : ghostRecords
    for await (const record of records(text, leftOut)) {
      // Every record has every column.
      if (!names) yield within((names = Object.keys(record)))
      yield within(names.map((name) => record[name] ?? ''))
    }
    return
  }
  const records = source === 'json' ? jsonRecords : feedRecords
  const read = () => records(text())
  const names = await namesOf(read())
  if (names.length > 0) yield within(names)
  for await (const record of read()) yield within(names.map((name) => record[name] ?? ''))
}

/** The names of all fields, in the order they are met; of two that name a category the shop's own first. */
async function namesOf(records: AsyncIterable<FileObject>): Promise<string[]> {
  const names = new Set<string>()
  for await (const record of records)
    for (const name of Object.keys(record)) {
      names.add(name)
      if (names.size > MOST_NAMES) throw new AppError('invalid', `More than ${MOST_NAMES} fields`)
    }
  const last = 'google_product_category'
  return [...names].toSorted((a, b) => Number(a === last) - Number(b === last))
}

function limits() {
  let rows = 0
  let characters = 0
  return (row: string[]): string[] => {
    rows += 1
    characters += row.reduce((sum, cell) => sum + cell.length, 0)
    if (rows > MOST_ROWS + 1) throw new AppError('invalid', `More than ${MOST_ROWS} rows`)
    if (characters > MOST_CHARACTERS)
      throw new AppError('invalid', 'The file holds more text than can be imported')
    return row
  }
}
