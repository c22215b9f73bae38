import { describe, expect, it, test } from 'vitest'
import { bulkChange, bulkUndo, sayReport, sayUndone } from './bulk-change.ts'

const earlier = (id: number) => ({
  id,
  status: 'draft' as const,
  published_at: null,
  category_id: 1,
  subcategory_id: null,
  author_id: 1,
  tags: [],
})

describe('bulkChange', () => {
  test.each([
    [{ action: 'publish', ids: [] }, 'Select at least one article'],
    [{ action: 'category', ids: ['1'], category: '' }, 'Choose a category'],
    [{ action: 'author', ids: ['1'], author: '' }, 'Choose an author'],
    [{ action: 'tag', ids: ['1'], tag: ' ' }, 'Enter a tag'],
    [{ action: 'erase', ids: ['1'] }, 'Choose what to do'],
  ])('%j is refused: %s', (input, message) =>
    expect(bulkChange.safeParse(input).error?.issues[0]?.message).toBe(message),
  )
  it('reads ids as forms send them', () =>
    expect(bulkChange.parse({ action: 'trash', ids: ['3', '4'] })).toEqual({ action: 'trash', ids: [3, 4] }))
})

describe('bulkUndo', () => {
  it('reads what the articles were', () =>
    expect(bulkUndo.parse({ action: 'publish', before: JSON.stringify([earlier(3)]) })).toEqual({
      action: 'publish',
      before: [earlier(3)],
    }))
  test.each(['', '{', '[]', '[{"id":1}]', JSON.stringify([{ ...earlier(1), id: -1 }])])(
    'refuses %s',
    (before) => expect(bulkUndo.safeParse({ action: 'publish', before }).success).toBe(false),
  )
  it('is said', () =>
    expect(sayUndone({ changed: [earlier(1)], skipped: [] })).toEqual({ title: '1 article is as before' }))
})

describe('sayReport', () => {
  it('counts', () => {
    expect(sayReport('publish', { changed: [earlier(1), earlier(2)], skipped: [] })).toEqual({
      title: '2 articles published',
    })
    expect(sayReport('trash', { changed: [earlier(1)], skipped: [] })).toEqual({
      title: '1 article moved to the trash',
    })
  })
  it('names what was left as it was', () =>
    expect(
      sayReport('unpublish', { changed: [], skipped: [{ title: 'A', reason: 'already a draft' }] }),
    ).toEqual({
      title: '0 articles moved to draft',
      description: 'Left as before: “A” (already a draft)',
    }))
})
