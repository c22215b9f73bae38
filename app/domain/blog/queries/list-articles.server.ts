import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import type { ArticleCard } from '../article.ts'
import { cardColumns, cardJoins, isPublic, toCard } from './article-columns.server.ts'
import type { CardRow } from './article-columns.server.ts'

/** Which published articles, in which order. Conditions given must all hold. */
export type ArticleQuery = {
  categoryId?: number | undefined
  subcategoryId?: number | undefined
  tagId?: number | undefined
  authorId?: number | undefined
  isFeatured?: boolean | undefined
  /** Articles that are not wanted again. */
  except?: readonly number[] | undefined
  ids?: readonly number[] | undefined
  order?: 'newest' | 'most_viewed' | undefined
  limit: number
  offset?: number | undefined
}

const ORDERS = {
  newest: sql`a.published_at desc, a.id desc`,
  most_viewed: sql`a.view_count desc, a.id desc`,
}

/** Published articles as cards, the newest first unless asked otherwise. */
export async function listArticles(db: Db, query: ArticleQuery): Promise<ArticleCard[]> {
  const order = ORDERS[query.order ?? 'newest']
  const { rows } = await db.execute<CardRow>(sql`
    select ${cardColumns} from (
      select a.id as listed from articles a where ${whereOf(query)}
      order by ${order} limit ${query.limit} offset ${query.offset ?? 0}
    ) page join articles a on a.id = page.listed ${cardJoins} order by ${order}`)
  return rows.map(toCard)
}

/** How many published articles meet the conditions. */
export async function countArticles(db: Db, query: Omit<ArticleQuery, 'limit'>): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(
    sql`select count(*)::int as n from articles a where ${whereOf(query)}`,
  )
  return rows[0]?.n ?? 0
}

function whereOf(query: Omit<ArticleQuery, 'limit'>): SQL {
  const { categoryId, subcategoryId, tagId, authorId, isFeatured, except, ids } = query
  const conditions = [
    isPublic,
    categoryId === undefined ? null : sql`a.category_id = ${categoryId}`,
    subcategoryId === undefined ? null : sql`a.subcategory_id = ${subcategoryId}`,
    authorId === undefined ? null : sql`a.author_id = ${authorId}`,
    isFeatured === undefined ? null : sql`a.is_featured = ${isFeatured}`,
    tagId === undefined
      ? null
      : sql`a.id in (select x.article_id from article_tags x where x.tag_id = ${tagId})`,
    except?.length ? sql`a.id not in ${[...except]}` : null,
    ids === undefined ? null : ids.length > 0 ? sql`a.id in ${[...ids]}` : sql`false`,
  ]
  return sql.join(
    conditions.filter((condition) => condition !== null),
    sql` and `,
  )
}
