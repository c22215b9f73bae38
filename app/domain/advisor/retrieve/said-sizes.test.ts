import { expect, it } from 'vitest'
import { emptyNeed } from '../understand/need.ts'
import type { Need } from '../understand/need.ts'
import { saidSizes } from './said-sizes.ts'

const boundsOf = (need: Partial<Need>) =>
  Object.fromEntries(
    saidSizes({ ...emptyNeed(), ...need }).map(({ attribute, range }) => [attribute, range.max]),
  )

it('a fridge in a place with walls has air beside and behind it', () => {
  const place: Partial<Need> = { kinds: ['fridge'], widthMm: 700, depthMm: 680, heightMm: 1780 }
  expect(boundsOf({ ...place, inGap: true })).toEqual({ width_mm: 640, depth_mm: 650, height_mm: 1780 })
  expect(boundsOf(place)).toEqual({ width_mm: 700, depth_mm: 680, height_mm: 1780 })
})

it('a kind that needs none fills its place', () => {
  expect(boundsOf({ kinds: ['tv'], widthMm: 1200, inGap: true })).toEqual({ width_mm: 1200 })
})
