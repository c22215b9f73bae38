import { beforeAll, describe, expect, it } from 'vitest'
import { describeOnDatabase } from '#tests/support/database.ts'
import { textsOf, visibleText } from '#tests/support/html.ts'
import { openSite } from '#tests/support/site.ts'
import type { TestSite } from '#tests/support/site.ts'

describeOnDatabase('pages of brands', 'demo', (database) => {
  let site: TestSite
  beforeAll(async () => {
    site = await openSite(database())
  })
  const read = async (path: string) => {
    const response = await site.get(path)
    const html = await response.text()
    return { status: response.status, html, text: visibleText(html) }
  }
  const query = async <T extends Record<string, unknown>>(text: string, values: unknown[] = []) =>
    (await database().pool.query<T>(text, values)).rows

  it.each(['samsung', 'Samsung', 'SAMSUNG', 'hoa-phat', 'H%C3%B2a%20Ph%C3%A1t'])(
    'GET /brand/%s is found, however it is written',
    async (name) => {
      const { status, html } = await read(`/brand/${name}`)
      expect(status).toBe(200)
      const slug = name.toLowerCase().startsWith('h') ? 'hoa-phat' : 'samsung'
      expect(html).toContain(`<link rel="canonical" href="http://localhost:3000/brand/${slug}"/>`)
    },
  )

  it.each(['samsung', 'panasonic', 'lg', 'sony', 'toshiba', 'sharp'])(
    'GET /brand/%s shows the whole showcase',
    async (slug) => {
      const { html, text } = await read(`/brand/${slug}`)
      expect(text).toContain('Thương hiệu chính hãng')
      expect(text).toContain('Xem tất cả sản phẩm')
      expect(textsOf(html, 'a', '<a[^>]*href="/chat\\?q=[^"]+"[^>]*>')).toContain('Hỏi cố vấn')
      const headings = textsOf(html, 'h2').join('\n')
      expect(text).toContain('Điện tử')
      for (const part of ['nghĩa là gì', 'Có nên chọn', 'Câu chuyện']) expect(headings).toContain(part)
      const highlights = /<ul class="grid gap-x-6[^>]*>([\s\S]*?)<\/ul>/.exec(html)?.[1] ?? ''
      expect(highlights.match(/<li/g)).toHaveLength(4)
    },
  )

  it('counts what the catalogue holds, category by category', async () => {
    const rows = await query<{ slug: string; name: string; n: number }>(
      `select c.slug, c.name, count(*)::int as n from products p join product_categories c on c.id = p.category_id
       join brands b on b.id = p.brand_id where b.slug = 'samsung' and p.deleted_at is null group by c.id`,
    )
    const { html } = await read('/brand/samsung')
    const tabs = textsOf(/<nav aria-label="Danh mục của hãng"[\s\S]*?<\/nav>/.exec(html)?.[0] ?? '', 'a')
    expect(tabs.sort()).toEqual(rows.map(({ name, n }) => `${name} ${n}`).sort())
    for (const { slug } of rows) expect(html).toContain(`id="${slug}"`)
  })

  it('says of groups without products that there are none, in one line and under no heading', async () => {
    const { html, text } = await read('/brand/sony')
    expect(text).toContain('Gia dụng, Sức khỏe & Sắc đẹp: Hiện tại chưa có sản phẩm nào trong danh mục này.')
    expect(text.match(/Hiện tại chưa có sản phẩm nào/g)).toHaveLength(1)
    expect(textsOf(html, 'h2')).not.toContain('Gia dụng')
  })

  it('draws the machines of a category by size and price, and names the first of each by its figures', async () => {
    const { html } = await read('/brand/samsung')
    const charts = html.match(/<figure>[\s\S]*?<\/figure>/g) ?? []
    expect(charts.length).toBeGreaterThan(2)
    const fridges = charts.find((chart) => chart.includes('>Tủ lạnh</a>')) ?? ''
    const [{ n, cheapest } = { n: 0, cheapest: 0 }] = await query<{ n: number; cheapest: number }>(
      `select count(*)::int as n, (array_agg(s.product_id order by s.main_price_value, s.product_id))[1] as cheapest
       from product_search s join product_categories c on c.id = s.category_id join brands b on b.id = s.brand_id
       where b.slug = 'samsung' and c.slug = 'tu-lanh' and s.main_price_value > 0 and s.attributes ? 'capacity_l'`,
    )
    expect(fridges.match(/r="4.5"/g)).toHaveLength(n)
    expect(/Rẻ nhất[^<]*<\/small><a[^>]*href="([^"]+)"/.exec(fridges)?.[1]).toBe(`/products/${cheapest}`)
  })

  it('keeps the page of a brand with few products to one list', async () => {
    const [{ slug } = { slug: '' }] = await query<{ slug: string }>(
      `select b.slug from product_counts n join brands b on b.id = n.brand_id
       group by b.slug having sum(n.n) between 3 and 5 order by b.slug limit 1`,
    )
    const { html } = await read(`/brand/${slug}`)
    expect(textsOf(html, 'h2').filter((title) => /^(Sản phẩm|Điện|Gia dụng)/.test(title))).toHaveLength(1)
    expect(html).not.toContain('Danh mục của hãng')
    expect(html).not.toContain('<figure>')
  })

  it('keeps to the catalogue where no editor wrote anything', async () => {
    const { html, text } = await read('/brand/hoa-phat')
    expect(text).toContain('Hòa Phát qua vài con số')
    expect(textsOf(html, 'h2').join()).not.toContain('Có nên chọn')
  })

  it('shows the specified words for a brand without products', async () => {
    await query(`insert into brands (name, slug) values ('Hãng Mới', 'hang-moi')`)
    const { status, text } = await read('/brand/hang-moi')
    expect(status).toBe(200)
    expect(text).toContain('Danh mục sản phẩm Hãng Mới')
    expect(text).toContain('đang được cập nhật...')
  })

  it('shows the specified words and the supported brands for an unknown one, as a 404', async () => {
    const { status, text, html } = await read('/brand/nokia-x')
    expect(status).toBe(404)
    expect(text).toContain('Brand page under development')
    expect(text).toContain('The nokia-x brand page is currently under development. Please check back later.')
    expect(text).toContain('Currently supported: Samsung')
    expect(html).toContain('href="/brand/panasonic"')
    expect(html).toContain('noindex')
  })

  it('shows the specified words where the address names none', async () => {
    const { status, text } = await read('/brand/%20')
    expect(status).toBe(404)
    expect(text).toContain('Brand not found')
    expect(text).toContain('The requested brand page could not be found.')
  })

  it('shows running promotions of the brand, and none that is over', async () => {
    const [product] = await query<{ id: number }>(
      `select p.id from products p join brands b on b.id = p.brand_id where b.slug = 'lg' limit 1`,
    )
    await query(
      `insert into product_promotions (product_id, title, description, promotion_type, valid_until) values
       ($1, 'Tặng giá treo', '', 'gift', now() + interval '1 day'), ($1, 'Đã hết hạn', '', 'gift', now() - interval '1 day')`,
      [product?.id],
    )
    const { text } = await read('/brand/lg')
    expect(text).toContain('Tặng giá treo')
    expect(text).not.toContain('Đã hết hạn')
  })

  it('GET /brand lists every brand with products, and the sitemap names each', async () => {
    const brands = await query<{ slug: string }>(
      `select distinct b.slug from brands b join products p on p.brand_id = b.id where p.deleted_at is null`,
    )
    const { html } = await read('/brand')
    const xml = (await read('/sitemap.xml')).html
    for (const { slug } of brands) {
      expect(html).toContain(`href="/brand/${slug}"`)
      expect(xml).toContain(`/brand/${slug}</loc>`)
    }
  })

  describe('the home page', () => {
    it('leads to the brands with most products', async () => {
      const { html } = await read('/')
      expect(html).toContain('href="/brand/samsung"')
      expect(html).toContain('href="/brand"')
    })
  })
})
