import { beforeAll, describe, expect, it } from 'vitest'
import { describeOnDatabase } from '#tests/support/database.ts'
import { getArticle, newSlugOf } from '../queries/get-article.server.ts'
import { searchArticles } from '../queries/search-articles.server.ts'
import { restoreRevision } from './article-editing.server.ts'
import { deleteArticleForever, restoreArticle, trashArticle } from './article-editing.server.ts'
import { articleChange, articleInput } from './article-input.ts'
import { mergeTags } from './merge-tags.server.ts'
import { listRevisions } from './revisions.server.ts'
import { createArticle, updateArticle } from './save-article.server.ts'
import { createTaxonomy, deleteTaxonomy, updateTaxonomy } from './taxonomy.server.ts'

describeOnDatabase('editing articles', 'schema', (database) => {
  const ids = { category: 0, other: 0, subcategory: 0, author: 0 }
  let made = 0

  beforeAll(async () => {
    const { db } = database()
    ids.category = (await createTaxonomy(db, 'categories', { name: 'Tư vấn thử' })).id
    ids.other = (await createTaxonomy(db, 'categories', { name: 'Mẹo thử' })).id
    ids.subcategory = (
      await createTaxonomy(db, 'subcategories', { name: 'Tủ lạnh', category_id: ids.category })
    ).id
    ids.author = (await createTaxonomy(db, 'authors', { name: 'Ban Thử' })).id
  })

  /** An article named anew each time; say only what the test is about. */
  const anArticle = (fields: object = {}) => {
    made += 1
    const input = articleInput.parse({
      title: `Chọn tủ lạnh số ${made}`,
      content: '<p>Nhà bốn người</p>',
      category_id: ids.category,
      author_id: ids.author,
      ...fields,
    })
    return createArticle(database().db, { input, editorId: null })
  }
  const change = (id: number, fields: object) =>
    updateArticle(database().db, { id, change: articleChange.parse(fields), editorId: null })
  const read = (slug: string) => getArticle(database().db, slug)

  describe('createArticle', () => {
    it('makes slug, reading time and words of its own, and cleans the content', async () => {
      const { slug } = await anArticle({
        title: 'Tủ lạnh đẹp & rẻ',
        content: '<h1 onclick="x">A</h1><script>alert(1)</script><p>product:7</p>',
        status: 'published',
        tags: ['Tủ lạnh', 'TU LANH'],
      })
      expect(slug).toBe('tu-lanh-dep-re')
      const article = await read(slug)
      expect(article).toMatchObject({
        content: '<h2>A</h2><div data-product-id="7"></div>',
        readingTime: 1,
        tags: [{ name: 'Tủ lạnh', slug: 'tu-lanh', color: '#3B82F6' }],
      })
    })

    it.each([
      ['category', { category_id: 999 }, { category_id: 'Category with ID 999 not found' }],
      ['author', { author_id: 999 }, { author_id: 'Author with ID 999 not found' }],
      ['tag', { tags: [999] }, { tags: 'Tag with ID 999 not found' }],
      [
        'content that is nothing once it is clean',
        { content: '<script>1</script>' },
        { content: 'Content is required' },
      ],
    ])('refuses an unknown %s and leaves nothing behind', async (_, fields, expected) => {
      const slug = `bo-dở-${made}`.replace('ở', 'o')
      await expect(anArticle({ ...fields, slug })).rejects.toMatchObject({
        code: 'invalid',
        fields: expected,
      })
      expect(await read(slug)).toBeNull()
    })

    it('refuses a subcategory of another category', async () => {
      await expect(
        anArticle({ category_id: ids.other, subcategory_id: ids.subcategory }),
      ).rejects.toMatchObject({ code: 'invalid', fields: { subcategory_id: expect.any(String) as string } })
    })

    it('refuses a slug that is taken, by an article in the trash too', async () => {
      const { id, slug } = await anArticle()
      await trashArticle(database().db, id)
      await expect(anArticle({ slug })).rejects.toMatchObject({ code: 'conflict' })
    })
  })

  it('keeps the state of an article that came without a revision, before its first change', async () => {
    const { id } = await anArticle({ title: 'Trước' })
    await database().pool.query('delete from article_revisions where article_id = $1', [id])
    await change(id, { title: 'Sau' })
    await change(id, { title: 'Sau nữa' })
    const revisions = await listRevisions(database().db, id)
    expect(revisions.map(({ snapshot }) => snapshot['title'])).toEqual(['Sau nữa', 'Sau', 'Trước'])
  })

  describe('published_at', () => {
    it('is set at the first publication and kept on later saves', async () => {
      const { id, slug } = await anArticle()
      expect(await read(slug)).toBeNull()
      await change(id, { status: 'published' })
      const first = (await read(slug))?.publishedAt
      await change(id, { title: 'Khác' })
      expect((await read(slug))?.publishedAt).toBe(first)
      await change(id, { status: 'draft' })
      expect(await read(slug)).toBeNull()
      await change(id, { status: 'published' })
      expect((await read(slug))?.publishedAt).toBe(first)
    })

    it('in the future keeps the article hidden', async () => {
      const { slug } = await anArticle({ status: 'published', published_at: '2999-01-01T00:00:00+07:00' })
      expect(await read(slug)).toBeNull()
    })
  })

  describe('updateArticle', () => {
    it('changes only what is given', async () => {
      const { id, slug } = await anArticle({ status: 'published', excerpt: 'Tóm tắt', tags: ['A'] })
      await change(id, { title: 'Tên mới' })
      expect(await read(slug)).toMatchObject({ title: 'Tên mới', excerpt: 'Tóm tắt', tags: [{ name: 'A' }] })
    })

    it('finds a tag whose name has a number and its unit again', async () => {
      await anArticle({ tags: ['Máy giặt 9 kg'] })
      const { slug } = await anArticle({ status: 'published', tags: ['máy giặt 9kg'] })
      expect((await read(slug))?.tags).toMatchObject([{ name: 'Máy giặt 9 kg' }])
    })

    it('replaces all tags, also by none (ruling 8)', async () => {
      const { id, slug } = await anArticle({ status: 'published', tags: ['A', 'B'] })
      await change(id, { tags: [] })
      expect((await read(slug))?.tags).toEqual([])
    })

    it('lets the old slug lead to the new one, through several changes and back', async () => {
      const { id, slug } = await anArticle({ status: 'published' })
      await change(id, { slug: 'ten-hai' })
      await change(id, { slug: 'ten-ba' })
      expect(await newSlugOf(database().db, slug)).toBe('ten-ba')
      expect(await newSlugOf(database().db, 'ten-hai')).toBe('ten-ba')
      await change(id, { slug })
      expect(await newSlugOf(database().db, slug)).toBeNull()
      expect(await newSlugOf(database().db, 'ten-ba')).toBe(slug)
    })

    it('is found by its new words at once', async () => {
      const { id } = await anArticle({ status: 'published' })
      await change(id, { content: '<p>lò vi sóng xyzabc</p>' })
      const { articles } = await searchArticles(database().db, { text: 'xyzabc', limit: 8 })
      expect(articles.map((article) => article.id)).toEqual([id])
    })

    it('refuses to overwrite what somebody saved meanwhile', async () => {
      const { id, updatedAt } = await anArticle()
      await change(id, { title: 'Người thứ nhất', expected_updated_at: updatedAt })
      await expect(
        change(id, { title: 'Người thứ hai', expected_updated_at: updatedAt }),
      ).rejects.toMatchObject({
        code: 'conflict',
      })
    })

    it('knows no article in the trash', async () => {
      const { id } = await anArticle()
      await trashArticle(database().db, id)
      await expect(change(id, { title: 'x' })).rejects.toMatchObject({ code: 'not_found' })
    })
  })

  describe('revisions', () => {
    it('keep every saved state, and one can be gone back to', async () => {
      const { id, slug } = await anArticle({ title: 'Bản một', status: 'published', tags: ['Cũ'] })
      await change(id, { title: 'Bản hai', content: '<p>hai</p>', tags: [] })
      const [second, first] = await listRevisions(database().db, id)
      expect(second?.snapshot).toMatchObject({ title: 'Bản hai', tags: [] })
      await restoreRevision(database().db, { articleId: id, revisionId: first?.id ?? 0, editorId: null })
      expect(await read(slug)).toMatchObject({ title: 'Bản một', tags: [{ name: 'Cũ' }] })
      expect(await listRevisions(database().db, id)).toHaveLength(3)
    })

    it('leave alone whether the article is public: what was taken down stays down', async () => {
      const { id, slug } = await anArticle({ title: 'Bản gỡ xuống', status: 'published' })
      await change(id, { title: 'Bản hai', status: 'draft' })
      const [, first] = await listRevisions(database().db, id)
      await restoreRevision(database().db, { articleId: id, revisionId: first?.id ?? 0, editorId: null })
      expect(await read(slug)).toBeNull()
      await change(id, { status: 'published' })
      expect(await read(slug)).toMatchObject({ title: 'Bản gỡ xuống' })
    })

    it('leaves out tags that are gone since', async () => {
      const { id, slug } = await anArticle({ status: 'published', tags: ['Sắp mất'] })
      const tag = (await read(slug))?.tags[0]?.id ?? 0
      await deleteTaxonomy(database().db, 'tags', tag)
      const [first] = await listRevisions(database().db, id)
      await restoreRevision(database().db, { articleId: id, revisionId: first?.id ?? 0, editorId: null })
      expect((await read(slug))?.tags).toEqual([])
    })
  })

  describe('the trash', () => {
    it('hides an article and gives it back', async () => {
      const { id, slug } = await anArticle({ status: 'published' })
      await trashArticle(database().db, id)
      expect(await read(slug)).toBeNull()
      await restoreArticle(database().db, id)
      expect(await read(slug)).not.toBeNull()
    })

    it('deletes for good only what lies in it', async () => {
      const { id } = await anArticle()
      await expect(deleteArticleForever(database().db, id)).rejects.toMatchObject({ code: 'not_found' })
      await trashArticle(database().db, id)
      await deleteArticleForever(database().db, id)
      await expect(restoreArticle(database().db, id)).rejects.toMatchObject({ code: 'not_found' })
    })
  })

  describe('categories, subcategories, authors and tags', () => {
    const run = () => database().db

    it('get their slug from the name', async () => {
      expect(await createTaxonomy(run(), 'tags', { name: 'Điện máy' })).toMatchObject({ slug: 'dien-may' })
    })

    it.each([
      ['tags', { name: 'Một tên khác hẳn', slug: 'dien-may' }, { slug: 'Slug is taken' }],
      ['tags', { name: 'Điện máy', slug: 'khac' }, { name: 'Name is taken' }],
    ] as const)('refuse what is taken in %s: %j', async (table, values, fields) => {
      await expect(createTaxonomy(run(), table, values)).rejects.toMatchObject({ code: 'conflict', fields })
    })

    it('are not deleted while an article is filed under them', async () => {
      await anArticle({ subcategory_id: ids.subcategory })
      for (const [table, id, message] of [
        ['categories', ids.category, 'Failed to delete category. Category may have associated articles.'],
        [
          'subcategories',
          ids.subcategory,
          'Failed to delete subcategory. Subcategory may have associated articles.',
        ],
        ['authors', ids.author, 'Failed to delete author. Author may have associated articles.'],
      ] as const) {
        await expect(deleteTaxonomy(run(), table, id)).rejects.toMatchObject({ code: 'conflict', message })
      }
    })

    it('are deleted when nothing is', async () => {
      const { id } = await createTaxonomy(run(), 'authors', { name: 'Không bài' })
      await deleteTaxonomy(run(), 'authors', id)
      await expect(deleteTaxonomy(run(), 'authors', id)).rejects.toMatchObject({ code: 'not_found' })
    })

    it('change only what is given', async () => {
      const { id } = await createTaxonomy(run(), 'authors', { name: 'Tên cũ', bio: 'Tiểu sử' })
      expect(await updateTaxonomy(run(), 'authors', { id, values: { name: 'Tên mới' } })).toMatchObject({
        name: 'Tên mới',
        bio: 'Tiểu sử',
      })
    })

    it('merge one tag into another, and an article that has both keeps one', async () => {
      const { slug } = await anArticle({ status: 'published', tags: ['Bếp tư', 'Bếp từ đôi'] })
      const tags = (await read(slug))?.tags ?? []
      const [from, into] = [tags[0]?.id ?? 0, tags[1]?.id ?? 0]
      await mergeTags(run(), { from, into })
      expect((await read(slug))?.tags.map(({ id }) => id)).toEqual([into])
    })
  })
})
