import type { Db } from '#db/client.ts'
import { cardView } from '../card-view.ts'
import { listArticles } from '../queries/list-articles.server.ts'
import { authorBySlug } from '../queries/taxonomy.server.ts'

const IN_LIST = 12

/** An author with their articles, the newest first; null for one that does not exist, and for a page beyond the last. */
export async function authorPage(db: Db, slug: string, page: number) {
  const author = await authorBySlug(db, slug)
  if (!author) return null
  const totalPages = Math.max(1, Math.ceil(author.articles / IN_LIST))
  if (page > totalPages) return null
  const list = await listArticles(db, { authorId: author.id, limit: IN_LIST, offset: (page - 1) * IN_LIST })
  return { author, articles: list.map(cardView), page, totalPages }
}
