import { describe, expect, test } from 'vitest'
import { aCatalogue, aFridge, anAirConditioner } from '#tests/support/candidates.ts'
import { bundleFor } from './bundle.ts'
import type { Candidate } from './catalogue.ts'
import type { Need } from './understand/need.ts'
import { understand } from './understand/understand.ts'

const MILLION = 1_000_000
const fridge = (id: number, millions: number) => aFridge({ id, price: millions * MILLION })
const cooler = (id: number, millions: number) => anAirConditioner({ id, price: millions * MILLION })

const wanted = (question: string): Need => understand(question, { brands: ['Samsung'] })
const bundle = (question: string, products: readonly Candidate[]) =>
  bundleFor(wanted(question), aCatalogue(products))
const idsOf = ({ picks }: Awaited<ReturnType<typeof bundle>>) => picks.map(({ candidate }) => candidate.id)

describe('several things within one sum', () => {
  const products = [fridge(1, 14), fridge(2, 30), cooler(3, 2), cooler(4, 9)]

  test('a dear thing gets what its cheapest costs before the rest is split', async () => {
    const found = await bundle('tủ lạnh và máy lạnh tổng 16 triệu', products)
    expect(idsOf(found)).toEqual([1, 3])
    expect(found).toMatchObject({ missing: [], absent: [], total: 16 * MILLION })
  })

  test('what does not fit is missing, with what the cheapest set comes to', async () => {
    const found = await bundle('tủ lạnh và máy lạnh tổng 12 triệu', products)
    expect(found).toMatchObject({ missing: ['Tủ lạnh'], least: 16 * MILLION })
    expect(found.total).toBeLessThanOrEqual(12 * MILLION)
  })

  test('what the catalogue has none of is told from what the money does not reach', async () => {
    const found = await bundle('tủ lạnh và máy giặt tổng 20 triệu', products)
    expect(found).toMatchObject({ missing: [], absent: ['Máy giặt'] })
    expect(idsOf(found)).toEqual([1])
  })

  test('without a sum nothing is missing for money', async () => {
    const found = await bundle('mua tủ lạnh và máy lạnh', products)
    expect(found).toMatchObject({ missing: [], limit: null, least: null })
    expect(found.picks).toHaveLength(2)
  })

  test('the conditions of a thing are held before money is split', async () => {
    const found = await bundle('tủ lạnh trên 400 lít và máy lạnh tổng 16 triệu', [
      aFridge({ id: 1, price: 4 * MILLION, attributes: { capacity_l: 200 } }),
      aFridge({ id: 2, price: 11 * MILLION, attributes: { capacity_l: 450 } }),
      cooler(3, 4),
      cooler(4, 9),
    ])
    expect(idsOf(found)).toEqual([2, 3])
    expect(found.picks[0]?.retrieved.givenUp).toEqual([])
  })

  test('the dearest thing is left for later, and the rest is bought', async () => {
    const found = await bundle('tủ lạnh, máy lạnh và tivi tổng 20 triệu', [
      fridge(1, 30),
      cooler(2, 8),
      { ...cooler(3, 9), kind: 'tv' },
    ])
    expect(idsOf(found)).toEqual([2, 3])
    expect(found).toMatchObject({ missing: ['Tủ lạnh'], least: 47 * MILLION })
  })

  test('most of what is over goes to the thing that is to be the biggest', async () => {
    const sized = (id: number, millions: number, litres: number) =>
      aFridge({ id, price: millions * MILLION, attributes: { capacity_l: litres } })
    const products = [sized(1, 4, 200), sized(2, 10, 500), cooler(3, 4), cooler(4, 9)]
    expect(idsOf(await bundle('máy lạnh với tủ lạnh to nhất, tổng 15 triệu', products))).toEqual([3, 2])
  })

  test('the cheapest of each without a sum', async () => {
    const found = await bundle('tủ lạnh, máy lạnh, rẻ nhất từng món', products)
    expect(idsOf(found)).toEqual([1, 3])
  })
})

describe('a set of which one thing changes', () => {
  const products = [fridge(1, 8), fridge(2, 10), cooler(3, 5), cooler(4, 9)]
  const need = wanted('tủ lạnh và máy lạnh tổng 20 triệu')

  test('keeps what was shown for the others, as long as it meets what is asked and the money reaches', async () => {
    const kept = new Map([['fridge', fridge(1, 8)] as const])
    expect(idsOf(await bundleFor(need, aCatalogue(products), kept))[0]).toBe(1)
    const dear = new Map([['fridge', fridge(5, 19)] as const])
    const found = await bundleFor(need, aCatalogue([...products, fridge(5, 19)]), dear)
    expect(found.missing).toEqual([])
    expect(found.total).toBeLessThanOrEqual(22 * MILLION)
  })
})
