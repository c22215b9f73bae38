import { describe, expect, it } from 'vitest'
import {
  categoryToMake,
  foreignValues,
  guessBrand,
  guessCategory,
  isOpen,
  withoutMaking,
} from './product-choices.ts'

const CATEGORIES = [
  { id: 1, name: 'Tivi', slug: 'tivi', kind: 'tv' },
  { id: 2, name: 'Tủ lạnh', slug: 'tu-lanh', kind: 'fridge' },
  { id: 3, name: 'Quạt', slug: 'quat', kind: 'fan' },
]

describe('the likeliest category', () => {
  it.each([
    ['Tivi LED', 'id:1'],
    ['Điện lạnh > Tủ lạnh', 'id:2'],
    ['dien lanh / tu lanh', 'id:2'],
    ['Tủ lạnh > Tủ đông mini', 'id:2'],
    ['tu-lanh', 'id:2'],
    ['Gia dụng > Quạt điều hòa', 'id:3'],
    ['Gia dụng > Máy lọc nước', 'kind:water_purifier'],
    ['Laptop > Gaming', 'kind:laptop'],
    ['Phụ kiện > Khung treo tivi', ''],
    ['Khác', ''],
  ])('%s: %s', (value, choice) => expect(guessCategory(value, CATEGORIES)).toBe(choice))
})

it.each([
  ['LG Electronics', 'name:LG'],
  ['Hãng Mới', 'name:Hãng Mới'],
  ['No Brand', 'none'],
  ['-', 'none'],
  ['LGX', 'name:LGX'],
])('the likeliest brand of %s is %s', (value, choice) =>
  expect(guessBrand(value, ['LG', 'Samsung'])).toBe(choice),
)

it.each([
  [{ category: 'Tivi', sub_category: 'TIVI' }, 'Tivi'],
  [{ category: 'Gia dụng', sub_category: 'Quạt' }, 'Gia dụng > Quạt'],
  [{ sub_category: 'Quạt' }, 'Quạt'],
  [{ category: '' }, null],
])('a row says %j: %s', (cells, path) =>
  expect(foreignValues(new Map(Object.entries(cells))).categories).toBe(path),
)

it('what is to be made has a name and a kind; without making it is open', () => {
  expect(categoryToMake('kind:fan', 'x')).toEqual({ name: 'Quạt', kind: 'fan' })
  expect(categoryToMake('own', 'Dụng cụ bếp > Nồi')).toEqual({ name: 'Nồi', kind: 'noi' })
  expect(categoryToMake('kind:nothing', 'x')).toBeNull()
  const choices = { categories: { a: 'id:1', b: 'own', c: 'out' }, brands: { x: 'none' } }
  expect(isOpen(choices)).toBe(true)
  expect(withoutMaking(choices)).toEqual({
    categories: { a: 'id:1', b: '', c: 'out' },
    brands: { x: 'none' },
  })
  expect(isOpen({ categories: { a: 'id:1', c: 'out' } })).toBe(false)
  expect(isOpen({ brands: { 'Hãng Lạ ': 'name:Hãng Lạ' } })).toBe(true)
  expect(isOpen({ brands: { 'LG Electronics': 'name:LG', OEM: 'none' } })).toBe(false)
})
