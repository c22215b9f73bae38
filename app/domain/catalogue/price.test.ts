import { describe, expect, it } from 'vitest'
import { otherPrices, percentOff, sayWhereSeen, summarisePrice, wasCheaper } from './price.ts'
import type { MainPrice, Prices } from './price.ts'

const TODAY = '2026-11-22'

const seen: MainPrice = {
  kind: 'lowest',
  text: null,
  value: 9_000_000,
  listPrice: null,
  shop: 'shop.vn',
  url: null,
  seenOn: '2025-11-01',
  isDated: true,
}

const none: Prices = {
  price: null,
  manufacturerPrice: null,
  rumoredPrice: null,
  priceValue: null,
  manufacturerPriceValue: null,
  rumoredPriceValue: null,
  pricesTypedOn: null,
  pricesUndated: false,
  mainPrice: null,
}

describe('wasCheaper', () => {
  it('is true where an earlier price lay below the main one', () => {
    expect(wasCheaper(seen, [{ price: 9_500_000 }, { price: 8_500_000 }])).toBe(true)
  })

  it('is false where the main price is the lowest known, or no number', () => {
    expect(wasCheaper(seen, [{ price: 9_000_000 }])).toBe(false)
    expect(wasCheaper(seen, [])).toBe(false)
    expect(wasCheaper({ ...seen, value: null }, [{ price: 1 }])).toBe(false)
    expect(wasCheaper(null, [{ price: 1 }])).toBe(false)
  })
})

describe('summarisePrice', () => {
  it("says 'Liên hệ' without a label when there is no price", () => {
    expect(summarisePrice(null, TODAY)).toEqual({
      text: 'Liên hệ',
      label: null,
      seen: null,
      oldText: null,
      percent: null,
    })
  })

  it('says where and when it was seen', () => {
    expect(summarisePrice(seen, TODAY)).toMatchObject({
      text: '9.000.000\u00a0₫',
      label: 'Giá thấp nhất',
      seen: 'shop.vn, 11/2025, 12 tháng trước',
    })
  })

  it('names no shop for a typed price, and shows a text without digits as it is', () => {
    const typed = { ...seen, kind: 'manufacturer', text: ' Sắp công bố ', value: null, shop: null } as const
    expect(summarisePrice(typed, TODAY)).toMatchObject({
      text: 'Sắp công bố',
      label: 'Giá hãng',
      seen: 'giá nhập tay, 11/2025, 12 tháng trước',
    })
  })

  it.each([
    ['2026-09-23', 'Giá hiện tại'],
    ['2026-09-22', 'Giá từng ghi'],
  ])('calls a current price typed on %s %s', (seenOn, label) => {
    expect(summarisePrice({ ...seen, kind: 'current', shop: null, seenOn }, TODAY).label).toBe(label)
  })

  it('never calls one of no known day current, and says so', () => {
    const imported = { ...seen, kind: 'current', shop: null, seenOn: TODAY, isDated: false } as const
    expect(summarisePrice(imported, TODAY)).toMatchObject({
      label: 'Giá từng ghi',
      seen: 'nhập từ tệp 11/2026, chưa rõ ngày',
    })
  })

  const NO_CUT = { oldText: null, percent: null }

  it('strikes the list price only when it is higher', () => {
    const now = { ...seen, seenOn: '2026-09-23' }
    expect(summarisePrice({ ...now, listPrice: 12_000_000 }, TODAY)).toMatchObject({
      oldText: '12.000.000\u00a0₫',
      percent: 25,
    })
    expect(summarisePrice({ ...now, listPrice: 8_000_000 }, TODAY)).toMatchObject(NO_CUT)
  })

  it('shows no cut of a price that is no longer the current one, or of no known day', () => {
    const cut = { ...seen, listPrice: 12_000_000 }
    expect(summarisePrice({ ...cut, seenOn: '2026-09-22' }, TODAY)).toMatchObject(NO_CUT)
    expect(summarisePrice({ ...cut, seenOn: TODAY, isDated: false }, TODAY)).toMatchObject(NO_CUT)
  })
})

describe('otherPrices', () => {
  it('lists the list price of the same sighting, then what was typed, but not the main one again', () => {
    const all = {
      ...none,
      price: '4',
      priceValue: 4,
      manufacturerPrice: '2',
      manufacturerPriceValue: 2,
      rumoredPrice: '3',
      rumoredPriceValue: 3,
      pricesTypedOn: '2026-01-01',
    }
    const labels = (mainPrice: MainPrice) =>
      otherPrices({ ...all, mainPrice }, TODAY).map(({ label }) => label)
    expect(labels({ ...seen, listPrice: 12_000_000 })).toEqual([
      'Giá niêm yết lúc đó',
      'Giá hãng',
      'Giá tin đồn',
      'Giá từng ghi',
    ])
    expect(labels({ ...seen, kind: 'manufacturer', shop: null })).toEqual(['Giá tin đồn', 'Giá từng ghi'])
  })
})

describe('percentOff', () => {
  it.each([
    [75, 100, 25],
    [100, 100, null],
    [110, 100, null],
    [999, 1000, null],
    [2, 3, 33],
  ])('%d against %d is %s', (price, listPrice, percent) => {
    expect(percentOff(price, listPrice)).toBe(percent)
  })
})

it('says shop and month, short', () => {
  const where = { shop: 'dienmayxanh.com', seenOn: '2026-10-01', isDated: true }
  expect(sayWhereSeen(where, TODAY)).toBe('dienmayxanh.com, 10/2026')
})
