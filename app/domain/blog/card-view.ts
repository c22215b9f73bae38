import { shortCount } from '#app/vietnamese/counts.ts'
import { formatDate } from '#app/vietnamese/dates.ts'
import type { ArticleCard, TagLabel } from './article.ts'
import { articlePath, authorPath, categoryPath, tagPath } from './paths.ts'
import { articlePicture } from './picture.ts'
import { tagHue } from './tag-hue.ts'

/** Who stands as the author of an article that names none. */
const ANONYMOUS = 'Tác giả ẩn danh'

/** Tags on a card at most; narrower cards show fewer of them. */
const MOST_TAGS = 4

/** A tag as a card shows it; `hue` is null for a grey. */
export type TagView = { name: string; href: string; hue: number | null }

/** What a card shows of an article, ready to read: lists hand the browser this and no row. */
export type CardView = {
  id: number
  href: string
  title: string
  excerpt: string
  picture: { src: string; alt: string }
  category: { name: string; href: string }
  /** `href` is null for an article without an author. */
  author: { name: string; href: string | null }
  published: { iso: string; text: string }
  /** '1,2K' */
  views: string
  tags: TagView[]
  isFeatured: boolean
}

/** An article as a card shows it. */
export function cardView(article: ArticleCard): CardView {
  const { id, slug, title, excerpt, category, publishedAt, viewCount, tags, isFeatured } = article
  const { src, alt } = articlePicture(article)
  return {
    id,
    href: articlePath(slug),
    title,
    excerpt: excerpt ?? '',
    picture: { src, alt },
    category: { name: category.name, href: categoryPath(category.slug) },
    author: authorView(article.author),
    published: { iso: publishedAt, text: formatDate(publishedAt) },
    views: shortCount(viewCount),
    tags: tags.slice(0, MOST_TAGS).map(tagView),
    isFeatured,
  }
}

/** A tag with its address and the hue of its colour. */
export function tagView({ name, slug, color }: TagLabel): TagView {
  return { name, href: tagPath(slug), hue: tagHue(color) }
}

/** Who wrote an article, and where more of theirs is. */
export function authorView({ name, slug }: { name: string; slug: string }): CardView['author'] {
  return name.trim() === '' ? { name: ANONYMOUS, href: null } : { name, href: authorPath(slug) }
}
