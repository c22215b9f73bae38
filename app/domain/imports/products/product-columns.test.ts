import { afterEach, expect, it } from 'vitest'
import { matchColumns } from '#app/domain/imports/columns.ts'
import { setEditedKinds } from '#app/kinds/kind.ts'
import { productColumnOf, productColumns } from './product-columns.ts'

afterEach(() => setEditedKinds([]))

const match = (header: string[], samples: string[][]) =>
  matchColumns(header, { columns: productColumns(), columnOf: productColumnOf }, { samples })

it('a figure of an editor’s is a column by its name, unless the cells are those of the field of that name', () => {
  const words = { Cơ: 'Cơ', 'Điện tử': 'Điện tử' }
  setEditedKinds([
    {
      key: 'may_khau',
      record: {
        name: 'Máy khâu',
        words: { synonyms: 'máy khâu', others: [] },
        attributes: [{ key: 'loai', label: 'Loại', type: 'choice', words }],
      },
    },
  ])
  expect(
    match(
      ['Tên', 'Danh mục', 'loại'],
      [
        ['A', 'Máy khâu', 'cơ'],
        ['B', 'Máy khâu', 'Điện tử'],
      ],
    ),
  ).toEqual(['title', 'category', 'attr:loai'])
  expect(
    match(
      ['Tên', 'Loại'],
      [
        ['A', 'Đèn bàn'],
        ['B', 'Đèn học'],
      ],
    ),
  ).toEqual(['title', 'category'])
  expect(match(['Tên', 'Loại'], [['A', '']])).toEqual(['title', 'attr:loai'])
})

it('a figure is a column by what shops call it, where its cells say so', () => {
  const rows = [
    ['A', '6,2 kg'],
    ['B', '5 kg'],
  ]
  for (const name of ['Cân nặng', 'khối lượng', 'Trọng lượng sản phẩm'])
    expect(match(['Tên', name], rows)).toEqual(['title', 'attr:weight_kg'])
  const words = [
    ['A', 'nhẹ'],
    ['B', 'vừa tay'],
  ]
  expect(match(['Tên', 'Cân nặng'], words)).toEqual(['title', null])
  expect(match(['Tên', 'Cân nặng'], [['A', '']])).toEqual(['title', null])
})
