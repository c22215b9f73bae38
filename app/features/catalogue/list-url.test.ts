import { describe, expect, it } from 'vitest'
import { listHref, queryOf } from './list-url.ts'
import { listState } from './schema.ts'

const state = (query: string) => listState.parse(Object.fromEntries(new URLSearchParams(query)))

describe('listHref', () => {
  it('leaves out what is default', () => {
    expect(listHref(state(''), {})).toBe('/products')
    expect(listHref(state('page=1&size=12&view=grid'), {})).toBe('/products')
  })

  it('keeps every other part of the state', () => {
    const href = listHref(state('q=tủ lạnh&category=tu-lanh&sort=price-asc&view=list&size=24'), { page: 3 })
    expect(state(href.split('?')[1] ?? '')).toEqual({
      q: 'tủ lạnh',
      category: 'tu-lanh',
      sort: 'price-asc',
      view: 'list',
      size: 24,
      page: 3,
    })
  })

  it('starts at page 1 when search, category, sort or page size changes, and keeps the page for a change of view', () => {
    expect(listHref(state('page=4&q=tivi'), { category: 'tivi' })).toBe('/products?q=tivi&category=tivi')
    expect(listHref(state('page=4'), { size: 24 })).toBe('/products?size=24')
    expect(listHref(state('page=4'), { view: 'list' })).toBe('/products?view=list&page=4')
  })
})

describe('listState', () => {
  it.each(['page=0', 'page=abc', 'size=13', 'view=table', 'sort=x', `q=${'a'.repeat(300)}`])(
    'reads the broken %s as its default',
    (query) => {
      expect(state(query)).toEqual(state(''))
    },
  )
})

describe('queryOf', () => {
  it('gives field and direction of the sort', () => {
    expect(queryOf(state('sort=price-desc&q=lg'))).toEqual({
      page: 1,
      limit: 12,
      sortBy: 'price',
      sortOrder: 'desc',
      search: 'lg',
    })
  })
})
