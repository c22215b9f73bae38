import { describe, expect, it } from 'vitest'
import type { ArticleCard } from './article.ts'
import { cardView } from './card-view.ts'

const anArticle = (fields: Partial<ArticleCard> = {}): ArticleCard => ({
  id: 7,
  slug: 'chon-tu-lanh',
  title: 'Chọn tủ lạnh',
  excerpt: null,
  featuredImage: null,
  featuredImageAlt: null,
  isFeatured: false,
  isAiWritten: false,
  isDemo: false,
  viewCount: 1234,
  likeCount: 0,
  readingTime: 4,
  publishedAt: '2026-03-04T20:00:00.000Z',
  updatedAt: '2026-03-04T20:00:00.000Z',
  category: { id: 2, name: 'Tư vấn', slug: 'tu-van' },
  subcategory: null,
  author: { id: 1, name: 'Tổ Điện lạnh', slug: 'to-dien-lanh', avatarUrl: null },
  tags: [],
  ...fields,
})

describe('a card', () => {
  it('shortens views, and gives the day in Vietnam', () => {
    expect(cardView(anArticle())).toMatchObject({ views: '1,2K', published: { text: '05/03/2026' } })
  })
  it('has a cover of its category where the article has no picture', () => {
    expect(cardView(anArticle()).picture.src).toMatch(/^\/minh-hoa\/bia-appliance-tuvan-\d+\.svg$/)
    expect(
      cardView(anArticle({ featuredImage: 'https://a.vn/b.webp', featuredImageAlt: 'Tủ' })).picture,
    ).toEqual({
      src: 'https://a.vn/b.webp',
      alt: 'Tủ',
    })
  })
  it('names an author who is not known, and leads nowhere', () => {
    const author = { id: 1, name: ' ', slug: '', avatarUrl: null }
    expect(cardView(anArticle({ author })).author).toEqual({ name: 'Tác giả ẩn danh', href: null })
  })
  it('has four tags at most, each with the hue of its own colour', () => {
    const tag = (id: number) => ({ id, name: `Thẻ ${id}`, slug: `the-${id}`, color: '#3B82F6' })
    const { tags } = cardView(anArticle({ tags: [1, 2, 3, 4, 5].map(tag) }))
    expect(tags).toHaveLength(4)
    expect(tags[0]).toEqual({ name: 'Thẻ 1', href: '/blog/tag/the-1', hue: 270 })
  })
})
