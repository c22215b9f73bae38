import { expect, it } from 'vitest'
import { publishedAt } from './published-at.ts'

const now = '2026-11-21T00:00:00.000Z'
const before = '2026-01-01T00:00:00.000Z'
const wanted = '2027-01-01T00:00:00.000Z'

it.each([
  ['first publication', { status: 'published', wanted: undefined, before: null }, now],
  ['a later save', { status: 'published', wanted: undefined, before }, before],
  ['a time set', { status: 'published', wanted, before }, wanted],
  ['a time set on a draft', { status: 'draft', wanted, before: null }, wanted],
  ['back to draft', { status: 'draft', wanted: undefined, before }, before],
  ['a draft emptied of its time', { status: 'draft', wanted: null, before }, null],
  ['a published one emptied of its time', { status: 'published', wanted: null, before }, before],
  ['a scheduled one emptied of its time', { status: 'published', wanted: null, before: wanted }, now],
  [
    'a scheduled one saved without a word on its time',
    { status: 'published', wanted: undefined, before: wanted },
    wanted,
  ],
  ['a new draft', { status: 'draft', wanted: undefined, before: null }, null],
] as const)('%s', (_, times, expected) => expect(publishedAt({ ...times, now })).toBe(expected))
