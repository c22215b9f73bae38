import { beforeAll, expect, it } from 'vitest'
import { describeOnDatabase } from '#tests/support/database.ts'
import { addPerson } from '#tests/support/people.ts'
import { rewriteArticle } from './article-editing.server.ts'
import { articleChange, articleInput } from './article-input.ts'
import { createArticle } from './save-article.server.ts'
import { createTaxonomy } from './taxonomy.server.ts'

describeOnDatabase('an article that is saved as it was', 'schema', (database) => {
  const ids = { category: 0, author: 0, article: 0 }
  let actorId = ''

  beforeAll(async () => {
    const { db, pool } = database()
    ids.category = (await createTaxonomy(db, 'categories', { name: 'Tư vấn thử' })).id
    ids.author = (await createTaxonomy(db, 'authors', { name: 'Ban Thử' })).id
    actorId = await addPerson(database(), 'bien-tap@example.vn', 'editor')
    await pool.query(`insert into webhooks (name, url, events, salt)
      values ('Máy thử', 'https://hooks.example/', '{article.published,article.changed}', 's')`)
    const input = articleInput.parse({
      title: 'Chọn tủ lạnh',
      content: '<p>Nhà <b>bốn</b> người</p>',
      category_id: ids.category,
      author_id: ids.author,
      status: 'published',
      reading_time: 9,
      tags: ['Tủ lạnh', 'Bếp'],
    })
    ids.article = (await createArticle(db, { input, editorId: actorId })).id
    // As imports keep it: finer than it is given back.
    await pool.query(`update articles set published_at = '2026-01-05T01:02:03.123456Z', is_demo = true`)
    await pool.query(`delete from webhook_events`)
  })

  const change = (fields: object) =>
    rewriteArticle({ db: database().db, actorId }, { id: ids.article, change: articleChange.parse(fields) })
  const traces = async () => {
    const { rows } = await database().pool.query(`
      select (select jsonb_agg(to_jsonb(a)) from articles a) as row, (select count(*)::int from article_revisions) as revisions,
        (select count(*)::int from audit_log) as lines, (select count(*)::int from webhook_events) as events`)
    return rows[0] as { row: unknown; revisions: number; lines: number; events: number }
  }

  it.each([
    ['its title', { title: 'Chọn tủ lạnh' }],
    ['its content, as it is cleaned', { content: '<p onclick="x">Nhà <b>bốn</b> người</p>' }],
    ['its tags, by other spellings', { tags: ['bep', 'TU LANH'] }],
    ['its time of publication', { published_at: '2026-01-05T01:02:03.123Z', status: 'published' }],
    ['its slug and its category', { slug: 'chon-tu-lanh', category_id: 'category' }],
  ])('leaves no trace: %s', async (_, fields) => {
    const before = await traces()
    const given = 'category_id' in fields ? { ...fields, category_id: ids.category } : fields
    const saved = await change(given)
    expect(await traces()).toEqual(before)
    expect(saved).toMatchObject({ id: ids.article, status: 'published' })
  })

  it('a change among what stays is told, kept and written down', async () => {
    const before = await traces()
    await change({ title: 'Chọn tủ lạnh', excerpt: 'Ngắn gọn' })
    const after = await traces()
    expect(after).toMatchObject({
      revisions: before.revisions + 1,
      lines: before.lines + 1,
      events: before.events + 1,
    })
  })
})
