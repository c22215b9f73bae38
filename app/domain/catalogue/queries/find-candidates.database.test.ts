import { expect, it } from 'vitest'
import { describeOnDatabase } from '#tests/support/database.ts'
import { findCandidates } from './find-candidates.server.ts'
import type { CandidateQuery } from './find-candidates.server.ts'
import { priceLevels } from './price-levels.server.ts'
import { priceSources } from './price-sources.server.ts'

describeOnDatabase('findCandidates', 'demo', (database) => {
  const find = (query: Partial<CandidateQuery>) => findCandidates(database().db, { limit: 300, ...query })

  it('holds kind, price, brand and attribute bounds together', async () => {
    const found = await find({
      kinds: ['fridge'],
      price: { max: 15_000_000 },
      brands: ['LG', 'Samsung'],
      ranges: [[{ attribute: 'capacity_l', min: 307, max: 550 }]],
      equals: [{ attribute: 'inverter', value: true }],
    })
    expect(found.length).toBeGreaterThan(3)
    for (const { kind, price, brand, attributes } of found) {
      expect(kind).toBe('fridge')
      expect(price).toBeLessThanOrEqual(15_000_000)
      expect(['LG', 'Samsung']).toContain(brand)
      expect(attributes.capacity_l).toBeGreaterThanOrEqual(307)
      expect(attributes.capacity_l).toBeLessThanOrEqual(550)
      expect(attributes.inverter).toBe(true)
    }
  })

  it('takes a product that meets any one of alternative bounds', async () => {
    const found = await find({
      kinds: ['ac'],
      ranges: [
        [
          { attribute: 'cooling_btu', min: 11_000, max: 13_000 },
          { attribute: 'hp', min: 1.5, max: 1.5 },
        ],
      ],
    })
    expect(found.some(({ attributes }) => attributes.cooling_btu === undefined)).toBe(true)
    expect(
      found.every(
        ({ attributes: { hp, cooling_btu: btu } }) =>
          hp === 1.5 || (typeof btu === 'number' && btu >= 11_000),
      ),
    ).toBe(true)
  })

  it('leaves out excluded brands and unwanted values, but not products that do not say', async () => {
    const found = await find({
      kinds: ['washer'],
      brandsExcluded: ['LG'],
      equals: [{ attribute: 'load_type', value: 'top', not: true }],
    })
    expect(found.map(({ brand }) => brand)).not.toContain('LG')
    expect(found.map(({ attributes }) => attributes.load_type)).not.toContain('top')
  })

  it('is not confused by a bound on an attribute that is a word', async () => {
    expect(await find({ kinds: ['fridge'], ranges: [[{ attribute: 'doors', min: 1, max: 2 }]] })).toEqual([])
  })

  it('orders by price where asked, and stops at the limit', async () => {
    const prices = (await find({ kinds: ['tv'], order: 'cheapest', limit: 5 })).map(({ price }) => price ?? 0)
    expect(prices).toHaveLength(5)
    expect(prices).toEqual([...prices].sort((a, b) => a - b))
  })

  it('treats an attribute name as data', async () => {
    expect(await find({ kinds: ['tv'], ranges: [[{ attribute: "x' or 1=1 --", min: 0 }]] })).toEqual([])
  })

  it('names the shop whose price counts of each product', async () => {
    const products = await find({ kinds: ['fridge'], limit: 20 })
    const sources = await priceSources(
      database().db,
      products.map(({ id }) => id),
    )
    for (const { productId, price, shop, observedOn } of sources) {
      const { rows } = await database().pool.query(
        `select price as lowest from lowest_seen(array[$1::int], vietnam_day(now()))`,
        [productId],
      )
      expect(price).toBe(rows[0].lowest)
      expect(shop).toMatch(/\./)
      expect(observedOn).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    }
    expect(await priceSources(database().db, [])).toEqual([])
  })

  it('knows the price levels of a kind, and none for an unknown one', async () => {
    const levels = await priceLevels(database().db, 'tv')
    expect(levels?.low).toBeLessThan(levels?.high ?? 0)
    expect(await priceLevels(database().db, 'submarine')).toBeNull()
  })
})
