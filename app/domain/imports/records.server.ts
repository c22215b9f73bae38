import { createReadStream } from 'node:fs'
import { setImmediate } from 'node:timers/promises'
import { parse, CsvError } from 'csv-parse'
import { detectDelimiter } from './delimiter.ts'
import type { Delimiter } from './delimiter.ts'
import { decoded, detectEncoding } from './encoding.ts'
import type { Encoding } from './encoding.ts'
import type { Source } from './formats/as-table.server.ts'
import { refusals } from './refusals.ts'

/**
 * How a file is to be read; `source` is what it was before it became a table, absent for one that was, and `leftOut` how much of what
 * stayed out of it.
 */
export type FileFormat = {
  encoding: Encoding
  delimiter: Delimiter
  skip: number
  source?: Source
  /** The number of its first row; absent for tables, whose header is the first line. */
  firstRow?: number
  leftOut?: Readonly<Record<string, number>>
}

/** A row of a file: its cells as they stand there, the line it begins on, and what is wrong with it as a row. */
export type FileRecord = { cells: string[]; line: number; fault: string | null }

/** Characters of a file that tell its delimiter. */
const START_LENGTH = 64 * 1024

/** Characters of one row, twice what an article may have: what a lost quotation mark swallows ends here. */
const MOST_CHARACTERS = 2_000_000

/** Cells of one row, many times the columns of any file: splitting goes no further, or one line of commas would hold up everybody. */
const MOST_CELLS = 1_000

/** Bytes that are split before everybody else has a turn: a thousand rows at most. */
const PIECE = 4 * 1024

/** Cells after which others have a turn: those of one large piece would hold them up. */
const CELLS_A_TURN = 2_000

const bytesOf = (path: string): AsyncIterable<Uint8Array> => createReadStream(path)

/** How a file is written, told by its bytes. */
export async function detectFormat(path: string): Promise<FileFormat> {
  const encoding = await detectEncoding(bytesOf(path))
  let start = ''
  for await (const text of decoded(bytesOf(path), encoding)) {
    start += text
    if (start.length >= START_LENGTH) break
  }
  return { encoding, ...detectDelimiter(start.slice(0, START_LENGTH)) }
}

/**
 * The rows of a file that are not empty, the header first, one after the other; memory does not grow with the file. Texts are
 * NFC. Rows with unbalanced quotes, NUL characters or another number of cells than the header carry their fault.
 * @throws AppError 'invalid' with 'CSV parsing failed: …' where a quotation mark is never closed
 */
export async function* fileRecords(path: string, format: FileFormat): AsyncGenerator<FileRecord, void> {
  const parser = parse({
    delimiter: format.delimiter,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
    info: true,
    raw: true,
    max_record_size: MOST_CHARACTERS,
    cast(cell, { index, lines }) {
      if (index >= MOST_CELLS) throw new RowTooWideError(lines)
      return cell
    },
  })
  const text = afterFirst(decoded(bytesOf(path), format.encoding), format.skip)
  const fed = feed(parser, text)
  let columns = 0
  let cells = 0
  let records = 0
  let lastLine = format.skip > 0 ? 1 : 0
  try {
    for await (const { record, info, raw } of parser as AsyncIterable<Parsed>) {
      const lines = info.lines + (format.skip > 0 ? 1 : 0)
      const line = firstLine(record, lines)
      lastLine = lines
      cells += record.length
      if (cells >= CELLS_A_TURN) {
        cells = 0
        await setImmediate()
      }
      if (record.every((cell) => cell.trim() === '')) continue
      columns ||= record.length
      records += 1
      yield {
        cells: record.map((cell) => cell.normalize('NFC')),
        // A row of a workbook or a feed has no line of its own.
        line: format.source ? records : line,
        fault: isUnbalanced(record, raw) ? 'Unbalanced quotation marks' : faultOf(record, columns),
      }
    }
    await fed
  } catch (error) {
    if (error instanceof RowTooWideError)
      throw refusals.unreadable(error.message, `có dòng nhiều hơn ${MOST_CELLS} cột`)
    if (!(error instanceof CsvError)) throw error
    throw refusals.unreadable(
      reason(error, lastLine + 1),
      `hỏng ở khoảng dòng ${lastLine + 1}, thường vì dấu ngoặc kép mở mà không đóng`,
    )
  } finally {
    parser.destroy()
    await fed.catch(() => undefined)
  }
}

class RowTooWideError extends Error {
  constructor(line: number) {
    super(`line ${line} has more than ${MOST_CELLS} columns`)
  }
}

type Parsed = { record: string[]; info: { lines: number }; raw: string }

async function feed(parser: ReturnType<typeof parse>, text: AsyncIterable<string>): Promise<void> {
  for await (const part of text) {
    // Cut as bytes: between the halves of '🧊' a text would lose both.
    const bytes = Buffer.from(part)
    for (let at = 0; at < bytes.length; at += PIECE) {
      if (parser.destroyed) return
      if (!parser.write(bytes.subarray(at, at + PIECE))) await drained(parser)
      await setImmediate()
    }
  }
  if (!parser.destroyed) parser.end()
}

/** Resolves when the parser takes more, or never will. */
function drained(parser: ReturnType<typeof parse>): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      parser.off('drain', done).off('close', done).off('error', done)
      resolve()
    }
    parser.on('drain', done).on('close', done).on('error', done)
    if (parser.destroyed) done()
  })
}

async function* afterFirst(text: AsyncIterable<string>, skip: number): AsyncGenerator<string, void> {
  let left = skip
  for await (const piece of text) {
    yield left > 0 ? piece.slice(left) : piece
    left = Math.max(0, left - piece.length)
  }
}

/** The line a row begins on; the parser says where it ends. */
function firstLine(record: readonly string[], lastLine: number): number {
  const within = record.map((cell) => cell.match(/\r\n|\n|\r/g)?.length ?? 0)
  return lastLine - within.reduce((sum, count) => sum + count, 0)
}

/**
 * Whether a cell that was quoted goes on after its closing quote. The parser then gives it with its quotes, which also a rightly
 * quoted text may have: that one stands in the file with every quote doubled.
 */
function isUnbalanced(record: readonly string[], raw: string): boolean {
  let at = 0
  return record.some((cell) => {
    if (!cell.startsWith('"')) return false
    const written = `"${cell.replaceAll('"', '""')}"`
    const found = raw.indexOf(written, at)
    // Each stands behind the one before it: looking from the beginning every time takes seconds for a row of many.
    at = found + written.length
    return found === -1
  })
}

function faultOf(record: readonly string[], columns: number): string | null {
  if (record.some((cell) => cell.includes('\0')))
    return 'Row contains a NUL character: the file may be damaged'
  const isLong = record.slice(columns).some((cell) => cell.trim() !== '')
  if (record.length < columns || isLong) return `Row has ${record.length} columns instead of ${columns}`
  return null
}

function reason(error: CsvError, line: number): string {
  return error.code === 'CSV_QUOTE_NOT_CLOSED'
    ? `a quotation mark opened at or after line ${line} is never closed`
    : error.message
}
