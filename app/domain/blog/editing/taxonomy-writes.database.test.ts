import { beforeAll, describe, expect, it } from 'vitest'
import { lastDeletions } from '#app/platform/audit/deletions.server.ts'
import { describeOnDatabase } from '#tests/support/database.ts'
import { addPerson } from '#tests/support/people.ts'
import { authorRows, categoryRows, tagRows } from '../queries/taxonomy-rows.server.ts'
import { previewMerge } from './merge-tags.server.ts'
import { taxonomyWrites } from './taxonomy-writes.server.ts'

describeOnDatabase('writes of the blog’s order', 'schema', (database) => {
  let writes: ReturnType<typeof taxonomyWrites>
  const ids = { category: 0, author: 0 }
  let articles = 0
  const anArticle = async (tags: number[]) => {
    const { pool } = database()
    const { rows } = await pool.query<{ id: number }>(
      `insert into articles (slug, title, content, category_id, author_id) values ($1, 'Bài', '<p>x</p>', $2, $3) returning id`,
      [`bai-${(articles += 1)}`, ids.category, ids.author],
    )
    const id = rows[0]?.id ?? 0
    for (const tag of tags) await pool.query('insert into article_tags values ($1, $2)', [id, tag])
    return id
  }
  const tagsOf = async (article: number) => {
    const { rows } = await database().pool.query<{ id: number }>(
      'select tag_id as id from article_tags where article_id = $1 order by 1',
      [article],
    )
    return rows.map(({ id }) => id)
  }
  const logged = async () => {
    const { rows } = await database().pool.query<{
      action: string
      entity: string
      detail: Record<string, unknown>
    }>('select action, entity, detail from audit_log order by id desc limit 1')
    return rows[0]
  }
  beforeAll(async () => {
    writes = taxonomyWrites(database().db, {
      id: await addPerson(database(), 'quan-tri@example.vn', 'admin'),
      allAuthors: true,
    })
    ids.category = (await writes.create('categories', { name: 'Tư vấn' })).id
    ids.author = (await writes.create('authors', { name: 'Ban điện lạnh' })).id
  })

  it('are written down, a change with what was different', async () => {
    const { id } = await writes.create('tags', { name: 'Tivi' })
    expect(await logged()).toMatchObject({ action: 'create', entity: 'tag', detail: { name: 'Tivi' } })
    await writes.update('tags', id, { color: '#112233' })
    expect(await logged()).toMatchObject({
      action: 'update',
      detail: { before: { color: '#3B82F6' }, after: { color: '#112233' } },
    })
    const { rows: before } = await database().pool.query('select id from audit_log')
    await writes.update('tags', id, { color: '#112233' })
    expect((await database().pool.query('select id from audit_log')).rows).toEqual(before)
  })

  it('bring a deleted tag back under its id, with its articles', async () => {
    const tag = await writes.create('tags', { name: 'Tủ lạnh', description: 'Mọi cỡ' })
    const article = await anArticle([tag.id])
    const line = await writes.remove('tags', tag.id)
    expect(await tagsOf(article)).toEqual([])
    expect(await writes.restore('tags', line)).toMatchObject({
      id: tag.id,
      description: 'Mọi cỡ',
      slug: 'tu-lanh',
    })
    expect(await tagsOf(article)).toEqual([tag.id])
  })

  it('bring a thing back once, and only as what it was', async () => {
    const tag = await writes.create('tags', { name: 'Quạt' })
    const line = await writes.remove('tags', tag.id)
    await expect(writes.restore('authors', line)).rejects.toMatchObject({ code: 'not_found' })
    expect((await lastDeletions(database().db, ['tag'], 9)).map(({ name }) => name)).toContain('Quạt')
    await writes.restore('tags', line)
    expect((await lastDeletions(database().db, ['tag'], 9)).map(({ name }) => name)).not.toContain('Quạt')
    await expect(writes.restore('tags', line)).rejects.toMatchObject({ code: 'not_found' })
  })

  it('say that a name is taken by now, instead of bringing a second one back', async () => {
    const line = await writes.remove('tags', (await writes.create('tags', { name: 'Loa' })).id)
    await writes.create('tags', { name: 'Loa' })
    await expect(writes.restore('tags', line)).rejects.toMatchObject({ code: 'conflict' })
  })

  it.each(['categories', 'authors'] as const)('refuse to delete %s that articles need', async (table) => {
    await anArticle([])
    const id = table === 'categories' ? ids.category : ids.author
    await expect(writes.remove(table, id)).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringContaining('may have associated articles.'),
    })
  })

  it('say before what a merge does, do it, and part the tags again', async () => {
    const from = await writes.create('tags', { name: 'TV' })
    const into = await writes.create('tags', { name: 'Ti vi' })
    const [alone, both] = [await anArticle([from.id]), await anArticle([from.id, into.id])]
    const pair = { from: from.id, into: into.id }
    expect(await previewMerge(database().db, pair)).toEqual({
      from: 'TV',
      into: 'Ti vi',
      moving: 1,
      having: 1,
    })
    expect(await previewMerge(database().db, { from: into.id, into: into.id })).toBeNull()
    const line = await writes.merge(from.id, into.id)
    expect([await tagsOf(alone), await tagsOf(both)]).toEqual([[into.id], [into.id]])
    await writes.restore('tags', line)
    expect([await tagsOf(alone), await tagsOf(both)]).toEqual([[from.id], [from.id, into.id]])
  })

  it('refuse to merge a tag into itself', async () => {
    const tag = await writes.create('tags', { name: 'Một mình' })
    await expect(writes.merge(tag.id, tag.id)).rejects.toMatchObject({ code: 'not_found' })
  })

  describe('the rows of the screens', () => {
    it('count articles, those in the trash apart', async () => {
      const category = await writes.create('categories', { name: 'Mẹo', display_order: 9 })
      const below = await writes.create('subcategories', { category_id: category.id, name: 'Mẹo bếp' })
      const author = await writes.create('authors', { name: 'Bếp trưởng' })
      const { pool, db } = database()
      for (const time of [null, new Date()])
        await pool.query(
          `insert into articles (slug, title, content, category_id, subcategory_id, author_id, deleted_at)
           values ($1, 'x', 'x', $2, $3, $4, $5)`,
          [`meo-${time === null}`, category.id, below.id, author.id, time],
        )
      const counts = { articles: 1, trashed: 1 }
      const row = (await categoryRows(db)).find(({ id }) => id === category.id)
      expect(row).toMatchObject({ ...counts, subcategories: [{ name: 'Mẹo bếp', ...counts }] })
      const found = await authorRows(db, { text: 'bep truong', page: 1, size: 5, own: '' })
      expect(found.rows).toMatchObject([{ name: 'Bếp trưởng', ...counts }])
      expect(found.total).toBe(1)
    })

    it('come in pages', async () => {
      const { db } = database()
      const { rows, total, all } = await tagRows(db, { text: '', page: 1, size: 2 })
      expect(rows).toHaveLength(2)
      expect(total).toBe(all)
      expect((await tagRows(db, { text: '', page: 2, size: 2 })).rows[0]?.id).not.toBe(rows[0]?.id)
    })
  })
})
