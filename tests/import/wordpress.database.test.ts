import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createPictureRunner } from '#app/domain/imports/articles/pictures/picture-runner.server.ts'
import { requestUndo } from '#app/domain/imports/queries/jobs.server.ts'
import { folderStorage } from '#app/platform/media/folder-storage.server.ts'
import { createPictureStore } from '#app/platform/media/picture-store.server.ts'
import { createFetcher } from '#app/platform/outbound/fetch-file.server.ts'
import { describeOnDatabase } from '#tests/support/database.ts'
import { ghostExport } from '#tests/support/ghost.ts'
import { importsOver } from '#tests/support/imports.ts'
import { isLong } from '#tests/support/long.ts'
import { wordpressExport } from '#tests/support/wordpress.ts'
import type { WordpressPost } from '#tests/support/wordpress.ts'

const LIMITS = { bytes: 2 ** 20, answer: 5_000, silence: 5_000, whole: 20_000 }
const log = pino({ level: 'silent' })

/** Pictures of the old site; each post shows one of them and is shown with another. */
const PICTURES = 40
const POSTS = isLong ? 5_000 : 160
/** Twice in and once out again, on a busy machine. */
const WHOLE_MS = isLong ? 20 * 60_000 : 120_000

describeOnDatabase('importing a WordPress site', 'schema', (database) => {
  let imports: ReturnType<typeof importsOver>
  const folder = mkdtempSync(join(tmpdir(), 'cm-pictures-'))
  const server = createServer((request, response) => {
    const number = Number(/\/anh-(\d+)\.png$/.exec(request.url ?? '')?.[1] ?? 0)
    if (number === 0) return void response.writeHead(404).end()
    const background = { r: number, g: 255 - number, b: 100 }
    void sharp({ create: { width: 600, height: 400, channels: 3, background } })
      .png()
      .toBuffer()
      .then((bytes) => response.writeHead(200, { 'Content-Type': 'image/png' }).end(bytes))
  })
  let host = ''
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    host = `127.0.0.1:${(server.address() as AddressInfo).port}`
    imports = importsOver(database())
  })
  afterAll(async () => {
    imports.close()
    rmSync(folder, { recursive: true, force: true })
    await new Promise((resolve) => server.close(resolve))
  })
  beforeEach(async () => {
    await database().pool.query('truncate articles, categories, authors, tags, media, redirects cascade')
  })

  const pictures = () =>
    createPictureRunner({
      connection: database(),
      store: createPictureStore({ storage: folderStorage(folder), log }),
      fetchFile: createFetcher({ limits: LIMITS, trusts: ({ hostname }) => hostname === '127.0.0.1' }),
      folder: join(folder, 'coming'),
      log,
    })
  const all = async <Row extends object>(query: string, values: unknown[] = []) =>
    (await database().pool.query<Row>(query, values)).rows
  const count = async (from: string) =>
    (await all<{ n: number }>(`select count(*)::int as n from ${from}`))[0]?.n

  const site = (posts: Iterable<WordpressPost>) =>
    wordpressExport({
      url: `http://${host}`,
      posts,
      authors: { admin: 'Ban biên tập', lan: 'Nguyễn Thị Lan' },
      pictures: Array.from({ length: PICTURES }, (_, at) => ({
        id: 90_000 + at + 1,
        url: `http://${host}/wp-content/uploads/anh-${at + 1}.png`,
        alt: `Ảnh số ${at + 1}`,
      })),
    })
  const given = { fetch_pictures: 'true' }

  it.each([[['wp:base_blog_url']], [['wp:base_blog_url', 'link']]])(
    'knows the old site where %j is missing',
    async (missing) => {
      const whole = site([
        {
          id: 1,
          title: 'Một',
          content: '<p><a href="/b/">b</a></p>[caption]<img src="/a.png" alt="a">[/caption]',
        },
      ])
      const [head = '', ...items] = whole.split('<item>')
      const cut = missing.reduce(
        (text, name) => text.replace(new RegExp(`<${name}>[^<]*</${name}>`), ''),
        head,
      )
      const id = await imports.upload([cut, ...items].join('<item>'), { makes: true })
      const [row] = (await imports.plan(id)).rows
      expect(row?.problems).toEqual([])
    },
  )

  it('brings titles, words, dates, categories, tags, authors, states, pictures and old addresses along', async () => {
    const file = site([
      {
        id: 1,
        title: 'Chọn tủ lạnh &amp; tủ đông',
        content: `Mở đầu\n\nHai [caption width="300"]<img src="http://${host}/wp-content/uploads/anh-1.png" alt="Tủ" /> Tủ mới[/caption]\n\n[contact-form-7 id="3"]`,
        slug: 'chon-tu-lanh',
        categories: ['Uncategorized', 'Điện lạnh', 'Mẹo vặt'],
        tags: ['Tủ lạnh'],
        author: 'lan',
        excerpt: '<p>Tóm tắt</p>',
        meta: {
          _thumbnail_id: '90002',
          _yoast_wpseo_title: '%%title%% %%sep%%',
          _yoast_wpseo_metadesc: 'Mô tả',
        },
        comments: 3,
        isSticky: true,
      },
      { id: 2, title: 'Nháp', content: 'x', status: 'draft', categories: ['Điện lạnh'] },
      { id: 3, title: 'Riêng', content: 'x', status: 'private', categories: ['Điện lạnh'] },
      { id: 4, title: 'Sắp đăng', content: 'x', status: 'future', date: '2099-05-01 08:30:00' },
      { id: 5, title: 'Thùng rác', content: 'x', status: 'trash' },
      { id: 6, title: 'Giới thiệu', content: 'x', type: 'page' },
      { id: 7, title: 'Có ngày', content: 'x', status: 'draft', date: '2024-05-15 08:00:00' },
    ])
    const id = await imports.upload(file, { given, makes: true })
    const planned = await imports.plan(id)
    expect(planned.counts).toMatchObject({ created: 5, error: 0 })
    expect(planned.rows.map(({ standing }) => standing)).toEqual([
      { is: 'published', at: '2019-05-01T01:30:00.000Z' },
      { is: 'draft', at: null },
      { is: 'draft', at: '2019-05-01T01:30:00.000Z' },
      { is: 'scheduled', at: '2099-05-01T01:30:00.000Z' },
      { is: 'draft', at: '2024-05-15T01:00:00.000Z' },
    ])
    expect(planned.rows[0]?.problems.map(({ message }) => message)).toEqual([
      'Comments left behind: 3',
      'Shortcode [contact-form-7] is not known and holds no words: it is left out',
      'Categories after the first become tags: Mẹo vặt',
    ])
    expect((await imports.job(id)).options.format).toMatchObject({
      source: 'wordpress',
      leftOut: { 'trash posts': 1, pages: 1, 'e-mail addresses of authors': 2 },
    })
    expect(await count('articles')).toBe(0)
    await imports.start(id)
    await imports.runner.finish()
    expect(await imports.job(id)).toMatchObject({ state: 'completed', imported: 5, errors: 0 })
    const [first] = await all<Record<string, unknown>>(`
      select a.slug, a.title, a.content, a.excerpt, a.status, a.published_at, a.is_featured, a.featured_image_alt,
        a.meta_title, a.meta_description, c.name as category, u.name as author,
        array(select t.name from article_tags x join tags t on t.id = x.tag_id where x.article_id = a.id order by t.name) as tags
      from articles a join categories c on c.id = a.category_id join authors u on u.id = a.author_id where a.slug = 'chon-tu-lanh'`)
    expect(first).toEqual({
      slug: 'chon-tu-lanh',
      title: 'Chọn tủ lạnh & tủ đông',
      content: `<p>Mở đầu</p><p>Hai </p><figure><img src="https://${host}/wp-content/uploads/anh-1.png" alt="Tủ" /><figcaption>Tủ mới</figcaption></figure>`,
      excerpt: 'Tóm tắt',
      status: 'published',
      published_at: new Date('2019-05-01T01:30:00Z'),
      is_featured: true,
      featured_image_alt: 'Ảnh số 2',
      meta_title: null,
      meta_description: 'Mô tả',
      category: 'Điện lạnh',
      author: 'Nguyễn Thị Lan',
      tags: ['Mẹo vặt', 'Tủ lạnh'],
    })
    expect(
      await all(`select slug, status, published_at from articles where slug <> 'chon-tu-lanh' order by slug`),
    ).toEqual([
      { slug: 'co-ngay', status: 'draft', published_at: new Date('2024-05-15T01:00:00Z') },
      { slug: 'nhap', status: 'draft', published_at: null },
      { slug: 'rieng', status: 'draft', published_at: new Date('2019-05-01T01:30:00Z') },
      { slug: 'sap-dang', status: 'published', published_at: new Date('2099-05-01T01:30:00Z') },
    ])
    expect(await all('select path from redirects order by path')).toEqual([
      { path: '/2019/05/chon-tu-lanh' },
      { path: '/2099/05/sap-dang' },
    ])
    await pictures().finish()
    const [shown] = await all<{ content: string; picture: string }>(
      `select content, featured_image as picture from articles where slug = 'chon-tu-lanh'`,
    )
    expect(shown?.content).toMatch(/<img src="\/uploads\/[0-9a-f]{20}-600x400" alt="Tủ" \/>/)
    expect(shown?.picture).toMatch(/^\/uploads\/[0-9a-f]{20}-600x400$/)
  })

  it(
    `${POSTS} articles come in with dates, redirects and pictures, are undone, and come in again`,
    async () => {
      const posts = Array.from({ length: POSTS }, (_, at): WordpressPost => {
        const picture = (at % PICTURES) + 1
        const paragraphs = Array.from(
          { length: 12 },
          (_, line) => `Đoạn ${line} của bài ${at}: ${'chọn máy cho vừa nhà. '.repeat(8)}`,
        )
        return {
          id: at + 1,
          title: `Bài viết số ${at}`,
          content: `${paragraphs.join('\n\n')}\n\n<img src="http://${host}/wp-content/uploads/anh-${picture}.png" alt="Ảnh ${picture}" />`,
          date: `20${String(10 + (at % 15))}-0${(at % 9) + 1}-11 08:30:00`,
          categories: [`Chuyên mục ${at % 9}`],
          tags: [`Thẻ ${at % 50}`],
          author: at % 2 ? 'lan' : 'admin',
          meta: { _thumbnail_id: String(90_000 + (((at + 1) % PICTURES) + 1)) },
        }
      })
      const file = site(posts)
      const state = async () => ({
        articles: await count('articles'),
        dated: await count(`articles where published_at < '2025-01-01'`),
        redirects: await count('redirects'),
        ours: await count(
          `articles where content like '%src="/uploads/%' and featured_image like '/uploads/%'`,
        ),
        abroad: await count(`articles where content like '%127.0.0.1%' or featured_image like '%127.0.0.1%'`),
        library: await count('media where deleted_at is null'),
        categories: await count('categories'),
        authors: await count('authors'),
        tags: await count('tags'),
      })
      const whole = {
        articles: POSTS,
        dated: POSTS,
        redirects: POSTS,
        ours: POSTS,
        abroad: 0,
        library: PICTURES,
        categories: 9,
        authors: 2,
        tags: 50,
      }
      const nothing = Object.fromEntries(Object.keys(whole).map((name) => [name, 0]))
      for (let time = 1; time <= 2; time += 1) {
        const job = await imports.run(file, { given, makes: true })
        expect(job).toMatchObject({ state: 'completed', imported: POSTS, errors: 0, skipped: 0 })
        // Two servers fetch at once.
        await Promise.all([pictures().finish(), pictures().finish()])
        expect(await state()).toEqual(whole)
        if (time === 2) break
        await requestUndo(database().db, job.id)
        await imports.runner.finish()
        expect(await imports.job(job.id)).toMatchObject({ state: 'undone' })
        expect(await state()).toEqual(nothing)
      }
    },
    WHOLE_MS,
  )

  it('brings what Ghost says where an article is shared, and of authors who are new', async () => {
    await database().pool.query(`insert into authors (name, slug, bio) values ('Minh', 'minh', 'Của ta')`)
    const picture = `http://${host}/wp-content/uploads/anh-7.png`
    const sharing = { title: 'Chia sẻ', description: 'Để chia sẻ', image: picture }
    const bios = { Lan: 'Viết về điện lạnh.', Minh: 'Của trang cũ' }
    const post = { html: '<p>x</p>', tags: ['Tủ'] }
    const file = ghostExport(
      [
        { ...post, id: 'a', title: 'Một', slug: 'mot', authors: ['Lan'], sharing },
        { ...post, id: 'b', title: 'Hai', slug: 'hai', authors: ['Minh'] },
      ],
      bios,
    )
    const { id } = await imports.run(file, { given: { ...given, old_site: `http://${host}` }, makes: true })
    await pictures().finish()
    expect(
      await all('select social_title, meta_description, social_image from articles order by slug desc'),
    ).toEqual([
      {
        social_title: 'Chia sẻ',
        meta_description: 'Để chia sẻ',
        social_image: expect.stringMatching(/^\/uploads\/[0-9a-f]{20}-600x400$/) as string,
      },
      { social_title: null, meta_description: null, social_image: null },
    ])
    const authors = () => all('select name, bio from authors order by name')
    expect(await authors()).toEqual([
      { name: 'Lan', bio: 'Viết về điện lạnh.' },
      { name: 'Minh', bio: 'Của ta' },
    ])
    await requestUndo(database().db, id)
    await imports.runner.finish()
    expect(await authors()).toEqual([{ name: 'Minh', bio: 'Của ta' }])
  })

  it('readers are told of no change that the old site does not tell of', async () => {
    const changed = () =>
      all<{ slug: string; updated_at: Date }>('select slug, updated_at from articles order by slug')
    const began = Date.now()
    await imports.run(
      site([
        { id: 1, title: 'Sửa', content: 'x', modified: '2020-02-03 04:05:06' },
        { id: 2, title: 'Chưa sửa', content: 'x' },
        { id: 3, title: 'Nháp', content: 'x', status: 'draft', modified: '0000-00-00 00:00:00' },
        { id: 4, title: 'Sắp đăng', content: 'x', status: 'future', date: '2099-05-01 08:30:00' },
      ]),
      { given: {}, makes: true },
    )
    const [unchanged, draft, later, known] = await changed()
    expect(unchanged).toEqual({ slug: 'chua-sua', updated_at: new Date('2019-05-01T01:30:00Z') })
    expect(known).toEqual({ slug: 'sua', updated_at: new Date('2020-02-03T04:05:06Z') })
    for (const row of [draft, later])
      expect(Math.abs(Number(row?.updated_at) - began), row?.slug).toBeLessThan(WHOLE_MS)

    await database().pool.query('truncate articles cascade')
    const post = { html: '<p>x</p>', tags: ['Tủ'], authors: ['Lan'] }
    await imports.run(
      ghostExport([
        { ...post, id: 'a', title: 'Một', slug: 'mot', updatedAt: '2024-02-01T05:00:00.000Z' },
        { ...post, id: 'b', title: 'Hai', slug: 'hai' },
      ]),
      { given: { old_site: `http://${host}` }, makes: true },
    )
    expect(await changed()).toEqual([
      { slug: 'hai', updated_at: new Date('2021-05-01T01:30:00Z') },
      { slug: 'mot', updated_at: new Date('2024-02-01T05:00:00Z') },
    ])
    const csv = 'title,content,category,author,status,published_at\nBa,<p>x</p>,Tủ,Lan,published,2020-01-02\n'
    await imports.run(csv, { makes: true })
    const [three] = await all("select updated_at = published_at as same from articles where slug = 'ba'")
    expect(three).toEqual({ same: true })
  })

  it('a picture that cannot be fetched stays where it is, and says why', async () => {
    const content = `<img src="http://${host}/khong-co.png" alt="a" /><img src="https://10.0.0.1/a.png" alt="b" />`
    const { id } = await imports.run(site([{ id: 1, title: 'Một', content }]), { given, makes: true })
    await pictures().finish()
    expect(await all('select address, state, failure from article_pictures order by address')).toEqual([
      { address: 'https://10.0.0.1/a.png', state: 'failed', failure: 'private_address: 10.0.0.1' },
      { address: `https://${host}/khong-co.png`, state: 'waiting', failure: 'status: 404' },
    ])
    expect(await imports.job(id)).toMatchObject({ state: 'completed' })
    const [article] = await all<{ content: string }>('select content from articles')
    expect(article?.content).toContain(`https://${host}/khong-co.png`)
  })
})
