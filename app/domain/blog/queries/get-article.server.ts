import { sql } from 'drizzle-orm'
import { byHeart, ENOUGH } from '#app/platform/by-heart.ts'
import type { ByHeart } from '#app/platform/by-heart.ts'
import type { Db } from '#db/client.ts'
import type { Article } from '../article.ts'
import { cardColumns, cardJoins, isPublic, textColumns, toCard } from './article-columns.server.ts'
import type { ArticleTexts, CardRow } from './article-columns.server.ts'

type ArticleRow = CardRow & ArticleTexts

/** A published article by its slug; null where there is none to show. */
export async function getArticle(db: Db, slug: string): Promise<Article | null> {
  const { rows } = await db.execute<ArticleRow>(sql`
    select ${cardColumns}, ${textColumns}
    from articles a ${cardJoins} where a.slug = ${slug} and ${isPublic}`)
  return rows[0] ? toCard(rows[0]) : null
}

/** The slug that a published article has now, by one it had before; null where none had it. */
export async function newSlugOf(db: Db, oldSlug: string): Promise<string | null> {
  const { rows } = await db.execute<{ slug: string }>(sql`
    select a.slug from article_slug_history h join articles a on a.id = h.article_id
    where h.slug = ${oldSlug} and ${isPublic}`)
  return rows[0]?.slug ?? null
}

/** The slugs that articles had before. */
export async function oldSlugs(db: Db): Promise<ByHeart> {
  const { rows } = await db.execute<{ slug: string }>(
    sql`select slug from article_slug_history limit ${ENOUGH}`,
  )
  return byHeart(rows.map(({ slug }) => slug))
}

/** Whether a published article has this slug. */
export async function isSlugPublished(db: Db, slug: string): Promise<boolean> {
  const { rows } = await db.execute(sql`select from articles a where a.slug = ${slug} and ${isPublic}`)
  return rows.length > 0
}

/** The slug of a published article; null where there is none to show. */
export async function slugOfArticle(db: Db, id: number): Promise<string | null> {
  const { rows } = await db.execute<{ slug: string }>(
    sql`select a.slug from articles a where a.id = ${id} and ${isPublic}`,
  )
  return rows[0]?.slug ?? null
}

/** The HTML of articles by their ids; one that is not there is left out. */
export async function articleContents(db: Db, ids: readonly number[]): Promise<Map<number, string>> {
  const { rows } = await db.execute<{ id: number; content: string }>(
    sql`select id, content from articles where id = any(${sql.param(ids)}::int[])`,
  )
  return new Map(rows.map(({ id, content }) => [id, content]))
}
