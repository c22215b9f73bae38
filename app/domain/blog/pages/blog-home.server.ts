import type { Db } from '#db/client.ts'
import { cardView } from '../card-view.ts'
import type { CardView } from '../card-view.ts'
import { hotTopics } from '../hot-topics.ts'
import { categoryPath } from '../paths.ts'
import { articlesByCategory } from '../queries/articles-by-category.server.ts'
import { listArticles } from '../queries/list-articles.server.ts'
import { topicFigures } from '../queries/topic-figures.server.ts'
import { topicView } from '../topic-view.ts'

const FEATURED = 5
const LATEST = 6
const MOST_VIEWED = 8
const IN_BAND = 4

/** A category of the blog's home with its newest articles. */
export type Band = { name: string; href: string; articles: CardView[] }

/** Everything the home of the blog shows. No article stands under 'latest' that is featured above. */
export async function blogHome(db: Db) {
  const [featured, figures, mostViewed, ofCategories] = await Promise.all([
    listArticles(db, { isFeatured: true, limit: FEATURED }),
    topicFigures(db),
    listArticles(db, { order: 'most_viewed', limit: MOST_VIEWED }),
    articlesByCategory(db, IN_BAND),
  ])
  const latest = await listArticles(db, { except: featured.map(({ id }) => id), limit: LATEST })
  return {
    featured: featured.map(cardView),
    topics: hotTopics(figures).map(topicView),
    latest: latest.map(cardView),
    mostViewed: mostViewed.filter(({ viewCount }) => viewCount > 0).map(cardView),
    bands: bandsOf(ofCategories),
  }
}

function bandsOf(articles: Awaited<ReturnType<typeof articlesByCategory>>): Band[] {
  const bands = new Map<string, Band>()
  for (const article of articles) {
    const { name, slug } = article.category
    const band = bands.get(slug) ?? { name, href: categoryPath(slug), articles: [] }
    band.articles.push(cardView(article))
    bands.set(slug, band)
  }
  return [...bands.values()]
}
