import { sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'

/** How much there is of the blog; articles in the trash are not counted, and those to come are not published yet. */
export type ArticleFigures = {
  articles: number
  published: number
  drafts: number
  categories: number
  authors: number
  tags: number
}

/** Counts the blog's rows for the dashboard. */
export async function articleFigures(db: Db): Promise<ArticleFigures> {
  const { rows } = await db.execute<ArticleFigures>(sql`
    select count(*)::int as articles,
      (count(*) filter (where status = 'published' and not coalesce(published_at > now(), false)))::int as published,
      (count(*) filter (where status = 'draft'))::int as drafts,
      (select count(*)::int from categories) as categories,
      (select count(*)::int from authors) as authors,
      (select count(*)::int from tags) as tags
    from articles where deleted_at is null`)
  return rows[0] ?? { articles: 0, published: 0, drafts: 0, categories: 0, authors: 0, tags: 0 }
}

/** A day of Vietnam ('2026-11-21') and how often articles were read on it. */
export type DayOfViews = { day: string; views: number }

/** Views of all articles on each of the last `days` days, today the last; days without any are there with 0. */
export async function viewsByDay(db: Db, days: number): Promise<DayOfViews[]> {
  const { rows } = await db.execute<DayOfViews>(sql`
    with today as (select (now() at time zone 'Asia/Ho_Chi_Minh')::date as day)
    select to_char(d.day, 'YYYY-MM-DD') as day, coalesce(sum(v.views), 0)::int as views
    from today, generate_series(today.day - ${days - 1}::int, today.day, interval '1 day') as d(day)
    left join article_daily_views v on v.day = d.day::date
    group by d.day order by d.day`)
  return rows
}
