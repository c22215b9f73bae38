import { describe, expect, test } from 'vitest'
import { articlePath, categoryPath, FIXED_CATEGORIES, pagePath, searchPath } from './paths.ts'

describe('addresses of articles', () => {
  test.each<[string, string]>([
    ['chon-tu-lanh', '/blog/chon-tu-lanh'],
    ['tag', '/blog/tag'],
    ['search', '/blog/bai-viet/search'],
    ...FIXED_CATEGORIES.map((slug): [string, string] => [slug, `/blog/bai-viet/${slug}`]),
  ])('%s stands at %s', (slug, path) => expect(articlePath(slug)).toBe(path))
})

test('a category of the six stands directly below the blog, any other a step deeper', () => {
  expect(categoryPath('tu-van')).toBe('/blog/tu-van')
  expect(categoryPath('nha-bep')).toBe('/blog/chuyen-muc/nha-bep')
})

test('the first page of a list has no page in its address', () => {
  expect(pagePath('/blog/tu-van', 1)).toBe('/blog/tu-van')
  expect(pagePath('/blog/tu-van', 3)).toBe('/blog/tu-van?page=3')
})

test.each([
  [{ text: '' }, '/blog/search'],
  [{ text: 'tủ lạnh & bếp' }, '/blog/search?q=t%E1%BB%A7+l%E1%BA%A1nh+%26+b%E1%BA%BFp'],
  [{ text: 'a', categoryId: 2, page: 3 }, '/blog/search?q=a&category=2&page=3'],
  [{ text: '', categoryId: 2, page: 1 }, '/blog/search?category=2'],
])('%o is searched at %s', (search, path) => expect(searchPath(search)).toBe(path))
