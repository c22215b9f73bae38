import type { Readable } from 'node:stream'
import { Parser } from 'htmlparser2'
import { openPromise } from 'yauzl'
import type { Entry, ZipFile } from 'yauzl'
import { AppError } from '#app/platform/errors.ts'

/** Bytes that a part of a workbook may unfold to, and characters of the texts that its cells share. */
const MOST_BYTES = 1.5 * 2 ** 30
const MOST_SHARED = 150_000_000
const MOST_ENTRIES = 2_000
const MOST_COLUMNS = 1_000
const MOST_CHARACTERS = 2_000_000

const unreadable = (why: string) => new AppError('invalid', `Excel reading failed: ${why}`)

/**
 * The rows of a workbook's first sheet as texts, the header first. Days are YYYY-MM-DD. Memory grows with the texts that cells
 * share, not with the rows.
 * @throws AppError 'invalid' where it is no workbook, is protected, or unfolds to more than it may
 */
export async function* workbookRows(path: string): AsyncGenerator<string[], void> {
  const zip = await openPromise(path, { autoClose: false, lazyEntries: true }).catch(() => {
    throw unreadable('the file is damaged or no workbook')
  })
  try {
    const entries = await entriesOf(zip)
    const part = (name: string) => entries.get(name)
    const sheet = await firstSheet(zip, entries)
    if (!sheet) throw unreadable('it has no sheet')
    const strings = part('xl/sharedStrings.xml')
    const shared = strings ? await sharedTexts(zip, strings) : []
    const styles = part('xl/styles.xml')
    const dates = styles ? await dateStyles(zip, styles) : new Set<number>()
    yield* sheetRows(zip, sheet, { shared, dates })
  } finally {
    zip.close()
  }
}

async function entriesOf(zip: ZipFile): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>()
  try {
    for await (const entry of zip.eachEntry()) {
      if (entries.size >= MOST_ENTRIES) throw unreadable('it has too many parts')
      entries.set(entry.fileName, entry)
    }
  } catch (error) {
    throw error instanceof AppError ? error : unreadable('the file is damaged')
  }
  return entries
}

/** Feeds a part to a parser, piece by piece; what it unfolds to is counted as it comes. */
async function* parsedPieces(zip: ZipFile, entry: Entry, parser: Parser): AsyncGenerator<void, void> {
  if (entry.isEncrypted()) throw unreadable('it is protected by a password')
  const stream: Readable = await zip.openReadStreamPromise(entry)
  const decoder = new TextDecoder()
  let bytes = 0
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      bytes += chunk.length
      if (bytes > MOST_BYTES) throw unreadable('it unfolds to more than can be read')
      parser.write(decoder.decode(chunk, { stream: true }))
      yield
    }
    parser.end(decoder.decode())
    yield
  } catch (error) {
    throw error instanceof AppError ? error : unreadable('the file is damaged')
  } finally {
    stream.destroy()
  }
}

async function readAll(zip: ZipFile, entry: Entry, parser: Parser): Promise<void> {
  for await (const _ of parsedPieces(zip, entry, parser));
}

const XML = { xmlMode: true, decodeEntities: true } as const
const local = (tag: string) => tag.replace(/^\w+:/, '')

/** The sheet that stands first in the workbook. */
async function firstSheet(zip: ZipFile, entries: ReadonlyMap<string, Entry>): Promise<Entry | undefined> {
  const workbook = entries.get('xl/workbook.xml')
  const relations = entries.get('xl/_rels/workbook.xml.rels')
  let id: string | null = null
  let target: string | null = null
  if (workbook && relations) {
    await readAll(
      zip,
      workbook,
      new Parser(
        { onopentag: (tag, { 'r:id': own }) => void (local(tag) === 'sheet' && (id ??= own ?? null)) },
        XML,
      ),
    )
    await readAll(
      zip,
      relations,
      new Parser({ onopentag: (_, { Id, Target }) => void (Id === id && (target = Target ?? null)) }, XML),
    )
  }
  const named = (target as string | null)?.replace(/^\/?(?:xl\/)?/, 'xl/')
  return entries.get(named ?? '') ?? entries.get('xl/worksheets/sheet1.xml')
}

