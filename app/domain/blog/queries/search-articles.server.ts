import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import type { ArticleCard } from '../article.ts'
import { foundArticles } from '../found/found-articles.server.ts'
import type { ArticleSearch } from '../found/found-articles.server.ts'
import { cardColumns, cardJoins, isPublic, toCard } from './article-columns.server.ts'
import type { CardRow } from './article-columns.server.ts'

/** A found article and the folded words around the hit are shown with. */
export type FoundArticle = ArticleCard & { contentText: string }

/** A page of what `foundArticles` finds. */
export async function searchArticles(
  db: Db,
  search: ArticleSearch,
): Promise<{ articles: FoundArticle[]; total: number }> {
  const { ids, total } = await foundArticles(db, search)
  return { articles: await cardsOf(db, ids, sql`, a.content_text as "contentText"`), total }
}

/** The first of what `foundArticles` finds. */
export async function firstFound(db: Db, text: string, limit: number): Promise<ArticleCard[]> {
  const { ids } = await foundArticles(db, { text, limit })
  return cardsOf(db, ids, sql``)
}

/** The cards of some articles in the order given, without those that are hidden by now. @param more columns beside those of a card */
async function cardsOf(db: Db, ids: readonly number[], more: SQL): Promise<FoundArticle[]> {
  if (ids.length === 0) return []
  const { rows } = await db.execute<CardRow & { contentText: string }>(sql`
    select ${cardColumns}${more} from unnest(array[${sql.join([...ids], sql`, `)}]::int[]) with ordinality f (id, place)
    join articles a on a.id = f.id ${cardJoins} where ${isPublic} order by f.place`)
  return rows.map(toCard)
}
