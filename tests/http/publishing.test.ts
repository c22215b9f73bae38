import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { articleMaker } from '#tests/support/articles.ts'
import { describeOnDatabase } from '#tests/support/database.ts'
import { visibleText } from '#tests/support/html.ts'
import { addPerson, sendForm, signIn } from '#tests/support/people.ts'
import { openSite } from '#tests/support/site.ts'
import type { TestSite } from '#tests/support/site.ts'

type Answer = { ok: boolean; errors?: Record<string, string>; saved?: { id: number; updatedAt: string } }

describeOnDatabase('publishing', 'schema', (database) => {
  let site: TestSite
  let editor: { Cookie: string }
  const ids = { category: '', author: '' }
  beforeAll(async () => {
    site = await openSite(database())
    await addPerson(database(), 'bt@example.vn', 'editor')
    editor = { Cookie: await signIn(site, 'bt@example.vn') }
    const make = articleMaker(database().db)
    ids.category = String(await make.category('tu-van', 'Tư vấn'))
    ids.author = String(await make.author('ban-thu', 'Ban Thử'))
  })
  beforeEach(() => database().pool.query('truncate articles, redirects cascade'))

  const fields = (change: Record<string, string> = {}) => ({
    title: 'Bài thử',
    slug: 'bai-thu',
    content: '<p>Nội dung</p>',
    category_id: ids.category,
    author_id: ids.author,
    status: 'draft',
    ...change,
  })
  const save = async (body: Record<string, string>) => {
    const response = await sendForm(site, '/admin/articles/save', body, editor)
    return (await response.json()) as Answer
  }
  const saved = async (change: Record<string, string> = {}) => {
    const { saved } = await save(fields(change))
    if (!saved) throw new Error('not saved')
    return String(saved.id)
  }
  const stored = async () => {
    const { rows } = await database().pool.query<{ status: string; published_at: Date | null }>(
      'select status, published_at from articles',
    )
    return rows[0]
  }
  const events = async () => {
    const { rows } = await database().pool.query<{ event: string | null }>(
      'select event from article_revisions order by id',
    )
    return rows.map(({ event }) => event)
  }
  const FUTURE = '2099-01-01T08:30'

  it('published now, a draft is public at once, whatever its form says of status and a time to come', async () => {
    const id = await saved()
    expect((await site.get('/blog/bai-thu')).status).toBe(404)
    await save(fields({ id, publication: 'now', published_at: FUTURE }))
    expect((await site.get('/blog/bai-thu')).status).toBe(200)
    expect(await events()).toEqual([null, 'published'])
  })

  it('published again, an article keeps the day it first came out', async () => {
    const id = await saved({ status: 'published', published_at: '2020-01-01T08:30' })
    await save(fields({ id, publication: 'unpublish', published_at: '2020-01-01T08:30' }))
    expect((await site.get('/blog/bai-thu')).status).toBe(404)
    await save(fields({ id, publication: 'now', published_at: '2020-01-01T08:30' }))
    expect(await stored()).toEqual({ status: 'published', published_at: new Date('2020-01-01T01:30:00Z') })
    expect(await events()).toEqual(['published', 'unpublished', 'published'])
  })

  it('scheduled, it stays hidden until then; without a time to come it is refused, and nothing changes', async () => {
    const id = await saved()
    for (const published_at of ['', '2020-01-01T08:30']) {
      const refused = await save(fields({ id, publication: 'schedule', published_at }))
      expect(refused).toMatchObject({
        ok: false,
        errors: { published_at: 'Choose a time that is still to come' },
      })
    }
    expect(await stored()).toMatchObject({ status: 'draft' })
    await save(fields({ id, publication: 'schedule', published_at: FUTURE }))
    expect(await stored()).toEqual({ status: 'published', published_at: new Date('2099-01-01T01:30:00Z') })
    expect((await site.get('/blog/bai-thu')).status).toBe(404)
    expect(await events()).toEqual([null, 'scheduled'])
  })

  it('without scripts the buttons send the form, and the list shows what became of it', async () => {
    const id = await saved()
    const response = await sendForm(
      site,
      `/admin/articles/${id}/edit`,
      fields({ publication: 'now' }),
      editor,
    )
    expect(response.status).toBe(302)
    expect((await site.get('/blog/bai-thu')).status).toBe(200)
  })

  it('the revisions say what each did, and by whom', async () => {
    const id = await saved()
    await save(fields({ id, publication: 'now' }))
    await save(fields({ id, status: 'published', content: '<p>Khác</p>' }))
    const page = visibleText(await (await site.get(`/admin/articles/${id}/revisions`, editor)).text())
    expect(page).toMatch(/saved.*published.*saved/s)
    const { rows } = await database().pool.query<{ id: number }>(
      'select id from article_revisions order by id limit 1',
    )
    await sendForm(site, `/admin/articles/${id}/revisions`, { revision: String(rows[0]?.id) }, editor)
    expect(await events()).toEqual([null, 'published', null, 'restored'])
  })

  it('what others show of it and where it stood first are in its head', async () => {
    const other = 'https://noi-khac.example/bai'
    await saved({
      status: 'published',
      social_title: 'Tên khi chia sẻ',
      social_image: 'https://noi-khac.example/anh.png',
      canonical_url: other,
    })
    await saved({ slug: 'khong-https', status: 'published', canonical_url: 'noi-khac.example/bai' })
    expect(await (await site.get('/blog/khong-https')).text()).toContain(
      `<link rel="canonical" href="${other}"/>`,
    )
    const html = await (await site.get('/blog/bai-thu')).text()
    expect(html).toContain(`<link rel="canonical" href="${other}"/>`)
    expect(html).toContain('<meta property="og:title" content="Tên khi chia sẻ"/>')
    expect(html).toContain('<meta property="og:image" content="https://noi-khac.example/anh.png"/>')
    expect(html).not.toContain('og:image:width')
    for (const canonical_url of ['http://a.example', 'javascript:alert(1)', '/blog/x'])
      expect(await save(fields({ slug: 'b', canonical_url }))).toMatchObject({
        ok: false,
        errors: { canonical_url: 'Must be an https address' },
      })
  })

  describe('a preview link', () => {
    const linkOf = async (id: string) => {
      const made = { intent: 'preview-open', days: '7' }
      const html = await (await sendForm(site, `/admin/articles/${id}/edit`, made, editor)).text()
      return /\/xem-truoc\/[\w.-]+/.exec(html)?.[0] ?? ''
    }

    it('shows the draft as it was last saved to whoever has it, and to no cache or search engine', async () => {
      const id = await saved({ content: '<p>Bản nháp <script>alert(1)</script></p>' })
      const link = await linkOf(id)
      const page = await site.get(link)
      expect(page.status).toBe(200)
      expect(page.headers.get('cache-control')).toBe('private, no-store')
      expect(page.headers.get('x-robots-tag')).toBe('noindex, nofollow')
      const html = await page.text()
      expect(html).toContain('Bản nháp')
      expect(html).not.toContain('alert(1)')
      await save(fields({ id, content: '<p>Bản sau</p>' }))
      expect(await (await site.get(link)).text()).toContain('Bản sau')
    })

    it('of a changed key, or of an article in the trash, shows nothing', async () => {
      const id = await saved()
      const link = await linkOf(id)
      expect((await site.get(link.replace(/\w$/, (last) => (last === 'A' ? 'B' : 'A')))).status).toBe(404)
      expect((await site.get('/xem-truoc/1.abc.def')).status).toBe(404)
      await database().pool.query('update articles set deleted_at = now()')
      expect((await site.get(link)).status).toBe(404)
    })
  })

  describe('before it is published', () => {
    const server = createServer((request, response) =>
      response.writeHead(request.url === '/co' ? 200 : 404).end('x'),
    )
    let there = ''
    beforeAll(async () => {
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
      there = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    })
    afterAll(() => new Promise((resolve) => server.close(resolve)))
    const check = async (
      content: string,
      more: Record<string, string> = {},
      headers: Record<string, string> = editor,
    ) => {
      const response = await sendForm(site, '/admin/articles/check', { content, ...more }, headers)
      if (!response.ok) return response.status
      const { problems } = (await response.json()) as { problems: { text: string }[] }
      return problems.map(({ text }) => text).toSorted()
    }

    it('pictures without words and links that lead nowhere are told', async () => {
      expect(
        await check(
          `<p><a href="${there}/khong">a</a> <a href="${there}/co">b</a> <a href="/blog/khong-co">c</a> <a href="https://10.0.0.1/x">d</a>
          <a href="#muc">e</a> <a href="mailto:a@b.vn">f</a> <a href="/lien-he">g</a></p><figure><img src="/uploads/x.webp" alt=""></figure>`,
          { featured_image: `${there}/anh.png` },
        ),
      ).toEqual([
        `A link answers 404: ${there}/khong`,
        'A link leads into a private network: https://10.0.0.1/x',
        'A link leads to a page that is not here: /blog/khong-co',
        `A picture answers 404: ${there}/anh.png`,
        'A picture has no alternative text: x.webp',
        'The featured image has no alternative text',
      ])
    })

    it('what could not be looked up from here is not said to be gone, and each line tells where it stands', async () => {
      const content = '<p><a href="https://khong-tra-duoc.invalid/x">a</a></p><img src="/uploads/x.webp">'
      const sent = await sendForm(
        site,
        '/admin/articles/check',
        { content, featured_image: '/uploads/khong-co', social_image: '/uploads/khong-co' },
        editor,
      )
      const { problems } = (await sent.json()) as { problems: { text: string; where: object }[] }
      expect(problems.map(({ text, where }) => [text, where])).toEqual(
        expect.arrayContaining([
          [
            'A link could not be opened from this server: https://khong-tra-duoc.invalid/x',
            { at: 'https://khong-tra-duoc.invalid/x' },
          ],
          ['A picture has no alternative text: x.webp', { at: '/uploads/x.webp' }],
          ['The featured image has no alternative text', { field: 'featured_image_alt' }],
          ['A picture leads to a page that is not here: /uploads/khong-co', { field: 'featured_image' }],
          [
            'The social picture leads to a page that is not here: /uploads/khong-co',
            { field: 'social_image' },
          ],
        ]),
      )
    })

    it('articles that are public, that moved, and addresses that lead on are no fault', async () => {
      await saved({ status: 'published' })
      await database().pool.query(
        `insert into redirects (path, target, origin) values ('/blog/cu', '/blog/bai-thu', 'typed')`,
      )
      expect(
        await check('<p><a href="/blog/bai-thu#x">a</a><a href="http://localhost:3000/blog/cu">b</a></p>'),
      ).toEqual([])
    })

    it('nobody without a role is told anything', async () =>
      expect(await check('<p>x</p>', {}, {})).not.toBe(200))
  })

  it('the calendar has what came out, what is planned and drafts without a date', async () => {
    await saved({ status: 'published', published_at: '2026-03-31T23:30' })
    await saved({ title: 'Sắp tới', slug: 'sap-toi', status: 'published', published_at: '2099-03-02T08:30' })
    await saved({ title: 'Còn nháp', slug: 'con-nhap' })
    const march = visibleText(await (await site.get('/admin/articles/calendar?month=2026-03', editor)).text())
    expect(march).toContain('March 2026')
    expect(march).toMatch(/Bài thử 23:30/)
    expect(march).toContain('Còn nháp')
    expect(march).not.toContain('Sắp tới')
    expect(
      visibleText(await (await site.get('/admin/articles/calendar?month=2099-03', editor)).text()),
    ).toMatch(/Sắp tới 08:30 Ban Thử Scheduled/)
    expect((await site.get('/admin/articles/calendar?month=2026-99', editor)).status).toBe(200)
  })

  describe('on the calendar', () => {
    const move = (body: Record<string, string>) => sendForm(site, '/admin/articles/calendar', body, editor)
    const planned = async (change: Record<string, string>) => {
      const { saved } = await save(fields({ status: 'published', ...change }))
      return { id: String(saved?.id), expected: saved?.updatedAt ?? '' }
    }

    it('what is scheduled moves to another day at its time of day, with a line in the log, and back', async () => {
      const article = await planned({ published_at: '2099-01-31T23:30' })
      const answer = await move({ ...article, day: '2099-02-02' })
      expect(answer.status).toBe(200)
      expect(visibleText(await answer.text())).toContain('moved to 23:30 02/02/2099')
      expect((await stored())?.published_at).toEqual(new Date('2099-02-02T16:30:00Z'))
      const { rows } = await database().pool.query<{ fields: string[] }>(
        `select detail->'fields' as fields from audit_log where action = 'update' order by id desc limit 1`,
      )
      expect(rows[0]?.fields).toEqual(['published_at'])
    })

    it('what somebody saved meanwhile, what is public and what would come out in the past stay where they are', async () => {
      const article = await planned({ published_at: '2099-01-31T23:30' })
      expect((await move({ ...article, day: '2020-01-01' })).status).toBe(422)
      expect((await move({ ...article, day: 'mai' })).status).toBe(422)
      expect(
        (await move({ ...article, expected: '2020-01-01T00:00:00.000Z', day: '2099-02-02' })).status,
      ).toBe(409)
      const out = await planned({ slug: 'da-dang', published_at: '2020-01-01T08:30' })
      expect((await move({ ...out, day: '2099-02-02' })).status).toBe(409)
      const { rows } = await database().pool.query<{ at: Date }>(
        'select published_at as at from articles order by id',
      )
      expect(rows.map(({ at }) => at.toISOString())).toEqual([
        '2099-01-31T16:30:00.000Z',
        '2020-01-01T01:30:00.000Z',
      ])
    })

    it('a day to come begins an article that comes out on it', async () => {
      const html = await (await site.get('/admin/articles/new?day=2099-03-02', editor)).text()
      expect(html).toContain('value="2099-03-02T08:00"')
    })
  })
})
