import { coverPath } from '#app/kinds/drawings/covers/cover.ts'
import type { ArticleCard } from './article.ts'

/** The mood of a category's covers, by its slug. */
export function moodOf(categorySlug: string): string {
  const moods: Record<string, string> = {
    'tin-dien-may': 'tin',
    'tu-van': 'tuvan',
    'tren-tay': 'trentay',
    'ri-viu': 'riviu',
    'meo-vat': 'meovat',
    'khuyen-mai': 'khuyenmai',
  }
  return moods[categorySlug] ?? 'chung'
}

/** The address of our own cover of an article. @param topic the kind of product it is about, null for none */
export function articleCover(article: { slug: string; category: string; topic: string | null }): string {
  const { slug, category, topic } = article
  return coverPath({ topic: topic ?? 'appliance', mood: moodOf(category), key: slug })
}

/** The picture of an article: the one it was given, else a cover of ours. A cover says nothing that the title does not. */
export function articlePicture(
  article: Pick<ArticleCard, 'slug' | 'featuredImage' | 'featuredImageAlt' | 'category'>,
) {
  const { slug, featuredImage, featuredImageAlt, category } = article
  const src = featuredImage ?? articleCover({ slug, category: category.slug, topic: null })
  return { src, alt: featuredImageAlt ?? '' }
}
