import { expect, it } from 'vitest'
import { maskPersonalData } from './mask.ts'

it.each([
  ['gọi mình 0912 345 678 nhé', 'gọi mình [số điện thoại] nhé'],
  ['sđt +84912345678', 'sđt [số điện thoại]'],
  ['mail lan.anh+1@example.com.vn giúp', 'mail [email] giúp'],
  ['cccd 012345678901', 'cccd [số giấy tờ]'],
  ['tủ lạnh dưới 15.000.000đ cho 4 người', 'tủ lạnh dưới 15.000.000đ cho 4 người'],
  ['máy 12000 BTU giá 11690000', 'máy 12000 BTU giá 11690000'],
])('%j is kept as %j', (question, kept) => {
  expect(maskPersonalData(question)).toBe(kept)
})
