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
const rule = { title: 'Cách tính dung tích', url: '/cach-tinh#tu-lanh' }

it.each([
  ['one product', [], 1],
  ['three products', [], 3],
  ['four products', [], 4],
  ['seven products and a rule', [rule], 7],
  ['seven products and three rules', [rule, rule, rule], 7],
])('an answer that names %s has at most three sources, which cover each', (_, own, count) => {
  const products = Array.from({ length: count }, (_, at) => named(at + 1))
  const sources = sourcesOf(own, products)
  expect(sources.length).toBeLessThanOrEqual(3)
  const coverage = (source: Source | undefined) => [
    source?.url,
    ...(new URL(source?.url ?? '', 'https://x.vn').searchParams.get('ids')?.split(',') ?? []),
  ]
  const missing = products.filter(({ candidate, priceSource }) => {
    const covered = coverage(sources.find(({ title }) => title.includes(candidate.title)))
    return !covered.includes(priceSource?.url ?? '') && !covered.includes(String(candidate.id))
  })
  expect(missing).toEqual([])
})

it('a source says shop, price and month', () => {
  expect(sourcesOf([], [named(4)])).toEqual([
    {
      title: `Tủ lạnh số 4: ${formatVnd(4_000_000)}, thấy ở shop4.vn ${formatMonth('2026-10-05')}`,
      url: 'https://shop4.vn/tu-lanh',
    },
  ])
})
