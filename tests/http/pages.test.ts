import { beforeAll, describe, expect, it } from 'vitest'
import { describeOnDatabases } from '#tests/support/database.ts'
import { openSite } from '#tests/support/site.ts'
import type { TestSite } from '#tests/support/site.ts'

describeOnDatabases('pages', 'demo', (database) => {
  let site: TestSite
  beforeAll(async () => {
    site = await openSite(database())
  })
  const page = async (path: string) => {
    const response = await site.get(path)
    return { status: response.status, html: await response.text(), headers: response.headers }
  }

  it.each([
    '/',
    '/chat',
    '/products',
    '/products/1',
    '/brand',
    '/brand/samsung',
    '/cach-tinh',
    '/kien-thuc',
    '/lien-he',
    '/ban-tin',
    '/ban-tin/cac-so',
    '/dieu-khoan-su-dung',
    '/chinh-sach-bao-mat',
    '/bao-mat',
    '/cach-xep-hang',
  ])('GET %s is a page with one h1, a title, a description and its canonical address', async (path) => {
    const { status, html } = await page(path)
    expect(status).toBe(200)
    expect(html.match(/<h1[ >]/g)).toHaveLength(1)
    expect(html).toMatch(/<title>[^<]{10,}<\/title>/)
    expect(html).toMatch(/<meta name="description" content="[^"]{30,}"/)
    expect(html).toContain(`<link rel="canonical" href="http://localhost:3000${path}"/>`)
    expect(html).toContain('<html lang="vi"')
  })

  it('GET /products/999999 is a 404 that says the product does not exist', async () => {
    for (const path of [
      '/products/999999',
      '/products/abc',
      '/products/-1',
      '/products/1.5',
      '/products/99999999999',
      // One page, one address.
      '/products/01',
      '/products/+1',
      '/products/1.0',
      '/products/1e0',
      '/products/0x1',
      '/products/%201',
    ]) {
      const { status, html } = await page(path)
      expect(status, path).toBe(404)
      expect(html).toContain('Không tìm thấy sản phẩm')
      expect(html).toContain('Sản phẩm bạn đang tìm kiếm không tồn tại hoặc đã bị xóa.')
    }
  })

  it('GET /products?category=all is the whole list, of an unknown category a 404; the API alike', async () => {
    const count = async (path: string) => (await (await site.get(path)).json()).pagination.total
    const api = '/functions/v1/paginated-products'
    expect(await count(`${api}?category=all`)).toBe(await count(api))
    expect((await page('/products?category=all')).html).toContain('Tất cả sản phẩm')
    for (const path of [
      '/products?category=khong-co',
      '/products.data?category=khong-co',
      `${api}?category=khong-co`,
    ])
      expect((await site.get(path)).status, path).toBe(404)
    expect((await page('/products?category=khong-co')).html).toContain('Trang không tồn tại')
  })

  it('names the address of the contract where none is set, whatever host is asked for', async () => {
    const unset = await openSite(database(), { SITE_URL: '' })
    for (const path of ['/products/1', '/rss.xml', '/robots.txt', '/sitemap.xml', '/api/v1/products/1']) {
      const text = await (await unset.request(`http://elsewhere.example${path}`)).text()
      expect(text, path).not.toContain('elsewhere.example')
      expect(text, path).toContain('http://localhost:3000')
    }
  })

  it('GET of an unknown path is a 404 with both ways out', async () => {
    const { status, html } = await page('/khong-co-trang-nay')
    expect(status).toBe(404)
    expect(html).toContain('Trang không tồn tại')
    expect(html).toContain('Về trang chủ')
    expect(html).toContain('Quay lại')
  })

  it.each(['//products', '/products//1', '/products%2F1', '/a%5Cb', '/%00', '/%E0%A4%A'])(
    'GET %s is refused before any page sees it',
    async (path) => {
      expect((await site.get(path)).status).toBe(400)
    },
  )

  it.each([
    '/api/v1/products/%E0%A4%A',
    '/api/v1/tags/%zz',
    '/api/v1/articles/by-slug/%ff',
    '/functions/v1/%',
  ])('GET %s, whose signs cannot be read, is a 400 that says so to programs', async (path) => {
    const response = await site.get(path)
    expect(response.status).toBe(400)
    expect(response.headers.get('content-type')).toBe('application/problem+json')
    expect(await response.json()).toMatchObject({ code: 'bad_request' })
  })

  describe('GET /products', () => {
    it('keeps filters in its links', async () => {
      const { html } = await page('/products?q=inverter&category=tu-lanh&sort=price-asc&view=grid')
      expect(html).toMatch(
        /href="\/products\?q=inverter&amp;category=tu-lanh&amp;sort=price-asc&amp;view=grid&amp;page=2"/,
      )
      expect(html).toContain('noindex')
    })

    it('says so when nothing matches', async () => {
      const { status, html } = await page('/products?q=khongcogihet')
      expect(status).toBe(200)
      expect(html).toContain('Không tìm thấy sản phẩm')
    })

    it('shows its first page for values it cannot read', async () => {
      const { status, html } = await page('/products?page=abc&size=7&sort=x&view=y')
      expect(status).toBe(200)
      expect(html).toContain('Tất cả sản phẩm')
    })

    it('shows what was searched for as text', async () => {
      const { html } = await page(`/products?q=${encodeURIComponent('<img src=x onerror=alert(1)>')}`)
      expect(html).not.toContain('<img src=x')
    })
  })

  describe('GET /chat?q=', () => {
    it('answers in the page, so that no script is needed', async () => {
      const { status, html } = await page(
        `/chat?q=${encodeURIComponent('Tư vấn tủ lạnh cho 4 người dưới 15 triệu')}`,
      )
      expect(status).toBe(200)
      expect(html).toContain('Nhà 4 người hợp tủ có dung tích sử dụng')
      expect(html).toContain(
        'Thông tin chỉ mang tính tham khảo. Vui lòng kiểm tra thông tin quan trọng với chuyên gia điện máy!',
      )
      expect(html).toMatch(/href="\/products\/\d+"/)
      expect(html).toContain('noindex')
    })

    it('goes on from what was understood before, by its links and its form alike', async () => {
      const { html } = await page(`/chat?q=${encodeURIComponent('Tư vấn tủ lạnh cho 4 người dưới 15 triệu')}`)
      const understood = /name="truoc" value="([^"]+)"/.exec(html)?.[1] ?? ''
      expect(understood).toContain('4 người')
      const before = encodeURIComponent(understood)
      expect(html).toContain(`href="/chat?truoc=${before}&amp;q=`)
      const later = await page(`/chat?truoc=${before}&q=${encodeURIComponent('Có cái nào rẻ hơn không?')}`)
      expect(later.html).toContain('Nhà 4 người hợp tủ có dung tích sử dụng')
      // The example that a new conversation begins with comes with the page, unseen.
      expect(later.html.slice(0, later.html.indexOf('streamController'))).not.toMatch(
        /(?:Google|Smart|Android) Tivi/,
      )
    })

    it('says what is wrong with a question that is too long', async () => {
      const { status, html } = await page(`/chat?q=${'a'.repeat(1001)}`)
      expect(status).toBe(422)
      expect(html).toContain('Câu hỏi dài quá 1000 ký tự')
    })
  })

  it('shows a product with its prices, shops, figures, reviews marked as samples and questions', async () => {
    const { rows } = await database().pool.query<{ id: number }>(
      `select product_id as id from product_reviews r where is_demo
        and exists (select 1 from product_faqs f where f.product_id = r.product_id)
        group by 1 having count(*) >= 5 order by 1 limit 1`,
    )
    const { html } = await page(`/products/${rows[0]?.id}`)
    for (const text of [
      'Giá thấp nhất',
      'Nơi bán tham khảo',
      'Thông số',
      'Đánh giá',
      'Hỏi đáp',
      'Chi tiết',
      'Dữ liệu mẫu',
    ]) {
      expect(html).toContain(text)
    }
  })

  it('GET /minh-hoa draws what its path says, and nothing else', async () => {
    const { html } = await page('/products')
    const path = /\/minh-hoa\/[^"]+\.svg/.exec(html)?.[0] ?? ''
    const drawing = await site.get(path)
    expect([drawing.status, drawing.headers.get('content-type')]).toEqual([
      200,
      'image/svg+xml; charset=utf-8',
    ])
    expect(await drawing.text()).toMatch(/^<svg /)
    expect((await site.get('/minh-hoa/khong-co.svg')).status).toBe(404)
  })
})
