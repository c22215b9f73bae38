import { expect, it } from 'vitest'
import { foldCells } from './count-matches.server.ts'

const cell = (categorySlug: string, brandSlug: string | null, n: number) => ({
  n,
  category: categorySlug,
  categorySlug,
  categoryOrder: 0,
  brand: brandSlug,
  brandSlug,
})
const cells = [
  cell('tivi', 'lg', 5),
  cell('tivi', 'samsung', 7),
  cell('tu-lanh', 'lg', 3),
  cell('tu-lanh', null, 2),
]
const counts = (facets: { slug: string; count: number }[]) => facets.map(({ slug, count }) => [slug, count])

it('counts everything where nothing is chosen, products without a brand too', () => {
  const { total, facets } = foldCells(cells, null, null)
  expect(total).toBe(17)
  expect(counts(facets.categories)).toEqual([
    ['tivi', 12],
    ['tu-lanh', 5],
  ])
  expect(counts(facets.brands)).toEqual([
    ['lg', 8],
    ['samsung', 7],
  ])
})

it('counts each facet without its own filter', () => {
  const { total, facets } = foldCells(cells, 'tivi', 'lg')
  expect(total).toBe(5)
  expect(counts(facets.categories)).toEqual([
    ['tivi', 5],
    ['tu-lanh', 3],
  ])
  expect(counts(facets.brands)).toEqual([
    ['samsung', 7],
    ['lg', 5],
  ])
})
