import { beforeAll, describe, expect, it } from 'vitest'
import { describeOnDatabase } from '#tests/support/database.ts'
import { openSite } from '#tests/support/site.ts'
import type { TestSite } from '#tests/support/site.ts'
import { createClient } from '../../clients/typescript/client.ts'

const FRIDGES = '/api/v1/products?category=tu-lanh'

describeOnDatabase('filters by figures, as clients write them', 'demo', (database) => {
  let site: TestSite
  beforeAll(async () => {
    site = await openSite(database())
  })
  const total = async (response: Response): Promise<number> => {
    expect(response.status).toBe(200)
    return ((await response.json()) as { pagination: { total: number } }).pagination.total
  }
  const got = async (query: string) => total(await site.get(FRIDGES + query))

  it('attributes[name]=value is name=value', async () => {
    const narrowed = await got('&capacity_l=250-350')
    expect(narrowed).toBeGreaterThan(0)
    expect(narrowed).toBeLessThan(await got(''))
    expect(await got('&attributes[capacity_l]=250-350')).toBe(narrowed)
    expect(await got('&attributes%5Bcapacity_l%5D=250-350')).toBe(narrowed)
  })

  it.each([
    '&attributes[capacity_x]=250',
    '&attributes=capacity_l,250-350',
    '&attributes[capacity_l]=x',
    '&doors=side-by-side,x',
  ])('%s is 422, not as if nothing had been asked', async (query) => {
    const response = await site.get(FRIDGES + query)
    expect(response.status).toBe(422)
  })

  it('attributes in another form say how filters are written', async () => {
    const response = await site.get(`${FRIDGES}&attributes=x`)
    expect(await response.json()).toMatchObject({
      errors: { attributes: expect.stringContaining('capacity_l=250-350') },
    })
  })

  it.each([
    ['doors', 'side-by-side', 'multi-door'],
    ['capacity_l', '-250', '400-'],
    ['brand', 'samsung', 'lg'],
  ])('several values of %s: with commas, repeated, in brackets, in a body', async (name, one, other) => {
    const both = await got(`&${name}=${one}&${name}=${other}`)
    expect(both).toBe((await got(`&${name}=${one}`)) + (await got(`&${name}=${other}`)))
    expect(await got(`&${name}=${one},${other}`)).toBe(both)
    const inBrackets = name === 'brand' ? name : `attributes[${name}]`
    expect(await got(`&${inBrackets}=${one},${other}`)).toBe(both)
    const asked = { category: 'tu-lanh', [name]: [one, other] }
    expect(await total(await site.post('/functions/v1/paginated-products', asked))).toBe(both)
  })

  it('a body may hold the figures together', async () => {
    const asked = {
      category: 'tu-lanh',
      attributes: { doors: ['side-by-side', 'multi-door'], capacity_l: '400-' },
    }
    expect(await total(await site.post('/functions/v1/paginated-products', asked))).toBe(
      await got('&doors=side-by-side,multi-door&capacity_l=400-'),
    )
  })

  it('the typed client takes lists', async () => {
    const { get } = createClient('http://localhost:3000', {
      fetch: (asked, init) => {
        const { pathname, search } = new URL(asked instanceof Request ? asked.url : asked)
        return site.request(pathname + search, init)
      },
    })
    const { data } = await get('/api/v1/products', {
      query: { category: 'tu-lanh', attributes: { doors: ['side-by-side', 'multi-door'] } },
    })
    expect(data.pagination.total).toBe(await got('&doors=side-by-side,multi-door'))
  })

  describe('a query that cannot be read', () => {
    it.each([
      '/api/v1/products?search=%E0%A4%A',
      '/api/v1/brands?search=%',
      '/functions/v1/paginated-products?search=%ZZ',
    ])('%s is 400', async (path) => {
      expect((await site.get(path)).status).toBe(400)
    })
    it('is a page all the same: a link never breaks', async () => {
      expect((await site.get('/products?q=100%')).status).toBe(200)
    })
  })
})
