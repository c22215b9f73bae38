import { describe, expect, it } from 'vitest'
import { rowId } from './row-id.ts'

describe('the id of a row in an address', () => {
  it.each([
    ['1', 1],
    ['710', 710],
    ['2147483647', 2_147_483_647],
  ])('%s is %d', (text, id) => {
    expect(rowId.parse(text)).toBe(id)
  })

  it.each([
    '',
    '0',
    '-1',
    '+1',
    '01',
    '0710',
    '1.0',
    '1.',
    '1e2',
    '0x1',
    ' 1',
    '1 ',
    '１',
    '2147483648',
    '99999999999',
  ])('"%s" is none', (text) => {
    expect(rowId.safeParse(text).success).toBe(false)
  })
})
