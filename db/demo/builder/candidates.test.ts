import { describe, expect, it } from 'vitest'
import { candidatesOf } from './candidates.ts'
import { productOf } from './products.ts'
import { select } from './selection.ts'
import type { SourceRow } from './source.ts'

function row(over: Partial<SourceRow>): SourceRow {
  const price = {
    source: 's',
    shop: 'dienmayxanh.com',
    date: '2025-06-01',
    price: 9_000_000,
    listPrice: null,
    url: '',
  }
  return {
    id: 'p1',
    title: 'Tủ lạnh LG Inverter 315 lít GN-M312BL',
    brand: 'LG',
    subCategory: 'Tủ lạnh',
    source: 'dmx_hnhp',
    specifications: [],
    prices: [price],
    variants: [],
    ...over,
  }
}

describe('candidatesOf', () => {
  it('makes one product of two shops’ rows of a model', () => {
    const other = row({
      id: 'p2',
      title: 'Tủ Lạnh LG Inverter 315 Lít GN-M312BL',
      specifications: [{ name: 'Nhãn năng lượng', value: '5 sao' }],
      prices: [
        {
          source: 't',
          shop: 'fptshop.com.vn',
          date: '2024-10-01',
          price: 8_500_000,
          listPrice: null,
          url: '',
        },
      ],
    })
    const [candidate, ...rest] = candidatesOf([row({}), other])
    expect(rest).toEqual([])
    expect(candidate).toMatchObject({
      key: 'p2',
      title: 'Tủ lạnh LG Inverter 315 lít GN-M312BL',
      attributes: { capacity_l: 315, energy_stars: 5 },
      prices: { price: 9_000_000 },
    })
    expect(candidate?.offers).toHaveLength(2)
  })

  it.each([
    ['marketplace rows', { source: 'tiki_ben' }],
    ['rows of no known maker', { title: 'Tủ lạnh Vô Danh 315 lít X1' }],
    ['rows without a usable price', { prices: [] }],
  ])('leaves out %s', (_, over) => {
    expect(candidatesOf([row(over)])).toEqual([])
  })
})

describe('select', () => {
  it('takes one of a family of colour twins and none without its key figure', () => {
    const chosen = select(
      candidatesOf([
        row({ id: 'p1', title: 'Tủ lạnh LG Inverter 315 lít GN-M312BL' }),
        row({ id: 'p2', title: 'Tủ lạnh LG Inverter 315 lít GN-M312PS' }),
        row({ id: 'p3', title: 'Tủ lạnh LG Inverter GN-X999' }),
      ]),
    )
    expect(chosen.get('fridge')).toHaveLength(1)
  })
})

describe('productOf', () => {
  it('gives the same row every time', () => {
    const [candidate] = candidatesOf([row({})])
    if (candidate === undefined) throw new Error('no candidate')
    expect(productOf(candidate)).toEqual(productOf(candidate))
    expect(productOf(candidate)).toMatchObject({ category: 'tu-lanh', offers: candidate.offers })
  })
})
