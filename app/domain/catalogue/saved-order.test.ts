import { expect, it } from 'vitest'
import { inOrder } from './saved-order.ts'
import type { SavedOrder } from './saved-order.ts'

const products = [
  { id: 1, priceValue: 5 },
  { id: 2, priceValue: null },
  { id: 3, priceValue: 2 },
  { id: 4, priceValue: null },
  { id: 5, priceValue: 5 },
]

it.each<[SavedOrder, number[]]>([
  ['newest', [1, 2, 3, 4, 5]],
  ['oldest', [5, 4, 3, 2, 1]],
  ['cheapest', [3, 1, 5, 2, 4]],
  ['dearest', [1, 5, 3, 2, 4]],
])('%s: %j', (order, ids) => {
  expect(inOrder(products, order).map(({ id }) => id)).toEqual(ids)
})
