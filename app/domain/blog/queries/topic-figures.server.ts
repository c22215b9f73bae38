import { sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import type { TopicFigures } from '../hot-topics.ts'
import { isPublic } from './article-columns.server.ts'

/** Tags looked at for hot topics. */
const NEWEST_TAGS = 8

/** Articles of a tag up to which the newest is looked for among these, and not among all articles from the newest on. */
const FEW = 100

const newestFirst = sql`a.published_at desc, a.id desc`
const shownOfCover = sql`a.title, a.featured_image, a.category_id`

/** The newest tags with the articles and likes under each, as triggers keep them, without those of a time to come. */
export async function topicFigures(db: Db): Promise<TopicFigures[]> {
  const { rows } = await db.execute<TopicFigures>(sql`
    with newest as (select * from tags order by created_at desc, id desc limit ${NEWEST_TAGS}),
    later as (
      select x.tag_id, count(*)::int as posts, sum(a.like_count)::int as likes
      from articles a join article_tags x on x.article_id = a.id
      where a.status = 'published' and a.deleted_at is null and a.published_at > now() group by x.tag_id
    )
    select t.id, t.name, t.slug, t.description, t.image_url as "imageUrl", t.color,
      coalesce(f.posts, 0) - coalesce(l.posts, 0) as posts, coalesce(f.likes, 0) - coalesce(l.likes, 0) as likes,
      c.name as category, n.featured_image as cover, n.title as "coverTitle"
    from newest t left join tag_figures f on f.tag_id = t.id left join later l on l.tag_id = t.id
    left join lateral (
      (select ${shownOfCover} from articles a where f.posts <= ${FEW} and ${isPublic}
        and a.id = any(array(select x.article_id from article_tags x where x.tag_id = t.id)) order by ${newestFirst} limit 1)
      union all
      (select ${shownOfCover} from articles a where f.posts > ${FEW} and ${isPublic}
        and exists (select from article_tags x where x.article_id = a.id and x.tag_id = t.id) order by ${newestFirst} limit 1)
    ) n on true
    left join categories c on c.id = n.category_id
    order by t.created_at desc, t.id desc`)
  return rows
}
