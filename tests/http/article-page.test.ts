import { beforeAll, describe, expect, it } from 'vitest'
import { aBlog } from '#tests/support/a-blog.ts'
import { describeOnDatabase } from '#tests/support/database.ts'
import { textsOf, visibleText } from '#tests/support/html.ts'
import { faultsOf, readJsonLd, thingsIn } from '#tests/support/json-ld.ts'
import { openSite } from '#tests/support/site.ts'
import type { TestSite } from '#tests/support/site.ts'

const ORIGIN = 'http://localhost:3000'

describeOnDatabase('the page of an article', 'demo', (database) => {
  let site: TestSite
  beforeAll(async () => {
    site = await openSite(database())
    await aBlog(database())
  }, 60_000)

  const get = async (path: string) => {
    const response = await site.get(path)
    return { status: response.status, headers: response.headers, html: await response.text() }
  }
  const page = async (path: string) => {
    const { status, html } = await get(path)
    expect(status, path).toBe(200)
    const things = readJsonLd(html)
    expect(things.flatMap(faultsOf), path).toEqual([])
    return {
      html,
      text: visibleText(html),
      of: (type: string) => things.find((each) => each['@type'] === type),
    }
  }

  describe('GET of an article', () => {
    it('shows its head, its text, its author and what it is', async () => {
      const { html, text } = await page('/blog/chon-tu-lanh')
      for (const shown of [
        'Tư vấn',
        'Chọn máy',
        'Thứ sáu, ngày 6 tháng 3 năm 2026',
        'Cập nhật 1 tháng 4 năm 2026',
        '4 phút đọc',
        'Tủ lạnh 4 người',
        'Bài do AI viết.',
        'Bài mẫu',
        'Mục lục',
        'Viết để thử.',
        'Bài viết liên quan',
        'Quay lại Blog',
      ])
        expect(text).toContain(shown)
      // The visits of other tests may have been counted by now.
      expect(text).toMatch(/2\.3[45]\d lượt xem/)
      expect(text).not.toContain('Bình luận')
      expect(html).toContain('<h2 id="tinh-theo-nguoi">')
      expect(html).toContain('href="#nha-co-tre"')
      expect(html).toMatch(/<div class="table-frame" role="region" tabindex="0" aria-label="Cỡ tủ">/)
      expect(html).toContain(
        `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(`${ORIGIN}/blog/chon-tu-lanh`)}`,
      )
      expect(html).toMatch(/https:\/\/twitter\.com\/intent\/tweet\?text=Ch%E1%BB%8Dn[^"]+url=http/)
    })
    it('shows its products as the catalogue has them, and no hole for those that are gone', async () => {
      const { html } = await page('/blog/chon-tu-lanh')
      const { rows } = await database().pool.query<{ title: string }>(
        'select title from products where id = 1',
      )
      expect(visibleText(html)).toContain(rows[0]?.title)
      expect(html.match(/aria-label="Sản phẩm: /g)).toHaveLength(1)
    })
    it('holds nothing that an editor could have hidden in it', async () => {
      const { html } = await page('/blog/chon-tu-lanh')
      for (const bad of ['onclick', 'alert(2)', 'onerror'])
        expect(html.slice(html.indexOf('<main'))).not.toContain(bad)
    })
    it('tells programs who wrote it when, first and last', async () => {
      const { of } = await page('/blog/chon-tu-lanh')
      expect(of('Article')).toMatchObject({
        headline: 'Chọn tủ lạnh & "cửa" </script> cho nhà 4 người đông vui nhất xóm',
        datePublished: '2026-03-05T20:00:00.000Z',
        dateModified: '2026-04-01T03:00:00.000Z',
        author: { '@type': 'Organization', name: 'Tổ Thử', url: `${ORIGIN}/blog/tac-gia/to-thu` },
        publisher: { '@id': `${ORIGIN}/#organization` },
        image: [`${ORIGIN}/og/bai-viet/chon-tu-lanh.png`],
      })
      expect(thingsIn(of('BreadcrumbList')?.['itemListElement']).map(({ item }) => item)).toEqual(
        ['/', '/blog', '/blog/tu-van', '/blog/chon-tu-lanh'].map((path) => ORIGIN + path),
      )
    })
    it('cuts the labels of the way here for a phone, to 20 and 30 letters', async () => {
      const { html } = await page('/blog/chon-tu-lanh')
      expect(textsOf(html, 'span', '<span aria-hidden="true" class="md:hidden">')).toEqual([
        'Chọn tủ lạnh & "cửa" </script>…',
      ])
    })
    it('has a picture for other sites', async () => {
      const response = await site.get('/og/bai-viet/chon-tu-lanh.png')
      expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png'])
      expect((await site.get('/og/bai-viet/ban-nhap.png')).status).toBe(404)
    })
    it('of 100 KB is shown whole', async () => {
      const { html } = await page('/blog/dai')
      expect(html.match(/<p>chữ chữ/g)?.length).toBe(128)
    })
    it.each(['khong-co', 'ban-nhap', 'hen-gio', 'A%20B'])('%s is a 404 with its own text', async (slug) => {
      const { status, html } = await get(`/blog/${slug}`)
      expect(status).toBe(404)
      expect(html).toContain('Không tìm thấy bài viết')
      expect(html).toContain('Bài viết bạn đang tìm kiếm không tồn tại hoặc đã bị xóa.')
    })
    it('leads on from the slug it had before', async () => {
      const { status, headers } = await get('/blog/chon-tu-lanh-cu')
      expect([status, headers.get('location')]).toEqual([301, '/blog/chon-tu-lanh'])
    })
    it('of a category’s slug stands beside the category, any other only in its own place', async () => {
      expect((await page('/blog/bai-viet/meo-vat')).text).toContain('Mẹo vặt là gì')
      expect((await page('/blog/tu-van?page=2')).html).toContain('href="/blog/bai-viet/meo-vat"')
      expect((await page('/blog/meo-vat')).text).not.toContain('Mẹo vặt là gì')
      const { status, headers } = await get('/blog/bai-viet/chon-tu-lanh')
      expect([status, headers.get('location')]).toEqual([301, '/blog/chon-tu-lanh'])
    })
    it('is the same for everybody', async () => {
      const bare = async (headers: Record<string, string>) =>
        (await (await site.get('/blog/meo-3', headers)).text()).replaceAll(/nonce="[^"]*"/g, '')
      expect(await bare({ Cookie: 'a=b', 'Accept-Language': 'en' })).toBe(await bare({}))
    })
  })

  describe('views and likes', () => {
    const figures = async () =>
      (
        await database().pool.query<{ view_count: number; like_count: number }>(
          `select view_count, like_count from articles where slug = 'meo-7'`,
        )
      ).rows[0]
    const idOf = async (slug: string) =>
      (await database().pool.query<{ id: number }>('select id from articles where slug = $1', [slug])).rows[0]
        ?.id
    const like = (id: number | undefined, headers: Record<string, string> = {}) =>
      site.request(`/bai-viet/${id}/thich`, { method: 'POST', headers: { Origin: ORIGIN, ...headers } })

    it('a visit counts once, a robot’s not at all', async () => {
      await site.get('/blog/meo-7', { 'User-Agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' })
      await site.flushViews()
      expect(await figures()).toMatchObject({ view_count: 0 })
      for (let visit = 0; visit < 3; visit += 1) await site.get('/blog/meo-7')
      await site.flushViews()
      expect(await figures()).toMatchObject({ view_count: 1 })
    })
    it('a like counts once, as JSON for the page and as a way back for a plain form', async () => {
      const id = await idOf('meo-7')
      expect(await (await like(id, { Accept: 'application/json' })).json()).toEqual({ likes: 1 })
      const again = await like(id)
      expect([again.status, again.headers.get('location')]).toEqual([303, '/blog/meo-7'])
      expect(await figures()).toMatchObject({ like_count: 1 })
    })
    it('nothing is liked that is not shown', async () => {
      expect((await like(await idOf('ban-nhap'))).status).toBe(404)
      expect((await like(999_999)).status).toBe(404)
      expect((await like(Number.NaN)).status).toBe(404)
    })
    it('another site cannot like for a visitor', async () => {
      const response = await like(await idOf('meo-8'), { Origin: 'https://evil.example' })
      expect(response.status).toBe(403)
    })
    it('a visitor who likes without end is told to wait', async () => {
      const id = await idOf('meo-9')
      const statuses = []
      for (let press = 0; press < 125; press += 1)
        statuses.push((await like(id, { Accept: 'application/json' })).status)
      expect(statuses.at(-1)).toBe(429)
    })
  })
})
