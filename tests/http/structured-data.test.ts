import { beforeAll, describe, expect, it } from 'vitest'
import { formatVnd } from '#app/vietnamese/money.ts'
import { formatNumber } from '#app/vietnamese/numbers.ts'
import { describeOnDatabase } from '#tests/support/database.ts'
import { textsOf, visibleText } from '#tests/support/html.ts'
import { faultsOf, readJsonLd, thingsIn } from '#tests/support/json-ld.ts'
import type { Thing } from '#tests/support/json-ld.ts'
import { openSite } from '#tests/support/site.ts'
import type { TestSite } from '#tests/support/site.ts'

const ORIGIN = 'http://localhost:3000'
const spaced = (text: string) => text.replaceAll(/[\s\u00a0]+/g, ' ')

describe('the check of structured data itself', () => {
  it.each<[Thing, string]>([
    [{ '@type': 'Offer', price: '1', priceCurrency: 'USD', seller: 'x' }, 'Offer.price is no number'],
    [{ '@type': 'Offer', price: 1, priceCurrency: 'USD', seller: 'x' }, 'Offer.priceCurrency is "USD"'],
    [
      { '@type': 'Offer', price: 1, priceCurrency: 'VND', seller: 'x', availability: 'y' },
      'Offer with availability',
    ],
    [
      { '@type': 'Product', name: 'x', url: '/a', image: 'https://a/b' },
      'Product.url is no whole address: "/a"',
    ],
    [{ '@type': 'Thing' }, 'Thing is unknown'],
    [{ '@type': 'FAQPage', mainEntity: [] }, 'FAQPage.mainEntity is an empty list'],
  ])('%o is refused', (thing, fault) => {
    expect(faultsOf(thing)).toContain(fault)
  })
})

