import { beforeAll, describe, expect, it } from 'vitest'
import { articleChange } from '#app/domain/blog/editing/article-input.ts'
import {
  autosaveArticle,
  autosaveBeginning,
  dropBeginning,
  dropUnsavedWork,
  lastBeginning,
  unsavedWork,
} from '#app/domain/blog/editing/autosave.server.ts'
import { leave, stayPresent } from '#app/domain/blog/editing/presence.server.ts'
import { listRevisions } from '#app/domain/blog/editing/revisions.server.ts'
import { updateArticle } from '#app/domain/blog/editing/save-article.server.ts'
import { typedArticle } from '#app/domain/blog/editing/typed.ts'
import { articleMaker } from '#tests/support/articles.ts'
import { describeOnDatabase } from '#tests/support/database.ts'
import { addPerson } from '#tests/support/people.ts'

const typed = (fields: object = {}) =>
  typedArticle.parse({
    title: 'Đang viết',
    content: '<p>Nháp</p>',
    status: 'draft',
    is_featured: false,
    is_ai_written: false,
    ...fields,
  })
const KEY = 'a'.repeat(32)
const WINDOW = 'b'.repeat(32)

describeOnDatabase('work on an article that is not saved', 'schema', (database) => {
  const ids = { article: 0, lan: '', minh: '' }
  beforeAll(async () => {
    ids.article = await articleMaker(database().db).article('bai', { title: 'Đã đăng' })
    ids.lan = await addPerson(database(), 'lan@example.vn', 'editor')
    ids.minh = await addPerson(database(), 'minh@example.vn', 'editor')
  })
  const keep = (editorId: string, fields: object = {}) =>
    autosaveArticle(database().db, { articleId: ids.article, editorId, typed: typed(fields) })
  const work = async (editorId: string) =>
    (await unsavedWork(database().db, { articleId: ids.article, editorId }))?.snapshot['title']
  const save = (editorId: string) =>
    updateArticle(database().db, {
      id: ids.article,
      change: articleChange.parse({ excerpt: 'x' }),
      editorId,
    })

  it('is kept without changing what the public sees', async () => {
    expect(await keep(ids.lan)).toMatch(/^\d{4}-.*Z$/)
    const { rows } = await database().pool.query<{ title: string; content: string }>(
      'select title, content from articles where id = $1',
      [ids.article],
    )
    expect(rows[0]).toEqual({ title: 'Đã đăng', content: '<p>Nội dung của bai.</p>' })
  })

  it('is each editor’s own, and the latest of it', async () => {
    await keep(ids.lan, { title: 'Lan lần hai' })
    await keep(ids.minh, { title: 'Minh' })
    expect([await work(ids.lan), await work(ids.minh)]).toEqual(['Lan lần hai', 'Minh'])
  })

  it('is one state for what is written within a few minutes', async () => {
    const autosaves = (await listRevisions(database().db, ids.article)).filter(({ isAutosave }) => isAutosave)
    expect(autosaves).toHaveLength(2)
  })

  it('is cleaned as articles are', async () => {
    await keep(ids.lan, { content: '<p onclick="x">a</p><script>1</script>' })
    const found = await unsavedWork(database().db, { articleId: ids.article, editorId: ids.lan })
    expect(found?.snapshot['content']).toBe('<p>a</p>')
  })

  it('is offered no more once the article was saved, and stays among its revisions', async () => {
    await save(ids.minh)
    expect([await work(ids.lan), await work(ids.minh)]).toEqual([undefined, undefined])
    const kept = await listRevisions(database().db, ids.article)
    expect(kept.filter(({ isAutosave }) => isAutosave)).toHaveLength(2)
  })

  it('begins a new state after a save', async () => {
    await keep(ids.lan, { title: 'Sau khi lưu' })
    expect(await work(ids.lan)).toBe('Sau khi lưu')
    expect(
      (await listRevisions(database().db, ids.article)).filter(({ isAutosave }) => isAutosave),
    ).toHaveLength(3)
  })

  it('can be forgotten, and takes nobody else’s with it', async () => {
    await keep(ids.minh)
    await dropUnsavedWork(database().db, { articleId: ids.article, editorId: ids.lan })
    expect([await work(ids.lan), await work(ids.minh)]).toEqual([undefined, 'Đang viết'])
  })

  it('is refused for an article that is not there', async () =>
    expect(
      await autosaveArticle(database().db, { articleId: 999_999, editorId: ids.lan, typed: typed() }),
    ).toBeNull())

  describe('a new article', () => {
    it('is kept under a key of its editor’s own', async () => {
      const { db } = database()
      await autosaveBeginning(db, { key: KEY, editorId: ids.lan, typed: typed({ title: 'Mở đầu' }) })
      await autosaveBeginning(db, { key: KEY, editorId: ids.lan, typed: typed({ title: 'Mở đầu hai' }) })
      expect(await lastBeginning(db, ids.lan)).toMatchObject({ key: KEY, snapshot: { title: 'Mở đầu hai' } })
      expect(await lastBeginning(db, ids.minh)).toBeNull()
    })
    it('cannot be overwritten or dropped by another editor', async () => {
      const { db } = database()
      expect(await autosaveBeginning(db, { key: KEY, editorId: ids.minh, typed: typed() })).toBeNull()
      await dropBeginning(db, { key: KEY, editorId: ids.minh })
      expect(await lastBeginning(db, ids.lan)).toMatchObject({ snapshot: { title: 'Mở đầu hai' } })
      await dropBeginning(db, { key: KEY, editorId: ids.lan })
      expect(await lastBeginning(db, ids.lan)).toBeNull()
    })
  })

  describe('who has an article open', () => {
    const here = (editorId: string, window: string) =>
      stayPresent(database().db, { articleId: ids.article, editorId, window })

    it('is known to the others, and not told of oneself', async () => {
      expect((await here(ids.lan, WINDOW))?.others).toEqual([])
      const told = await here(ids.minh, 'c'.repeat(32))
      expect(told?.others).toMatchObject([{ isYou: false }])
      expect(told?.updatedBy).not.toBeNull()
      expect((await here(ids.lan, 'd'.repeat(32)))?.others).toMatchObject([{ isYou: true }, { isYou: false }])
    })
    it('is forgotten when the window is closed, or not heard of for a minute', async () => {
      await leave(database().db, { articleId: ids.article, editorId: ids.lan, window: 'd'.repeat(32) })
      await database().pool.query(
        `update article_editors set seen_at = now() - interval '61 seconds' where editor_id = $1`,
        [ids.minh],
      )
      expect((await here(ids.lan, WINDOW))?.others).toEqual([])
    })
    it('cannot be ended by somebody else', async () => {
      await leave(database().db, { articleId: ids.article, editorId: ids.minh, window: WINDOW })
      expect((await here(ids.minh, 'e'.repeat(32)))?.others).toMatchObject([{ isYou: false }])
    })
    it('is null for an article that is not there', async () =>
      expect(
        await stayPresent(database().db, { articleId: 999_999, editorId: ids.lan, window: WINDOW }),
      ).toBeNull())
  })
})
