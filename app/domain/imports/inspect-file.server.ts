import { open } from 'node:fs/promises'
import { AppError } from '#app/platform/errors.ts'
import { detectFormat, fileRecords } from './records.server.ts'
import type { FileFormat } from './records.server.ts'

/** What a file holds: how it is written, its header, and how many rows come after it. */
export type InspectedFile = { format: FileFormat; header: string[]; total: number }

/** More than any file has that a person made: each row is kept with what became of it. */
const MOST_COLUMNS = 200
const MOST_ROWS = 200_000

/**
 * Reads a file to its end once, before anything is made of it.
 * @throws AppError 'invalid' with the specified message where it cannot be read or has no row
 */
export async function inspectFile(path: string): Promise<InspectedFile> {
  await refuseWorkbook(path)
  const format = await detectFormat(path)
  let header: string[] | null = null
  let total = 0
  for await (const { cells, fault } of fileRecords(path, format)) {
    if (total >= MOST_ROWS) throw new AppError('invalid', `CSV parsing failed: more than ${MOST_ROWS} rows`)
    if (header) total += 1
    else if (fault) throw new AppError('invalid', `CSV parsing failed: the header: ${fault}`)
    else header = inLimits(cells)
  }
  if (!header || total === 0) throw new AppError('invalid', 'No valid data found in CSV file')
  return { format, header, total }
}

function inLimits(header: string[]): string[] {
  if (header.length <= MOST_COLUMNS) return header
  throw new AppError('invalid', `CSV parsing failed: more than ${MOST_COLUMNS} columns`)
}

/** Workbooks are often sent under the name of a CSV file; their first bytes tell. */
async function refuseWorkbook(path: string): Promise<void> {
  const file = await open(path)
  const { buffer } = await file.read(Buffer.alloc(4), 0, 4, 0).finally(() => file.close())
  const start = buffer.toString('hex')
  if (start === '504b0304' || start === 'd0cf11e0')
    throw new AppError('invalid', 'CSV parsing failed: this is an Excel workbook. Save it as CSV first')
}
