import { describe, expect, it } from 'vitest'
import { readLines, writeLines } from './cell-lines.ts'

describe('lines of a cell', () => {
  it.each([
    ['plain', [['a', 'b', 'c'], ['d']], 'a | b | c\nd'],
    ['an empty field between', [['a', '', 'c', '']], 'a |  | c'],
    ['a bar, a line end and a backslash', [['1|2', 'x\ny', 'C:\\new']], '1\\|2 | x\\ny | C:\\\\new'],
    ['nothing', [], ''],
  ])('%s are read as they were written', (_, rows, cell) => {
    expect(writeLines(rows)).toBe(cell)
    expect(readLines(cell)).toEqual(rows.map((row) => row.slice(0, row.findLastIndex(Boolean) + 1)))
  })

  it('as people type them: no spaces, empty lines, another line end', () =>
    expect(readLines('a|b\r\n\r\n  c |d ')).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ]))
})
