import { describe, expect, it } from 'vitest'
import { matchColumns } from '#app/domain/imports/columns.ts'
import { PRODUCT_COLUMNS, productColumnOf } from '#app/domain/imports/products/product-columns.ts'

describe('headers of product files', () => {
  it.each([
    ['Tên sản phẩm', 'title'],
    ['Hãng', 'brand'],
    ['mã máy', 'model'],
    ['GIÁ BÁN', 'shop_price'],
    ['Dung tích (lít)', 'attr:capacity_l'],
    ['Dung tích', 'attr:capacity_l'],
    ['Bảo hành', 'attr:warranty_months'],
    ['capacity_l', 'attr:capacity_l'],
    ['ATTR: Whatever', 'attr:whatever'],
    ['spec: Thông tin chung / Màu / vỏ', 'spec:Thông tin chung/Màu / vỏ'],
    ['Công suất', null],
    ['Công nghệ', null],
    ['Ghi chú', null],
  ])('%s is %s', (header, column) =>
    expect(matchColumns([header], { columns: PRODUCT_COLUMNS, columnOf: productColumnOf })).toEqual([column]),
  )
})

it('no two columns answer to the same name', () => {
  for (const { name, label, aliases } of PRODUCT_COLUMNS)
    for (const own of [name, label, ...aliases])
      expect(matchColumns([own], { columns: PRODUCT_COLUMNS, columnOf: productColumnOf }), own).toEqual([
        name,
      ])
})
