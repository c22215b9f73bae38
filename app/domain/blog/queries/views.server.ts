import { sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'

/** One visitor's look at one article. */
export type View = { articleId: number; visitor: string }

/**
 * Counts views in one statement: a repeat by the same visitor within 30 minutes does not count (ruling 7), on whichever
 * server it was seen. The day is Vietnam's.
 */
export async function countViews(db: Db, views: readonly View[]): Promise<void> {
  if (views.length === 0) return
  const values = sql.join(
    views.map(({ articleId, visitor }) => sql`(${articleId}::int, ${visitor}::text)`),
    sql`, `,
  )
  await db.execute(sql`
    with seen(article_id, visitor_hash) as (select distinct * from (values ${values}) v),
    counted as (
      insert into article_views (article_id, visitor_hash)
      select s.article_id, s.visitor_hash from seen s join articles a on a.id = s.article_id
      on conflict (article_id, visitor_hash) do update set seen_at = now()
        where article_views.seen_at < now() - interval '30 minutes'
      returning article_id
    ),
    sums as (select article_id, count(*)::int as n from counted group by article_id),
    daily as (
      insert into article_daily_views (article_id, day, views)
      select article_id, (now() at time zone 'Asia/Ho_Chi_Minh')::date, n from sums
      on conflict (day, article_id) do update set views = article_daily_views.views + excluded.views
      returning 1
    )
    update articles a set view_count = a.view_count + sums.n from sums where a.id = sums.article_id`)
}

/** The articles read most in the last seven days, with their views; fewer where fewer were read. */
export async function mostReadThisWeek(
  db: Db,
  { categoryId, limit }: { categoryId?: number | undefined; limit: number },
): Promise<number[]> {
  const inCategory = categoryId === undefined ? sql`true` : sql`a.category_id = ${categoryId}`
  const { rows } = await db.execute<{ id: number }>(sql`
    select v.article_id as id from article_daily_views v join articles a on a.id = v.article_id
    where v.day > (now() at time zone 'Asia/Ho_Chi_Minh')::date - 7 and ${inCategory}
    group by v.article_id order by sum(v.views) desc, v.article_id desc limit ${limit}`)
  return rows.map(({ id }) => id)
}

/** Forgets who saw what longer ago than a day. */
export async function forgetViews(db: Db): Promise<void> {
  await db.execute(sql`delete from article_views where seen_at < now() - interval '1 day'`)
}
