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

it.each([
  ['# Tiêu đề\n\nChữ', '<h2>Tiêu đề</h2><p>Chữ</p>'],
  ['Chữ **đậm** đây', '<p>Chữ <strong>đậm</strong> đây</p>'],
  ['Chữ *nghiêng* đây', '<p>Chữ <em>nghiêng</em> đây</p>'],
  ['| a | b |\n|---|---|\n| 1 | 2 |', expect.stringMatching(/^<table>.*<td>2<\/td>/s)],
])('content in Markdown is read as Markdown: %j', (content, expected) => {
  const { values, notes, tally } = read({ content })
  expect(values.content.replaceAll('\n', '')).toEqual(expected)
  expect([notes, tally?.['markdown']]).toEqual([[], 1])
})

it.each(['<p># 1 **và** 2</p>', 'Giá 5 ** 2, số #1', 'Chữ thường'])('other content is not: %s', (content) => {
  const { values, notes, tally } = read({ content })
  expect([values.content, notes, tally?.['markdown']]).toEqual([content, [], 0])
})

it('all content is what the check says it is', () => {
  const plain = read({ content: 'Chữ **đậm**', content_format: 'html' })
  expect(plain.values.content).toBe('Chữ **đậm**')
  expect(plain.notes.map(({ field }) => field)).toEqual(['content'])
  expect(read({ content: 'a<br>**b**', content_format: 'markdown' }).values.content).toContain(
    '<strong>b</strong>',
  )
})
