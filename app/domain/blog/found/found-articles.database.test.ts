import { expect, it } from 'vitest'
import { describeOnDatabases } from '#tests/support/database.ts'
import { foundArticles, foundByTitle } from './found-articles.server.ts'

const TEXTS = ['tủ lạnh', 'máy', 'may lanh inverter', 'tiết', 'mẹo quạt', 'xyzabc', 'a e o', '50%']

describeOnDatabases('what a text finds of articles', 'demo', (database) => {
  const run = (text: string) => database().pool.query(text)
  const noted = async (change: string) => {
    await run('truncate article_changes')
    await run(change)
    const { rows } = await database().pool.query<{ id: number }>(
      'select article_id as id from article_changes order by 1',
    )
    return rows.map(({ id }) => id)
  }

  const found = () =>
    Promise.all(
      TEXTS.map(async (text) => ({
        all: await foundArticles(database().db, { text, limit: 5_000 }),
        page: await foundArticles(database().db, { text, limit: 3, offset: 2 }),
        titles: await foundByTitle(database().db, text, 5_000),
      })),
    )
  /** The same as a look at every text and name finds it. */
  const truth = () =>
    Promise.all(
      TEXTS.map(async (text) => {
        const { rows } = await database().pool.query<{ id: number; isTitle: boolean }>(
          `select a.id, t.words as "isTitle" from articles a join categories c on c.id = a.category_id join authors w on w.id = a.author_id
           cross join lateral (select a.title_folded like '%' || replace(vi_fold($1), '%', '\\%') || '%' as phrase,
             not exists (select from unnest(string_to_array(vi_fold($1), ' ')) word where strpos(a.title_folded, word) = 0) as words) t
           where a.status = 'published' and a.deleted_at is null and a.published_at <= now()
             and not exists (select from unnest(string_to_array(vi_fold($1), ' ')) word
               where strpos(vi_fold(concat_ws(' ', a.title, a.excerpt, a.content_text)), word) = 0
                 and strpos(vi_fold(c.name), word) = 0 and strpos(vi_fold(w.name), word) = 0)
           order by t.phrase desc, t.words desc, a.published_at desc, a.id desc`,
          [text],
        )
        const ids = rows.map(({ id }) => id)
        return {
          all: { ids, total: ids.length },
          page: { ids: ids.slice(2, 5), total: ids.length },
          titles: rows.filter(({ isTitle }) => isTitle).map(({ id }) => id),
        }
      }),
    )

  it('is put in order and counted as a look at all of them does', async () => {
    const first = await found()
    expect(first).toEqual(await truth())
    expect(first[1]?.all.total).toBeGreaterThan(20)
  })
  it.each([
    ['texts', `update articles set content_text = 'Mẹo quạt xyzabc ' || content_text where id % 7 = 0`],
    ['titles', `update articles set title = 'Tủ lạnh ' || title where id % 5 = 0`],
    ['titles that lose a word', `update articles set title = 'Bài ' || id where id % 10 = 0`],
    ['what is filed otherwise', 'update articles set category_id = 1, author_id = 1 where id % 3 = 0'],
    ['the name of a category', `update categories set name = 'Xyzabc' where id = 2`],
    ['the name of an author', `update authors set name = 'Tổ Máy' where id = 1`],
    ['drafts', `update articles set status = 'draft' where id % 11 = 0`],
    ['the trash', 'update articles set deleted_at = now() where id % 13 = 0'],
    ['what comes back', 'update articles set deleted_at = null where id % 26 = 0'],
    ['what is gone', 'delete from articles where id % 17 = 0'],
    [
      'what is new',
      `insert into articles (slug, title, content, content_text, category_id, author_id, status, published_at)
       select 'moi-' || n, 'Tủ lạnh mới ' || n, 'x', 'xyzabc', 1, 1, 'published', now() - n * interval '1 minute' from generate_series(1, 400) n`,
    ],
    ['many at once', `update articles set excerpt = 'Giảm 50% máy' where slug like 'moi-%'`],
    [
      'when they were published',
      `update articles set published_at = published_at - interval '9 days' where id % 4 = 0`,
    ],
    ['a time to come', `update articles set published_at = now() + interval '1 hour' where id % 8 = 0`],
  ])('is, after a change of %s', async (_, change) => {
    await found()
    await run(change)
    expect(await found()).toEqual(await truth())
  })
  it('is shown once its time has come, without a change', async () => {
    await run(
      `insert into articles (slug, title, content, content_text, category_id, author_id, status, published_at)
       values ('sap-ra', 'Sắp ra zzqq', 'x', 'x', 1, 1, 'published', now() + interval '300 ms')`,
    )
    const total = async () => (await foundArticles(database().db, { text: 'zzqq', limit: 1 })).total
    expect(await total()).toBe(0)
    await expect.poll(total, { timeout: 5_000 }).toBe(1)
  })
  it('holds for many who ask while articles are written', async () => {
    const writes = (async () => {
      for (let at = 0; at < 20; at += 1)
        await run(`update articles set title = 'Tủ lạnh ${at} ' || id where id % 9 = ${at % 9}`)
    })()
    await Promise.all([writes, ...Array.from({ length: 10 }, () => found())])
    expect(await found()).toEqual(await truth())
  })

  it('is told of what articles are found by, and of nothing else', async () => {
    const { rows } = await database().pool.query<{ id: number }>(
      'select id from articles order by id limit 2',
    )
    const [one = 0, two = 0] = rows.map(({ id }) => id)
    expect(await noted(`update articles set view_count = view_count + 1, like_count = 3`)).toEqual([])
    expect(await noted(`update articles set updated_at = now(), title = title where id = ${one}`)).toEqual([])
    expect(await noted(`update articles set excerpt = 'Khác' where id in (${one}, ${two})`)).toEqual([
      one,
      two,
    ])
    expect(await noted(`delete from articles where id = ${one}`)).toEqual([one])
  })
  it('is nothing where all articles are gone', async () => {
    await found()
    await run('truncate articles cascade')
    expect(await found()).toEqual(await truth())
  })
})
