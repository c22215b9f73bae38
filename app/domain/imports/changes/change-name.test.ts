import { expect, test } from 'vitest'
import { leftWords } from './change-name.ts'

test.each([
  ['“Một” (already there)', '“Một” (đã ở danh mục đó)'],
  ['“TN-100” (hidden already)', '“TN-100” (đang ẩn rồi)'],
  ['#12 (deleted)', '#12 (đã bị xóa)'],
  ['“Một (already there) hai”', '“Một (already there) hai”'],
  ['“Một” (of another release)', '“Một” (of another release)'],
])('%s, as it was kept, is %s in Vietnamese', (line, vi) => expect(leftWords(line)).toEqual({ en: line, vi }))
