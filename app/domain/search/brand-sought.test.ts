import { expect, test } from 'vitest'
import { WHOLE_LIST } from '#app/domain/catalogue/list-state.ts'
import { brandSought } from './brand-sought.ts'

const BRANDS = [
  { name: 'Hòa Phát', slug: 'hoa-phat', count: 11 },
  { name: 'LG', slug: 'lg', count: 30 },
]

test.each([
  [{ q: 'hoa phat' }, 'Hòa Phát'],
  [{ q: 'LG ' }, 'LG'],
  [{ brands: ['lg'] }, 'LG'],
  [{ q: 'lg inverter' }, undefined],
  [{ brands: ['lg', 'hoa-phat'] }, undefined],
  [{ brands: ['!lg'] }, undefined],
  [{ brands: ['lg'], category: 'tivi' }, undefined],
  [{}, undefined],
])('of %j it is %s', (change, name) => {
  expect(brandSought({ ...WHOLE_LIST, ...change }, BRANDS)?.name).toBe(name)
})
