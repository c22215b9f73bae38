import { expect, test } from 'vitest'
import { asPublished } from './publication.ts'

const PAST = '2020-01-01T08:00'
const FUTURE = '2099-01-01T08:00'

test.each([
  ['now', '', { status: 'published', published_at: '' }],
  ['now', PAST, { status: 'published', published_at: PAST }],
  ['now', FUTURE, { status: 'published', published_at: '' }],
  ['schedule', FUTURE, { status: 'published', published_at: FUTURE }],
  ['unpublish', PAST, { status: 'draft', published_at: PAST }],
  ['unpublish', FUTURE, { status: 'draft', published_at: FUTURE }],
] as const)('%s with %j', (publication, published_at, shown) =>
  expect(asPublished({ status: 'draft', published_at }, publication, published_at === FUTURE)).toEqual(shown),
)
