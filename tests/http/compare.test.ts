import { beforeAll, describe, expect, it } from 'vitest'
import { productCardsSchema } from '#app/domain/catalogue/api-schema.ts'
import { describeOnDatabase } from '#tests/support/database.ts'
import { openSite } from '#tests/support/site.ts'
import type { TestSite } from '#tests/support/site.ts'

describeOnDatabase('comparison and lists', 'demo', (database) => {
  let site: TestSite
  let fridges: number[]
  let tv: number
  beforeAll(async () => {
    site = await openSite(database())
    const ids = async (slug: string, condition: string) =>
      (
        await database().pool.query<{ id: number }>(
          `select p.id from products p join product_categories c on c.id = p.category_id
           where c.slug = $1 and ${condition} order by p.id limit 6`,
          [slug],
        )
      ).rows.map(({ id }) => id)
    fridges = await ids(
      'tu-lanh',
      `p.attributes ? 'energy_kwh_year' and exists (select from product_prices where product_id = p.id)`,
    )
    tv = (await ids('tivi', 'true'))[0] ?? 0
  })
  const page = async (path: string) => {
    const response = await site.get(path)
    const html = await response.text()
    // React marks the seams between pieces of text.
    return { status: response.status, html, text: html.replaceAll('<!-- -->', '') }
  }
  /** The cells of a row of the table, by the row's label. */
  const row = (html: string, label: string) => {
    const [, cells = ''] = new RegExp(`<th scope="row">${label}</th>(.*?)</tr>`).exec(html) ?? []
    return [...cells.matchAll(/<td>(.*?)<\/td>/g)].map(([, cell = '']) => cell.replaceAll(/<[^>]+>/g, ' '))
  }
  const compare = (...ids: number[]) => `/so-sanh?ids=${ids.join(',')}`
  const columns = (html: string) => html.match(/<th scope="col">/g)?.length ?? 0

  describe('GET /so-sanh', () => {
    it('without ids explains how and leads to the categories', async () => {
      const { status, html, text } = await page('/so-sanh')
      expect(status).toBe(200)
      expect(text).toContain('So sánh sản phẩm')
      expect(html).toContain('href="/products?category=tu-lanh"')
      expect(html).not.toContain('noindex')
    })

    it('asks which machine was meant where a name finds several, and says where it finds none', async () => {
      const { html, text } = await page('/so-sanh?tim=tu+lanh+lg&tim=tu+lanh+aqua')
      expect(html.match(/<select[^>]*name="ids"/g)).toHaveLength(2)
      expect(text).toContain('khớp “tu lanh aqua”')
      expect((await page('/so-sanh?tim=zzzqqqxxx&tim=')).text).toContain('Không có máy nào khớp “zzzqqqxxx”')
    })

    it('with one id suggests six products to put beside it', async () => {
      const { html, text } = await page(`/so-sanh?ids=${fridges[0]}`)
      expect(columns(html)).toBe(0)
      expect(text).toContain('Cùng loại, giá gần nhất')
      expect(html.match(new RegExp(`href="/so-sanh\\?ids=${fridges[0]},\\d+"`, 'g'))).toHaveLength(6)
    })

    it('puts 2 to 4 products in columns, what they cost first', async () => {
      for (const count of [2, 3, 4]) {
        const { status, text: html } = await page(compare(...fridges.slice(0, count)))
        expect([status, columns(html)]).toEqual([200, count])
        expect(html.indexOf('Khác nhau (')).toBeLessThan(html.indexOf('>Giá<'))
        for (const label of ['Giá', 'Chi phí 5 năm', 'Tiền điện mỗi tháng'])
          expect(row(html, label), label).toHaveLength(count)
      }
    })

    it('says the price of the rows and marks the lower one, and no other', async () => {
      const pair = fridges.slice(0, 2)
      const { html } = await page(compare(...pair))
      const { rows } = await database().pool.query<{ id: number; price: number }>(
        'select product_id as id, value as price from product_prices where product_id = any($1)',
        [pair],
      )
      const prices = pair.map((id) => rows.find((product) => product.id === id)?.price ?? 0)
      const cells = row(html, 'Giá')
      for (const [place, price] of prices.entries())
        expect(cells[place]?.replaceAll(/\D/g, '')).toMatch(new RegExp(`^${price}`))
      expect(cells.map((cell) => cell.includes('Rẻ hơn'))).toEqual(
        prices.map((price) => price === Math.min(...prices) && prices[0] !== prices[1]),
      )
    })

    it('adds 60 months of electricity to the price', async () => {
      const { html } = await page(compare(...fridges.slice(0, 2)))
      const numbers = (label: string) =>
        row(html, label).map((cell) => Number(/[\d.]+(?=\s₫)/.exec(cell)?.[0].replaceAll('.', '')))
      const [prices, monthly, fiveYears] = ['Giá', 'Tiền điện mỗi tháng', 'Chi phí 5 năm'].map(numbers)
      for (const place of [0, 1]) {
        const sum = (prices?.[place] ?? 0) + 60 * (monthly?.[place] ?? 0)
        // Each figure is said to the nearest thousand.
        expect(Math.abs(sum - (fiveYears?.[place] ?? 0))).toBeLessThanOrEqual(31_000)
      }
    })

    it('with diff=1 leaves out what is alike, and leads back', async () => {
      const ids = fridges.slice(0, 2).join(',')
      expect((await page(`/so-sanh?ids=${ids}`)).text.includes('Giống nhau (')).toBe(true)
      const { html, text } = await page(`/so-sanh?ids=${ids}&diff=1`)
      expect(text.includes('Khác nhau (')).toBe(true)
      expect(text.includes('Giống nhau (')).toBe(false)
      expect(html).toMatch(new RegExp(`<a [^>]*aria-current="true"[^>]*href="/so-sanh\\?ids=${ids}"`))
    })

    it('shows the first four of more, and says so', async () => {
      const { html, text } = await page(compare(...fridges))
      expect(columns(html)).toBe(4)
      expect(text).toContain('đây là 4 sản phẩm đầu, còn 2 sản phẩm chưa hiện')
    })

    it('shows the first category of a mixture and links to the other', async () => {
      const { html, text } = await page(`/so-sanh?ids=${fridges[0]},${tv},${fridges[1]}`)
      expect(columns(html)).toBe(2)
      expect(text).toContain('Chỉ so sánh được các sản phẩm cùng danh mục.')
      expect(html).toContain(`href="/so-sanh?ids=${tv}"`)
    })

    it('leaves out ids that do not exist or are none, and says how many', async () => {
      const { status, text } = await page(`/so-sanh?ids=${fridges[0]},999999,abc,${fridges[1]}`)
      expect(status).toBe(200)
      expect(text).toContain('2 sản phẩm trong liên kết không còn trong danh mục nên đã được bỏ qua.')
    })

    it.each(['999999', 'abc', '999999,888888', '0,-1'])('is a 404 for ids=%s', async (ids) => {
      const { status, text } = await page(`/so-sanh?ids=${ids}`)
      expect(status).toBe(404)
      expect(text).toContain('Không tìm thấy sản phẩm để so sánh')
    })

    it('reads ids that a form repeats', async () => {
      const { html } = await page(`/so-sanh?ids=${fridges[0]}&ids=${fridges[1]}`)
      expect(columns(html)).toBe(2)
    })

    it('has one canonical address for every order, and is not for search engines', async () => {
      const sorted = fridges.slice(0, 3).sort((a, b) => a - b)
      for (const ids of [sorted, sorted.toReversed()]) {
        const { html } = await page(`${compare(...ids)}&diff=1`)
        expect(html).toContain(
          `<link rel="canonical" href="http://localhost:3000/so-sanh?ids=${sorted.join(',')}"/>`,
        )
        expect(html).toContain('noindex')
      }
    })
  })

  it('every category of the catalogue can be compared', async () => {
    const { rows } = await database().pool.query<{ slug: string; ids: number[] }>(
      `select c.slug, (array_agg(p.id order by p.id))[1:4] as ids
       from products p join product_categories c on c.id = p.category_id group by c.slug`,
    )
    expect(rows.length).toBeGreaterThan(20)
    for (const { slug, ids } of rows) {
      const { status, html } = await page(compare(...ids))
      expect([slug, status, columns(html)]).toEqual([slug, 200, Math.min(4, ids.length)])
      const labels = [...html.matchAll(/<th scope="row">(.*?)<\/th>/g)].map(([, label]) => label)
      expect(labels, slug).toEqual([...new Set(labels)])
      expect(html, slug).not.toMatch(/NaN|undefined|Infinity|\[object/)
    }
  })

  describe('GET /api/v1/product-cards', () => {
    it('gives the cards in the order asked for, without those that do not exist', async () => {
      const response = await site.get(`/api/v1/product-cards?ids=${fridges[1]},999999,${tv},${fridges[0]}`)
      const { products } = productCardsSchema.parse(await response.json())
      expect(products.map(({ id }) => id)).toEqual([fridges[1], tv, fridges[0]])
      expect(products[0]).toMatchObject({ categorySlug: 'tu-lanh', href: `/products/${fridges[1]}` })
    })

    it.each(['a,b', '1;2', Array.from({ length: 49 }, (_, index) => index + 1).join(',')])(
      'refuses ids=%s and names the field',
      async (ids) => {
        const response = await site.get(`/api/v1/product-cards?ids=${encodeURIComponent(ids)}`)
        expect(response.status).toBe(422)
        expect(await response.json()).toMatchObject({ status: 422, errors: { ids: expect.any(String) } })
      },
    )
  })

  describe('GET /yeu-thich', () => {
    it('is the same for everybody, not for search engines, and says without JavaScript where the list is', async () => {
      const { status, html, text } = await page('/yeu-thich')
      expect(status).toBe(200)
      expect(html).toContain('noindex')
      expect(text).toContain('Danh sách này nằm trong trình duyệt của bạn')
    })

    it('with ids shows somebody else’s list in its order', async () => {
      const { html, text } = await page(`/yeu-thich?ids=${tv},${fridges[0]},999999`)
      const shown = [...html.matchAll(/<article.*?href="\/products\/(\d+)"/g)].map(([, id]) => Number(id))
      expect(shown).toEqual([tv, fridges[0]])
      expect(text).toContain('Danh sách được chia sẻ')
      expect(text).toContain('1 sản phẩm khác trong liên kết không còn trong danh mục')
    })

    it('with ids of nothing says that nothing is left', async () => {
      const { status, text } = await page('/yeu-thich?ids=999999')
      expect(status).toBe(200)
      expect(text).toContain('Danh sách này không còn sản phẩm nào')
    })
  })

  it('an answer that compares leads to the whole table', async () => {
    const question = 'So sánh tủ lạnh Panasonic và tủ lạnh Samsung dưới 20 triệu'
    const { html } = await page(`/chat?q=${encodeURIComponent(question)}`)
    const [, ids = ''] = /href="\/so-sanh\?ids=([\d,]+)"/.exec(html) ?? []
    expect(ids.split(',')).toHaveLength(2)
    expect((await page(`/so-sanh?ids=${ids}`)).status).toBe(200)
  })
})
