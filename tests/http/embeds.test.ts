import { beforeAll, describe, expect, it } from 'vitest'
import { embedSchema } from '#app/api/embeds/embed-schema.ts'
import { oembedSchema } from '#app/api/embeds/oembed-schema.ts'
import { describeOnDatabase } from '#tests/support/database.ts'
import { openLiveSite } from '#tests/support/live-site.ts'
import { openSite } from '#tests/support/site.ts'
import type { TestSite } from '#tests/support/site.ts'

const ORIGIN = 'http://localhost:3000'
const STRANGER = { Origin: 'https://elsewhere.example' }

describeOnDatabase('what other sites show of this one', 'demo', (database) => {
  let site: TestSite
  let fridges: number[] = []
  let television = 0
  beforeAll(async () => {
    site = await openSite(database())
    const ids = async (slug: string) => {
      const { rows } = await database().pool.query<{ id: number }>(
        `select p.id from products p join product_categories c on c.id = p.category_id where c.slug = $1 order by 1 limit 5`,
        [slug],
      )
      return rows.map(({ id }) => id)
    }
    fridges = await ids('tu-lanh')
    television = (await ids('tivi'))[0] ?? 0
  })
  const embed = async (ids: readonly (number | string)[]) => {
    const response = await site.get(`/api/v1/embeds?ids=${ids.join(',')}`, STRANGER)
    expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([200, '*'])
    return embedSchema.parse(await response.json())
  }
  const oembed = (query: Record<string, string>) =>
    site.get(`/api/v1/oembed?${new URLSearchParams(query)}`, STRANGER)

  describe('GET /api/v1/embeds', () => {
    it('says the price of a product with its shop, month and age, as the page of the product does', async () => {
      const { products, rows, url, notes } = await embed([1])
      expect(rows).toEqual([])
      expect(url).toBe(`${ORIGIN}/products/1`)
      const [product] = products
      const html = await (await site.get('/products/1')).text()
      expect(product?.price.seen).toMatch(/\d+\/\d{4}/)
      for (const text of [product?.price.text, product?.price.seen, product?.title])
        expect(html).toContain(text?.replaceAll('&', '&amp;'))
      expect(notes).toEqual(['Dữ liệu mẫu.'])
    })

    it('compares two to four of a category, the price first', async () => {
      const { products, rows, title, url } = await embed(fridges.slice(0, 3))
      expect(products.map(({ id }) => id)).toEqual(fridges.slice(0, 3))
      expect(rows[0]?.label).toBe('Giá')
      expect(rows[0]?.cells[0]?.note).toMatch(/\d+\/\d{4}/)
      expect(rows.every(({ cells }) => cells.length === 3)).toBe(true)
      expect(title).toMatch(/^So sánh .+, .+ và .+/)
      expect(url).toBe(`${ORIGIN}/so-sanh?ids=${fridges.slice(0, 3).join(',')}`)
    })

    it('says how many of those asked for are not shown', async () => {
      const { products, notes } = await embed([...fridges, 999_999, television, 'x'])
      expect(products).toHaveLength(4)
      expect(notes).toContain('3 sản phẩm khác không có ở đây.')
      expect(notes).toContain('1 sản phẩm thuộc danh mục khác nên không so sánh ở đây.')
    })

    it('names pictures and pages by whole addresses', async () => {
      for (const { url, image } of (await embed(fridges.slice(0, 2))).products) {
        expect((await site.get(new URL(url).pathname)).status).toBe(200)
        expect(new URL(image).protocol).toMatch(/^https?:$/)
      }
    })

    it.each([
      [404, '?ids=999999'],
      [422, ''],
      [422, '?ids='],
      [422, '?ids=x'],
      [422, '?ids=0,-1'],
    ])('is a %i for %j', async (status, query) => {
      const response = await site.get(`/api/v1/embeds${query}`, STRANGER)
      expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([status, '*'])
    })

    it('a product in the trash is gone, also where the answer was kept', async () => {
      const live = await openLiveSite(database())
      const path = `/api/v1/embeds?ids=${fridges[4]}`
      expect((await live.get(path)).status).toBe(200)
      await database().pool.query('update products set deleted_at = now() where id = $1', [fridges[4]])
      await live.settle()
      expect((await live.get(path)).status).toBe(404)
      await database().pool.query('update products set deleted_at = null where id = $1', [fridges[4]])
      await live.close()
    })
  })

  describe('GET /api/v1/oembed', () => {
    it.each([
      ['/products/1', 'data-chon-may="product" data-id="1"'],
      ['/chat?q=T%E1%BB%A7+l%E1%BA%A1nh', 'data-chon-may="ask" data-question="Tủ lạnh"'],
      ['/chat', 'data-chon-may="ask"'],
    ])('gives %s as a div, a link and the script', async (path, written) => {
      const response = await oembed({ url: ORIGIN + path })
      expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/json'])
      const { html, width } = oembedSchema.parse(await response.json())
      expect(html).toContain(written)
      expect(html).toContain(`<a href="${ORIGIN}${path.split('?')[0]}"`)
      expect(html).toContain(`<script async src="${ORIGIN}/nhung.js" referrerpolicy="no-referrer"></script>`)
      expect(width).toBe(640)
    })

    it.each(['http://127.0.0.1:3000', 'http://[::1]:3000'])(
      'knows the site at %s where it has no address of its own, and gives the one it names itself by',
      async (origin) => {
        const response = await oembed({ url: `${origin}/products/1` })
        expect(response.status).toBe(200)
        const { html } = oembedSchema.parse(await response.json())
        expect(html).toContain(`<a href="${ORIGIN}/products/1"`)
      },
    )

    it('gives a comparison', async () => {
      const ids = fridges.slice(0, 2).join(',')
      const response = await oembed({ url: `${ORIGIN}/so-sanh?ids=${ids}` })
      expect(await response.json()).toMatchObject({
        html: expect.stringContaining(`data-ids="${ids}"`) as string,
      })
    })

    it('stays within what the consumer has room for, its picture too', async () => {
      const sized = async (query: Record<string, string>) =>
        oembedSchema.parse(await (await oembed({ url: `${ORIGIN}/products/1`, ...query })).json())
      expect(await sized({ maxwidth: '320', maxheight: '100' })).toMatchObject({ width: 320, height: 100 })
      expect(await sized({ maxwidth: '320' })).not.toHaveProperty('thumbnail_url')
      const { thumbnail_url: picture = '' } = await sized({})
      expect(picture).toBe(`${ORIGIN}/og/san-pham/1.png`)
    })

    it.each([
      ['no page of this site', 404, { url: 'https://example.com/products/1' }],
      ['a page that shows nothing to embed', 404, { url: `${ORIGIN}/lien-he` }],
      ['a product that is not there', 404, { url: `${ORIGIN}/products/999999` }],
      ['an empty comparison', 404, { url: `${ORIGIN}/so-sanh` }],
      ['no address', 400, {}],
      ['what is no address', 400, { url: 'products/1' }],
      ['an address of a script', 400, { url: 'javascript:alert(1)' }],
      ['a width that is none', 400, { url: `${ORIGIN}/products/1`, maxwidth: 'x' }],
      ['XML', 501, { url: `${ORIGIN}/products/1`, format: 'xml' }],
    ])('%s is a %i', async (_, status, query) => {
      const response = await oembed(query)
      expect(response.status).toBe(status)
      expect(await response.json()).toMatchObject({ status, detail: expect.any(String) as string })
    })

    it.each(['/products/1', '/so-sanh?ids=203,272'])('the head of %s leads to it', async (path) => {
      const html = await (await site.get(path)).text()
      const link = /<link[^>]*type="application\/json\+oembed"[^>]*>/.exec(html)?.[0] ?? ''
      const href = /href="([^"]+)"/.exec(link)?.[1]?.replaceAll('&amp;', '&') ?? ''
      const { pathname, search } = new URL(href)
      expect((await site.get(pathname + search)).status).toBe(200)
    })

    it.each(['/', '/products', '/so-sanh', '/products/999999'])('the head of %s has none', async (path) => {
      expect(await (await site.get(path)).text()).not.toContain('json+oembed')
    })
  })

  describe('GET /nhung.js', () => {
    it('is for every site, and kept for a day', async () => {
      const { status, headers } = await site.get('/nhung.js', STRANGER)
      expect([status, headers.get('access-control-allow-origin')]).toEqual([200, '*'])
      expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin')
      expect(headers.get('content-type')).toContain('javascript')
      expect(headers.get('cache-control')).toBe('public, max-age=86400, stale-while-revalidate=604800')
      expect(headers.get('set-cookie')).toBeNull()
    })

    it('opens nothing else: other files stay on this site, and no page may be framed', async () => {
      for (const path of ['/sw.js', '/favicon.svg', '/products/1', '/nhung.js.map'])
        expect((await site.get(path, STRANGER)).headers.get('cross-origin-resource-policy')).toBe(
          'same-origin',
        )
      for (const path of ['/products/1', '/nhung.js', '/chat', '/so-sanh?ids=203,272']) {
        const { headers } = await site.get(path)
        expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
        expect(headers.get('x-frame-options')).toBe('DENY')
      }
    })
  })
})
