import { describe, expect, it } from 'vitest'
import { aFridge, anAirConditioner } from '#tests/support/candidates.ts'
import type { Order } from '../understand/need.ts'
import { measureOf, sortByExtreme } from './superlatives.ts'

const ids = (order: Order, candidates: ReturnType<typeof aFridge>[]) =>
  sortByExtreme(order, candidates).map(({ id }) => id)

describe('sortByExtreme', () => {
  it('takes the measure of the kind: litres of a fridge, inches of a television', () => {
    const fridges = [300, 500, 400].map((capacity_l, index) =>
      aFridge({ id: index + 1, attributes: { capacity_l, screen_in: 10 - index } }),
    )
    expect(ids('biggest', fridges)).toEqual([2, 3, 1])
    expect(ids('smallest', fridges)).toEqual([1, 3, 2])
    const televisions = [43, 65].map((screen_in, index) =>
      aFridge({ id: index + 1, kind: 'tv', attributes: { screen_in, capacity_l: 1 - index } }),
    )
    expect(ids('biggest', televisions)).toEqual([2, 1])
  })

  it('measures thrift by CSPF, where more is better, and by kWh, where less is', () => {
    const air = [4.2, 5.3].map((cspf, index) => anAirConditioner({ id: index + 1, attributes: { cspf } }))
    expect(ids('thriftiest', air)).toEqual([2, 1])
    const fridges = [500, 300].map((kwh, index) =>
      aFridge({ id: index + 1, attributes: { energy_kwh_year: kwh } }),
    )
    expect(ids('thriftiest', fridges)).toEqual([2, 1])
  })

  it('leaves out what states no figure, and puts the cheaper of equals first', () => {
    const quiet = aFridge({ id: 1, price: 9_000_000, attributes: { noise_db: 30 } })
    const cheaper = aFridge({ id: 2, price: 8_000_000, attributes: { noise_db: 30 } })
    expect(ids('quietest', [quiet, cheaper, aFridge({ id: 3 })])).toEqual([2, 1])
  })

  it('is empty, without a measure, where no product states one', () => {
    expect(ids('quietest', [aFridge()])).toEqual([])
    expect(measureOf('quietest', [aFridge()])).toBeNull()
  })
})
