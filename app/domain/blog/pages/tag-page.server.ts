import type { Db } from '#db/client.ts'
import { cardView } from '../card-view.ts'
import { hotTopics } from '../hot-topics.ts'
import { listArticles } from '../queries/list-articles.server.ts'
import { tagBySlug } from '../queries/taxonomy.server.ts'
import { topicFigures } from '../queries/topic-figures.server.ts'
import { tagHue } from '../tag-hue.ts'

const FEATURED = 3
/** Articles on one page of the list, of which the first few are shown until more are asked for. */
const IN_LIST = 48

/** A tag with its articles; null for one that does not exist, and for a page beyond the last. */
export async function tagPage(db: Db, slug: string, page: number) {
  const tag = await tagBySlug(db, slug)
  if (!tag) return null
  const totalPages = Math.max(1, Math.ceil(tag.articles / IN_LIST))
  if (page > totalPages) return null
  const tagId = tag.id
  const [list, featured, figures] = await Promise.all([
    listArticles(db, { tagId, limit: IN_LIST, offset: (page - 1) * IN_LIST }),
    page === 1 ? listArticles(db, { tagId, isFeatured: true, limit: FEATURED }) : [],
    topicFigures(db),
  ])
  const lead = featured.length > 0 ? featured : page === 1 ? list.slice(0, FEATURED) : []
  return {
    tag: { ...tag, hue: tagHue(tag.color) },
    isHot: hotTopics(figures).some(({ id }) => id === tagId),
    featured: lead.map(cardView),
    articles: list.map(cardView),
    page,
    totalPages,
  }
}
