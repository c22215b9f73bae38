import { expect, it } from 'vitest'
import { size } from '../sizing/size.ts'
import { emptyNeed } from '../understand/need.ts'
import type { Need } from '../understand/need.ts'
import { isDecided, saidSizes } from './said-sizes.ts'

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

it('who names another size than the rule has decided', () => {
  const need: Need = { ...emptyNeed(), kinds: ['washer'], people: 1 }
  const rule = size('washer', need)
  expect(rule && isDecided({ ...need, kg: { min: 8, max: 9 } }, rule)).toBe(true)
  expect(rule && isDecided({ ...need, kg: { target: 7 } }, rule)).toBe(false)
  expect(rule && isDecided(need, rule)).toBe(false)
})
