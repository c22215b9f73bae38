import { expect, it } from 'vitest'
import { fileSize } from './file-size.ts'

it.each([
  [10, '1 KB'],
  [88_064, '86 KB'],
  [1_258_291, '1,2 MB'],
  [72_600_000_000, '67,6 GB'],
])('%d bytes are %s', (bytes, text) => expect(fileSize(bytes)).toBe(text))