async function sharedTexts(zip: ZipFile, entry: Entry): Promise<string[]> {
  const texts: string[] = []
  let characters = 0
  let own = ''
  let isText = false
  await readAll(
    zip,
    entry,
    new Parser(
      {
        onopentag(tag) {
          if (local(tag) === 'si') own = ''
          // Readings of East Asian texts stand beside them.
          isText = local(tag) === 't'
        },
        ontext(part) {
          if (!isText) return
          own += part
          characters += part.length
          if (characters > MOST_SHARED)
            throw unreadable('its texts are more than can be read; save it as CSV')
        },
        onclosetag(tag) {
          isText = false
          if (local(tag) === 'si') texts.push(own)
        },
      },
      XML,
    ),
  )
  return texts
}

/** The numbers of the styles whose cells are days. */
async function dateStyles(zip: ZipFile, entry: Entry): Promise<Set<number>> {
  const formats = new Set([14, 15, 16, 17, 22])
  const dates = new Set<number>()
  let isCellFormats = false
  let style = 0
  await readAll(
    zip,
    entry,
    new Parser(
      {
        onopentag(tag, { numFmtId, formatCode = '' }) {
          const id = Number(numFmtId)
          if (local(tag) === 'numFmt' && /[dy]/i.test(formatCode.replace(/"[^"]*"|\[[^\]]*\]|\\./g, '')))
            formats.add(id)
          if (local(tag) === 'cellXfs') isCellFormats = true
          if (local(tag) !== 'xf' || !isCellFormats) return
          if (formats.has(id)) dates.add(style)
          style += 1
        },
        onclosetag(tag) {
          if (local(tag) === 'cellXfs') isCellFormats = false
        },
      },
      XML,
    ),
  )
  return dates
}

type Known = { shared: readonly string[]; dates: ReadonlySet<number> }

async function* sheetRows(zip: ZipFile, entry: Entry, known: Known): AsyncGenerator<string[], void> {
  const done: string[][] = []
  let row: string[] = []
  let at = 0
  let type = ''
  let style = 0
  let value = ''
  let isValue = false
  const parser = new Parser(
    {
      onopentag(tag, { r, t = 'n', s = '0' }) {
        const name = local(tag)
        if (name === 'row') {
          row = []
          at = 0
        } else if (name === 'c') {
          at = columnOf(r) ?? at
          if (at >= MOST_COLUMNS) throw unreadable(`a row has more than ${MOST_COLUMNS} columns`)
          type = t
          style = Number(s)
          value = ''
        } else isValue = name === 'v' || name === 't'
      },
      ontext(part) {
        if (!isValue) return
        value += part
        if (value.length > MOST_CHARACTERS) throw unreadable('a cell is too long')
      },
      onclosetag(tag) {
        const name = local(tag)
        isValue = false
        if (name === 'row') done.push(row)
        if (name !== 'c') return
        while (row.length < at) row.push('')
        row[at] = cellText(value, { type, style }, known)
        at += 1
      },
    },
    XML,
  )
  for await (const _ of parsedPieces(zip, entry, parser)) yield* done.splice(0)
}

/** 'B3' is 1; null where the cell does not say where it is. */
function columnOf(reference: string | undefined): number | null {
  const [letters] = /^[A-Z]{1,3}/.exec(reference ?? '') ?? []
  if (letters === undefined) return null
  return Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

function cellText(
  value: string,
  { type, style }: { type: string; style: number },
  { shared, dates }: Known,
): string {
  if (type === 's') return shared[Number(value)] ?? ''
  if (type === 'b') return value === '1' ? 'true' : 'false'
  if (type === 'e') return ''
  if (type !== 'n' || value === '') return value
  const number = Number(value)
  if (!Number.isFinite(number)) return value
  return dates.has(style) ? dayOf(number) : String(number)
}

/** The day of a number of days since the last of 1899, as workbooks count. */
const dayOf = (days: number) =>
  days > 0 && days < 2_958_466
    ? new Date(Math.round((days - 25_569) * 86_400_000)).toISOString().slice(0, 10)
    : String(days)
