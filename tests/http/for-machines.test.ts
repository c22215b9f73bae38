import { gunzipSync } from 'node:zlib'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { describeOnDatabase } from '#tests/support/database.ts'
import { openSite } from '#tests/support/site.ts'
import type { TestSite } from '#tests/support/site.ts'

const ORIGIN = 'http://localhost:3000'

describeOnDatabase('what programs read', 'demo', (database) => {
  let site: TestSite
  beforeAll(async () => {
    site = await openSite(database())
  })
  const read = async (path: string) => {
    const response = await site.get(path)
    expect(response.status, path).toBe(200)
    return { text: await response.text(), type: response.headers.get('content-type') }
  }
  const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => loc)
  const count = async (sql: string) => Number((await database().pool.query<{ n: number }>(sql)).rows[0]?.n)

  describe('GET /sitemap.xml', () => {
    it('names every public page once: home, lists, every category and every product with its day', async () => {
      const { text, type } = await read('/sitemap.xml')
      const all = locations(text)
      expect(type).toBe('application/xml; charset=utf-8')
      expect(text).toMatch(
        /^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset xmlns="http:\/\/www\.sitemaps\.org/,
      )
      expect(new Set(all).size).toBe(all.length)
      expect(all).toEqual(
        expect.arrayContaining(
          [
            '/',
            '/products',
            '/cach-tinh',
            '/cach-xep-hang',
            '/dieu-khoan-su-dung',
            '/chinh-sach-bao-mat',
            '/bao-mat',
          ].map((path) => ORIGIN + path),
        ),
      )
      expect(all).toContain(`${ORIGIN}/products?category=tu-lanh`)
      expect(all.filter((loc) => /\/products\/\d+$/.test(loc))).toHaveLength(
        await count('select count(*) as n from products where deleted_at is null'),
      )
      expect(text).toMatch(/<loc>[^<]+\/products\/1<\/loc><lastmod>\d{4}-\d{2}-\d{2}<\/lastmod>/)
    })

    it('leads only to pages that are there, may be listed and are their own canonical address', async () => {
      const all = locations((await read('/sitemap.xml')).text)
      const some = all.filter((loc, index) => !loc.includes('/products/') || index % 150 === 0)
      expect(some.length).toBeGreaterThan(30)
      for (const loc of some) {
        const { text } = await read(loc.slice(ORIGIN.length).replace('&amp;', '&') || '/')
        expect(text, loc).toContain(`<link rel="canonical" href="${loc}"/>`)
        expect(text, loc).not.toContain('noindex')
      }
    })

    it('is sent compressed to who takes that', async () => {
      const response = await site.get('/sitemap.xml', { 'Accept-Encoding': 'gzip' })
      expect(response.headers.get('content-encoding')).toBe('gzip')
      expect(gunzipSync(await response.arrayBuffer()).toString()).toContain('</urlset>')
    })

    it('leaves out what is in the trash', async () => {
      await database().pool.query('update products set deleted_at = now() where id = 5')
      const { text } = await read('/sitemap.xml')
      await database().pool.query('update products set deleted_at = null where id = 5')
      expect(text).not.toContain('/products/5<')
      expect((await read('/sitemap.xml')).text).toContain('/products/5<')
    })

    it('lists sitemaps of 5,000 ids where the products need several', async () => {
      await database().pool.query(
        `insert into products (id, title, category_id) select 12000, 'Tủ lạnh xa', category_id from products where id = 1`,
      )
      const { text } = await read('/sitemap.xml')
      expect(text).toContain('<sitemapindex ')
      expect(locations(text)).toEqual([
        `${ORIGIN}/sitemap/trang.xml`,
        `${ORIGIN}/sitemap/san-pham-1.xml`,
        `${ORIGIN}/sitemap/san-pham-2.xml`,
        `${ORIGIN}/sitemap/san-pham-3.xml`,
      ])
      expect(locations((await read('/sitemap/trang.xml')).text)).toContain(`${ORIGIN}/products`)
      expect(locations((await read('/sitemap/san-pham-1.xml')).text).length).toBeGreaterThan(500)
      expect(locations((await read('/sitemap/san-pham-2.xml')).text)).toEqual([])
      expect(locations((await read('/sitemap/san-pham-3.xml')).text)).toEqual([`${ORIGIN}/products/12000`])
      await database().pool.query('delete from products where id = 12000')
    })

    it.each([
      '/sitemap/san-pham-0.xml',
      '/sitemap/san-pham-9.xml',
      '/sitemap/khac.xml',
      '/sitemap/san-pham-1',
    ])('GET %s is a 404', async (path) => {
      expect((await site.get(path)).status).toBe(404)
    })
  })

  it('GET /robots.txt names the sitemap', async () => {
    const { text, type } = await read('/robots.txt')
    expect(type).toBe('text/plain; charset=utf-8')
    expect(text).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`)
  })

  it('GET /llms.txt says what the site is, what its figures mean and where things are', async () => {
    const { text, type } = await read('/llms.txt')
    expect(type).toBe('text/plain; charset=utf-8')
    expect(text).toMatch(/^# Chọn Máy\n\n> .+\n/)
    expect(text).toContain(`- [Tủ lạnh](${ORIGIN}/products?category=tu-lanh): 80 sản phẩm`)
    expect(text).toContain(`- MCP: \`${ORIGIN}/mcp\``)
    expect(text).toContain('đọc không cần khóa; ghi cần khóa')
    const paths = [...text.matchAll(/\]\(http:\/\/localhost:3000([^)]+)\)/g)].map(([, path = '']) => path)
    expect(paths.length).toBeGreaterThan(10)
    for (const path of paths) expect((await site.get(path)).status, path).toBe(200)
  })

  it('GET /manifest.webmanifest names the site and icons of the stated size', async () => {
    const { text, type } = await read('/manifest.webmanifest')
    expect(type).toBe('application/manifest+json; charset=utf-8')
    const manifest: { name: string; icons: { src: string; sizes: string }[] } = JSON.parse(text)
    expect(manifest.name).toBe('Chọn Máy')
    for (const { src, sizes } of [...manifest.icons, { src: '/icons/apple-touch.png', sizes: '180x180' }]) {
      const response = await site.get(src)
      const { width, height, format } = await sharp(await response.arrayBuffer()).metadata()
      expect([`${width}x${height}`, format, response.headers.get('content-type')]).toEqual([
        sizes,
        'png',
        'image/png',
      ])
    }
  })

  it('every page leads to the manifest', async () => {
    expect(/<link[^>]* rel="manifest" href="\/manifest\.webmanifest"/.test((await read('/')).text)).toBe(true)
  })
})
