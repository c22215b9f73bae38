import { expect, test } from 'vitest'
import { inColumns } from './in-columns.ts'

const group = (name: string, rows: number) => ({ name, rows: Array.from({ length: rows }, (_, at) => at) })
const columns = (...groups: ReturnType<typeof group>[]) =>
  inColumns(groups).map((column) =>
    column.map(({ name, rows, isRest }) => `${name}${isRest ? '…' : ''} ${rows.length}`),
  )

test('groups stand over two columns of about the same height, in their order', () => {
  expect(columns(group('a', 3), group('b', 4), group('c', 6))).toEqual([['a 3', 'b 4'], ['c 6']])
})

test('a long group is split, and goes on under its own name', () => {
  expect(columns(group('a', 3), group('b', 2), group('c', 19))).toEqual([['a 3', 'b 2', 'c 6'], ['c… 13']])
  expect(columns(group('a', 20))).toEqual([['a 10'], ['a… 10']])
})

test('few rows stay in one column', () => {
  expect(columns(group('a', 3))).toEqual([['a 3']])
})

test('no row is lost or told twice', () => {
  for (const sizes of [[4, 6, 2], [1, 1, 9], [12, 1], [5, 5, 5, 5], [7]]) {
    const groups = sizes.map((size, at) => group(String(at), size))
    const told = inColumns(groups).flat()
    expect(told.reduce((sum, { rows }) => sum + rows.length, 0)).toBe(
      sizes.reduce((sum, size) => sum + size, 0),
    )
  }
})
