import { AppError } from '#app/platform/errors.ts'

/** Characters of one record: what a lost bracket swallows ends here. */
const MOST_CHARACTERS = 2_000_000

/** A record of a file that is no table: texts by the names of its fields; what is nested stays JSON. */
export type FileObject = Record<string, string>

/**
 * The objects of a text in JSON, one after the other: of a list, or one a line. Memory does not grow with the file.
 * @throws AppError 'invalid' where it is no list of objects
 */
export async function* jsonRecords(text: AsyncIterable<string>): AsyncGenerator<FileObject, void> {
  let depth = 0
  let isQuoted = false
  let isEscaped = false
  let record = ''
  let count = 0
  for await (const piece of text) {
    let from = depth > 0 ? 0 : -1
    for (let at = 0; at < piece.length; at += 1) {
      const letter = piece[at]
      if (isQuoted) {
        if (isEscaped) isEscaped = false
        else if (letter === '\\') isEscaped = true
        else if (letter === '"') isQuoted = false
        continue
      }
      if (letter === '"' && depth > 0) isQuoted = true
      else if (letter === '{' || (letter === '[' && depth > 0)) {
        if (depth === 0) from = at
        depth += 1
      } else if ((letter === '}' || letter === ']') && depth > 0) {
        depth -= 1
        if (depth > 0) continue
        count += 1
        yield objectOf(record + piece.slice(from, at + 1), count)
        record = ''
        from = -1
      } else if (depth === 0 && letter !== undefined && !/[\s,[\]\ufeff]/.test(letter))
        throw noList(`something else stands before object ${count + 1}`)
    }
    if (from >= 0) record += piece.slice(from)
    if (record.length > MOST_CHARACTERS) throw noList(`object ${count + 1} does not end`)
  }
  if (depth > 0) throw noList(`object ${count + 1} does not end`)
}

const noList = (why: string) =>
  new AppError('invalid', `JSON reading failed: a list of objects, or an object a line, is expected; ${why}`)

function objectOf(text: string, count: number): FileObject {
  let data: unknown
  try {
    data = JSON.parse(text)
  } catch {
    throw noList(`object ${count} is no JSON`)
  }
  return Object.fromEntries(
    Object.entries(data as Record<string, unknown>).map(([name, value]) => [name, cellOf(value)]),
  )
}

function cellOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'object') return JSON.stringify(value)
  return typeof value === 'string' ? value : JSON.stringify(value)
}
