import { sql } from 'drizzle-orm'
import { IMPORTED_TEXTS } from '#app/domain/blog/fields.ts'
import type { Reader, StoredRow } from '#app/domain/imports/import-subject.ts'
import { columnList } from '#app/platform/columns.server.ts'
import type { ArticleState } from '../article-state.ts'

/** Which of these slugs an article has, also one in the trash. */
export async function takenSlugs(db: Reader, slugs: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await db.execute<{ slug: string }>(
    sql`select slug from articles where slug = any(${sql.param(slugs)}::text[])`,
  )
  return new Set(rows.map(({ slug }) => slug))
}

/** The articles with these slugs as an import sees them, also those in the trash. */
export async function storedArticles(
  db: Reader,
  slugs: readonly string[],
): Promise<ReadonlyMap<string, StoredRow<ArticleState>>> {
  const { rows } = await db.execute<
    Omit<ArticleState, 'figures' | 'pictures' | 'author_bio' | 'modified_at'> & { id: number; stamp: string }
  >(sql`
    select a.id, a.updated_at::text as stamp, a.slug, a.title, a.content, a.category_id, a.author_id, a.subcategory_id,
      ${columnList(IMPORTED_TEXTS, 'a')}, a.is_featured, a.status, a.deleted_at is not null as is_trashed,
      to_char(a.published_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as published_at,
      array(select r.path from redirects r where r.article_id = a.id order by r.path) as redirects,
      array(select t.name from article_tags x join tags t on t.id = x.tag_id where x.article_id = a.id order by t.id) as tags
    from articles a where a.slug = any(${sql.param(slugs)}::text[])`)
  return new Map(
    rows.map(({ id, stamp, ...state }) => [
      state.slug,
      { id, stamp, state: { ...state, figures: null, pictures: [], author_bio: null, modified_at: null } },
    ]),
  )
}
