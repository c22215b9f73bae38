import { beforeEach, expect, test } from 'vitest'
import { compareList, isCompared } from '#app/pages/compare/compare-list.ts'
import { storage } from '#tests/support/storage.ts'
import { addToComparison, removeFromComparison, replaceComparison } from './collecting.ts'

beforeEach(() => storage.install())

const aFridge = (id: number) => ({
  id,
  title: `Tủ lạnh ${id}`,
  picture: '/minh-hoa/fridge-mot.svg',
  category: 'Tủ lạnh',
  categorySlug: 'tu-lanh',
})
const aTv = { ...aFridge(90), title: 'Tivi', category: 'Tivi', categorySlug: 'tivi' }
const ids = () => compareList.read().map(({ id }) => id)

test('products of one category are collected in the order they were chosen, four at most', () => {
  expect([3, 1, 2, 4, 5].map((id) => addToComparison(aFridge(id)))).toEqual([
    'added',
    'added',
    'added',
    'added',
    'full',
  ])
  expect(ids()).toEqual([3, 1, 2, 4])
})

test('a product chosen twice stands once', () => {
  addToComparison(aFridge(1))
  expect(addToComparison(aFridge(1))).toBe('added')
  expect(ids()).toEqual([1])
})

test('a product of another category is refused, until the list starts anew', () => {
  addToComparison(aFridge(1))
  expect(addToComparison(aTv)).toBe('other_category')
  expect(ids()).toEqual([1])
  const before = replaceComparison([aTv])
  expect(ids()).toEqual([90])
  replaceComparison(before)
  expect(ids()).toEqual([1])
})

test('a product is taken off, and then is not compared', () => {
  addToComparison(aFridge(1))
  addToComparison(aFridge(2))
  removeFromComparison(1)
  expect([isCompared(1), isCompared(2)]).toEqual([false, true])
})

test.each([
  ['https://vidu.vn/a.jpg', 'https://vidu.vn/a.jpg'],
  ['/minh-hoa/a.svg', '/minh-hoa/a.svg'],
  ['//vidu.vn/a.jpg', null],
  ['javascript:alert(1)', null],
  [7, null],
])('of a stored picture %j the bar shows %j', (picture, shown) => {
  storage.values.set('compare', JSON.stringify([{ ...aFridge(1), picture }]))
  expect(compareList.read()[0]?.picture).toBe(shown)
})

test('an item without a title or a category is left out', () => {
  storage.values.set(
    'compare',
    JSON.stringify([{ ...aFridge(1), title: '' }, { ...aFridge(2), categorySlug: 3 }, aFridge(3)]),
  )
  expect(ids()).toEqual([3])
})
