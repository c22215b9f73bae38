import { expect, it } from 'vitest'
import { articleSlug } from './article-slug.ts'
import { blogSlug } from './schema.ts'

it.each([
  ['Máy lạnh 2026: chọn gì?', 'may-lanh-2026-chon-gi'],
  ['', ''],
])('%j has the slug %j', (title, slug) => expect(articleSlug(title)).toBe(slug))

it('gives the longest title an address that its page can be asked for by', () => {
  const slug = articleSlug('máy giặt '.repeat(60))
  expect(blogSlug.safeParse(`${slug}-12`).success).toBe(true)
  expect(slug).not.toMatch(/-$/)
})
