/** A tag as it stands on a card; `color` is hex. */
export type TagLabel = { id: number; name: string; slug: string; color: string }

/** An article as lists show it. Dates are ISO 8601; `readingTime` is in minutes, null where it was never worked out. */
export type ArticleCard = {
  id: number
  slug: string
  title: string
  excerpt: string | null
  featuredImage: string | null
  featuredImageAlt: string | null
  isFeatured: boolean
  isAiWritten: boolean
  isDemo: boolean
  viewCount: number
  likeCount: number
  readingTime: number | null
  publishedAt: string
  updatedAt: string
  category: { id: number; name: string; slug: string }
  subcategory: { id: number; name: string } | null
  author: { id: number; name: string; slug: string; avatarUrl: string | null }
  tags: TagLabel[]
}

/** An article in full. */
export type Article = ArticleCard & {
  content: string
  metaTitle: string | null
  metaDescription: string | null
  socialTitle: string | null
  socialImage: string | null
  canonicalUrl: string | null
  author: ArticleCard['author'] & { bio: string | null }
}
