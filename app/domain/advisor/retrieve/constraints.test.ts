import { expect, it } from 'vitest'
import { size } from '../sizing/size.ts'
import { emptyNeed } from '../understand/need.ts'
import { constraintsOf, queryFor, relaxableOf } from './constraints.ts'

const need = { ...emptyNeed(), kinds: ['fridge' as const], people: 2, widthMm: 600 }
const constraints = constraintsOf(need, size('fridge', need))

const attributesOf = (givenUp: Parameters<typeof queryFor>[1]) =>
  (queryFor(constraints, givenUp, 10).ranges ?? []).flatMap((alternatives) =>
    alternatives.map(({ attribute, min, max }) => [attribute, min, max]),
  )

it('a place that is measured does not stand for how much the machine is to hold', () => {
  expect(attributesOf(new Set())).toEqual([
    ['width_mm', undefined, 600],
    ['capacity_l', 180, 280],
  ])
})

it('how much it holds gives way before the place', () => {
  expect(relaxableOf(constraints)).toContain('size')
  expect(attributesOf(new Set(['size']))).toEqual([
    ['width_mm', undefined, 600],
    ['capacity_l', 135, 350],
  ])
})

it('the cheapest of a sort may cost more than was meant, before it is of another sort', () => {
  const wanted = {
    ...emptyNeed(),
    kinds: ['laptop' as const],
    brands: ['Asus'],
    features: ['discrete_gpu' as const],
    budget: { max: 18_000_000, hard: true, words: '18' },
  }
  expect(relaxableOf(constraintsOf({ ...wanted, order: 'cheapest' }, null))[0]).toBe('budget')
  expect(relaxableOf(constraintsOf(wanted, null)).at(-1)).toBe('budget')
})
