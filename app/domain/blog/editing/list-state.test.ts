import { describe, expect, it, test } from 'vitest'
import { readListState } from './list-schema.ts'
import { FIRST_STATE, listPath, sortOf, statusOf } from './list-state.ts'

describe('the address of a list', () => {
  test.each([
    [{}, '/admin/articles'],
    [{ q: 'máy lạnh' }, '/admin/articles?q=m%C3%A1y+l%E1%BA%A1nh'],
    [
      { category: 3, status: 'scheduled' as const, page: 2 },
      '/admin/articles?category=3&status=scheduled&page=2',
    ],
    [
      { author: 2, tag: 'Máy lạnh', kind: 'ai' as const, from: '2026-01-01', to: '2026-02-01' },
      '/admin/articles?author=2&tag=M%C3%A1y+l%E1%BA%A1nh&kind=ai&from=2026-01-01&to=2026-02-01',
    ],
    [
      { sort: 'title' as const, order: 'asc' as const, trash: true },
      '/admin/articles?sort=title&order=asc&view=trash',
    ],
    [{ q: 'a', sort: 'updated' as const }, '/admin/articles?q=a&sort=updated'],
    [{ sort: 'published' as const, size: 25 as const }, '/admin/articles?sort=published&size=25'],
  ])('%j is %s, and is read back', (change, path) => {
    expect(listPath(FIRST_STATE, change)).toBe(path)
    expect(readListState(new URL(path, 'http://x').searchParams)).toEqual({ ...FIRST_STATE, ...change })
  })

  it('leads to the first page when anything but the page changes', () =>
    expect(listPath({ ...FIRST_STATE, page: 7 }, { q: 'a' })).toBe('/admin/articles?q=a'))

  it('is in the order of what fits best where a text is searched, unless it says another', () => {
    expect(sortOf(FIRST_STATE)).toBe('updated')
    expect(sortOf({ q: 'a', sort: null })).toBe('match')
    expect(sortOf({ q: '', sort: 'match' })).toBe('updated')
    expect(listPath({ ...FIRST_STATE, q: 'a', sort: 'match' })).toBe('/admin/articles?q=a')
    expect(listPath({ ...FIRST_STATE, q: 'a' }, { q: '' })).toBe('/admin/articles')
  })

  it('takes what makes no sense as not said', () =>
    expect(
      readListState(
        new URLSearchParams(
          'q=%00&category=x&status=y&author=-1&kind=x&from=hôm nay&to=2026-02-31&sort=z&order=&size=7&page=-1&view=all',
        ),
      ),
    ).toEqual(FIRST_STATE))
})

describe('statusOf', () => {
  const now = Date.parse('2026-11-21T10:00:00Z')
  test.each([
    ['draft', null, 'draft'],
    ['draft', '2027-01-01T00:00:00Z', 'draft'],
    ['published', '2026-11-21T09:59:59Z', 'published'],
    ['published', '2026-11-21T10:00:01Z', 'scheduled'],
  ] as const)('%s at %s is %s', (status, publishedAt, expected) =>
    expect(statusOf({ status, publishedAt }, now)).toBe(expected),
  )
})