describeOnDatabase('structured data', 'demo', (database) => {
  let site: TestSite
  beforeAll(async () => {
    site = await openSite(database())
    // As if every price had been seen today, and people had written what the demo only shows as samples.
    const { pool } = database()
    await pool.query(`insert into price_observations (offer_id, price, list_price, observed_on, source)
      select distinct on (offer_id) offer_id, price, list_price, vietnam_day(now()), source
      from price_observations order by offer_id, observed_on desc`)
    await pool.query('update product_reviews set is_demo = false')
    await pool.query('update products set is_demo = false')
  })
  const page = async (path: string) => {
    const html = await (await site.get(path)).text()
    const things = readJsonLd(html)
    expect(things.flatMap(faultsOf), path).toEqual([])
    return {
      html,
      text: visibleText(html),
      of: (type: string) => things.find((each) => each['@type'] === type),
    }
  }
  const ids = async (sql: string) =>
    (await database().pool.query<{ id: number }>(sql)).rows.map(({ id }) => id)

  it.each(['/', '/chat', '/products', '/products/1', '/cach-tinh', '/api/docs', '/khong-co'])(
    'GET %s says who runs the site',
    async (path) => {
      const { of } = await page(path)
      expect(of('Organization')).toMatchObject({ name: 'Chọn Máy', url: `${ORIGIN}/` })
    },
  )

  it('only the home page names the site', async () => {
    expect((await page('/')).of('WebSite')).toMatchObject({ name: 'Chọn Máy', url: `${ORIGIN}/` })
    expect((await page('/products')).of('WebSite')).toBeUndefined()
  })

  it.each(['/products/1', '/cach-tinh', '/kien-thuc', '/api/docs', '/nhung'])(
    'GET %s has the breadcrumb that it shows',
    async (path) => {
      const { html, of } = await page(path)
      const shown = textsOf(/<nav aria-label="Đường dẫn"[\s\S]*?<\/nav>/.exec(html)?.[0] ?? '', 'li')
      const listed = thingsIn(of('BreadcrumbList')?.['itemListElement'])
      expect(listed.map(({ name }) => name)).toEqual(shown)
      expect(listed.at(-1)?.['item']).toBe(ORIGIN + path)
    },
  )

  describe.each([
    '/products',
    '/products?page=3',
    '/products?category=tu-lanh',
    '/products?category=tu-lanh&page=2',
  ])('GET %s', (path) => {
    it('lists the products that it shows, in their order and by their place in the whole list', async () => {
      const { html, text, of } = await page(path)
      const list = of('ItemList')
      const items = thingsIn(list?.['itemListElement'])
      const results = html.slice(html.indexOf('id="results"')).split(/id="(?:best|featured)"/)[0] ?? ''
      // What the list begins with is picked out of it, in no order of its own.
      const shown = results.replace(/<section[^>]*class="list-pick"[\s\S]*?<\/section>/, '')
      const links = [...shown.matchAll(/href="(\/products\/\d+)"/g)].map(([, href]) => ORIGIN + href)
      const first = path.includes('page=3') ? 25 : path.includes('page=2') ? 13 : 1
      expect(items.map(({ url }) => url)).toEqual([...new Set(links)])
      expect(items[0]?.['position']).toBe(first)
      for (const { name } of items) expect(text).toContain(spaced(String(name)))
      expect(text).toContain(`${formatNumber(Number(list?.['numberOfItems']))} sản phẩm`)
    })

    it('is no page of a product', async () => {
      expect((await page(path)).of('Product')).toBeUndefined()
    })
  })

  it('GET /products?category=tu-lanh stands below the whole list', async () => {
    const { of } = await page('/products?category=tu-lanh')
    expect(thingsIn(of('BreadcrumbList')?.['itemListElement']).map(({ name, item }) => [name, item])).toEqual(
      [
        ['Trang chủ', `${ORIGIN}/`],
        ['Sản phẩm', `${ORIGIN}/products`],
        ['Tủ lạnh', `${ORIGIN}/products?category=tu-lanh`],
      ],
    )
  })

  it('the product of every category has the name, prices, shops, rating, reviews and questions that it shows', async () => {
    const chosen = await ids(
      'select max(product_id)::int as id from product_search group by category_id order by 1',
    )
    expect(chosen.length).toBeGreaterThan(20)
    for (const id of chosen) {
      const { html, text, of } = await page(`/products/${id}`)
      const product = of('Product')
      expect(product?.['name']).toBe(textsOf(html, 'h1')[0])
      expectOffersShown(html, product)
      expectRatingShown(html, product)
      for (const { name } of thingsIn(product?.['brand'])) expect(text).toContain(String(name))
      for (const { name, value } of thingsIn(product?.['additionalProperty'])) {
        // A bar says between the two where the figure stands: 'Dung tích khá nhỏ 220 lít'.
        const places = text.split(`${String(name)} `).slice(1)
        expect(
          places.some((behind) => behind.split(' ').slice(0, 12).join(' ').includes(String(value))),
          `/products/${id}: ${String(name)} ${String(value)}`,
        ).toBe(true)
      }
      const questions = thingsIn(of('FAQPage')?.['mainEntity'])
      expect(questions.map(({ name }) => name)).toEqual(
        textsOf(html.slice(html.indexOf('id="hoi-dap"')), 'summary'),
      )
      for (const { acceptedAnswer } of questions) {
        for (const answer of thingsIn(acceptedAnswer)) expect(text).toContain(spaced(String(answer['text'])))
      }
    }
  })

  it('a product of which neither price nor review is known is not offered to searches, nor an empty list', async () => {
    const [id] = await ids('select max(id)::int as id from products')
    const rows = ['offers', 'product_reviews'].map((table) => `delete from ${table} where product_id = ${id}`)
    for (const statement of rows) await database().pool.query(statement)
    expect((await page(`/products/${id}`)).of('Product')).toBeUndefined()
    expect((await page('/products?q=khongcogihet')).of('ItemList')).toBeUndefined()
  })

  it('one shop is an offer, several are a range, and a shop that is not listed is in neither', async () => {
    const byShops = (count: string) =>
      ids(`select product_id as id from offers group by 1 having count(*) ${count} order by 1 limit 1`)
    const [[one], [several]] = await Promise.all([byShops('= 1'), byShops('>= 3')])
    const offersOf = async (id?: number) => (await page(`/products/${id}`)).of('Product')?.['offers']
    expect(thingsIn(await offersOf(one)).map((offer) => offer['@type'])).toEqual(['Offer'])
    expect(thingsIn(await offersOf(several)).map((offer) => offer['@type'])).toEqual(['AggregateOffer'])
  })

  it('a price that is no longer current is in no offer', async () => {
    const [id] = await ids('select max(product_id)::int as id from offers')
    expect((await page(`/products/${id}`)).of('Product')).toHaveProperty('offers')
    await database().pool.query(
      `update price_observations set observed_on = observed_on - 61 where offer_id in
         (select id from offers where product_id = $1)`,
      [id],
    )
    const product = (await page(`/products/${id}`)).of('Product')
    expect(product ?? {}).not.toHaveProperty('offers')
  })

  it('a review that is not approved, and a product without reviews, give no rating', async () => {
    const [id] = await ids(
      `select product_id as id from product_ratings where review_count > 0 order by 1 limit 1`,
    )
    expect((await page(`/products/${id}`)).of('Product')).toHaveProperty('aggregateRating')
    await database().pool.query('update product_reviews set is_approved = false where product_id = $1', [id])
    const product = (await page(`/products/${id}`)).of('Product')
    await database().pool.query('update product_reviews set is_approved = true where product_id = $1', [id])
    expect(product).not.toHaveProperty('aggregateRating')
    expect(product).not.toHaveProperty('review')
  })

  it('a name with a closing script tag stays inside the document', async () => {
    const name = '</script><script>alert(1)</script> & "tủ"\u2028'
    const [id] = await ids('select product_id as id from offers order by 1 limit 1')
    const before = await database().pool.query<{ title: string }>(
      'select title from products where id = $1',
      [id],
    )
    await database().pool.query('update products set title = $2 where id = $1', [id, name])
    const { of } = await page(`/products/${id}`)
    await database().pool.query('update products set title = $2 where id = $1', [id, before.rows[0]?.title])
    expect(of('Product')?.['name']).toBe(name)
  })
})

