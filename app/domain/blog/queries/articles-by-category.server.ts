import { sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import type { ArticleCard } from '../article.ts'
import { cardColumns, cardJoins, isPublic, toCard } from './article-columns.server.ts'
import type { CardRow } from './article-columns.server.ts'

/** The newest articles of every category in use, `each` at most of one; categories in their display order. */
export async function articlesByCategory(db: Db, each: number): Promise<ArticleCard[]> {
  const { rows } = await db.execute<CardRow>(sql`
    select ${cardColumns} from categories k
    cross join lateral (
      select a.* from articles a where a.category_id = k.id and ${isPublic}
      order by a.published_at desc, a.id desc limit ${each}
    ) a ${cardJoins}
    where k.is_active order by k.display_order, k.id, a.published_at desc, a.id desc`)
  return rows.map(toCard)
}
