import { expect, it } from 'vitest'
import { WHOLE_LIST } from '#app/domain/catalogue/list-state.ts'
import type { ListView } from '#app/domain/catalogue/list-view.ts'
import { kindGroups } from './kind-groups.ts'

const CATEGORIES = [
  { name: 'Tivi', slug: 'tivi', count: 126 },
  { name: 'Tủ lạnh', slug: 'tu-lanh', count: 80 },
]

const view = (...kinds: string[]) => ({
  categories: CATEGORIES,
  products: kinds.map((categorySlug, id) => ({ id, categorySlug })) as ListView['products'],
})

const named = (groups: ReturnType<typeof kindGroups>) =>
  groups?.map(({ name, count, products }) => [name, count, products.map(({ id }) => id)])

it('puts the machines of the whole list under their kinds', () => {
  expect(named(kindGroups(WHOLE_LIST, view('tivi', 'tivi', 'tu-lanh')))).toEqual([
    ['Tivi', 126, [0, 1]],
    ['Tủ lạnh', 80, [2]],
  ])
})

it.each([
  ['a list of one kind', { ...WHOLE_LIST, category: 'tivi' }, view('tivi', 'tivi')],
  ['a list that was put in order', { ...WHOLE_LIST, sort: 'price-asc' as const }, view('tivi', 'tu-lanh')],
  ['a search', { ...WHOLE_LIST, q: 'samsung' }, view('tivi', 'tu-lanh')],
  ['kinds that come again', WHOLE_LIST, view('tivi', 'tu-lanh', 'tivi')],
  ['a page of one kind', WHOLE_LIST, view('tivi')],
])('has no groups for %s', (_, state, page) => {
  expect(kindGroups(state, page)).toBeNull()
})
