import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { describeOnDatabase } from '#tests/support/database.ts'
import { ghostExport } from '#tests/support/ghost.ts'
import { visibleText } from '#tests/support/html.ts'
import { csvOf } from '#tests/support/imports.ts'
import { addPerson, signIn } from '#tests/support/people.ts'
import { aPhoto } from '#tests/support/pictures.ts'
import { openSite } from '#tests/support/site.ts'
import type { TestSite } from '#tests/support/site.ts'
import { wordpressExport } from '#tests/support/wordpress.ts'

const SCREEN = '/admin/articles/import'

describeOnDatabase('moving in from another site', 'schema', (database) => {
  let site: TestSite
  let editor: { Cookie: string }
  let photo: Buffer
  const old = createServer((request, response) => {
    if (request.url?.endsWith('.jpg')) response.writeHead(200, { 'Content-Type': 'image/jpeg' }).end(photo)
    else response.writeHead(404).end()
  })
  let home = ''
  beforeAll(async () => {
    photo = await aPhoto()
    await new Promise<void>((resolve) => old.listen(0, '127.0.0.1', resolve))
    home = `http://127.0.0.1:${(old.address() as AddressInfo).port}`
    site = await openSite(database())
    await addPerson(database(), 'bt@example.vn', 'editor')
    editor = { Cookie: await signIn(site, 'bt@example.vn') }
  })
  beforeEach(async () => {
    await database().pool.query('truncate articles, categories, authors, tags, media, redirects cascade')
  })
  afterAll(() => new Promise((resolve) => old.close(resolve)))

  const send = async (query: string, fields: Record<string, string | string[] | File>) => {
    const body = new FormData()
    for (const [name, value] of Object.entries(fields))
      for (const each of Array.isArray(value) ? value : [value]) body.append(name, each)
    const headers = { ...editor, Origin: 'http://localhost:3000' }
    const response = await site.request(SCREEN + query, { method: 'POST', headers, body })
    return {
      status: response.status,
      to: response.headers.get('location') ?? '',
      text: await response.text(),
    }
  }
  const upload = (text: string, name: string) =>
    send('', { intent: 'check', file: new File([text], name, { type: '' }) })
  const show = async (address: string) => visibleText(await (await site.get(address, editor)).text())
  const rows = async (query: string) => (await database().pool.query<Record<string, unknown>>(query)).rows

  const WORDPRESS = () =>
    wordpressExport({
      url: home,
      authors: { lan: 'Nguyễn Thị Lan' },
      pictures: [{ id: 9, url: `${home}/wp-content/a.jpg`, alt: 'Tủ lạnh' }],
      posts: [
        {
          id: 1,
          title: 'Chọn tủ lạnh',
          slug: 'chon-tu-lanh',
          content: `Một\n\n<a href="${home}/2019/05/khac/">Hai</a> [la id="1"]`,
          author: 'lan',
          categories: ['Điện lạnh'],
          tags: ['Tủ lạnh'],
          meta: { _thumbnail_id: '9' },
        },
        { id: 2, title: 'Khác', slug: 'khac', content: 'x', author: 'lan', categories: ['Linh tinh'] },
        { id: 3, title: 'Trang', content: 'x', type: 'page' },
      ],
    })

  it('a WordPress file: what is new is shown and chosen, every article is reported, then all of it comes in', async () => {
    const sent = await upload(WORDPRESS(), 'trangcu.WordPress.2024-05-01.xml')
    expect(sent.to).toMatch(/^\/admin\/articles\/import\?job=[\w-]+&step=values$/)
    const values = await show(sent.to)
    for (const text of ['Categories and authors', 'Điện lạnh', 'New author: Nguyễn Thị Lan'])
      expect(values).toContain(text)
    const query = sent.to.replace(SCREEN, '')
    const check = await send(query, {
      intent: 'values',
      category: ['Điện lạnh', 'Linh tinh'],
      categoryChoice: ['own', 'out'],
      author: ['Nguyễn Thị Lan'],
      authorChoice: ['own'],
    })
    const page = await show(check.to)
    for (const text of [
      'read as a WordPress export',
      'Left out, because they are no articles: 1 page',
      'e-mail addresses stay behind (1)',
      'Shortcode [la] is not known',
      '"Linh tinh" is left out',
      'Pictures of other sites in these articles: 1.',
    ])
      expect(page).toContain(text)
    expect(await (await site.get(check.to, editor)).text()).toMatch(
      /<input(?=[^>]*name="fetch_pictures")(?=[^>]*checked)/,
    )
    const report = await site.get(
      `/admin/imports/check.csv?job=${/job=([\w-]+)/.exec(check.to)?.[1]}`,
      editor,
    )
    expect(report.headers.get('content-type')).toContain('text/csv')
    const lines = await report.text()
    expect(lines).toContain('1,created,Chọn tủ lạnh,chon-tu-lanh,Content: Shortcode [la] is not known')
    expect(lines).toContain('"Category (name): ""Linh tinh"" is left out"')
    expect(await rows('select 1 from articles union all select 1 from categories')).toEqual([])

    const job = check.to.replace(SCREEN, '')
    const how = { duplicateStrategy: 'skip', blankCells: 'keep', fetch_pictures: 'true' }
    await send(job, { intent: 'start', ...how })
    await site.finishImports()
    await site.finishPictures()
    const article = await site.get('/blog/chon-tu-lanh')
    expect(article.status).toBe(200)
    const html = await article.text()
    expect(html).toContain('href="/2019/05/khac"')
    expect(await rows('select path from redirects')).toEqual([{ path: '/2019/05/chon-tu-lanh' }])
    const moved = await site.get('/2019/05/chon-tu-lanh/')
    expect([moved.status, moved.headers.get('location')]).toEqual([301, '/blog/chon-tu-lanh'])
    const [row] = await rows(
      `select featured_image, featured_image_alt from articles where slug = 'chon-tu-lanh'`,
    )
    expect(row).toEqual({
      featured_image: expect.stringMatching(/^\/uploads\/[0-9a-f]{20}-800x1200$/) as string,
      featured_image_alt: 'Tủ lạnh',
    })
    const result = await show(check.to)
    expect(result).toContain('In the library 1')
    expect(result).toContain('Import Completed')

    await send(job, { intent: 'undo' })
    await site.finishImports()
    for (const table of ['articles', 'categories', 'authors', 'tags', 'redirects', 'article_pictures'])
      expect(await rows(`select 1 from ${table}`), table).toEqual([])
    expect((await site.get('/2019/05/chon-tu-lanh/')).status).toBe(404)

    // What was decided is remembered, and what it led to is gone: it is made anew.
    const again = await upload(WORDPRESS(), 'trangcu.WordPress.2024-05-01.xml')
    await send(again.to.replace(SCREEN, '').replace(/&step=\w+/, ''), { intent: 'start', ...how })
    await site.finishImports()
    expect(
      await rows(`select a.slug, c.name as category, u.name as author
        from articles a join categories c on c.id = a.category_id join authors u on u.id = a.author_id`),
    ).toEqual([{ slug: 'chon-tu-lanh', category: 'Điện lạnh', author: 'Nguyễn Thị Lan' }])
  })

  it('a table in Markdown and HTML: each article as it is written, unless the check says otherwise', async () => {
    const columns = ['title', 'content', 'category', 'author', 'status', 'published_at']
    const file = csvOf([
      columns,
      ['Một', '## Mục\n\nChữ **đậm**', 'Tư vấn', 'Lan', 'draft', '2024-01-15 08:00'],
      ['Hai', '<p>Giá # 1 **hai**</p>', 'Tư vấn', 'Lan', 'draft', ''],
      ['Ba', 'Chữ *nghiêng*', 'Tư vấn', 'Lan', 'draft', ''],
    ])
    const { to } = await upload(file, 'bai.csv')
    const query = to.replace(SCREEN, '').replace('&step=values', '')
    const check = await show(SCREEN + query)
    expect(check).toContain('Read as Markdown: 2 articles. The others are HTML.')
    expect(check).toContain('Draft · 08:00 15/01/2024')
    expect(check).toContain('Draft · no day yet')
    const how = { duplicateStrategy: 'skip', blankCells: 'keep' }
    await send(query, { intent: 'save', ...how, content_format: 'html' })
    expect(await show(SCREEN + query)).toContain('Looks like Markdown')
    await send(query, { intent: 'start', ...how, content_format: 'auto' })
    await site.finishImports()
    const articles = await rows(`select replace(content, e'\\n', '') as content from articles order by id`)
    expect(articles.map(({ content }) => content)).toEqual([
      '<h2>Mục</h2><p>Chữ <strong>đậm</strong></p>',
      '<p>Giá # 1 **hai**</p>',
      '<p>Chữ <em>nghiêng</em></p>',
    ])
  })

  it('a Ghost file: lists that point to each other, its address said by the editor', async () => {
    const file = ghostExport([
      {
        id: 'a1',
        title: 'Máy giặt',
        slug: 'may-giat',
        html: '<p><a href="__GHOST_URL__/tu-lanh/">Tủ</a></p><figure class="kg-card"><img src="__GHOST_URL__/content/a.jpg" alt="b"></figure>',
        image: '__GHOST_URL__/content/b.jpg',
        imageAlt: 'Máy giặt',
        tags: ['Gia dụng', '#noi-bo', 'Giặt'],
        authors: ['Lan', 'Minh'],
      },
      { id: 'a2', title: 'Riêng', slug: 'rieng', html: '<p>x</p>', visibility: 'paid', authors: ['Lan'] },
      { id: 'a3', title: 'Trang', slug: 'trang', html: '<p>x</p>', type: 'page' },
    ])
    const { to } = await upload(file, 'trang-cu.ghost.2024-05-01.json')
    const query = to.replace(SCREEN, '').replace('&step=values', '')
    const before = await show(SCREEN + query)
    expect(before).toContain('read as a Ghost export')
    expect(before).toContain('Addresses of the old site need its own')
    const how = { duplicateStrategy: 'skip', blankCells: 'keep', fetch_pictures: 'true' }
    expect((await send(query, { intent: 'save', ...how, old_site: 'hai từ' })).text).toContain(
      'The address of the old site must be one',
    )
    await send(query, { intent: 'save', ...how, old_site: home })
    const after = await show(SCREEN + query)
    expect(after).not.toContain('Addresses of the old site need its own')
    expect(after).toContain('Authors after the first left out: Minh')
    expect(after).toContain('Was for paid only: comes as a draft')
    expect(after).toContain('Published · 08:30 01/05/2021')
    await send(query, { intent: 'start', ...how, old_site: home })
    await site.finishImports()
    await site.finishPictures()
    expect(
      await rows(`select a.slug, a.status, a.published_at, a.featured_image_alt, a.meta_title, c.name as category, u.name as author,
        array(select t.name from article_tags x join tags t on t.id = x.tag_id where x.article_id = a.id) as tags
        from articles a join categories c on c.id = a.category_id join authors u on u.id = a.author_id order by a.slug`),
    ).toEqual([
      {
        slug: 'may-giat',
        status: 'published',
        published_at: new Date('2021-05-01T01:30:00Z'),
        featured_image_alt: 'Máy giặt',
        meta_title: 'SEO',
        category: 'Gia dụng',
        author: 'Lan',
        tags: ['Giặt'],
      },
      {
        slug: 'rieng',
        status: 'draft',
        published_at: null,
        featured_image_alt: null,
        meta_title: null,
        category: 'Uncategorized',
        author: 'Lan',
        tags: [],
      },
    ])
    const [{ content, picture } = {}] = await rows(
      `select content, featured_image as picture from articles where slug = 'may-giat'`,
    )
    expect(content).toMatch(
      /^<p><a href="\/tu-lanh">Tủ<\/a><\/p><figure><img src="\/uploads\/[^"]+" alt="b" \/><\/figure>$/,
    )
    expect(picture).toMatch(/^\/uploads\//)
    expect((await site.get('/may-giat/')).headers.get('location')).toBe('/blog/may-giat')
  })

  it("a CSV of WordPress' own columns: names, dates, states, pipes and what Excel makes of numbers", async () => {
    await database().pool.query(`insert into categories (name, slug) values ('Gia dụng', 'gia-dung')`)
    await database().pool.query(`insert into authors (name, slug) values ('Lan', 'lan')`)
    const { rows: made } = await database().pool.query<{ category: number; author: number }>(
      'select (select id from categories) as category, (select id from authors) as author',
    )
    const { category = 0, author = 0 } = made[0] ?? {}
    const file = csvOf([
      ['Post Title', 'Content', 'Category ID', 'Author ID', 'Post Date', 'Status', 'Tags', 'Permalink'],
      [
        'Một',
        'Đoạn một\n\nĐoạn hai',
        `${category}.0`,
        `="${author}"`,
        '01/05/2019 08:30',
        'publish',
        'Giặt|Sấy, khô',
        `${home}/mot/`,
      ],
      ['Hai', 'x', String(category), String(author), 'hôm qua', 'Bản nháp', '', '/?p=3'],
    ])
    const { to } = await upload(file, 'bai.csv')
    const query = to.replace(SCREEN, '')
    const check = await show(SCREEN + query)
    expect(check).toContain('"hôm qua" is no time that can be read: left out')
    expect(check).toContain('Has no path of its own')
    await send(query, { intent: 'start', duplicateStrategy: 'skip', blankCells: 'keep' })
    await site.finishImports()
    expect(
      await rows(`select slug, content, status, published_at,
        array(select t.name from article_tags x join tags t on t.id = x.tag_id where x.article_id = a.id order by t.name) as tags
        from articles a order by slug desc`),
    ).toEqual([
      {
        slug: 'mot',
        content: '<p>Đoạn một</p><p>Đoạn hai</p>',
        status: 'published',
        published_at: new Date('2019-05-01T01:30:00Z'),
        tags: ['Giặt', 'Sấy, khô'],
      },
      { slug: 'hai', content: 'x', status: 'draft', published_at: null, tags: [] },
    ])
    expect(await rows('select path from redirects')).toEqual([{ path: '/mot' }])
  })

  describe('files that are none', () => {
    it.each([
      ['cut short', WORDPRESS_CUT, 'a.xml', 'the file ends too soon'],
      [
        'a feed of products',
        '<?xml version="1.0"?><rss><channel><item><title>x</title></item></channel></rss>',
        'a.xml',
        'this is XML, and no export of WordPress',
      ],
      [
        'JSON cut short',
        ghostExport([{ id: '1', title: 'x', slug: 'x', html: 'x' }]).slice(0, -30),
        'a.json',
        'the file ends too soon',
      ],
    ])('%s is refused with why', async (_, text, name, why) => {
      const { to, text: answer } = await upload(text, name)
      expect(to ? await show(to) : visibleText(answer)).toContain(why)
      expect(await rows('select 1 from articles')).toEqual([])
    })
  })
})

const WORDPRESS_CUT = wordpressExport({
  url: 'https://cu.example',
  posts: [{ id: 1, title: 'Một', content: 'x'.repeat(100) }],
}).slice(0, -120)
