import type { ArticleCard } from './article.ts'

/** Articles shown beside an article. */
export const MOST_RELATED = 3

/**
 * Related articles: the most read of the same category where there are three, else filled up with the same subcategory,
 * then shared tags, then the newest. None twice, never the article itself.
 */
export function relatedArticles(
  article: Pick<ArticleCard, 'id'>,
  pools: {
    sameCategory: readonly ArticleCard[]
    sameSubcategory: readonly ArticleCard[]
    sharedTags: readonly ArticleCard[]
    newest: readonly ArticleCard[]
  },
): ArticleCard[] {
  const byViews = pools.sameCategory
    .filter(({ id }) => id !== article.id)
    .toSorted((a, b) => b.viewCount - a.viewCount)
  if (byViews.length >= MOST_RELATED) return byViews.slice(0, MOST_RELATED)
  const all = [...byViews, ...pools.sameSubcategory, ...pools.sharedTags, ...pools.newest]
  const unique = new Map(all.filter(({ id }) => id !== article.id).map((card) => [card.id, card]))
  return [...unique.values()].slice(0, MOST_RELATED)
}
