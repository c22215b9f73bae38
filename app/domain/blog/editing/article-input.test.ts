import { expect, it } from 'vitest'
import { articleChange, articleInput } from './article-input.ts'

const valid = { title: ' Tủ lạnh ', content: '<p>x</p>', category_id: 1, author_id: 2 }
const problemsOf = (input: object) =>
  articleInput.safeParse(input).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)

it('trims, and makes nothing of blanks', () =>
  expect(articleInput.parse({ ...valid, excerpt: '  ', featured_image: '' })).toMatchObject({
    title: 'Tủ lạnh',
    excerpt: null,
    featured_image: null,
    status: 'draft',
    is_featured: false,
    tags: [],
  }))

it.each([
  ['title', { title: '  ' }, 'title: Title is required'],
  ['title left out', { title: undefined }, 'title: Title is required'],
  ['content', { content: '' }, 'content: Content is required'],
  ['category', { category_id: undefined }, 'category_id: Category is required'],
  ['author', { author_id: 0 }, 'author_id: Author is required'],
  ['a field nobody knows', { view_count: 5 }, ': Unrecognized key: "view_count"'],
  [
    'a picture over http',
    { featured_image: 'http://a.example/b.png' },
    'featured_image: Must be an https address',
  ],
  [
    'a script for a picture',
    { featured_image: 'javascript:alert(1)' },
    'featured_image: Must be an https address',
  ],
  ['a slug with marks', { slug: 'tủ-lạnh' }, 'slug: Slug may only hold a-z, 0-9 and hyphens'],
])('refuses %s', (_, fields, problem) =>
  expect(
    problemsOf({ ...valid, ...fields })?.map((text) => text.replace(/Invalid input.*/, '')),
  ).toContainEqual(expect.stringContaining(problem.split(': ')[0] ?? '') as string),
)

it('lets a change name any field alone, and sets none that is not named', () =>
  expect(articleChange.parse({ title: 'Mới' })).toEqual({ title: 'Mới' }))
