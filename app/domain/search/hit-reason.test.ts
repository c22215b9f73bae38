import { expect, test } from 'vitest'
import { hitReason } from './hit-reason.ts'

const found = {
  title: 'Máy lạnh Daikin Inverter 1 HP FTKB25YVMV',
  brand: 'Daikin',
  category: 'Máy lạnh',
  subCate: null,
  des: 'Hợp phòng ngủ nhỏ.',
}

test.each([
  ['inverter', [], 'Tên máy có “inverter”'],
  ['ftkb25', [], 'Tên máy có “ftkb25”'],
  ['may lanh 1hp', [], 'Tên máy có “may lanh 1hp”'],
  ['điều hòa', ['máy lạnh'], '“máy lạnh” cũng là “điều hòa”'],
  ['inverter rẻ', [], 'Tên máy có “inverter”'],
  ['phòng ngủ', [], 'Mô tả nhắc đến “phòng ngủ”'],
  ['tivi', [], null],
  ['', [], null],
])('%j finds it because %j', (typed, also, reason) => {
  expect(hitReason(typed, also, found)).toBe(reason)
})

test('a brand and a category that no title names are reasons too', () => {
  expect(hitReason('daikin', [], { ...found, title: 'FTKB25YVMV' })).toBe('Hãng Daikin')
  expect(hitReason('lạnh ftkb', [], { ...found, title: 'FTKB25YVMV' })).toBe(
    'Tên máy có “ftkb”, loại máy lạnh',
  )
})
