import { describe, expect, it } from 'vitest'
import { matchColumns } from '#app/domain/imports/columns.ts'
import { productColumnOf, productColumns } from '#app/domain/imports/products/product-columns.ts'

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
    expect(matchColumns([header], { columns: productColumns(), columnOf: productColumnOf })).toEqual([
      column,
    ]),
  )
})

it('no two columns answer to the same name', () => {
  for (const { name, label, aliases, isCalled = true } of productColumns())
    for (const own of [name, ...(isCalled ? [label] : []), ...aliases])
      expect(matchColumns([own], { columns: productColumns(), columnOf: productColumnOf }), own).toEqual([
        name,
      ])
})

describe('what stands in the cells', () => {
  const matched = (header: readonly string[], ...samples: string[][]) =>
    matchColumns(header, { columns: productColumns(), columnOf: productColumnOf }, { samples })

  it('tells a column without a name that is known', () =>
    expect(
      matched(
        ['a', 'b', 'c', 'd'],
        ['4006381333931', 'https://a.vn/x', '[{"name": "Màu", "value": "Đen"}]', 'chữ'],
        ['8806091234568', 'https://a.vn/y', '', ''],
      ),
    ).toEqual(['gtin', 'shop_url', 'specifications', null]))

  it('an id that is none of ours is the key of its source', () =>
    expect(matched(['id', 'title'], ['p193bb', 'Tủ'], ['p8ab4a', 'Tủ'])).toEqual(['source_key', 'title']))

  it('denies a name: a link is no brand, a word is no link', () =>
    expect(matched(['brand', 'link'], ['https://a.vn/lg', 'chưa có'])).toEqual(['shop_url', null]))

  it("a retailer's header", () =>
    expect(
      matched(
        [
          'id',
          'title',
          'brand',
          'cate',
          'sub_cate',
          'price',
          'specs_json',
          'rating',
          'source_date',
          'source_url',
        ],
        [
          'p1',
          'Tủ',
          'LG',
          'Tủ lạnh',
          'Tủ lạnh',
          '7990000',
          '[{"name": "a"}]',
          '4.9',
          '2025-06',
          'https://a.vn',
        ],
      ),
    ).toEqual([
      'source_key',
      'title',
      'brand',
      'category',
      'sub_category',
      'price',
      'specifications',
      null,
      'seen_on',
      'shop_url',
    ]))
})
