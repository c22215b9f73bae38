import { beforeAll, describe, expect, it } from 'vitest'
import { taxonomyWrites } from '#app/domain/blog/editing/taxonomy-writes.server.ts'
import { aBlog } from '#tests/support/a-blog.ts'
import { articleMaker } from '#tests/support/articles.ts'
import { describeOnDatabase } from '#tests/support/database.ts'
import { textsOf, visibleText } from '#tests/support/html.ts'
import { faultsOf, readJsonLd } from '#tests/support/json-ld.ts'
import { addPerson } from '#tests/support/people.ts'
import { openSite } from '#tests/support/site.ts'
import type { TestSite } from '#tests/support/site.ts'

const ORIGIN = 'http://localhost:3000'

describeOnDatabase('the blog', 'demo', (database) => {
  let site: TestSite
  let ids: Awaited<ReturnType<typeof aBlog>>
  beforeAll(async () => {
    site = await openSite(database())
    ids = await aBlog(database())
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

  it.each([
    '/blog',
    '/blog/tu-van',
    '/blog/tu-van?page=2',
    '/blog/tag/tu-lanh-4-nguoi',
    '/blog/tac-gia/to-thu',
    '/blog/tac-gia/to-thu?page=2',
    '/blog/chon-tu-lanh',
    '/blog/bai-viet/meo-vat',
  ])('GET %s has one h1, a title, a description, its canonical address and the feed', async (path) => {
    const { html } = await page(path)
    expect(html.match(/<h1[ >]/g)).toHaveLength(1)
    expect(html).toMatch(/<title>[^<]{10,}<\/title>/)
    expect(html).toMatch(/<meta name="description" content="[^"]{5,}"/)
    expect(html).toContain(`<link rel="canonical" href="${ORIGIN}${path}"/>`)
    expect(html).toMatch(/<link[^>]*type="application\/rss\+xml"[^>]*href="\/rss\.xml"/)
    expect(html).not.toContain('noindex')
  })

  it.each([
    '/blog/search',
    '/blog/search?q=m%C3%A1y',
    '/bai-viet-da-luu',
    '/blog/khuyen-mai',
    '/blog/tag/the-rong',
  ])('GET %s is not to be listed by search engines', async (path) =>
    expect((await get(path)).html).toContain('noindex, follow'),
  )

  describe('GET /blog', () => {
    it('shows its sections', async () => {
      const { html, text } = await page('/blog')
      expect(textsOf(html, 'h2')).toEqual(
        expect.arrayContaining([
          'Tin tức nổi bật',
          'CHỦ ĐỀ HOT',
          'Bài mới nhất',
          'Được xem nhiều nhất',
          'Tư vấn',
        ]),
      )
      expect(text).toContain('Khám phá : Tủ lạnh 4 người')
      expect(text).toContain('21 bài viết')
      expect(text).toContain('3 lượt thích')
      expect(text).toContain('2,3K lượt xem')
      expect(text).toContain('06/03/2026')
      expect(text).not.toContain('bí mật')
    })
    it('shows no article twice among what is chosen, new and of a category', async () => {
      const { html } = await page('/blog')
      const cards = (html.match(/<article[\s\S]*?<\/article>/g) ?? []).filter((card) =>
        card.includes('article-card'),
      )
      const links = cards.map((card) => /href="([^"]+)"[^>]*>Đọc tiếp/.exec(card)?.[1])
      expect(links.length).toBeGreaterThanOrEqual(10)
      expect(links.filter((link, at) => links.indexOf(link) !== at)).toEqual([])
    })
    it('counts nothing that is zero', async () => {
      expect((await page('/blog')).text).not.toMatch(/(?<![\d,.])0 lượt/)
    })
    it('leads on from the old addresses of a category and of a search', async () => {
      const { rows } = await database().pool.query<{ id: number }>(
        `select id from categories where slug = 'ri-viu'`,
      )
      for (const [from, to] of [
        [`/blog?category=${rows[0]?.id}`, '/blog/ri-viu'],
        ['/blog?search=+t%E1%BB%A7+', '/blog/search?q=t%E1%BB%A7'],
        ['/blog?search=', '/blog/search'],
      ] as const) {
        const { status, headers } = await get(from)
        expect([status, headers.get('location')], from).toEqual([301, to])
      }
      expect((await get('/blog?category=99999')).status).toBe(200)
    })
    it('says so where there is nothing', async () => {
      const { pool } = database()
      await pool.query('update articles set deleted_at = now() where deleted_at is null')
      const { text } = await page('/blog')
      const home = await page('/')
      await pool.query('update articles set deleted_at = null')
      expect(text).toContain('Chưa có tin tức nào')
      expect(text).toContain('Không có chủ đề hot nào được tìm thấy')
      expect(home.text).toContain('Chưa có tin tức nào')
    })
  })

  it('GET / shows the six newest articles and the way to more', async () => {
    const { html } = await page('/')
    const news = html.slice(html.indexOf('aria-labelledby="news"'), html.indexOf('aria-labelledby="why"'))
    expect(news.match(/<article/g)).toHaveLength(6)
    expect(visibleText(news)).toContain('Khám phá thêm bài viết')
  })

  describe('GET of a category', () => {
    it('shows one featured article, six news, and the rest by pages', async () => {
      await site.flushViews()
      await database().pool.query('delete from article_daily_views')
      const { html } = await page('/blog/tu-van')
      expect(textsOf(html, 'h2')).toEqual(
        expect.arrayContaining(['TIN TỨC CẬP NHẬT', 'Các bài khác', 'Xem nhiều nhất']),
      )
      expect(html.match(/<article/g)).toHaveLength(1 + 6 + 12)
      expect(html).toContain('href="/blog/tu-van?page=2"')
      expect((await page('/blog/tu-van?page=2')).html.match(/<article/g)).toHaveLength(4)
      expect((await get('/blog/tu-van?page=3')).status).toBe(404)
      expect((await get('/blog/tu-van?page=abc')).status).toBe(200)
    })
    it('without an article shows the newest of the blog, and says so', async () => {
      const { html, text } = await page('/blog/khuyen-mai')
      expect(text).toContain('Chuyên mục này chưa có bài viết.')
      expect(html.match(/<article/g)).toHaveLength(8)
    })
    it('that an editor added stands a step deeper, and none of the fixed ones does', async () => {
      await articleMaker(database().db).category('nha-bep', 'Nhà bếp')
      expect((await page('/blog/chuyen-muc/nha-bep')).text).toContain('Nhà bếp')
      const fixed = await get('/blog/chuyen-muc/tu-van')
      expect([fixed.status, fixed.headers.get('location')]).toEqual([301, '/blog/tu-van'])
      expect((await get('/blog/chuyen-muc/khong-co')).status).toBe(404)
    })
  })

  describe('GET of a tag', () => {
    it('shows its name, how many articles it has, that it is hot, and all of them', async () => {
      const { html, text } = await page('/blog/tag/tu-lanh-4-nguoi')
      expect(textsOf(html, 'h1')).toEqual(['Tủ lạnh 4 người'])
      expect(text).toContain('21 bài viết Đang hot')
      expect(textsOf(html, 'h2')).toEqual(expect.arrayContaining(['Bài nổi bật', 'Tất cả bài viết']))
      expect(textsOf(html, 'summary')).toContain('Xem thêm 16 13 bài viết Thu gọn')
      for (const number of [1, 20]) expect(text).toContain(`Mẹo số ${number} với máy giặt`)
    })
    it('without an article says so', async () => {
      const { text } = await page('/blog/tag/the-rong')
      expect(text).toContain('Chưa có bài viết nào')
      expect(text).toContain('Hiện tại chưa có bài viết nào thuộc thẻ "Thẻ rỗng".')
    })
    it.each(['khong-co', 'A%20B', 'x'.repeat(300)])('%s is a 404 with its own text', async (slug) => {
      const { status, html } = await get(`/blog/tag/${slug}`)
      expect(status).toBe(404)
      expect(html).toContain('Không tìm thấy thẻ')
      expect(html).toContain('Thẻ bạn đang tìm kiếm không tồn tại hoặc đã bị xóa.')
    })
  })

  it('GET of an author shows who they are and their articles; a missing one is a 404', async () => {
    const { text } = await page('/blog/tac-gia/to-thu')
    expect(text).toContain('Tổ Thử Viết để thử. 23 bài viết')
    const missing = await get('/blog/tac-gia/khong-co')
    expect(missing.status).toBe(404)
    expect(missing.html).toContain('Không tìm thấy tác giả')
  })

  describe('GET /blog/search', () => {
    it('asks for a search where there is none', async () => {
      const { html } = await get('/blog/search')
      expect(html).toContain('Tìm kiếm bài viết')
      expect(html).toContain('placeholder="Tìm kiếm bài blog..."')
      expect(textsOf(html, 'option')[0]).toBe('Tất cả danh mục')
      expect(html).not.toContain('Xóa bộ lọc')
    })
    it('shows eight results, then all pages up to the one asked for, with what was searched marked', async () => {
      const first = await get('/blog/search?q=may+giat')
      expect(first.html.match(/<article/g)).toHaveLength(8)
      expect(first.html).toContain('<mark class="hit">máy giặt</mark>')
      expect(textsOf(first.html, 'h2')).toContain('Kết quả tìm kiếm')
      expect(visibleText(first.html)).toContain('← Quay về trang chủ')
      expect(first.html).toContain('href="/blog/search?q=may+giat&amp;page=2"')
      const third = await get('/blog/search?q=may+giat&page=3')
      expect(third.html.match(/<article/g)).toHaveLength(20)
      expect(third.html).not.toContain('page=4')
    })
    it('says what to try where nothing was found', async () => {
      const text = visibleText((await get('/blog/search?q=zzzqqq')).html)
      expect(text).toContain('Không tìm thấy kết quả nào cho “zzzqqq”')
      for (const hint of ['Kiểm tra lại chính tả', 'từ khóa ngắn hơn hoặc chung hơn', 'tất cả danh mục'])
        expect(text).toContain(hint)
    })
    it('keeps what was typed out of the markup', async () => {
      const { html } = await get(`/blog/search?q=${encodeURIComponent('"><script>alert(1)</script>')}`)
      expect(html).not.toContain('<script>alert(1)')
    })
  })

  describe('GET /rss.xml', () => {
    it('is RSS 2.0 with the newest thirty, escaped, each with its address and day', async () => {
      const { html: xml, headers } = await get('/rss.xml')
      expect(headers.get('content-type')).toBe('application/rss+xml; charset=utf-8')
      expect(xml).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<rss version="2\.0"/)
      expect(xml.match(/<item>/g)).toHaveLength(23)
      expect(xml).toContain(
        '<title>Chọn tủ lạnh &amp; &quot;cửa&quot; &lt;/script&gt; cho nhà 4 người đông vui nhất xóm</title>',
      )
      expect(xml).toContain(
        `<guid isPermaLink="true">${ORIGIN}/blog/chon-tu-lanh</guid><pubDate>Thu, 05 Mar 2026 20:00:00 GMT</pubDate>`,
      )
      expect(xml).toContain(`<link>${ORIGIN}/blog/bai-viet/meo-vat</link>`)
      expect(xml).not.toContain('bí mật')
      const whole = [...xml.matchAll(/<content:encoded>([^<]*)<\/content:encoded>/g)].map(
        ([, text = '']) => text,
      )
      expect(whole).toHaveLength(23)
      expect(whole.every((text) => text.startsWith('&lt;'))).toBe(true)
      expect(whole.join('')).not.toMatch(/(?:href|src)=&quot;\//)
      expect(xml).toContain(`<media:content url="${ORIGIN}/og/bai-viet/chon-tu-lanh.png" medium="image"`)
      const tags = [...xml.matchAll(/<(\/?)([a-zA-Z:]+)[^>]*?(\/?)>/g)].filter(([, , name]) => name !== 'xml')
      const open: string[] = []
      for (const [, closing, name = '', alone] of tags) {
        if (closing && open.at(-1) === name) open.pop()
        else if (!alone) open.push(closing + name)
      }
      expect(open).toEqual([])
    })
    it('is not sent again to who has it', async () => {
      const { headers } = await get('/rss.xml')
      const again = await site.get('/rss.xml', { 'If-None-Match': headers.get('etag') ?? '' })
      expect(again.status).toBe(304)
      expect(headers.get('last-modified')).toMatch(/GMT$/)
    })
  })

  it('GET /sitemap.xml names the pages of the blog that show an article, and no hidden one', async () => {
    const { html: xml } = await get('/sitemap.xml')
    for (const path of [
      '/blog',
      '/blog/tu-van',
      '/blog/tag/tu-lanh-4-nguoi',
      '/blog/tac-gia/to-thu',
      '/blog/chon-tu-lanh',
      '/blog/bai-viet/meo-vat',
    ])
      expect(xml).toContain(`<loc>${ORIGIN}${path}</loc>`)
    for (const path of ['/blog/khuyen-mai', '/blog/tag/the-rong', '/blog/ban-nhap', '/blog/hen-gio'])
      expect(xml).not.toContain(`<loc>${ORIGIN}${path}</loc>`)
    expect(xml).toContain(`<loc>${ORIGIN}/blog/chon-tu-lanh</loc><lastmod>2026-04-01</lastmod>`)
  })

  describe('the read API', () => {
    const json = async (path: string) => (await site.get(path)).json() as Promise<Record<string, unknown>>
    it('lists by page, category, tag and search', async () => {
      expect(await json('/api/v1/articles?limit=5&page=2')).toMatchObject({
        pagination: { page: 2, limit: 5, total: 23, totalPages: 5, hasNext: true, hasPrev: true },
      })
      const total = async (query: string) => (await json(`/api/v1/articles?${query}`))['pagination']
      expect(await total('category=tu-van')).toMatchObject({ total: 23 })
      expect(await total('tag=tu-lanh-4-nguoi')).toMatchObject({ total: 21 })
      expect(await total('search=dem+nguoi&tag=tu-lanh-4-nguoi')).toMatchObject({ total: 1 })
      expect(await total('category=khong-co')).toMatchObject({ total: 0 })
      expect(await total('search=bi+mat')).toMatchObject({ total: 0 })
    })
    it('gives an article with its text sanitised', async () => {
      const article = await json('/api/v1/articles/chon-tu-lanh')
      expect(article).toMatchObject({
        url: `${ORIGIN}/blog/chon-tu-lanh`,
        author: { bio: 'Viết để thử.' },
        isDemo: true,
      })
      expect(article['content']).toContain('<div data-product-id="1"></div>')
      expect(article['content']).not.toContain('onclick')
    })
    it.each([
      ['/api/v1/articles?limit=49', 422],
      ['/api/v1/articles?page=0', 422],
      ['/api/v1/articles/ban-nhap', 404],
      ['/api/v1/articles/khong-co', 404],
      ['/api/v1/article-cards?ids=a', 422],
    ])('GET %s is a problem of status %d', async (path, status) => {
      const response = await site.get(path)
      expect([response.status, response.headers.get('content-type')]).toEqual([
        status,
        'application/problem+json',
      ])
    })
    it('gives cards in the order asked, without those that are hidden or gone', async () => {
      const { articles } = (await json(
        `/api/v1/article-cards?ids=${ids.taken},${ids.draft},999999,${ids.main}`,
      )) as {
        articles: { id: number }[]
      }
      expect(articles.map(({ id }) => id)).toEqual([ids.taken, ids.main])
    })
  })

  describe('an address that was', () => {
    const move = (table: 'categories' | 'tags' | 'authors', from: string, to: string) =>
      database().pool.query(`update ${table} set slug = $2 where slug = $1`, [from, to])
    const leads = async (path: string) => {
      const { status, headers } = await get(path)
      return status === 200 ? path : `${status} ${headers.get('location')}`
    }

    it.each([
      ['categories', 'tu-van', '/blog/tu-van', '/blog/chuyen-muc/'],
      ['tags', 'tu-lanh-4-nguoi', '/blog/tag/tu-lanh-4-nguoi', '/blog/tag/'],
      ['authors', 'to-thu', '/blog/tac-gia/to-thu', '/blog/tac-gia/'],
    ] as const)('leads on after %s are renamed, twice and back', async (table, slug, path, base) => {
      await move(table, slug, 'ten-moi')
      expect(await leads(path)).toBe(`301 ${base}ten-moi`)
      expect(await leads(`${base}ten-moi`)).toBe(`${base}ten-moi`)
      await move(table, 'ten-moi', 'ten-moi-nua')
      expect(await leads(`${path}?page=2`)).toBe(`301 ${base}ten-moi-nua?page=2`)
      expect(await leads(`${base}ten-moi`)).toBe(`301 ${base}ten-moi-nua`)
      await move(table, 'ten-moi-nua', slug)
      expect(await leads(path)).toBe(path)
      expect(await leads(`${base}ten-moi`)).toBe(`301 ${path}`)
    })

    it('leads to the tag that another was merged into, and back when they are parted', async () => {
      const writes = taxonomyWrites(database().db, {
        id: await addPerson(database(), 'gop-the@example.vn', 'editor'),
        allAuthors: false,
      })
      const from = await writes.create('tags', { name: 'Thẻ gộp đi' })
      await writes.update('tags', from.id, { slug: 'the-gop-doi-ten' })
      const into = await writes.create('tags', { name: 'Thẻ gộp vào' })
      const line = await writes.merge(from.id, into.id)
      for (const slug of ['the-gop-di', 'the-gop-doi-ten'])
        expect(await leads(`/blog/tag/${slug}`)).toBe('301 /blog/tag/the-gop-vao')
      await writes.restore('tags', line)
      expect(await leads('/blog/tag/the-gop-doi-ten')).toBe('/blog/tag/the-gop-doi-ten')
      expect(await leads('/blog/tag/the-gop-di')).toBe('301 /blog/tag/the-gop-doi-ten')
    })
  })
})
