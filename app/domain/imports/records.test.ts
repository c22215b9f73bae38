import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { detectFormat, fileRecords } from './records.server.ts'
import type { FileRecord } from './records.server.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'cm-csv-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

async function recordsOf(content: string | Uint8Array): Promise<FileRecord[]> {
  const file = join(folder, 'file.csv')
  writeFileSync(file, content)
  const records: FileRecord[] = []
  for await (const record of fileRecords(file, await detectFormat(file))) records.push(record)
  return records
}
const cellsOf = async (content: string | Uint8Array) => (await recordsOf(content)).map(({ cells }) => cells)
const faultsOf = async (content: string) => (await recordsOf(content)).map(({ line, fault }) => [line, fault])

describe('csv-spectrum', () => {
  const spectrum = dirname(createRequire(import.meta.url).resolve('csv-spectrum/package.json'))
  it.each([
    'comma_in_quotes',
    'empty',
    'empty_crlf',
    'escaped_quotes',
    'json',
    'location_coordinates',
    'newlines',
    'newlines_crlf',
    'quotes_and_newlines',
    'simple',
    'simple_crlf',
    'utf8',
  ])('%s', async (name) => {
    const [header = [], ...rows] = await cellsOf(readFileSync(join(spectrum, 'csvs', `${name}.csv`)))
    const expected: unknown = JSON.parse(readFileSync(join(spectrum, 'json', `${name}.json`), 'utf8'))
    const read = rows.map((row) => Object.fromEntries(row.map((cell, at) => [header[at], cell])))
    // The package's JSON of this file has another phone number than its CSV.
    if (name === 'location_coordinates') read[0] = { ...read[0], 'Contact Phone Number': '1234567890' }
    expect(read).toEqual([expected].flat())
  })
})

describe('rows', () => {
  it.each([
    ['an empty file', '', []],
    ['line ends of every kind', 'a,b\r\n1,2\n3,4\r5,6', ['a,b', '1,2', '3,4', '5,6']],
    ['empty lines and rows of nothing', 'a,b\n\n1,2\n,\n  , \n\n3,4\n\n', ['a,b', '1,2', '3,4']],
    ['no line end at the end', 'a,b\n1,2', ['a,b', '1,2']],
    ['a column named __proto__', '__proto__,b\n1,2\n', ['__proto__,b', '1,2']],
    ["Excel's own first line", 'sep=;\r\na;b\r\n1;2\r\n', ['a,b', '1,2']],
    ['text decomposed by a Mac', 'a,b\nTu\u031b,Đa\u0323i\n', ['a,b', 'Tư,Đại']],
    ['a quote inside an unquoted cell', 'a,b\n55" TV,5"\n', ['a,b', '55" TV,5"']],
    ['a quoted text that begins with a quotation', 'a,b\n"""x"" y",2\n', ['a,b', '"x" y,2']],
    ['empty cells at the end of a long row', 'a,b\n1,2,, \n', ['a,b', '1,2,, ']],
  ])('%s', async (_, text, rows) => expect((await cellsOf(text)).map((row) => row.join(','))).toEqual(rows))

  it('keep what stands between quotes, line ends and all', async () =>
    expect(await cellsOf('a,b\n"x\r\ny, ""z""\n",2\n')).toEqual([
      ['a', 'b'],
      ['x\r\ny, "z"\n', '2'],
    ]))

  it('keep a sign of two halves wherever a piece of the file ends', async () => {
    const cell = '🧊'.repeat(40_000)
    for (const before of ['', 'a'])
      expect(await cellsOf(`${before}${cell},b\n`)).toEqual([[before + cell, 'b']])
  })

  it('know the line they begin on', async () =>
    expect(await faultsOf('a,b\n"1\n\n2",3\n\n4,5\n')).toEqual([
      [1, null],
      [2, null],
      [6, null],
    ]))
})

describe('a row at fault', () => {
  it.each([
    ['too short', 'a,b,c\n1,2\n3,4,5\n', 'Row has 2 columns instead of 3'],
    ['too long', 'a,b\n1,2,3\n4,5\n', 'Row has 3 columns instead of 2'],
    ['a quote closed too early', 'a,b\n"1"x,2\n3,4\n', 'Unbalanced quotation marks'],
    ['quotes within quotes', 'a,b\n"x "y" z",2\n3,4\n', 'Unbalanced quotation marks'],
    ['NUL', 'a,b\n1\0,2\n3,4\n', 'Row contains a NUL character: the file may be damaged'],
  ])('%s is told, and the next row is read', async (_, text, fault) =>
    expect(await faultsOf(text)).toEqual([
      [1, null],
      [2, fault],
      [3, null],
    ]),
  )

  it('that swallows the rest of the file fails the file, with its line', async () =>
    await expect(recordsOf('a,b\n1,2\n3,"4\n5,6\n')).rejects.toThrow(
      'CSV parsing failed: a quotation mark opened at or after line 3 is never closed',
    ))
})

it('stops reading when nobody wants more', async () => {
  const file = join(folder, 'long.csv')
  writeFileSync(file, `a,b\n${'1,2\n'.repeat(50_000)}`)
  for await (const { cells } of fileRecords(file, await detectFormat(file))) {
    expect(cells).toEqual(['a', 'b'])
    break
  }
})

describe('a row that would hold up everybody', () => {
  it.each([
    ['9 MB of commas', `title,content\n${','.repeat(9_000_000)}\n`, 2],
    ['9 MB of tabs', `title\tcontent\n${'\t'.repeat(9_000_000)}\n`, 2],
    ['a header of 9 MB', `${'a,'.repeat(4_500_000)}\n1,2\n`, 1],
  ])('%s is refused where it becomes too wide, with its line', async (_, content, line) => {
    await expect(recordsOf(content)).rejects.toMatchObject({
      code: 'invalid',
      message: `CSV parsing failed: line ${line} has more than 1000 columns`,
    })
  })

  it('900 quoted cells are each looked for behind the one before', async () => {
    const cells = Array.from({ length: 900 }, (_, at) => `"""${at}"" ${'x'.repeat(900)}"`).join(',')
    const [, row] = await recordsOf(`a\n${cells}\n`)
    expect(row?.cells).toHaveLength(900)
    expect(row?.fault).toBe('Row has 900 columns instead of 1')
  })
})

it.each([
  ['rows of two cells', '1,2\n'],
  ['rows of nothing', ',\n'],
  ['empty lines', '\n'],
  ['rows of empty quotes', '"",""\n'],
  ['quotation marks', '"'],
])('others have a turn at least every 4 KB of %s', async (_, unit) => {
  const file = join(folder, 'busy.csv')
  const length = 1_000_000
  writeFileSync(file, `a,b\n${unit.repeat(length / unit.length)}`)
  const format = await detectFormat(file)
  let turns = 0
  let isOver = false
  const count = () => {
    turns += 1
    if (!isOver) setImmediate(count)
  }
  setImmediate(count)
  const readAll = async () => {
    for await (const { cells } of fileRecords(file, format)) expect(cells.length).toBeGreaterThan(0)
  }
  await readAll().catch(() => null)
  isOver = true
  expect(turns).toBeGreaterThan(length / 4_096 / 1.1)
})
