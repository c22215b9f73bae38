import type { Db } from '#db/client.ts'
import { cardView } from '../card-view.ts'
import { countArticles, listArticles } from '../queries/list-articles.server.ts'
import { blogCategories } from '../queries/taxonomy.server.ts'
import { mostReadThisWeek } from '../queries/views.server.ts'

/** What stands above the paged rest of a category, and how long a page of the rest is. */
const NEWS = 6
const REST = 12
const MOST_READ = 4
const FALLBACK = 8

/**
 * A category's list: one featured article, the newest six, and all others by pages. A category without an article shows
 * the newest eight of the blog (ruling 32). Null for a category that does not exist or a page beyond the last.
 */
export async function categoryPage(db: Db, slug: string, page: number) {
  const category = (await blogCategories(db)).find((each) => each.slug === slug)
  if (!category) return null
  const categoryId = category.id
  const [total, [featured], mostRead] = await Promise.all([
    countArticles(db, { categoryId }),
    listArticles(db, { categoryId, isFeatured: true, limit: 1 }),
    mostReadOf(db, categoryId),
  ])
  if (total === 0) return page === 1 ? emptyCategory(db, category) : null
  const totalPages = Math.max(1, Math.ceil((total - 1 - NEWS) / REST))
  if (page > totalPages) return null
  const lead = featured ?? (await listArticles(db, { categoryId, limit: 1 }))[0]
  const others = await listArticles(db, {
    categoryId,
    except: lead ? [lead.id] : [],
    limit: page === 1 ? NEWS + REST : REST,
    offset: page === 1 ? 0 : NEWS + (page - 1) * REST,
  })
  const cards = others.map(cardView)
  return {
    category,
    total,
    isEmpty: false,
    featured: page === 1 && lead ? cardView(lead) : null,
    news: page === 1 ? cards.slice(0, NEWS) : [],
    rest: page === 1 ? cards.slice(NEWS) : cards,
    page,
    totalPages,
    mostRead,
  }
}

type Category = Awaited<ReturnType<typeof blogCategories>>[number]

async function emptyCategory(db: Db, category: Category) {
  const newest = await listArticles(db, { limit: FALLBACK })
  const nothing = { total: 0, featured: null, news: [], page: 1, totalPages: 1 }
  return { ...nothing, category, isEmpty: true, rest: newest.map(cardView), mostRead: await mostReadOf(db) }
}

/** What was read most this week; where nobody read anything this week, what was read most ever, and it says which. */
async function mostReadOf(db: Db, categoryId?: number) {
  const ids = await mostReadThisWeek(db, { categoryId, limit: MOST_READ })
  const found = await listArticles(
    db,
    ids.length > 0 ? { ids, limit: MOST_READ } : { categoryId, order: 'most_viewed', limit: MOST_READ },
  )
  const read = found.filter(({ viewCount }) => viewCount > 0)
  const inOrder = ids.length > 0 ? read.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)) : read
  return { thisWeek: ids.length > 0, articles: inOrder.map(cardView) }
}

/** The path of the list of a category by its id; null where there is none. For the old address /blog?category={id}. */
export async function categorySlug(db: Db, id: number): Promise<string | null> {
  return (await blogCategories(db)).find((each) => each.id === id)?.slug ?? null
}
