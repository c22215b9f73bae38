import { expect, it } from 'vitest'
import { productColumnOf, productColumns } from '../products/product-columns.ts'
import { followFields } from './feed-fields.ts'

const HEADER = ['id', 'title', 'link', 'price', 'product_type', 'color']
const LAST = { header: HEADER, mapping: ['source_key', 'title', 'shop_url', 'price', 'category', null] }
const follow = (header: readonly string[]) =>
  followFields(LAST, header, { columns: productColumns(), columnOf: productColumnOf })

it('fields in another order are what they were', () => {
  expect(follow(HEADER.toReversed())).toEqual(LAST.mapping.toReversed())
})

it('one that comes is what its name says, one that means nothing is left out, one that goes is away', () => {
  expect(follow([...HEADER, 'sale_price', 'availability', 'custom_label_0'])).toEqual([
    ...LAST.mapping,
    'shop_price',
    'stock',
    null,
  ])
  expect(follow(HEADER.slice(0, -1))).toEqual(LAST.mapping.slice(0, -1))
})

it('one that comes takes nothing from one that was decided about', () => {
  expect(follow([...HEADER, 'google_product_category'])).toEqual([...LAST.mapping, null])
})

it.each(['id', 'title', 'link', 'price', 'product_type'])('without %s somebody has to look', (name) => {
  expect(follow(HEADER.filter((each) => each !== name))).toBeNull()
})
