import { describe, expect, it } from 'vitest'
import { WHOLE_LIST, isNarrowed } from './list-state.ts'
import { listHref, withoutValue } from './list-url.ts'
import { queryOf, readListState } from './schema.ts'

const state = (query: string) => readListState(new URLSearchParams(query))

describe('listHref', () => {
  it('leaves out what is default', () => {
    expect(listHref(state(''), {})).toBe('/products')
    expect(listHref(state('page=1&size=12&view=list'), {})).toBe('/products')
  })

  it.each([
    'q=t%E1%BB%A7+l%E1%BA%A1nh&category=tu-lanh&sort=price-asc&view=list&size=24&page=3',
    'category=tu-lanh&brand=lg&brand=samsung&price=5000000-10000000&price=-5000000&rating=4&capacity_l=250-350&doors=side-by-side&inverter=true',
    'category=may-lanh&min=5000000&max=12000000&room=20&hp=1.5&brand=%21casper',
    'q=m%C3%A1y+l%E1%BA%A1nh&literal=1',
  ])('writes and reads %s', (query) => {
    expect(state(listHref(state(query), {}).split('?')[1] ?? '')).toEqual(state(query))
    expect(state(query)).not.toEqual(state(''))
  })

  it('starts at page 1 when a filter, the order or the page size changes, and keeps the page for a change of view', () => {
    expect(listHref(state('page=4&q=tivi'), { category: 'tivi' })).toBe('/products?q=tivi&category=tivi')
    expect(listHref(state('page=4'), { size: 24 })).toBe('/products?size=24')
    expect(listHref(state('page=4'), { view: 'grid' })).toBe('/products?view=grid&page=4')
  })

  it('forgets the sentence once a filter changes', () => {
    const read = state('category=tivi&brand=lg&sentence=tivi+lg')
    expect(listHref(read, { page: 2 })).toContain('sentence=')
    expect(listHref(read, withoutValue(read, 'brand', 'lg'))).toBe('/products?category=tivi')
  })
})

describe('withoutValue', () => {
  it('takes one value away and leaves the others', () => {
    const read = state('doors=mini&doors=side-by-side&inverter=true&price=-5000000')
    expect(withoutValue(read, 'doors', 'mini')).toEqual({
      attributes: { doors: ['side-by-side'], inverter: ['true'] },
    })
    expect(withoutValue(read, 'inverter', 'true')).toEqual({
      attributes: { doors: ['mini', 'side-by-side'] },
    })
    expect(withoutValue(read, 'price', '-5000000')).toEqual({ prices: [] })
  })
})

describe('readListState', () => {
  it.each([
    'page=0',
    'page=abc',
    'size=13',
    'view=table',
    'sort=x',
    `q=${'a'.repeat(300)}`,
    'price=abc',
    'min=abc',
    'rating=9',
    'people=-1',
    'unknown=1',
    'doors=',
    'literal=yes',
  ])('reads the broken %s as its default', (query) => {
    expect(state(query)).toEqual(WHOLE_LIST)
  })

  it('reads prices as people type them', () => {
    expect(state('min=5tr&max=8.5')).toMatchObject({ min: 5_000_000, max: 8_500_000 })
  })

  it('holds a bounded number of values', () => {
    const many = Array.from({ length: 500 }, (_, index) => `brand=b${index}&doors=d${index}`).join('&')
    expect(state(many).brands).toHaveLength(20)
    expect(state(many).attributes['doors']).toHaveLength(20)
  })
})

describe('isNarrowed', () => {
  it.each(['q=tivi', 'brand=lg', 'price=-5000000', 'min=1tr', 'rating=4', 'people=4', 'doors=mini'])(
    'by %s',
    (query) => {
      expect(isNarrowed(state(query))).toBe(true)
    },
  )

  it.each(['', 'category=tivi', 'page=2', 'sort=price-asc'])('not by %j', (query) => {
    expect(isNarrowed(state(query))).toBe(false)
  })
})

describe('queryOf', () => {
  it('gives field and direction of the sort, and the bands in VND', () => {
    expect(queryOf(state('sort=price-desc&q=lg&price=5000000-10000000'))).toMatchObject({
      page: 1,
      limit: 12,
      sortBy: 'price',
      sortOrder: 'desc',
      search: 'lg',
      prices: [{ min: 5_000_000, max: 10_000_000 }],
    })
  })
})
