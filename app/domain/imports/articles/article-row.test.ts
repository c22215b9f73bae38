import { expect, it } from 'vitest'
import { readArticleRow } from './article-row.ts'
import type { ArticleReferences, Directory } from './article-row.ts'

const directory: Directory = { ids: new Set([1]), names: new Map(), slugs: new Map(), emails: new Map() }
const references: ArticleReferences = {
  categories: directory,
  authors: directory,
  subcategories: new Map(),
  leftOut: new Set(),
}
const read = (cells: Record<string, string>) => {
  const whole = { title: 'Một', content: '<p>a</p>', category_id: '1', author_id: '1', ...cells }
  const row = readArticleRow(new Map(Object.entries(whole)), references)
  if (!row.ok) throw new Error(row.problems[0].message)
  return row
}

it('of a figure whose picture may not be shown nothing is left', () => {
  const content = '<p>a</p><figure><img src="data:image/gif;base64,R0"></figure>'
  expect(read({ content }).values.content).toBe('<p>a</p>')
})

it.each(['# Tiêu đề\n\nChữ', 'Chữ **đậm** đây', 'Xem [bài này](https://a.vn/b)'])(
  'content in Markdown is told of: %s',
  (content) => expect(read({ content }).notes.map(({ field }) => field)).toEqual(['content']),
)

it.each(['<p># 1 **và** 2</p>', 'Giá 5 ** 2, số #1', 'Chữ thường'])('other content is not: %s', (content) =>
  expect(read({ content }).notes).toEqual([]),
)
