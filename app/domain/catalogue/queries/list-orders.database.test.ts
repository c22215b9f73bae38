import { beforeAll, describe, expect, it } from 'vitest'
import { describeOnDatabase } from '#tests/support/database.ts'
import { NO_FILTER } from '../list-filter.ts'
import type { SortField } from '../list-filter.ts'
import { isCurrent, vietnamDay } from '../price-history.ts'
import { catalogueShape } from './catalogue-shape.server.ts'
import { categoryRanges } from './category-ranges.server.ts'
import { knownOrders } from './known-orders.server.ts'
import { listProducts } from './list-products.server.ts'
import type { ProductRow } from './product-rows.server.ts'

const figure = (key: string) => (product: ProductRow) => Number(product.attributes[key] ?? Number.NaN)
const discount = ({ mainPrice }: ProductRow) =>
  mainPrice?.listPrice && mainPrice.value && isCurrent(mainPrice.seenOn, vietnamDay(Date.now()))
    ? (mainPrice.listPrice - mainPrice.value) / mainPrice.listPrice
    : Number.NaN

describeOnDatabase('orders of a category', 'demo', (database) => {
  const fridges = async (sortBy: SortField, sortOrder: 'asc' | 'desc') =>
    (
      await listProducts(database().db, {
        ...NO_FILTER,
        category: 'tu-lanh',
        page: 1,
        limit: 48,
        sortBy,
        sortOrder,
      })
    ).products

  const orders = async () => {
    const { db } = database()
    const shape = (await catalogueShape(db)).get('tu-lanh')
    if (!shape) throw new Error('The demo has no fridges.')
    return knownOrders(db, { kind: shape.kind, ranges: await categoryRanges(db, shape) })
  }

  it('cuts of long ago are no order', async () => {
    expect(await orders()).not.toContain('discount-desc')
  })

  describe('with cuts of today', () => {
    beforeAll(async () => {
      await database().pool.query(`
        insert into price_observations (offer_id, price, list_price, observed_on, source)
        select o.id, 5000000 + o.id, 20000000, (now() at time zone 'Asia/Ho_Chi_Minh')::date, 't'
        from offers o join products p on p.id = o.product_id
        where p.category_id = (select id from product_categories where slug = 'tu-lanh') order by o.id limit 9`)
    })

    it('they are', async () => {
      expect(await orders()).toEqual(['discount-desc', 'energy-asc', 'size-desc', 'size-asc'])
      expect(await knownOrders(database().db, null)).toEqual(['discount-desc'])
    })

    it('the deepest stands first, and one of long ago with those of none', async () => {
      const values = (await fridges('discount', 'desc')).map(discount)
      const known = values.filter((value) => !Number.isNaN(value))
      expect(known.length).toBeGreaterThan(5)
      expect(known).toEqual(known.toSorted((a, b) => b - a))
      expect(values.slice(0, known.length)).toEqual(known)
    })
  })

  it.each([
    ['size', 'desc', figure('capacity_l')],
    ['size', 'asc', figure('capacity_l')],
    ['energy', 'asc', figure('energy_kwh_year')],
  ] as const)('by %s, %s; what does not say stands last', async (sortBy, sortOrder, valueOf) => {
    const values = (await fridges(sortBy, sortOrder)).map(valueOf)
    const known = values.filter((value) => !Number.isNaN(value))
    expect(known.length).toBeGreaterThan(5)
    expect(known).toEqual(known.toSorted((a, b) => (sortOrder === 'asc' ? a - b : b - a)))
    expect(values.slice(0, known.length)).toEqual(known)
  })

  it('a size orders nothing where there is no category', async () => {
    const query = { ...NO_FILTER, page: 1, limit: 12 }
    const ids = async (sortBy?: SortField) =>
      (await listProducts(database().db, { ...query, sortBy })).products.map(({ id }) => id)
    expect(await ids('size')).toEqual(await ids())
  })

  it('are offered where there is something to go by: samples rate nothing', async () => {
    expect(await orders()).not.toContain('rating-desc')
  })

  it('figures are spread over what the rows say', async () => {
    const { db } = database()
    const shape = (await catalogueShape(db)).get('tu-lanh')
    if (!shape) throw new Error('The demo has no fridges.')
    const { total, spreads } = await categoryRanges(db, shape)
    const litres = (await fridges('size', 'desc')).map(figure('capacity_l'))
    expect(spreads.get('capacity_l')).toMatchObject({ known: total })
    expect(spreads.get('capacity_l')?.steps.at(-1)).toBe(litres[0])
    expect(spreads.get('capacity_l')?.steps).toHaveLength(101)
  })
})
