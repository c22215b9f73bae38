import { sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { isPublic } from './article-columns.server.ts'

export type BlogCategory = { id: number; name: string; slug: string; description: string | null }

/** The categories in use, in their display order. */
export async function blogCategories(db: Db): Promise<BlogCategory[]> {
  const { rows } = await db.execute<BlogCategory>(
    sql`select id, name, slug, description from categories where is_active order by display_order, id`,
  )
  return rows
}

/** The slug that what had this one before has now; null where nothing had it. */
export async function slugNow(
  db: Db,
  table: 'categories' | 'tags' | 'authors',
  formerSlug: string,
): Promise<string | null> {
  const { rows } = await db.execute<{ slug: string }>(sql`
    select slug from ${sql.identifier(table)} where former_slugs @> ${sql.param([formerSlug])}::text[] order by id limit 1`)
  return rows[0]?.slug ?? null
}

export type BlogTag = {
  id: number
  name: string
  slug: string
  description: string | null
  color: string
  imageUrl: string | null
  articles: number
}

/** A tag by its slug with how many published articles have it; null where there is none. */
export async function tagBySlug(db: Db, slug: string): Promise<BlogTag | null> {
  const { rows } = await db.execute<BlogTag>(sql`
    select t.id, t.name, t.slug, t.description, t.color, t.image_url as "imageUrl",
      (select count(*)::int from article_tags x join articles a on a.id = x.article_id
        where x.tag_id = t.id and ${isPublic}) as articles
    from tags t where t.slug = ${slug}`)
  return rows[0] ?? null
}

export type BlogAuthor = {
  id: number
  name: string
  slug: string
  bio: string | null
  avatarUrl: string | null
  /** Web addresses. */
  links: string[]
  articles: number
}

/** An author by slug with how many published articles they have; null where there is none. */
export async function authorBySlug(db: Db, slug: string): Promise<BlogAuthor | null> {
  const { rows } = await db.execute<BlogAuthor>(sql`
    select w.id, w.name, w.slug, w.bio, w.avatar_url as "avatarUrl", w.links,
      (select count(*)::int from articles a where a.author_id = w.id and ${isPublic}) as articles
    from authors w where w.slug = ${slug}`)
  return rows[0] ?? null
}
