import { sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import type { TopicFigures } from '../hot-topics.ts'
import { isPublic } from './article-columns.server.ts'

/** Tags looked at for hot topics. */
const NEWEST_TAGS = 8

/** The newest tags with the articles and likes under each. */
export async function topicFigures(db: Db): Promise<TopicFigures[]> {
  const { rows } = await db.execute<TopicFigures>(sql`
    select t.id, t.name, t.slug, t.description, t.image_url as "imageUrl", t.color,
      f.posts, f.likes, c.name as category, n.featured_image as cover, n.title as "coverTitle"
    from (select * from tags order by created_at desc, id desc limit ${NEWEST_TAGS}) t
    cross join lateral (
      select count(*)::int as posts, coalesce(sum(a.like_count), 0)::int as likes,
        (array_agg(a.id order by a.published_at desc, a.id desc))[1] as newest
      from article_tags x join articles a on a.id = x.article_id where x.tag_id = t.id and ${isPublic}
    ) f
    left join articles n on n.id = f.newest left join categories c on c.id = n.category_id
    order by t.created_at desc, t.id desc`)
  return rows
}
