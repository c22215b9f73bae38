import { sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import type { Article, ArticleCard } from '../article.ts'
import { MOST_RELATED, relatedArticles } from '../related.ts'
import { listArticles } from './list-articles.server.ts'

/** The articles related to one, by the rule of `relatedArticles`; what the first pool fills is not looked for further. */
export async function relatedTo(db: Db, article: Article): Promise<ArticleCard[]> {
  const base = { except: [article.id], limit: MOST_RELATED } as const
  const sameCategory = await listArticles(db, {
    ...base,
    categoryId: article.category.id,
    order: 'most_viewed',
  })
  if (sameCategory.length >= MOST_RELATED) return sameCategory
  const { subcategory, tags } = article
  const [sameSubcategory, sharedTags, newest] = await Promise.all([
    subcategory ? listArticles(db, { ...base, subcategoryId: subcategory.id }) : [],
    tags.length > 0
      ? listArticles(db, {
          ...base,
          ids: await withTags(
            db,
            tags.map(({ id }) => id),
          ),
        })
      : [],
    listArticles(db, base),
  ])
  return relatedArticles(article, { sameCategory, sameSubcategory, sharedTags, newest })
}

/** Articles that share the most of these tags. */
async function withTags(db: Db, tagIds: readonly number[]): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select article_id as id from article_tags where tag_id in ${[...tagIds]}
    group by article_id order by count(*) desc, article_id desc limit 20`)
  return rows.map(({ id }) => id)
}
