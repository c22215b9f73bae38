import { sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { isPublic } from './article-columns.server.ts'

/** A page of the blog and the day it last changed, YYYY-MM-DD. */
export type BlogEntry = { kind: 'article' | 'category' | 'tag' | 'author'; slug: string; changedOn: string }

const newest = sql`to_char(max(a.updated_at) at time zone 'UTC', 'YYYY-MM-DD')`

/** Every page of the blog that shows an article, for the sitemap: articles, and the categories, tags and authors that have one. */
export async function blogEntries(db: Db): Promise<BlogEntry[]> {
  const { rows } = await db.execute<BlogEntry>(sql`
    select * from (
      select 1 as place, 'category' as kind, c.slug, ${newest} as "changedOn"
        from categories c join articles a on a.category_id = c.id and ${isPublic} where c.is_active group by c.id
      union all
      select 2, 'tag', t.slug, ${newest} from tags t join article_tags x on x.tag_id = t.id
        join articles a on a.id = x.article_id and ${isPublic} group by t.id
      union all
      select 3, 'author', w.slug, ${newest} from authors w join articles a on a.author_id = w.id and ${isPublic} group by w.id
      union all
      select 4, 'article', a.slug, to_char(a.updated_at at time zone 'UTC', 'YYYY-MM-DD') from articles a where ${isPublic}
    ) entries order by place, slug`)
  return rows
}
