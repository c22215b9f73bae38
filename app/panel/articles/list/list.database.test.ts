import { beforeAll, expect, it } from 'vitest'
import { trashArticle } from '#app/domain/blog/editing/article-editing.server.ts'
import { FIRST_STATE } from '#app/domain/blog/editing/list-state.ts'
import type { ArticleListState } from '#app/domain/blog/editing/list-state.ts'
import {
  articlesForEditors,
  articleWork,
  idsForEditors,
} from '#app/domain/blog/queries/articles-for-editors.server.ts'
import { listChoices } from '#app/domain/blog/queries/editing-choices.server.ts'
import { articleMaker } from '#tests/support/articles.ts'
import { describeOnDatabase } from '#tests/support/database.ts'

describeOnDatabase('the list of articles', 'schema', (database) => {
  const ids = { fridge: 0, draft: 0, later: 0, gone: 0, tips: 0, tag: 0 }

  beforeAll(async () => {
    const { db } = database()
    const make = articleMaker(db)
    ids.tips = await make.category('meo-thu', 'Mẹo thử')
    ids.tag = await make.tag('inverter', { name: 'Inverter' })
    const day = (number: number) => new Date(`2026-01-${String(number).padStart(2, '0')}T00:00:00Z`)
    ids.fridge = await make.article('tu-lanh', {
      title: 'Tủ lạnh nào hợp',
      updatedAt: day(4),
      tags: [ids.tag],
    })
    ids.draft = await make.article('ban-nhap', {
      title: 'Bếp từ 100%',
      status: 'draft',
      publishedAt: null,
      updatedAt: day(3),
      categoryId: ids.tips,
      content: '<p>Nồi đáy phẳng</p>',
    })
    ids.later = await make.article('hen-gio', {
      title: 'Ấm đun',
      publishedAt: new Date('2999-01-01'),
      updatedAt: day(2),
    })
    ids.gone = await make.article('da-xoa', { title: 'Đã xóa', updatedAt: day(1) })
    await trashArticle(db, ids.gone)
  })

  const listed = async (state: Partial<ArticleListState>) => {
    const { articles, total } = await articlesForEditors(database().db, { ...FIRST_STATE, ...state })
    expect(total).toBe(articles.length)
    return articles.map(({ id }) => id)
  }

  it('shows what is not in the trash, last updated first', async () =>
    expect(await listed({})).toEqual([ids.fridge, ids.draft, ids.later]))
  it('counts what is not out yet or lacks something as its filters list it', async () => {
    const work = await articleWork(database().db)
    expect(work).toMatchObject({ draft: 1, scheduled: 1 })
    expect(work).toEqual({
      draft: (await listed({ status: 'draft' })).length,
      scheduled: (await listed({ status: 'scheduled' })).length,
      'no-picture': (await listed({ kind: 'no-picture' })).length,
      'no-excerpt': (await listed({ kind: 'no-excerpt' })).length,
    })
  })
  it('tells of each what it lacks', async () => {
    await database().pool.query(`update articles set featured_image = '/a.png', excerpt = '' where id = $1`, [
      ids.draft,
    ])
    const { articles } = await articlesForEditors(database().db, { ...FIRST_STATE, status: 'draft' })
    expect(articles).toMatchObject([{ id: ids.draft, hasPicture: true, hasExcerpt: false }])
    await database().pool.query('update articles set featured_image = null where id = $1', [ids.draft])
  })
  it('can be turned round', async () =>
    expect(await listed({ order: 'asc' })).toEqual([ids.later, ids.draft, ids.fridge]))
  it('sorts titles as they are read without marks', async () =>
    expect(await listed({ sort: 'title', order: 'asc' })).toEqual([ids.later, ids.draft, ids.fridge]))
  it('sorts by the day of publication, what has none last either way', async () => {
    expect(await listed({ sort: 'published' })).toEqual([ids.later, ids.fridge, ids.draft])
    expect((await listed({ sort: 'published', order: 'asc' })).at(-1)).toBe(ids.draft)
  })
  it('puts the text in a title first, then its words there, then what was edited last, unless told otherwise', async () => {
    const { db } = database()
    const make = articleMaker(db)
    const at = (day: number) => new Date(`2025-01-0${day}T00:00:00Z`)
    const made = [
      await make.article('nguyen-cum', { title: 'Chọn máy sấy bơm nhiệt', updatedAt: at(1) }),
      await make.article('dao-tu', { title: 'Sấy bằng máy nào', updatedAt: at(2) }),
      await make.article('trong-bai', { title: 'Quần áo', content: '<p>máy sấy</p>', updatedAt: at(3) }),
      await make.article('trong-bai-moi', {
        title: 'Phòng giặt',
        content: '<p>máy sấy</p>',
        updatedAt: at(4),
      }),
    ]
    const [phrase, words, older, newer] = made
    expect(await listed({ q: 'may say' })).toEqual([phrase, words, newer, older])
    expect(await listed({ q: 'may say', sort: 'updated' })).toEqual([newer, older, words, phrase])
    expect((await articlesForEditors(db, { ...FIRST_STATE, q: 'may say', size: 25 })).articles).toHaveLength(
      4,
    )
    await database().pool.query('delete from articles where id = any($1)', [made])
  })
  it('shows the trash alone', async () => expect(await listed({ trash: true })).toEqual([ids.gone]))
  it.each([
    ['draft', 'draft'],
    ['published', 'fridge'],
    ['scheduled', 'later'],
  ] as const)('filters by status %s', async (status, expected) =>
    expect(await listed({ status })).toEqual([ids[expected]]),
  )
  it.each([
    [{ tag: 'INVERTER' }, ['fridge']],
    [{ tag: 'không có' }, []],
    [{ kind: 'no-picture' }, ['fridge', 'draft', 'later']],
    [{ kind: 'featured' }, []],
    [{ from: '2999-01-01' }, ['later']],
    [{ to: '2998-12-31' }, ['fridge']],
    [{ from: '2999-01-01', to: '2999-01-01', status: 'scheduled', q: 'am dun' }, ['later']],
    [{ author: 999_999 }, []],
  ] as const)('filters by %j', async (state, expected) =>
    expect(await listed(state)).toEqual(expected.map((name) => ids[name])),
  )
  it('takes days as those of Vietnam', async () => {
    const day = '2025-06-02'
    const { rows } = await database().pool.query<{ id: number }>(
      `update articles set published_at = '2025-06-01T17:00:00Z' where id = $1 returning id`,
      [ids.fridge],
    )
    expect(rows).toHaveLength(1)
    expect(await listed({ from: day, to: day })).toEqual([ids.fridge])
    expect(await listed({ to: '2025-06-01' })).toEqual([])
  })
  it('tells all that it has on all its pages', async () =>
    expect(await idsForEditors(database().db, { ...FIRST_STATE, page: 9 })).toEqual([
      ids.fridge,
      ids.draft,
      ids.later,
    ]))
  it('filters by author, of whom every one is offered', async () => {
    const { authors } = await listChoices(database().db)
    expect(await listed({ author: authors[0]?.id ?? 0 })).toHaveLength(3)
  })
  it('filters by category', async () => expect(await listed({ category: ids.tips })).toEqual([ids.draft]))
  it.each([
    ['tu lanh', 'fridge'],
    ['LẠNH hợp', 'fridge'],
    ['day phang', 'draft'],
    ['mẹo thử', 'draft'],
    ['100%', 'draft'],
  ] as const)('finds %s in title, content or category', async (q, expected) =>
    expect(await listed({ q })).toEqual([ids[expected]]),
  )
  it('takes signs of patterns as they are', async () => expect(await listed({ q: '_%_' })).toEqual([]))
  it('counts everything and shows ten', async () => {
    const make = articleMaker(database().db)
    for (let at = 0; at < 9; at += 1) await make.article(`them-${at}`)
    const { articles, total } = await articlesForEditors(database().db, FIRST_STATE)
    expect([articles.length, total]).toEqual([10, 12])
    const second = await articlesForEditors(database().db, { ...FIRST_STATE, page: 2 })
    expect(second.articles).toHaveLength(2)
    await database().pool.query(`delete from articles where slug like 'them-%'`)
  })
})
