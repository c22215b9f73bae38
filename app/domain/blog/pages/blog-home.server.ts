import type { Db } from '#db/client.ts'
import { cardView } from '../card-view.ts'
import type { CardView } from '../card-view.ts'
import { hotTopics } from '../hot-topics.ts'
import { categoryPath } from '../paths.ts'
import { articlesByCategory } from '../queries/articles-by-category.server.ts'
import { listArticles } from '../queries/list-articles.server.ts'
import { topicFigures } from '../queries/topic-figures.server.ts'
import { isBehindSaleDay } from '../sale-day.ts'
import { topicView } from '../topic-view.ts'

const FEATURED = 5
/** Read of those that were chosen: one about a day that is over leads nothing any more. */
const READ_FEATURED = 2 * FEATURED
const LATEST = 6
const MOST_VIEWED = 8
const IN_BAND = 4
/** Read of each category, so that enough are left that do not stand above. */
const READ_FOR_BAND = IN_BAND + FEATURED

/** A category of the blog's home with its newest articles. */
export type Band = { name: string; href: string; articles: CardView[] }

/** Everything the home of the blog shows; no article stands twice above the list of the most read. */
export async function blogHome(db: Db) {
  const now = Date.now()
  const [chosen, figures, mostViewed, ofCategories] = await Promise.all([
    listArticles(db, { isFeatured: true, limit: READ_FEATURED }),
    topicFigures(db),
    listArticles(db, { order: 'most_viewed', limit: MOST_VIEWED }),
    articlesByCategory(db, READ_FOR_BAND),
  ])
  const featured = chosen.filter((article) => !isBehindSaleDay(article, now)).slice(0, FEATURED)
  const latest = await listArticles(db, { except: featured.map(({ id }) => id), limit: LATEST })
  return {
    featured: featured.map(cardView),
    topics: hotTopics(figures).map(topicView),
    latest: latest.map(cardView),
    mostViewed: mostViewed.filter(({ viewCount }) => viewCount > 0).map(cardView),
    bands: bandsOf(ofCategories, new Set([...featured, ...latest].map(({ id }) => id))),
  }
}

/** A band a category, of articles that do not stand above; one that has no others shows what it has. */
function bandsOf(
  articles: Awaited<ReturnType<typeof articlesByCategory>>,
  above: ReadonlySet<number>,
): Band[] {
  const byCategory = Map.groupBy(articles, ({ category }) => category.slug)
  return [...byCategory].map(([slug, own]) => {
    const others = own.filter(({ id }) => !above.has(id))
    const shown = (others.length > 0 ? others : own).slice(0, IN_BAND)
    return { name: own[0]?.category.name ?? slug, href: categoryPath(slug), articles: shown.map(cardView) }
  })
}
