import { sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'

/** Counts a visitor's like of a published article once. @returns the likes now; null where there is no such article */
export async function likeArticle(
  db: Db,
  { articleId, visitor }: { articleId: number; visitor: string },
): Promise<number | null> {
  const { rows } = await db.execute<{ likes: number }>(sql`
    with liked as (
      insert into article_likes (article_id, visitor_hash)
      select id, ${visitor} from articles
      where id = ${articleId} and status = 'published' and deleted_at is null and published_at <= now()
      on conflict do nothing returning article_id
    ), counted as (
      update articles a set like_count = like_count + 1 from liked where a.id = liked.article_id returning a.like_count
    )
    select coalesce((select like_count from counted), (select like_count from articles where id = ${articleId}))::int as likes`)
  return rows[0]?.likes ?? null
}
