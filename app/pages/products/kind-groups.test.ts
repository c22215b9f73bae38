import { expect, it } from 'vitest'
import type { ListView } from '#app/domain/catalogue/list-view.ts'
import { kindGroups } from './kind-groups.ts'

const CATEGORIES = [
  { name: 'Tivi', slug: 'tivi', count: 126 },
  { name: 'Tủ lạnh', slug: 'tu-lanh', count: 80 },
]

const view = (underKinds: boolean, ...kinds: string[]) => ({
  underKinds,
  categories: CATEGORIES,
  products: kinds.map((categorySlug, id) => ({
    id,
    categorySlug,
    row: {
      figures: [
        { label: `Cỡ ${categorySlug}`, value: '5' },
        { label: 'Vắt', value: id === 1 ? '5' : null },
      ],
      qualities: [],
    },
  })) as unknown as ListView['products'],
  openings: [
    {
      slug: 'tivi',
      why: 'Nên xem trước cho chỗ ngồi cách 2,5 m',
      labels: [[0, 'Phù hợp nhất'] as [number, string]],
    },
  ],
})

it('puts the machines of the whole list under their kinds, each with its own figures', () => {
  const groups = kindGroups(view(true, 'tivi', 'tivi', 'tu-lanh'))
  expect(
    groups?.map(({ name, count, columns, products }) => [name, count, columns, products.map(({ id }) => id)]),
  ).toEqual([
    ['Tivi', 126, ['Cỡ tivi'], [0, 1]],
    ['Tủ lạnh', 80, ['Cỡ tu-lanh'], [2]],
  ])
})

it('has no column of a figure that only one of a kind is known to have, in its rows neither', () => {
  const [group] = kindGroups(view(true, 'tivi', 'tivi', 'tivi', 'tu-lanh')) ?? []
  expect(group?.products.map(({ row }) => row?.figures.map(({ label }) => label))).toEqual(
    Array.from({ length: 3 }, () => ['Cỡ tivi']),
  )
})

it('says what those of a kind stand there for, of a kind that nothing was picked of what else', () => {
  const groups = kindGroups(view(true, 'tivi', 'tu-lanh'))
  expect(groups?.map(({ why }) => why)).toEqual([
    'Nên xem trước cho chỗ ngồi cách 2,5 m',
    '1 máy mới ghi nhận, rẻ trước',
  ])
  expect(groups?.[0]?.picked.get(0)).toBe('Phù hợp nhất')
})

it('has no groups where they stand mixed', () => {
  expect(kindGroups(view(false, 'tivi', 'tu-lanh'))).toBeNull()
})
