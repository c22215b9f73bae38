import { describe, expect, it } from 'vitest'
import { aCatalogue, aFridge, anAirConditioner } from '#tests/support/candidates.ts'
import { emptyNeed } from '../understand/need.ts'
import type { Need } from '../understand/need.ts'
import { nearestOfAbsent, nearestOfBrands, rangeOfBrands } from './brand-range.ts'

const catalogue = aCatalogue([
  aFridge({ id: 1, brand: 'LG', price: 8_000_000 }),
  aFridge({ id: 2, brand: 'LG', price: 14_000_000 }),
  anAirConditioner({ id: 3, brand: 'LG', price: 9_500_000 }),
  aFridge({ id: 4, brand: 'Samsung', price: 5_000_000 }),
])
const about = (changes: Partial<Need>): Need => ({ ...emptyNeed(), brands: ['LG'], ...changes })
const upTo = (max: number) => ({ max, hard: true, words: '' })

describe('rangeOfBrands', () => {
  it('names every kind, the fullest first, and the best of each within the money', async () => {
    const range = await rangeOfBrands(about({ budget: upTo(10_000_000) }), catalogue)
    expect(range.kinds).toEqual(['fridge', 'ac'])
    expect(new Set(range.best.map(({ id }) => id))).toEqual(new Set([1, 3]))
    expect(range.isOverBudget).toBe(false)
  })

  it('shows the cheapest of each kind where nothing is within the money', async () => {
    const range = await rangeOfBrands(about({ budget: upTo(1_000_000) }), catalogue)
    expect(range.best.map(({ id }) => id)).toEqual([1, 3])
    expect(range.isOverBudget).toBe(true)
  })

  it('knows nothing of a brand without products', async () => {
    expect(await rangeOfBrands(about({ brands: ['Bosch'] }), catalogue)).toMatchObject({
      kinds: [],
      best: [],
    })
  })
})

describe('nearestOfBrands', () => {
  it('is the product nearest in price that holds the other conditions', async () => {
    const need = about({ kinds: ['fridge'], budget: upTo(6_000_000) })
    expect((await nearestOfBrands(need, catalogue))?.id).toBe(1)
  })

  it('is null where the brand has none of the kind', async () => {
    expect(await nearestOfBrands(about({ kinds: ['fridge'], brands: ['Bosch'] }), catalogue)).toBeNull()
  })
})

describe('nearestOfAbsent', () => {
  it('is the nearest of each brand that has none among what was found', async () => {
    const need = about({ kinds: ['fridge'], brands: ['Samsung', 'LG', 'Bosch'], budget: upTo(6_000_000) })
    const found = [aFridge({ id: 4, brand: 'Samsung', price: 5_000_000 })]
    expect((await nearestOfAbsent(need, found, catalogue, null)).map(({ id }) => id)).toEqual([1])
  })

  it('is nothing where one brand is wished', async () => {
    expect(await nearestOfAbsent(about({ kinds: ['fridge'] }), [], catalogue, null)).toEqual([])
  })
})
