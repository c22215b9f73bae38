import { describe, expect, it } from 'vitest'
import { cleanUrl, offersOf, summarise } from './offers.ts'
import type { SourcePrice } from './source.ts'

function seen(over: Partial<SourcePrice>): SourcePrice {
  return {
    source: 'a',
    shop: 'dienmayxanh.com',
    date: '2025-06-01',
    price: 10_000_000,
    listPrice: null,
    url: '',
    ...over,
  }
}

describe('cleanUrl', () => {
  const page = 'https://www.dienmayxanh.com/tivi/sony-55'
  it.each([
    [`${page}?utm_flashsale=1`, page],
    [`http://www.dienmayxanh.com/tivi/sony-55#x`, page],
    ['https://pixel.example.com/p.gif', null],
    ['https://www.dienmayxanh.com/may-doi-tra/tivi', null],
    ['https://www.dienmayxanh.com/tivi/s ony', null],
    ['', null],
  ])('of %j is %j', (raw, expected) => {
    expect(cleanUrl(raw, 'dienmayxanh.com')).toBe(expected)
  })
})

describe('offersOf', () => {
  it('groups by shop, oldest observation first', () => {
    const offers = offersOf([
      seen({ date: '2025-09-01', price: 9_500_000 }),
      seen({ date: '2024-05-01', price: 11_000_000 }),
      seen({ shop: 'fptshop.com.vn', date: '2024-10-01' }),
    ])
    expect(offers.map(({ shop, observations }) => [shop, observations.map(({ date }) => date)])).toEqual([
      ['dienmayxanh.com', ['2024-05-01', '2025-09-01']],
      ['fptshop.com.vn', ['2024-10-01']],
    ])
  })

  it.each([
    ['used goods', { shop: 'fptshop.com.vn (used goods)' }],
    ['marketplace exports', { shop: 'shopee.vn export of one appliance shop' }],
    ['prices from before June 2023', { date: '2022-05-01' }],
    ['prices that are no prices', { price: 1000 }],
  ])('leaves out %s', (_, over) => {
    expect(offersOf([seen(over)])).toEqual([])
  })

  it('drops a price far from the median of the product', () => {
    const offers = offersOf([
      seen({}),
      seen({ date: '2025-09-01' }),
      seen({ date: '2025-11-01', price: 545_000 }),
    ])
    expect(offers[0]?.observations.map(({ price }) => price)).toEqual([10_000_000, 10_000_000])
  })

  it('keeps the lowest price of a day, and a list price only above it', () => {
    const offers = offersOf([
      seen({ price: 10_000_000, listPrice: 9_000_000 }),
      seen({ price: 9_800_000, listPrice: 12_000_000 }),
    ])
    expect(offers[0]?.observations).toEqual([
      { date: '2025-06-01', price: 9_800_000, listPrice: 12_000_000, source: 'a' },
    ])
  })
})

describe('summarise', () => {
  it('takes the newest price of all shops', () => {
    const offers = offersOf([
      seen({ date: '2024-05-01', price: 7_000_000, listPrice: 13_000_000 }),
      seen({ date: '2025-09-01', price: 9_000_000 }),
      seen({ shop: 'fptshop.com.vn', date: '2024-10-01', price: 8_500_000, listPrice: 12_000_000 }),
    ])
    expect(summarise(offers)).toEqual({ price: 9_000_000, latestDate: '2025-09-01' })
  })

  it('has nothing to say of no offers', () => {
    expect(summarise([])).toBeUndefined()
  })
})
