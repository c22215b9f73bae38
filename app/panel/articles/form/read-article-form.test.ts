import { describe, expect, it } from 'vitest'
import { articleInput } from '#app/domain/blog/editing/article-input.ts'
import { NEW_ARTICLE, toFormData } from '#app/domain/blog/editing/article-values.ts'
import { readArticleForm } from './read-article-form.ts'

const VALUES = {
  ...NEW_ARTICLE,
  title: 'Chọn tủ lạnh',
  slug: 'chon-tu-lanh',
  content: '<p>x</p>',
  category_id: '1',
  author_id: '2',
}
const read = (change: Partial<typeof VALUES> = {}, before: string | null = null) =>
  articleInput.safeParse(readArticleForm(toFormData({ ...VALUES, ...change }), before))

describe('readArticleForm', () => {
  it('reads what a form sends into an article', () =>
    expect(
      read({
        tags: [
          { id: 7, name: 'x' },
          { id: null, name: 'Mới' },
        ],
        reading_time: '4,5',
      }).data,
    ).toMatchObject({
      title: 'Chọn tủ lạnh',
      category_id: 1,
      subcategory_id: null,
      author_id: 2,
      tags: [7, 'Mới'],
      reading_time: 4.5,
      status: 'draft',
      published_at: null,
      featured_image: null,
    }))

  it('reads times as Vietnam’s', () =>
    expect(read({ published_at: '2026-11-21T08:30' }).data?.published_at).toBe('2026-11-21T01:30:00.000Z'))

  it('keeps the seconds of a time that nobody changed', () => {
    const before = '2026-11-21T01:30:17.000Z'
    expect(read({ published_at: '2026-11-21T08:30' }, before).data?.published_at).toBe(before)
    expect(read({ published_at: '2026-11-21T08:31' }, before).data?.published_at).toBe(
      '2026-11-21T01:31:00.000Z',
    )
  })

  it.each([
    [{ reading_time: 'lâu' }, 'Reading time must be a number'],
    [{ reading_time: '0' }, 'Reading time must be between 1 and 600 minutes'],
    [{ published_at: 'mai' }, 'Published date is not a date'],
    [{ slug: '' }, 'Slug is required'],
    [{ slug: 'Tủ lạnh' }, 'Slug may only hold a-z, 0-9 and hyphens'],
    [{ category_id: '' }, 'Category is required'],
    [{ author_id: '' }, 'Author is required'],
    [{ title: ' ' }, 'Title is required'],
    [{ content: ' ' }, 'Content is required'],
    [{ featured_image: 'javascript:alert(1)' }, 'Must be an https address'],
  ])('%j is refused: %s', (change, message) =>
    expect(read(change).error?.issues.map((issue) => issue.message)).toContain(message),
  )
})
