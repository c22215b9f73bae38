import { expect, it } from 'vitest'
import { formatMonth } from '#app/vietnamese/dates.ts'
import { formatVnd } from '#app/vietnamese/money.ts'
import type { Source } from '../answer.ts'
import type { Candidate } from '../catalogue.ts'
import { sourcesOf } from './sources.ts'
import type { Named } from './sources.ts'

const named = (id: number): Named => ({
  candidate: { id, title: `Tủ lạnh số ${id}` } as Candidate,
  priceSource: {
    productId: id,
    shop: `shop${id}.vn`,
    url: `https://shop${id}.vn/tu-lanh`,
    price: id * 1_000_000,
    observedOn: '2026-10-05',
  },
})
const page: Source = { title: 'tin.example', url: 'https://tin.example/a' }
const rule = { title: 'Cách tính dung tích', url: '/cach-tinh#tu-lanh' }

it.each([
  ['one product', [], 1],
  ['three products', [], 3],
  ['four products', [], 4],
  ['seven products and a rule', [rule], 7],
  ['seven products and three rules', [rule, rule, rule], 7],
])('an answer that names %s has at most three sources, which cover each', (_, own, count) => {
  const products = Array.from({ length: count }, (_, at) => named(at + 1))
  expect(missingIn(sourcesOf(own, products), products)).toEqual([])
  const cited = sourcesOf(own, products, [page, page])
  expect(cited.at(-1)).toEqual(page)
  expect(missingIn(cited, products)).toEqual([])
})

/** The products that no source covers. */
function missingIn(sources: readonly Source[], products: readonly Named[]): Named[] {
  expect(sources.length).toBeLessThanOrEqual(3)
  const coverage = (source: Source | undefined) => [
    source?.url,
    ...(new URL(source?.url ?? '', 'https://x.vn').searchParams.get('ids')?.split(',') ?? []),
  ]
  return products.filter(({ candidate, priceSource }) => {
    const covered = coverage(sources.find(({ title }) => title.includes(candidate.title)))
    return !covered.includes(priceSource?.url ?? '') && !covered.includes(String(candidate.id))
  })
}

it('a product named twice has one source', () => {
  expect(sourcesOf([], [named(1), { ...named(1), priceSource: null }, named(1)])).toHaveLength(1)
})

it('a source says shop, price and month', () => {
  expect(sourcesOf([], [named(4)])).toEqual([
    {
      title: `Tủ lạnh số 4: ${formatVnd(4_000_000)}, thấy ở shop4.vn ${formatMonth('2026-10-05')}`,
      url: 'https://shop4.vn/tu-lanh',
    },
  ])
})
