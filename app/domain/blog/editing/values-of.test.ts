import { expect, it, test } from 'vitest'
import { NEW_ARTICLE } from './article-values.ts'
import { valuesOf } from './values-of.ts'

const tagNames = new Map([[7, 'Tủ lạnh']])

it('shows a kept state as its form does', () =>
  expect(
    valuesOf(
      {
        title: 'A',
        category_id: 3,
        subcategory_id: null,
        tags: [7, 8, 'Mới'],
        status: 'published',
        published_at: '2026-11-21T01:30:17+00:00',
        reading_time: 5,
        is_featured: true,
      },
      { tagNames, minutes: 4 },
    ),
  ).toEqual({
    ...NEW_ARTICLE,
    title: 'A',
    category_id: '3',
    tags: [
      { id: 7, name: 'Tủ lạnh' },
      { id: null, name: 'Mới' },
    ],
    status: 'published',
    published_at: '2026-11-21T08:30',
    reading_time: '5',
    is_featured: true,
  }))

it('leaves a reading time that was worked out blank', () =>
  expect(valuesOf({ reading_time: 4 }, { tagNames, minutes: 4 }).reading_time).toBe(''))

test.each([[{}], [{ tags: 'x', title: {}, published_at: 'mai', status: 1 }]])(
  'makes a blank form of %j',
  (snapshot) => expect(valuesOf(snapshot, { tagNames })).toEqual(NEW_ARTICLE),
)
