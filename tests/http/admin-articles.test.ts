import { beforeAll, describe, expect, it } from 'vitest'
import { articleMaker } from '#tests/support/articles.ts'
import { describeOnDatabase } from '#tests/support/database.ts'
import { visibleText } from '#tests/support/html.ts'
import { addPerson, sendForm, signIn } from '#tests/support/people.ts'
import { openSite } from '#tests/support/site.ts'
import type { TestSite } from '#tests/support/site.ts'

type Saved = {
  ok: boolean
  errors?: Record<string, string>
  toast?: { title: string; description?: string }
  saved?: { id: number; slug: string; updatedAt: string }
  conflict?: { by: string; updatedAt: string; changes: { label: string }[]; theirs: { title: string } }
}

describeOnDatabase('the article screens', 'schema', (database) => {
  let site: TestSite
  const cookies = { admin: {}, editor: {}, other: {} }
  const ids = { category: 0, author: 0, subcategory: 0 }

  beforeAll(async () => {
    const connection = database()
    site = await openSite(connection)
    for (const name of ['admin', 'editor', 'other'] as const) {
      await addPerson(connection, `${name}@example.vn`, name === 'admin' ? 'admin' : 'editor')
      cookies[name] = { Cookie: await signIn(site, `${name}@example.vn`) }
    }
    const make = articleMaker(connection.db)
    ids.category = await make.category('tu-van', 'Tư vấn')
    ids.subcategory = await make.subcategory(ids.category, 'Tủ lạnh')
    ids.author = await make.author('ban-thu', 'Ban Thử')
  })

  let made = 0
  const fields = (change: Record<string, string> = {}) => {
    made += 1
    return {
      title: `Bài số ${made}`,
      slug: `bai-so-${made}`,
      content: '<p>Nội dung</p>',
      category_id: String(ids.category),
      author_id: String(ids.author),
      status: 'published',
      ...change,
    }
  }
  const post = async (path: string, body: Record<string, string>, who = cookies.editor) =>
    sendForm(site, path, body, { ...who })
  const save = async (body: Record<string, string>, who = cookies.editor) => {
    const response = await post('/admin/articles/save', body, who)
    return { status: response.status, ...((await response.json()) as Saved) }
  }
  const aSaved = async (change: Record<string, string> = {}) => {
    const { saved } = await save(fields(change))
    if (!saved) throw new Error('not saved')
    return saved
  }
  const page = async (path: string, who = cookies.editor) =>
    visibleText(await (await site.get(path, { ...who })).text())
  const audit = async (id: number) => {
    const { rows } = await database().pool.query<{ action: string }>(
      `select action from audit_log where entity = 'article' and entity_id = $1 order by id`,
      [String(id)],
    )
    return rows.map(({ action }) => action)
  }

  it('what an article is filed under is made by its name, while it is written', async () => {
    const make = async (table: string, name: string) => {
      const response = await post('/admin/articles/filed-under', { table, name })
      return { status: response.status, ...((await response.json()) as { id?: number; errors?: object }) }
    }
    const category = await make('categories', 'Mẹo vặt mới')
    const author = await make('authors', 'Lan Mới')
    const { saved } = await save(
      fields({ category_id: String(category.id), author_id: String(author.id), status: 'draft' }),
    )
    expect(saved?.id).toBeTypeOf('number')
    expect(await make('authors', ' ')).toMatchObject({
      status: 422,
      errors: { name: 'Author name is required' },
    })
    expect((await make('tags', 'x')).status).toBe(422)
  })

  describe('the list', () => {
    it('has the words of the specification', async () => {
      const text = await page('/admin/articles')
      for (const words of [
        'Articles Management',
        'New Article',
        'Import CSV',
        'All Categories',
        'Last Updated',
        'Ascending',
        'Descending',
      ])
        expect(text).toContain(words)
    })

    it('says when nothing is found, and how to go on', async () => {
      const text = await page('/admin/articles?q=zzzkhongco')
      expect(text).toContain('No articles found. Create one or adjust your filters.')
      expect(text).toContain('Create New')
    })

    it('shows ten a page and leads back from a page that is not there', async () => {
      for (let at = 0; at < 11; at += 1) await aSaved()
      const text = await page('/admin/articles?q=b%C3%A0i')
      for (const words of [
        'Title',
        'Category',
        'Author',
        'Published Date',
        'Status',
        'Actions',
        'Trang 1 / 2',
      ])
        expect(text).toContain(words)
      const beyond = await site.request('/admin/articles?page=99', {
        headers: { ...cookies.editor },
        redirect: 'manual',
      })
      expect([beyond.status, beyond.headers.get('location')]).toEqual([302, '/admin/articles?page=2'])
    })

    it('filters without a script', async () => {
      await aSaved({ title: 'Quạt trần bí mật', status: 'draft' })
      const text = await page('/admin/articles?q=quat+tran&status=draft')
      expect(text).toContain('Quạt trần bí mật')
      expect(text).toContain('1 article')
      expect(await page('/admin/articles?q=quat+tran&status=published')).toContain('No articles found.')
    })

    it('is narrowed by author, tag, kind and days, and keeps that under a name, without a script', async () => {
      await aSaved({ title: 'Bàn ủi hơi nước', tags: '["Bàn ủi"]', is_featured: 'on' })
      const query = `author=${ids.author}&tag=ban+ui&kind=featured&from=2020-01-01`
      expect(await page(`/admin/articles?${query}`)).toContain('Tag: ban ui')
      expect(await page(`/admin/articles?${query}&to=2020-01-02`)).toContain('No articles found.')
      const kept = await post(`/admin/articles?${query}`, {
        intent: 'keep-filter',
        name: 'Bàn ủi nổi bật',
        query,
      })
      expect(kept.status).toBe(200)
      const address = `/admin/articles?author=${ids.author}&tag=ban+ui&kind=featured&from=2020-01-01`
      const html = await (await site.get('/admin/articles', { ...cookies.editor })).text()
      expect(html).toContain(`href="${address.replaceAll('&', '&amp;')}"`)
      expect(await page('/admin/articles', cookies.other)).not.toContain('Bàn ủi nổi bật')
      const nameless = await post('/admin/articles?status=draft', {
        intent: 'keep-filter',
        name: '',
        query: '',
      })
      expect(nameless.status).toBe(422)
      expect(visibleText(await nameless.text())).toContain('Name the view first')
    })

    it('does one thing to all it has found, as a job that is watched and undone, without a script', async () => {
      const drafts = [await aSaved({ title: 'Chảo gang đủ bộ một', status: 'draft' })]
      for (let at = 0; at < 11; at += 1)
        drafts.push(await aSaved({ title: `Chảo gang đủ bộ ${at}`, status: 'draft' }))
      const ask = { intent: 'bulk', scope: 'found', action: 'publish' }
      const started = await post('/admin/articles?q=chao+gang+du+bo', ask)
      expect(started.status).toBe(302)
      const to = started.headers.get('location') ?? ''
      expect(to).toMatch(/^\/admin\/articles\/changes\?job=[0-9a-f-]{36}$/)
      await expect.poll(() => page(to)).toContain('Done')
      expect((await site.get(`/blog/${drafts[11]?.slug}`)).status).toBe(200)
      expect(await page('/admin/articles/changes')).toContain('12 of 12')
      expect(await page(to, cookies.admin)).toContain('by editor')
      await post(to, { intent: 'undo' })
      await expect.poll(() => page(to)).toContain('12 articles are as they were.')
      expect((await site.get(`/blog/${drafts[11]?.slug}`)).status).toBe(404)
      expect((await post(to, { intent: 'undo' })).status).toBe(409)
      const log = await page('/admin/audit?loai=article-change', cookies.admin)
      expect(log).toContain('bắt đầu đổi nhiều bài cùng lúc: «đăng» , 12 bài')
      expect(log).toContain('hoàn tác xong việc đổi nhiều bài cùng lúc: «đăng» , 12 bài')
      expect((await post('/admin/articles?q=khong+co+dau', ask)).status).toBe(422)
    })

    it('trashes, restores, and lets only administrators delete for good', async () => {
      const { id, slug } = await aSaved()
      await post('/admin/articles', { intent: 'trash', id: String(id) })
      expect((await site.get(`/blog/${slug}`)).status).toBe(404)
      expect(await page('/admin/articles?view=trash')).toContain('Articles Management: Trash')
      const refused = await post('/admin/articles?view=trash', { intent: 'erase', id: String(id) })
      expect(refused.status).toBe(403)
      await post('/admin/articles', { intent: 'restore', id: String(id) })
      expect((await site.get(`/blog/${slug}`)).status).toBe(200)
      await post('/admin/articles', { intent: 'trash', id: String(id) })
      await post('/admin/articles?view=trash', { intent: 'erase', id: String(id) }, cookies.admin)
      expect((await site.get(`/admin/articles/${id}/edit`, { ...cookies.admin })).status).toBe(404)
      expect(await audit(id)).toEqual(['create', 'trash', 'restore', 'trash', 'delete'])
    })

    it('changes the ticked at once, as a change that is kept with its undo', async () => {
      const [one, two] = [await aSaved({ status: 'draft' }), await aSaved({ status: 'draft' })]
      const body = new URLSearchParams({ intent: 'bulk', action: 'publish' })
      for (const { id } of [one, two]) body.append('ids', String(id))
      const response = await site.request('/admin/articles', {
        method: 'POST',
        headers: {
          'Content-Type': 'application/x-www-form-urlencoded',
          Origin: 'http://localhost:3000',
          ...cookies.editor,
        },
        body: body.toString(),
      })
      expect(response.status).toBe(200)
      expect(visibleText(await response.text())).toContain('2 articles published')
      expect((await site.get(`/blog/${two.slug}`)).status).toBe(200)
      const kept = await (await site.get('/admin/articles/changes', { ...cookies.editor })).text()
      const job = /\?job=([0-9a-f-]{36})/.exec(kept)?.[1] ?? ''
      expect(await page(`/admin/articles/changes?job=${job}`)).toContain('Publish')
      await post('/admin/articles', { intent: 'undo-change', job })
      expect((await site.get(`/blog/${two.slug}`)).status).toBe(404)
      expect(await audit(two.id)).toEqual(['create'])
      expect(
        (await post('/admin/articles', { intent: 'bulk', action: '', ids: String(one.id) })).status,
      ).toBe(422)
      expect((await post('/admin/articles', { intent: 'bulk', action: 'publish' })).status).toBe(422)
    })
  })

  describe('saving', () => {
    it('answers each missing field with the words of the specification', async () => {
      const answer = await save({ title: ' ', slug: '', content: '', category_id: '', author_id: '' })
      expect(answer.status).toBe(422)
      expect(answer.errors).toMatchObject({
        title: 'Title is required',
        slug: 'Slug is required',
        content: 'Content is required',
        category_id: 'Category is required',
        author_id: 'Author is required',
      })
      expect(answer.toast).toEqual({
        title: 'Error',
        description: 'Failed to create article: Title is required',
      })
    })

    it('makes an article that the public reads at once', async () => {
      const answer = await save(fields({ new_tags: 'Tủ lạnh, Inverter' }))
      expect(answer).toMatchObject({ ok: true, toast: { title: 'Article created successfully' } })
      const text = await page(`/blog/${answer.saved?.slug}`)
      expect(text).toContain('Inverter')
      expect(await audit(answer.saved?.id ?? 0)).toEqual(['create'])
    })

    it('shows a correction on the public page at once', async () => {
      const { id, slug, updatedAt } = await aSaved()
      const answer = await save({
        ...fields({ slug, content: '<p>Đã sửa rồi</p>' }),
        id: String(id),
        expected_updated_at: updatedAt,
      })
      expect(answer).toMatchObject({ ok: true, toast: { title: 'Article updated successfully' } })
      expect(await page(`/blog/${slug}`)).toContain('Đã sửa rồi')
    })

    it('hides what is scheduled and what is a draft', async () => {
      const later = await aSaved({ published_at: '2999-01-01T08:00' })
      const draft = await aSaved({ status: 'draft' })
      for (const { slug } of [later, draft]) expect((await site.get(`/blog/${slug}`)).status).toBe(404)
      expect(await page('/admin/articles?status=scheduled')).toContain('08:00 01/01/2999')
    })

    it('says which slug is taken', async () => {
      const { slug } = await aSaved()
      const answer = await save(fields({ slug }))
      expect(answer).toMatchObject({ status: 409, errors: { slug: 'Slug is taken' } })
      const response = await site.get(`/admin/articles/slug?slug=${slug}`, { ...cookies.editor })
      expect(await response.json()).toMatchObject({
        holder: { title: expect.any(String) as string },
        free: `${slug}-2`,
      })
    })

    it('does not save over what somebody else saved, and shows both', async () => {
      const { id, slug, updatedAt } = await aSaved()
      const mine = { ...fields({ slug, title: 'Của tôi' }), id: String(id), expected_updated_at: updatedAt }
      await save({ ...fields({ slug, title: 'Của người khác' }), id: String(id) }, cookies.other)
      const refused = await save(mine)
      expect(refused).toMatchObject({
        ok: false,
        conflict: { theirs: { title: 'Của người khác' } },
        toast: { title: 'Error' },
      })
      expect(refused.conflict?.changes.map(({ label }) => label)).toContain('Title')
      const again = await save({ ...mine, expected_updated_at: refused.conflict?.updatedAt ?? '' })
      expect(again.ok).toBe(true)
      expect(await page(`/blog/${slug}`)).toContain('Của tôi')
      expect(await page(`/admin/articles/${id}/revisions`)).toContain('Của người khác')
    })

    it('takes articles of a megabyte and refuses more', async () => {
      const send = (content: string) => {
        const body = new FormData()
        for (const [name, value] of Object.entries(fields({ content }))) body.set(name, value)
        const headers = { Origin: 'http://localhost:3000', ...cookies.editor }
        return site.request('/admin/articles/save', { method: 'POST', headers, body })
      }
      expect((await send('<p>chữ </p>'.repeat(70_000))).status).toBe(200)
      expect((await send('a'.repeat(1_000_001))).status).toBe(422)
      expect((await send('a'.repeat(2_000_001))).status).toBe(413)
    })

    it('works without a script, and a mistake loses nothing', async () => {
      const body = fields({ title: 'Không kịch bản' })
      const wrong = await post('/admin/articles/new', { ...body, author_id: '' })
      expect(wrong.status).toBe(422)
      const html = await wrong.text()
      expect(visibleText(html)).toContain('Author is required')
      expect(html).toContain('value="Không kịch bản"')
      const right = await post('/admin/articles/new', body)
      expect([right.status, right.headers.get('location')]).toEqual([302, '/admin/articles?saved=created'])
      expect(await page('/admin/articles?saved=created')).toContain('Article created successfully')
    })

    it('says when the article is gone', async () => {
      const answer = await save({ ...fields(), id: '999999' })
      expect(answer).toMatchObject({
        status: 404,
        toast: { title: 'Error', description: 'Failed to update article: Article not found' },
      })
      const missing = await site.get('/admin/articles/999999/edit', { ...cookies.editor })
      expect(missing.status).toBe(404)
      expect(visibleText(await missing.text())).toContain('Failed to load article data')
    })
  })

  describe('what is not saved yet', () => {
    it('is kept, offered on opening, and never public', async () => {
      const { id, slug } = await aSaved()
      const kept = await post('/admin/articles/autosave', {
        ...fields({ title: 'Đang sửa dở', slug }),
        id: String(id),
      })
      expect(await kept.json()).toMatchObject({ savedAt: expect.any(String) as string })
      expect(await page(`/admin/articles/${id}/edit`)).toContain('that were never saved')
      expect(await page(`/admin/articles/${id}/edit`, cookies.other)).not.toContain('that were never saved')
      expect(await page(`/blog/${slug}`)).not.toContain('Đang sửa dở')
    })

    it('of a new article is offered where new ones begin', async () => {
      const key = '0123456789abcdef0123456789abcdef'
      await post('/admin/articles/autosave', { ...fields({ title: 'Mới bắt đầu' }), key }, cookies.other)
      expect(await page('/admin/articles/new', cookies.other)).toContain('that were never saved')
      await post('/admin/articles/save', { ...fields(), key }, cookies.other)
      expect(await page('/admin/articles/new', cookies.other)).not.toContain('that were never saved')
    })

    it('is previewed as readers would see it, for the staff alone', async () => {
      const body = fields({ title: 'Xem trước <b>', content: '<h2>Mục</h2><script>1</script><p>Chữ</p>' })
      const response = await post('/admin/articles/preview', body)
      const html = await response.text()
      expect(response.headers.get('x-robots-tag')).toBe('noindex, nofollow')
      expect(visibleText(html)).toContain('Xem trước <b>')
      expect(html).toContain('<h2 id="muc">Mục</h2>')
      const { rows } = await database().pool.query('select 1 from articles where slug = $1', [body.slug])
      expect(rows).toEqual([])
    })
  })

  it('a revision is gone back to, and that is a revision too', async () => {
    const { id, slug } = await aSaved({ title: 'Lần đầu' })
    await save({ ...fields({ slug, title: 'Lần hai' }), id: String(id) })
    const { rows } = await database().pool.query<{ id: number }>(
      'select id from article_revisions where article_id = $1 order by id',
      [id],
    )
    const back = await post(`/admin/articles/${id}/revisions`, { revision: String(rows[0]?.id) })
    expect([back.status, back.headers.get('location')]).toEqual([
      302,
      `/admin/articles/${id}/edit?saved=restored`,
    ])
    expect(await page(`/blog/${slug}`)).toContain('Lần đầu')
    expect(await audit(id)).toEqual(['create', 'update', 'revert'])
  })

  it('says what saving would remove from HTML', async () => {
    const response = await post('/admin/articles/check-html', { content: '<p style="x">a</p><form></form>' })
    expect(await response.json()).toEqual({
      clean: '<p>a</p>',
      removed: [
        { what: '<form>', count: 1 },
        { what: 'style=', count: 1 },
      ],
    })
  })
})
