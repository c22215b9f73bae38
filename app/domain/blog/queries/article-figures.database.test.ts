import { beforeAll, expect, it } from 'vitest'
import { describeOnDatabase } from '#tests/support/database.ts'
import { articleFigures, viewsByDay } from './article-figures.server.ts'

describeOnDatabase('the blog in figures', 'schema', (database) => {
  beforeAll(async () => {
    await database().pool.query(`
      insert into categories (id, name, slug) values (1, 'Tư vấn', 'tu-van');
      insert into authors (id, name, slug) values (1, 'An', 'an'), (2, 'Bình', 'binh');
      insert into articles (id, slug, title, content, status, category_id, author_id, deleted_at) values
        (1, 'a', 'A', '', 'published', 1, 1, null), (2, 'b', 'B', '', 'draft', 1, 1, null),
        (3, 'c', 'C', '', 'draft', 1, 1, null), (4, 'd', 'D', '', 'published', 1, 1, now()),
        (5, 'e', 'E', '', 'published', 1, 1, null);
      update articles set published_at = now() + interval '1 day' where id = 5;
      insert into article_daily_views (article_id, day, views) values
        (1, (now() at time zone 'Asia/Ho_Chi_Minh')::date, 5), (2, (now() at time zone 'Asia/Ho_Chi_Minh')::date, 2),
        (1, (now() at time zone 'Asia/Ho_Chi_Minh')::date - 29, 4), (1, (now() at time zone 'Asia/Ho_Chi_Minh')::date - 30, 9)`)
  })

  it('counts articles by status, without those in the trash; one to come is not published yet', async () => {
    expect(await articleFigures(database().db)).toEqual({
      articles: 4,
      published: 1,
      drafts: 2,
      categories: 1,
      authors: 2,
      tags: 0,
    })
  })

  it('has every one of the last 30 days, today the last, with 0 where nobody read', async () => {
    const days = await viewsByDay(database().db, 30)
    expect(days).toHaveLength(30)
    expect(days.map(({ views }) => views)).toEqual([4, ...Array.from({ length: 28 }, () => 0), 7])
    expect(days.at(-1)?.day).toMatch(/^\d{4}-\d{2}-\d{2}$/)
  })
})
