import { expect, it } from 'vitest'
import { describeOnDatabase } from '#tests/support/database.ts'
import { topicFigures } from './topic-figures.server.ts'

describeOnDatabase('what the newest tags come to', 'demo', (database) => {
  const run = (text: string) => database().pool.query(text)
  const OUT = `a.status = 'published' and a.deleted_at is null and a.published_at <= now()`

  /** As the articles themselves say. */
  const counted = async () => {
    const { rows } = await run(`
      select t.id, (select count(*)::int from article_tags x join articles a on a.id = x.article_id where x.tag_id = t.id and ${OUT}) as posts,
        (select coalesce(sum(a.like_count), 0)::int from article_tags x join articles a on a.id = x.article_id where x.tag_id = t.id and ${OUT}) as likes,
        (select a.title from article_tags x join articles a on a.id = x.article_id where x.tag_id = t.id and ${OUT}
          order by a.published_at desc, a.id desc limit 1) as "coverTitle"
      from tags t order by t.created_at desc, t.id desc limit 8`)
    return rows
  }
  const said = async () =>
    (await topicFigures(database().db)).map(({ id, posts, likes, coverTitle }) => ({
      id,
      posts,
      likes,
      coverTitle,
    }))

  it('is what their articles come to', async () => {
    const figures = await said()
    expect(figures).toEqual(await counted())
    expect(figures.some(({ posts }) => posts > 1)).toBe(true)
  })

  it.each([
    ['likes', 'update articles set like_count = like_count + id where id % 3 = 0'],
    ['drafts', `update articles set status = 'draft' where id % 5 = 0`],
    [
      'drafts that come out again',
      `update articles set status = 'published', like_count = 9 where id % 10 = 0`,
    ],
    ['the trash', 'update articles set deleted_at = now() where id % 7 = 0'],
    ['what is taken out of the trash', 'update articles set deleted_at = null where id % 14 = 0'],
    ['a time to come', `update articles set published_at = now() + interval '1 day' where id % 4 = 0`],
    ['articles without a time', 'update articles set published_at = null where id % 9 = 0'],
    [
      'a new tag, the newest',
      `with made as (insert into tags (name, slug) values ('Mới', 'moi') returning id)
        insert into article_tags select a.id, made.id from articles a, made where a.id % 2 = 0`,
    ],
    ['tags that are taken away', 'delete from article_tags where article_id % 8 = 0'],
    [
      'tags that become others',
      `update article_tags x set tag_id = (select max(id) from tags)
        where article_id % 2 = 1 and tag_id = (select min(tag_id) from article_tags y where y.article_id = x.article_id)`,
    ],
    ['articles that are gone', 'delete from articles where id % 11 = 0'],
    ['a tag that is gone', 'delete from tags where id = (select min(id) from tags)'],
    [
      'many articles, so that the newest is looked for among all',
      `insert into articles (slug, title, content, status, like_count, published_at, category_id, author_id)
         select 'nhieu-' || n, 'Bài ' || n, '', 'published', n, now() - n * interval '1 day', 1, 1 from generate_series(1, 700) n;
       insert into article_tags select id, (select max(id) from tags) from articles where slug like 'nhieu-%' and id % 2 = 0`,
    ],
    ['nothing at all', 'truncate article_tags'],
  ])('follows %s', async (_, change) => {
    await run(change)
    expect(await said()).toEqual(await counted())
  })
})
