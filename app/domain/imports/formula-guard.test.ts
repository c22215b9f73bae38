import { describe, expect, it } from 'vitest'
import { guarded, unguarded } from './formula-guard.ts'

describe('a cell that a spreadsheet would run', () => {
  it.each(['=1+1', '+84 900', '-5 độ', '@ten', '\t=x', '\r=x', "=HYPERLINK('x')"])('%j is text', (cell) =>
    expect(guarded(cell)).toBe(`'${cell}`),
  )
  it.each(['=1', "'=1", "''=1", '-x', "'", "'tis", '', 'abc', '<p>=</p>', "'-'", '55" TV'])(
    '%j comes back as it was',
    (cell) => expect(unguarded(guarded(cell))).toBe(cell),
  )
  it.each(["'tis", 'abc', '', '<p>', "''"])('%j stays as it is', (cell) => {
    expect(guarded(cell)).toBe(cell)
    expect(unguarded(cell)).toBe(cell)
  })
})

it.each([
  ['="2"', '2'],
  ['="007"', '007'],
  ['=""', ''],
  ['="a"&"b"', '="a"&"b"'],
])('%s, as spreadsheets keep a text from becoming a number, is %s', (cell, text) =>
  expect(unguarded(cell)).toBe(text),
)
