import type { z } from 'zod'
import type { Db } from '#db/client.ts'
import type { articlesQuery } from '../schema.ts'
import { countArticles, listArticles } from './list-articles.server.ts'
import { searchArticles } from './search-articles.server.ts'
import { blogCategories, tagBySlug } from './taxonomy.server.ts'

/** Published articles by page, as the read API asks; a category or tag that does not exist has none. */
export async function pageOfArticles(db: Db, query: z.infer<typeof articlesQuery>) {
  const { page, limit, category, tag, search } = query
  const [categories, tagged] = await Promise.all([
    category === undefined ? [] : blogCategories(db),
    tag === undefined ? null : tagBySlug(db, tag),
  ])
  const chosen = categories.find(({ slug }) => slug === category)
  const isUnknown = (category !== undefined && !chosen) || (tag !== undefined && !tagged)
  if (isUnknown) return { articles: [], total: 0 }
  const where = { categoryId: chosen?.id, tagId: tagged?.id }
  const place = { limit, offset: (page - 1) * limit }
  if (search) return searchArticles(db, { text: search, ...where, ...place })
  const [articles, total] = await Promise.all([
    listArticles(db, { ...where, ...place }),
    countArticles(db, where),
  ])
  return { articles, total }
}
