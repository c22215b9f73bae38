import type { FileRow } from './importer.ts'
import { fileRecords } from './records.server.ts'
import type { FileFormat } from './records.server.ts'

/** Rows written by one transaction, unless their text is long. */
const ROWS = 100
const CHARACTERS = 400_000

/** The number of a table's first row after the header, as specified. */
const FIRST_ROW = 2

/**
 * The rows of a file in batches, small enough that nobody waits long for a transaction.
 * @param skip rows that were done before
 */
export async function* batchesOf(
  path: string,
  format: FileFormat,
  skip = 0,
): AsyncGenerator<FileRow[], void> {
  let batch: FileRow[] = []
  let characters = 0
  let place = -1
  const { firstRow } = format
  for await (const { cells, line, fault } of fileRecords(path, format)) {
    place += 1
    // The first is the header.
    if (place <= skip) continue
    const row = place - 1 + (firstRow ?? FIRST_ROW)
    // What was no table has no lines that anybody could look for.
    batch.push({ row, line: firstRow === undefined ? line : row, cells, fault })
    characters += cells.reduce((sum, cell) => sum + cell.length, 0)
    if (batch.length < ROWS && characters < CHARACTERS) continue
    yield batch
    batch = []
    characters = 0
  }
  if (batch.length > 0) yield batch
}