function expectOffersShown(html: string, product: Thing | undefined): void {
  const section = /aria-labelledby="offers"[\s\S]*?<\/section>/.exec(html)?.[0] ?? ''
  // The price that the page is headed with is not said again beside the way to its shop.
  const head = visibleText(/class="product-head"[\s\S]*?(?=class="product-media")/.exec(html)?.[0] ?? '')
  const shown = textsOf(section, 'li').map((line, at) => (at === 0 ? `${line} ${head}` : line))
  const [offers] = thingsIn(product?.['offers'])
  const listed = offers?.['@type'] === 'AggregateOffer' ? thingsIn(offers['offers']) : thingsIn(offers)
  expect(listed.length).toBe(shown.length)
  for (const [index, { price, seller }] of listed.entries()) {
    expect(shown[index]).toContain(spaced(formatVnd(Number(price))))
    expect(shown[index]).toContain(String(thingsIn(seller)[0]?.['name']))
  }
}

function expectRatingShown(html: string, product: Thing | undefined): void {
  const text = visibleText(html)
  const [rating] = thingsIn(product?.['aggregateRating'])
  const average = Number(rating?.['ratingValue']).toFixed(1).replace('.', ',')
  const shown = `${average} trên 5 sao, ${Number(rating?.['reviewCount'])} đánh giá`
  expect(text).toContain(rating ? shown : 'Chưa có đánh giá')
  for (const { author, reviewBody, reviewRating, datePublished } of thingsIn(product?.['review'])) {
    expect(text).toContain(spaced(String(reviewBody)))
    expect(text).toContain(`${String(thingsIn(author)[0]?.['name'])} ${stars(reviewRating)} trên 5 sao`)
    expect(html).toContain(`dateTime="${String(datePublished)}"`)
  }
}

function stars(rating: unknown): string {
  return String(thingsIn(rating)[0]?.['ratingValue'])
}
