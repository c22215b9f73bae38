import { expect, it, test } from 'vitest'
import { drawCover } from '#app/kinds/drawings/covers/cover.ts'
import { FIXED_CATEGORIES } from './paths.ts'
import { articleCover, articlePicture, moodOf } from './picture.ts'
import { PLACEHOLDER } from './placeholder.ts'

test.each(Object.values(PLACEHOLDER))('the placeholder %s is there', (path) =>
  expect(drawCover(path)).toContain('<svg'),
)

it('gives each of the six categories a mood of its own, any other a neutral one', () => {
  expect(new Set(FIXED_CATEGORIES.map(moodOf)).size).toBe(6)
  expect(FIXED_CATEGORIES.map(moodOf)).not.toContain('chung')
  expect(moodOf('nha-bep')).toBe('chung')
})

it('draws a cover of what the article is about, which is there', () => {
  const path = articleCover({ slug: 'chon-tu-lanh', category: 'tu-van', topic: 'fridge' })
  expect(path).toMatch(/^\/minh-hoa\/bia-fridge-tuvan-/)
  expect(drawCover(path)).toContain('<svg')
})

it('leaves an article the picture it was given', () => {
  const category = { id: 1, name: 'Tư vấn', slug: 'tu-van' }
  const article = { slug: 'a', featuredImage: 'https://a.vn/b.webp', featuredImageAlt: 'Tủ lạnh', category }
  expect(articlePicture(article)).toEqual({ src: 'https://a.vn/b.webp', alt: 'Tủ lạnh' })
})
