import { expect, test } from 'vitest'
import { ARTICLES_DONE, bulkAction } from './bulk-change.ts'

test.each([
  [{ action: 'category', category: '' }, 'Choose a category'],
  [{ action: 'author', author: '' }, 'Choose an author'],
  [{ action: 'tag', tag: ' ' }, 'Enter a tag'],
  [{ action: 'erase' }, 'Choose what to do'],
  [{ action: '' }, 'Choose what to do'],
])('%j is refused: %s', (input, message) =>
  expect(bulkAction.safeParse(input).error?.issues[0]?.message).toBe(message),
)

test('what was done is counted', () => {
  expect(ARTICLES_DONE.publish(2)).toBe('2 articles published')
  expect(ARTICLES_DONE.trash(1)).toBe('1 article moved to the trash')
})
