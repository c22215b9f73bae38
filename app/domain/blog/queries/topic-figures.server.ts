import { sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import type { TopicFigures } from '../hot-topics.ts'
import { isPublic } from './article-columns.server.ts'

/** Tags looked at for hot topics. */
const NEWEST_TAGS = 8

/** The newest tags with the articles and likes under each, counted in one pass. */
export async function topicFigures(db: Db): Promise<TopicFigures[]> {
  const { rows } = await db.execute<TopicFigures>(sql`
    with newest as (select * from tags order by created_at desc, id desc limit ${NEWEST_TAGS}),
    counted as (
      select x.tag_id, count(*)::int as posts, sum(a.like_count)::int as likes,
        (array_agg(a.id order by a.published_at desc, a.id desc))[1] as cover
      from article_tags x join articles a on a.id = x.article_id
      where x.tag_id in (select id from newest) and ${isPublic} group by x.tag_id
    )
    select t.id, t.name, t.slug, t.description, t.image_url as "imageUrl", t.color,
      coalesce(f.posts, 0) as posts, coalesce(f.likes, 0) as likes, c.name as category,
      n.featured_image as cover, n.title as "coverTitle"
    from newest t left join counted f on f.tag_id = t.id
    left join articles n on n.id = f.cover left join categories c on c.id = n.category_id
    order by t.created_at desc, t.id desc`)
  return rows
}
