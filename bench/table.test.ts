import { expect, test } from 'vitest'
import { formatTable } from './table.ts'

test('the first column stands left, the others right, under their heads', () => {
  expect(
    formatTable(
      ['page', 'p50'],
      [
        ['home', '1.5'],
        ['list', '12.25'],
      ],
    ),
  ).toBe(['page    p50', '----  -----', 'home    1.5', 'list  12.25'].join('\n'))
})
