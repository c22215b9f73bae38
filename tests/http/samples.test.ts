import { beforeAll, expect, it } from 'vitest'
import { describeOnDatabase } from '#tests/support/database.ts'
import { visibleText } from '#tests/support/html.ts'
import { readJsonLd } from '#tests/support/json-ld.ts'
import { openSite } from '#tests/support/site.ts'
import type { TestSite } from '#tests/support/site.ts'

/** What the stars of a card say to those who do not see them. */
const RATED = /\d,\d trên 5 sao/

describeOnDatabase('samples', 'demo', (database) => {
  let site: TestSite
  let id = 0
  beforeAll(async () => {
    site = await openSite(database())
    const { rows } = await database().pool.query<{ id: number }>(
      `select product_id as id from product_reviews where is_demo group by 1 having count(*) >= 8 order by avg(rating) desc, 1 limit 1`,
    )
    id = rows[0]?.id ?? 0
  })
  const html = async (path: string) => (await site.get(path)).text()
  const text = async (path: string) => visibleText(await html(path))

  it('are shown on the page of their product, their figure and questions marked', async () => {
    const page = await text(`/products/${id}`)
    expect(page).toMatch(/\d,\d trên 5 sao, \d+ đánh giá mẫu/)
    expect(page).toContain('Câu hỏi mẫu')
    expect(page).toContain('Dữ liệu mẫu')
    expect(page).not.toContain('Người dùng khen')
  })

  it('are in no structured data', async () => {
    const [product, faq] = [await html(`/products/${id}`)].flatMap((page) =>
      ['Product', 'FAQPage'].map((type) => readJsonLd(page).find((thing) => thing['@type'] === type)),
    )
    expect(product ?? {}).not.toHaveProperty('aggregateRating')
    expect(product ?? {}).not.toHaveProperty('review')
    expect(faq).toBeUndefined()
  })

  it.each(['/', '/products', '/products?category=tu-lanh', '/brand/samsung', '/brand/lg'])(
    'rate nothing on %s',
    async (path) => {
      const page = await text(path)
      expect(page).not.toMatch(RATED)
      expect(page).not.toMatch(/chấm điểm cao|Người dùng khen|Từ \d sao|sao từ \d+ đánh giá/i)
    },
  )

  it.each([
    '/functions/v1/featured-products?limit=5',
    '/functions/v1/paginated-products?page=1&limit=48',
    '/api/v1/products?limit=48',
  ])('rate nothing in %s', async (path) => {
    const { products } = (await (await site.get(path)).json()) as { products: Record<string, unknown>[] }
    expect(products.length).toBeGreaterThan(0)
    for (const product of products) expect(product).toMatchObject({ reviewCount: 0, ratingAverage: null })
  })

  it('rate nothing in the API of a product and of cards', async () => {
    expect(await (await site.get(`/api/v1/products/${id}`)).json()).toMatchObject({
      isDemo: true,
      reviewCount: 0,
      reviews: { count: 0, average: null, stars: [0, 0, 0, 0, 0] },
    })
    expect(await (await site.get(`/api/v1/product-cards?ids=${id}`)).json()).toMatchObject({
      products: [{ id, rating: null }],
    })
  })

  it('filter nothing', async () => {
    const list = (await (await site.get('/api/v1/products?rating=3')).json()) as { pagination: object }
    expect(list.pagination).toMatchObject({ total: 0 })
  })

  it('are no reason of the advisor', async () => {
    const response = await site.post('/functions/v1/perplexity-chat', {
      message: 'Tủ lạnh nào được đánh giá tốt nhất cho 4 người?',
    })
    const answer = JSON.stringify(await response.json())
    expect(answer).toContain('productRecommendations')
    expect(answer).not.toMatch(/chấm \d|\d\/5|đánh giá mẫu|điểm đánh giá (?:cao|thấp)/)
  })

  it('give way to what people write, everywhere at once', async () => {
    await database().pool.query(
      `insert into product_reviews (product_id, customer_name, rating, review_text, is_approved)
       select $1, 'Người ' || n, 4, 'Máy chạy ổn', true from generate_series(1, 5) n`,
      [id],
    )
    expect(await text(`/products/${id}`)).toContain('4,0 trên 5 sao, 5 đánh giá')
    expect(await text('/')).toContain('Được chấm điểm cao')
    expect(await (await site.get(`/api/v1/products/${id}`)).json()).toMatchObject({
      reviews: { count: 5, average: 4, stars: [0, 0, 0, 5, 0] },
    })
  })
})
