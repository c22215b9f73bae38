import { expect, it } from 'vitest'
import { describeOnDatabase } from '#tests/support/database.ts'
import type { ListFilter } from '../list-filter.ts'
import { catalogueShape } from './catalogue-shape.server.ts'
import { listedIds } from './listed-ids.server.ts'

const ALL: ListFilter = { brands: [], prices: [], attributes: {}, needs: [] }

describeOnDatabase('products that a filter leaves', 'demo', (database) => {
  it.each<[string, string, Partial<ListFilter>]>([
    ['all of a category', 'tivi', {}],
    ['a brand', 'tu-lanh', { brands: ['Samsung', 'lg'] }],
    ['all brands but one', 'tu-lanh', { brands: ['!samsung'] }],
    ['a sum', 'tu-lanh', { min: 5_000_000, max: 15_000_000 }],
    ['no sum above', 'may-lanh', { max: 12_000_000 }],
    ['bands of prices', 'tivi', { prices: [{ max: 8_000_000 }, { min: 20_000_000 }], max: 40_000_000 }],
    ['a need', 'tu-lanh', { needs: [[{ attribute: 'capacity_l', min: 200, max: 350 }]] }],
    [
      'one of two bounds, and another',
      'may-lanh',
      {
        needs: [
          [
            { attribute: 'hp', min: 1, max: 1 },
            { attribute: 'cooling_btu', min: 8000, max: 10_000 },
          ],
          [{ attribute: 'noise_db', max: 60 }],
        ],
        brands: ['!lg'],
        max: 20_000_000,
      },
    ],
    ['what no machine states', 'tivi', { needs: [[{ attribute: 'nothing', min: 1 }]] }],
  ])('are the same by their figures as by the database: %s', async (_, slug, narrowed) => {
    const { db } = database()
    const category = (await catalogueShape(db)).get(slug)
    if (!category) throw new Error(`no ${slug}`)
    const filter = { ...ALL, ...narrowed }
    // Every machine has no star or more: the database is asked, and says the same.
    const asked = await listedIds(db, { ...filter, rating: 0 }, category, 20)
    expect(await listedIds(db, filter, category, 20)).toEqual(asked)
    expect(asked.length > 0).toBe(slug !== 'tivi' || narrowed.needs === undefined)
  })
})
