import { describe, expect, it } from 'vitest'
import { percentOff, presentPrices, summarisePrice } from './price.ts'
import type { Prices } from './price.ts'

const none: Prices = {
  price: null,
  lowestPrice: null,
  manufacturerPrice: null,
  rumoredPrice: null,
  priceValue: null,
  lowestPriceValue: null,
  manufacturerPriceValue: null,
  rumoredPriceValue: null,
}

describe('summarisePrice', () => {
  it("says 'Liên hệ' without a label when there is no price", () => {
    expect(summarisePrice(none)).toEqual({ text: 'Liên hệ', label: null, oldText: null, percent: null })
    expect(summarisePrice({ ...none, price: '  ' }).text).toBe('Liên hệ')
  })

  it('shows a text without digits as it is', () => {
    expect(summarisePrice({ ...none, price: 'Sắp công bố' })).toMatchObject({
      text: 'Sắp công bố',
      label: 'Giá hiện tại',
    })
  })

  it('strikes the maker’s price only when it is higher', () => {
    const cut = {
      ...none,
      lowestPrice: '9',
      lowestPriceValue: 9_000_000,
      manufacturerPrice: '12',
      manufacturerPriceValue: 12_000_000,
    }
    expect(summarisePrice(cut)).toEqual({
      text: '9.000.000\u00a0₫',
      label: 'Giá thấp nhất',
      oldText: '12.000.000\u00a0₫',
      percent: 25,
    })
    expect(summarisePrice({ ...cut, manufacturerPriceValue: 8_000_000 }).percent).toBeNull()
  })
})

describe('presentPrices', () => {
  it('orders lowest, maker’s, rumoured, current and leaves out what is absent', () => {
    const all = {
      ...none,
      price: '4',
      priceValue: 4,
      rumoredPrice: '3',
      rumoredPriceValue: 3,
      lowestPrice: '1',
      lowestPriceValue: 1,
    }
    expect(presentPrices(all).map((price) => price.label)).toEqual([
      'Giá thấp nhất',
      'Giá tin đồn',
      'Giá hiện tại',
    ])
  })
})

describe('percentOff', () => {
  it.each([
    [75, 100, 25],
    [100, 100, null],
    [110, 100, null],
    [999, 1000, null],
    [2, 3, 33],
  ])('%d against %d is %s', (price, makers, percent) => {
    expect(percentOff(price, makers)).toBe(percent)
  })
})
