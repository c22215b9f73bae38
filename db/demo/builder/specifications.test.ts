import { describe, expect, it } from 'vitest'
import { nameSpecifications } from './specification-names.ts'
import { keptSpecifications, releaseYearOf } from './specifications.ts'
import { variantsOf } from './variants.ts'

describe('keptSpecifications', () => {
  it.each([
    ['a sentence', 'Loại máy', 'x'.repeat(161)],
    ['a marketing field', 'Công nghệ giặt', 'Giặt nước nóng'],
    ['an empty value', 'Tấm nền', 'Hãng không công bố'],
    ['an address', 'Ảnh', 'https://shop.example/1.jpg'],
    ['advice', 'Hướng dẫn bảo quản', 'Để nơi khô ráo'],
  ])('leaves out %s', (_, name, value) => {
    expect(keptSpecifications([{ name, value }])).toEqual([])
  })

  it('groups facts and names each once', () => {
    const kept = keptSpecifications([
      { name: 'Xuất xứ', value: 'Thái Lan' },
      { name: 'Kích thước', value: '1 x 2 x 3 cm' },
      { name: 'Kích thước màn hình', value: '55 inch' },
      { name: 'Kích thước', value: '9 x 9 x 9 cm' },
    ])
    expect(kept.map(({ group, value }) => `${group}: ${value}`)).toEqual([
      'Thông tin chung: Thái Lan',
      'Kích thước, khối lượng: 1 x 2 x 3 cm',
      'Thông số: 55 inch',
    ])
  })
})

describe('releaseYearOf', () => {
  it.each([
    ['09/2025', 2025],
    ['2021', 2021],
    ['Trước 2014', undefined],
    ['sắp ra mắt', undefined],
  ])('of %j is %j', (value, expected) => {
    expect(releaseYearOf([{ name: 'Thời điểm ra mắt', value }])).toBe(expected)
  })
})

describe('nameSpecifications', () => {
  it('gives figures their own names back', () => {
    const table = [
      { name: 'Loại', value: '4000 Pa' },
      { name: 'Độ phân giải', value: '60 dB' },
    ]
    expect(nameSpecifications('robot_vacuum', table).map(({ name }) => name)).toEqual([
      'Công suất hút',
      'Độ ồn',
    ])
    expect(nameSpecifications('tv', table).map(({ name }) => name)).toEqual(['Loại', 'Độ phân giải'])
  })

  it('translates a source’s English field names', () => {
    expect(nameSpecifications('phone', [{ name: 'max_charge', value: '20 W' }])).toEqual([
      { name: 'Hỗ trợ sạc tối đa', value: '20 W' },
    ])
  })
})

describe('variantsOf', () => {
  const variant = { sku: '1', name: 'Đen', price: 1000, available: true }

  it('lists each name once, and only where there is a choice', () => {
    expect(variantsOf([variant, { ...variant, sku: '2' }], 1000)).toEqual([])
    expect(variantsOf([variant, { ...variant, name: 'trắng' }], 1000).map(({ name }) => name)).toEqual([
      'Đen',
      'Trắng',
    ])
  })

  it('leaves out variants priced as another product', () => {
    expect(variantsOf([variant, { ...variant, name: 'Trắng', price: 2000 }], 1000)).toEqual([])
  })
})
