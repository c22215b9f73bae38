import { sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'

/** An article as a text may quote it. */
export type ArticleFound = { slug: string; title: string; excerpt: string }

/** Published articles about all of the words, the best match first. */
export async function searchArticles(db: Db, words: string, limit: number): Promise<ArticleFound[]> {
  const { rows } = await db.execute<ArticleFound>(sql`
    select slug, title, left(coalesce(excerpt, ''), 400) as excerpt
    from articles, plainto_tsquery('simple', vi_fold(${words})) query
    where tsv @@ query and status = 'published' and deleted_at is null and published_at <= now()
    order by ts_rank(tsv, query) desc, published_at desc limit ${limit}`)
  return rows
}
