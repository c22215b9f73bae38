import sharp from 'sharp'
import { beforeAll, expect, it } from 'vitest'
import { describeOnDatabase } from '#tests/support/database.ts'
import { openSite } from '#tests/support/site.ts'
import type { TestSite } from '#tests/support/site.ts'

describeOnDatabase('pictures for sharing', 'demo', (database) => {
  let site: TestSite
  beforeAll(async () => {
    site = await openSite(database())
  })

  it.each(['/og/chon-may.png', '/og/danh-muc/tu-lanh.png', '/og/san-pham/1.png'])(
    'GET %s is a PNG of 1200 by 630 under 120 KB that other sites may show',
    async (path) => {
      const response = await site.get(path)
      expect(response.status).toBe(200)
      expect(response.headers.get('content-type')).toBe('image/png')
      expect(response.headers.get('cache-control')).toContain('public, max-age=')
      expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
      const png = Buffer.from(await response.arrayBuffer())
      expect(png.byteLength).toBeLessThan(120 * 1024)
      expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
    },
  )

  it('a picture is answered with 304 to who has it, until what it shows changes', async () => {
    const first = await site.get('/og/san-pham/2.png')
    const etag = first.headers.get('etag') ?? ''
    expect(etag).toMatch(/^"[\w-]{24}"$/)
    const again = await site.get('/og/san-pham/2.png', { 'If-None-Match': `"other", W/${etag}` })
    expect([again.status, await again.text()]).toEqual([304, ''])
    await database().pool.query(`update products set title = title || ' mới' where id = 2`)
    const changed = await site.get('/og/san-pham/2.png', { 'If-None-Match': etag })
    expect(changed.status).toBe(200)
    expect(changed.headers.get('etag')).not.toBe(etag)
  })

  it.each([
    '/og/san-pham/999999.png',
    '/og/san-pham/0.png',
    '/og/san-pham/abc.png',
    '/og/san-pham/1',
    '/og/san-pham/1.svg',
    '/og/san-pham/99999999999.png',
    '/og/danh-muc/khong-co.png',
    '/og/danh-muc/tu-lanh',
    '/og/khac.png',
  ])('GET %s is a 404', async (path) => {
    expect((await site.get(path)).status).toBe(404)
  })

  it('every page names its picture, which is there', async () => {
    for (const path of ['/', '/products?category=tivi', '/products/3', '/chat', '/cach-tinh']) {
      const html = await (await site.get(path)).text()
      const [, picture = ''] = /property="og:image" content="http:\/\/localhost:3000([^"]+)"/.exec(html) ?? []
      expect((await site.get(picture)).status, `${path}: ${picture}`).toBe(200)
      expect(html).toMatch(/property="og:image:alt" content="[^"]{8,}"/)
    }
  })
})
