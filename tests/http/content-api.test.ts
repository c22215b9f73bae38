import { beforeAll, describe, expect, it } from 'vitest'
import { apiWriter } from '#tests/support/api-writer.ts'
import { describeOnDatabase } from '#tests/support/database.ts'
import { openSite } from '#tests/support/site.ts'
import type { TestSite } from '#tests/support/site.ts'
import { aPersonWithKey } from '#tests/support/staff.ts'

describeOnDatabase('the content API', 'schema', (database) => {
  let site: TestSite
  let editor: Record<string, string>
  const ids = { category: 0, author: 0 }

  beforeAll(async () => {
    site = await openSite(database())
    const { id: user_id, headers } = await aPersonWithKey(database(), 'editor')
    // The messages as they are specified.
    editor = { ...headers, 'Accept-Language': 'en' }
    ids.category = (await made('categories', { name: 'Tư vấn thử' })).id
    ids.author = (await made('authors', { name: 'Ban Thử', email: 'thu@example.com', user_id })).id
  })

  const writer = apiWriter(
    () => site,
    () => editor,
  )
  const { send, made } = writer
  const anArticle = (fields: object = {}) => writer.anArticle(ids, fields)

  describe('who may write', () => {
    const calls: [string, string][] = ['articles', 'categories', 'subcategories', 'authors', 'tags'].flatMap(
      (path): [string, string][] => [
        ['POST', path],
        ['PUT', `${path}/1`],
        ['DELETE', `${path}/1`],
      ],
    )
    it.each(calls)('%s /api/v1/%s is 401 for nobody', async (method, path) => {
      const response = await send(method, path, {}, {})
      expect(response.status).toBe(401)
      expect(response.headers.get('content-type')).toBe('application/problem+json')
    })
    it.each(calls)('%s /api/v1/%s is 403 for somebody without a role', async (method, path) => {
      const { headers } = await aPersonWithKey(database(), null)
      expect((await send(method, path, {}, headers)).status).toBe(403)
    })
    it('a key that is revoked lets nobody in', async () => {
      const { id, headers } = await aPersonWithKey(database(), 'admin')
      await database().pool.query('update api_keys set revoked_at = now() where user_id = $1', [id])
      expect((await send('POST', 'tags', { name: 'x' }, headers)).status).toBe(401)
    })
    it('a role taken away is gone at once', async () => {
      const { id, headers } = await aPersonWithKey(database(), 'editor')
      await database().pool.query('delete from user_roles where user_id = $1', [id])
      expect((await send('POST', 'tags', { name: 'x' }, headers)).status).toBe(403)
    })
  })

  describe('articles', () => {
    it('POST is 201 with the row, and the article is there to be read at once', async () => {
      const { id, slug } = await anArticle({ tags: ['Tủ lạnh', 'Inverter'] })
      expect(id).toBeGreaterThan(0)
      const read = await site.get(`/api/v1/articles/${slug}`)
      expect(read.status).toBe(200)
      expect(JSON.stringify(await read.json())).toContain('Inverter')
      expect((await site.get(`/blog/${slug}`)).status).toBe(200)
    })

    it('a draft and a scheduled article are 404 to the public', async () => {
      const draft = await anArticle({ status: 'draft' })
      const later = await anArticle({ published_at: '2999-01-01T00:00:00Z' })
      for (const { slug } of [draft, later]) {
        expect((await site.get(`/api/v1/articles/${slug}`)).status).toBe(404)
        expect((await site.get(`/blog/${slug}`)).status).toBe(404)
      }
    })

    it('is 422 with the fields at fault', async () => {
      const response = await send('POST', 'articles', { title: ' ', content: 'x', views: 3 })
      expect(response.status).toBe(422)
      const { errors } = (await response.json()) as { errors: Record<string, string> }
      expect(errors).toMatchObject({
        title: 'Title is required',
        category_id: 'Category is required',
        author_id: 'Author is required',
      })
    })

    it('in the trash keeps its slug, and another of the same title gets one like it', async () => {
      const title = `Tạm ${crypto.randomUUID()}`
      const fields = { title, content: '<p>x</p>', category_id: ids.category, author_id: ids.author }
      const first = await made('articles', fields)
      expect((await send('DELETE', `articles/${first.id}`)).status).toBe(204)
      const second = await made('articles', fields)
      expect(second.slug).toBe(`${first.slug}-2`)
      // A second of the same title that is shown is no accident of the trash.
      expect((await send('POST', 'articles', fields)).status).toBe(409)
      const asked = await send('POST', 'articles', { ...fields, slug: first.slug })
      expect(asked.status).toBe(409)
      const { errors } = (await asked.json()) as { errors: { slug: string } }
      expect(errors.slug).toMatch(new RegExp(`${first.id}.*(?:trash|thùng rác)`))
    })

    it('in the trash is listed, and comes back as it was', async () => {
      const { id, slug } = await anArticle({ status: 'published' })
      await send('DELETE', `articles/${id}`)
      expect((await site.get('/api/v1/articles?status=trashed')).status).toBe(401)
      const response = await site.get('/api/v1/articles?status=trashed&limit=48', editor)
      const { articles } = (await response.json()) as { articles: { id: number }[] }
      expect(articles.find((article) => article.id === id)).toMatchObject({ slug, status: 'trashed' })
      const restored = await send('POST', `articles/${id}/restore`)
      expect(restored.status).toBe(200)
      expect(await restored.json()).toMatchObject({ id, slug, status: 'published' })
      expect((await site.get(`/blog/${slug}`)).status).toBe(200)
      expect((await send('POST', `articles/${id}/restore`)).status).toBe(404)
    })

    it('is of updatedSince once it was changed, went into the trash, came back from it, or its time has come', async () => {
      const { rows } = await database().pool.query<{ now: Date }>('select clock_timestamp() as now')
      const since = rows[0]?.now.toISOString() ?? ''
      const isListed = async (id: number, status: string) => {
        const query = `updatedSince=${encodeURIComponent(since)}&status=${status}&limit=48`
        const answer = await site.get(`/api/v1/articles?${query}`, editor)
        const { articles } = (await answer.json()) as { articles: { id: number }[] }
        return articles.some((article) => article.id === id)
      }
      /** Whoever changes it, as if that was an hour before. */
      const longAgo = async (id: number, published: string) => {
        const columns = `updated_at = updated_at - interval '1 hour', published_at = ${published}`
        await database().pool.query(`update articles set ${columns} where id = $1`, [id])
        const moment = `changed_at = changed_at - interval '1 hour'`
        await database().pool.query(`update articles set ${moment} where id = $1`, [id])
      }
      const [{ id: binned }, { id: due }] = [
        await anArticle({ status: 'published' }),
        await anArticle({ status: 'published' }),
      ]
      await longAgo(binned, `published_at - interval '1 hour'`)
      expect(await isListed(binned, 'published')).toBe(false)
      await send('DELETE', `articles/${binned}`)
      expect(await isListed(binned, 'trashed')).toBe(true)
      await send('POST', `articles/${binned}/restore`)
      expect(await isListed(binned, 'published')).toBe(true)
      await longAgo(due, 'clock_timestamp()')
      expect(await isListed(due, 'published')).toBe(true)
    })

    it.each([
      [
        'its author',
        `update authors set name = name || '.' where id = (select author_id from articles where id = $1)`,
      ],
      [
        'its category',
        `update categories set name = name || '.' where id = (select category_id from articles where id = $1)`,
      ],
      [
        'its tag',
        `update tags set name = name || '.' where id = (select tag_id from article_tags where article_id = $1)`,
      ],
      [
        'a tag that is gone',
        'delete from tags where id = (select tag_id from article_tags where article_id = $1)',
      ],
    ])('is of updatedSince once %s has another name', async (_, rename) => {
      const { pool } = database()
      const { id } = await anArticle({ status: 'published' })
      const tag = await pool.query<{ id: number }>(
        `insert into tags (name, slug) values ('Thẻ ' || $1, 'the-' || $1) returning id`,
        [crypto.randomUUID()],
      )
      await pool.query('insert into article_tags (article_id, tag_id) values ($1, $2)', [id, tag.rows[0]?.id])
      await pool.query(`update articles set published_at = published_at - interval '1 hour' where id = $1`, [
        id,
      ])
      await pool.query(`update articles set changed_at = changed_at - interval '1 hour' where id = $1`, [id])
      const { rows } = await pool.query<{ now: Date }>(
        `select clock_timestamp() - interval '1 minute' as now`,
      )
      const since = encodeURIComponent(rows[0]?.now.toISOString() ?? '')
      const isListed = async () => {
        const answer = await site.get(`/api/v1/articles?updatedSince=${since}&limit=48`, editor)
        const { articles } = (await answer.json()) as { articles: { id: number }[] }
        return articles.some((article) => article.id === id)
      }
      expect(await isListed()).toBe(false)
      await pool.query(rename, [id])
      expect(await isListed()).toBe(true)
    })

    it('whose time is to come is answered as scheduled, as reading it says', async () => {
      const at = '2999-01-01T00:00:00Z'
      const saved = await anArticle({ status: 'published', published_at: at })
      expect(saved).toMatchObject({ status: 'scheduled', publishedAt: '2999-01-01T00:00:00.000Z' })
      const read = await (await site.get(`/api/v1/articles/${saved.id}`, editor)).json()
      expect(read).toMatchObject({ status: 'scheduled' })
      const now = await send('PATCH', `articles/${saved.id}`, { published_at: '2020-01-01T00:00:00Z' })
      expect(await now.json()).toMatchObject({ status: 'published' })
    })

    it('is 409 for a slug that is taken', async () => {
      const { slug } = await anArticle()
      const response = await send('POST', 'articles', {
        title: 'x',
        content: 'x',
        slug,
        category_id: ids.category,
        author_id: ids.author,
      })
      expect(response.status).toBe(409)
      expect(await response.json()).toMatchObject({ errors: { slug: 'Slug is taken' } })
    })

    it('PUT changes what is given, and the old address leads to the new one', async () => {
      const { id, slug } = await anArticle()
      const response = await send('PUT', `articles/${id}`, { title: 'Tên mới', slug: `${slug}-moi` })
      expect(response.status).toBe(200)
      const old = await site.request(`/blog/${slug}`, { redirect: 'manual' })
      expect([old.status, old.headers.get('location')]).toEqual([301, `/blog/${slug}-moi`])
    })

    it('DELETE is 204 and takes the article from the public', async () => {
      const { id, slug } = await anArticle()
      expect((await send('DELETE', `articles/${id}`)).status).toBe(204)
      expect((await site.get(`/blog/${slug}`)).status).toBe(404)
      expect((await send('DELETE', `articles/${id}`)).status).toBe(404)
    })

    it.each([
      ['no JSON', 'text/plain', 'x', 415],
      ['broken JSON', 'application/json', '{', 400],
    ])('%s is refused', async (_, type, body, status) => {
      const response = await site.request('/api/v1/articles', {
        method: 'POST',
        headers: { ...editor, 'Content-Type': type },
        body,
      })
      expect(response.status).toBe(status)
    })

    it('never shows a script that was sent', async () => {
      const { slug } = await anArticle({
        content: '<p>x</p><script>alert(1)</script><img src=x onerror=alert(1)>',
      })
      const html = await (await site.get(`/blog/${slug}`)).text()
      expect(html).not.toContain('alert(1)')
    })
  })

  describe('what articles are filed by', () => {
    it.each([
      ['categories', { name: 'Chuyên mục mới' }, 'chuyen-muc-moi'],
      ['tags', { name: 'Thẻ mới', color: '#112233' }, 'the-moi'],
      ['authors', { name: 'Người viết' }, 'nguoi-viet'],
    ])('POST /api/v1/%s makes a row with a slug of its own', async (path, body, slug) => {
      const { id } = await made(path, { ...body, name: `${body.name} đầu`, slug: `${slug}-dau` })
      const { created_at: at = '2026-01-01T00:00:00.000Z' } = (await (
        await site.get(`/api/v1/${path}/${id}`)
      ).json()) as { created_at?: string }
      expect(at).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
      expect(await made(path, body)).toMatchObject({ ...body, slug })
      expect((await send('POST', path, { ...body, name: `${body.name} khác`, slug })).status).toBe(409)
    })

    it('a subcategory belongs to a category that is there', async () => {
      await made('subcategories', { name: 'Tủ lạnh', category_id: ids.category })
      const response = await send('POST', 'subcategories', { name: 'x', category_id: 99_999 })
      expect(response.status).toBe(422)
    })

    it('a row in use is not deleted, with the specified message', async () => {
      await anArticle()
      const response = await send('DELETE', `authors/${ids.author}`)
      expect(response.status).toBe(409)
      expect(await response.json()).toMatchObject({
        detail: 'Failed to delete author. Author may have associated articles.',
      })
    })

    it.each(['article-categories', 'subcategories', 'authors', 'tags'])(
      'of %s one that was deleted comes back as it was, once',
      async (path) => {
        const admin = (await aPersonWithKey(database(), 'admin')).headers
        const send = (method: string, path: string, body?: object, headers: Record<string, string> = admin) =>
          writer.send(method, path, body, headers)
        const body = {
          name: `Mục ${path}`,
          ...(path === 'subcategories' ? { category_id: ids.category } : {}),
        }
        const { id } = await made(path, body)
        const address = `/api/v1/${path}/${id}`
        const before = await (await site.get(address)).json()
        expect((await send('POST', `${path}/${id}/restore`)).status).toBe(404)
        expect((await send('DELETE', `${path}/${id}`)).status).toBe(204)
        expect((await send('POST', `${path}/${id}/restore`, undefined, {})).status).toBe(401)
        const restored = await send('POST', `${path}/${id}/restore`)
        expect(restored.status).toBe(200)
        expect(await restored.json()).toMatchObject({ id, name: `Mục ${path}` })
        expect(await (await site.get(address)).json()).toEqual(before)
        const held = { ...admin, 'If-Match': restored.headers.get('etag') ?? '' }
        expect((await send('PATCH', `${path}/${id}`, { name: `Mục ${path}!` }, held)).status).toBe(200)
        expect((await send('POST', `${path}/${id}/restore`)).status).toBe(404)
      },
    )

    it('a deleted tag comes back with its articles; a name that another has by now is a 409', async () => {
      const tag = await made('tags', { name: 'Thẻ đã xóa' })
      const { id } = await anArticle({ tags: [tag.id] })
      await send('DELETE', `tags/${tag.id}`)
      const other = await made('tags', { name: 'Thẻ đã xóa' })
      expect((await send('POST', `tags/${tag.id}/restore`)).status).toBe(409)
      await send('PATCH', `tags/${other.id}`, { name: 'Thẻ khác', slug: 'the-khac' })
      expect((await send('POST', `tags/${tag.id}/restore`)).status).toBe(200)
      const article = (await (await site.get(`/api/v1/articles/${id}`)).json()) as { tags: { id: number }[] }
      expect(article.tags.map((each) => each.id)).toEqual([tag.id])
    })

    it('nobody reads the addresses of authors', async () => {
      const text = await (await site.get('/api/v1/authors')).text()
      expect(text).toContain('Ban Thử')
      expect(text).not.toContain('thu@example.com')
    })
  })
})
