import { open } from 'node:fs/promises'
import { AppError } from '#app/platform/errors.ts'
import { say } from '#app/vietnamese/say.ts'
import { cellsOf } from './columns.ts'
import type { Mapping, Samples } from './columns.ts'
import { makeTable } from './formats/as-table.server.ts'
import type { Source } from './formats/as-table.server.ts'
import type { Counted, ForeignValues } from './import-subject.ts'
import { detectFormat, fileRecords } from './records.server.ts'
import type { FileFormat } from './records.server.ts'
import { refusals } from './refusals.ts'

/** What a file holds: how it is written, its header, what its columns are, how many rows it has, and its own values. */
export type InspectedFile = {
  format: FileFormat
  header: string[]
  mapping: Mapping
  total: number
  counted: Counted
}

type Asked = {
  /** What the columns are, decided by the header, some rows and what the file was before it was a table. */
  match: (header: readonly string[], samples: Samples, source: Source | null) => Promise<Mapping>
  foreign: ForeignValues | null
  sources: readonly Source[]
}

/** More than any file has that a person made: each row is kept with what became of it. */
const MOST_COLUMNS = 200
const MOST_ROWS = 200_000

/** Rows that tell what stands in each column, and characters of a cell that do. */
const SAMPLES = 200
const SAMPLE_LENGTH = 1_000

/**
 * Reads a file to its end once, before anything is made of it.
 * @throws AppError 'invalid' with the specified message where it cannot be read or has no row
 */
export async function inspectFile(path: string, { match, foreign, sources }: Asked): Promise<InspectedFile> {
  const made = await makeTable(path, sources)
  if (!made) await refuseForeign(path)
  const format: FileFormat = { ...(await detectFormat(path)), ...made }
  let header: string[] | null = null
  let mapping: Mapping | null = null
  let total = 0
  const samples: string[][] = []
  const counter = createCounter(foreign)
  const countSamples = async () => {
    mapping = await match(
      header ?? [],
      samples.map((row) => row.map((cell) => cell.slice(0, SAMPLE_LENGTH))),
      made?.source ?? null,
    )
    for (const row of samples) counter.add(row, mapping)
    return mapping
  }
  for await (const { cells, fault } of fileRecords(path, format)) {
    if (total >= MOST_ROWS)
      throw refusals.unreadable(`more than ${MOST_ROWS} rows`, `nhiều hơn ${MOST_ROWS} dòng`)
    if (!header) {
      if (fault) throw refusals.unreadable(`the header: ${fault}`, 'hàng tiêu đề bị hỏng')
      header = inLimits(cells)
      continue
    }
    total += 1
    if (fault) continue
    if (mapping) counter.add(cells, mapping)
    else if (samples.push(cells) === SAMPLES) await countSamples()
  }
  if (!header || total === 0)
    throw new AppError(
      'invalid',
      say('No valid data found in CSV file', { vi: 'Tệp CSV không có dữ liệu dùng được' }),
    )
  return { format, header, mapping: mapping ?? (await countSamples()), total, counted: counter.counted() }
}

/** What a file says in words of its own, once its columns are known. */
export async function countValues(
  path: string,
  format: FileFormat,
  { mapping, foreign }: { mapping: Mapping; foreign: ForeignValues },
): Promise<Counted> {
  const counter = createCounter(foreign)
  let isHeader = true
  for await (const { cells, fault } of fileRecords(path, format)) {
    if (!isHeader && !fault) counter.add(cells, mapping)
    isHeader = false
  }
  return counter.counted()
}

/** Values of one list that are told apart; rows that say others stay as they are. */
const MOST_VALUES = 3_000
const VALUE_LENGTH = 300

function createCounter(foreign: ForeignValues | null) {
  const lists = new Map<string, Map<string, number>>()
  return {
    add(row: readonly string[], mapping: Mapping) {
      if (!foreign) return
      for (const [name, value] of Object.entries(foreign.of(cellsOf(row, mapping)))) {
        if (value === null || value.length > VALUE_LENGTH) continue
        const list = lists.get(name) ?? new Map<string, number>()
        lists.set(name, list)
        const rows = list.get(value) ?? 0
        if (rows > 0 || list.size < MOST_VALUES) list.set(value, rows + 1)
      }
    },
    counted: (): Counted =>
      Object.fromEntries(
        [...lists].map(([name, list]) => [
          name,
          [...list].map(([value, rows]) => ({ value, rows })).toSorted((a, b) => b.rows - a.rows),
        ]),
      ),
  }
}

function inLimits(header: string[]): string[] {
  if (header.length <= MOST_COLUMNS) return header
  throw refusals.unreadable(`more than ${MOST_COLUMNS} columns`, `nhiều hơn ${MOST_COLUMNS} cột`)
}

/** Bytes at the start of a file that tell what it is. */
const HEAD = 32

/** Workbooks are often sent under the name of a CSV file, and XML and JSON of any sort for an export; their first bytes tell. */
async function refuseForeign(path: string): Promise<void> {
  const file = await open(path)
  const { buffer } = await file.read(Buffer.alloc(HEAD), 0, HEAD, 0).finally(() => file.close())
  const start = buffer.toString('hex', 0, 4)
  if (start === '504b0304' || start === 'd0cf11e0')
    throw refusals.unreadable(
      'this is an Excel workbook. Save it as CSV first',
      'đây là sổ tính Excel. Lưu thành CSV trước',
    )
  const text = buffer
    .toString('utf8')
    .replace(/^\ufeff/, '')
    .trimStart()
  if (/^<(?:\?x|rss|fee)/.test(text))
    throw refusals.unreadable(
      'this is XML, and no export of WordPress',
      'đây là XML, không phải bản xuất của WordPress',
    )
  if (/^[{[]\s*["{[]/.test(text))
    throw refusals.unreadable(
      'this is JSON, and no export of Ghost',
      'đây là JSON, không phải bản xuất của Ghost',
    )
}
