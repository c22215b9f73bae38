import { describe, expect, it, test } from 'vitest'
import { NEW_ARTICLE } from '#app/domain/blog/editing/article-values.ts'
import { compareVersions, contentText } from './compare-versions.server.ts'

const names = {
  category: (id: string) => (id === '1' ? 'Tư vấn' : 'Mẹo vặt'),
  subcategory: (id: string) => `#${id}`,
  author: () => 'Ban Thử',
}
const compare = (before: object, after: object) =>
  compareVersions({ ...NEW_ARTICLE, ...before }, { ...NEW_ARTICLE, ...after }, names)

describe('compareVersions', () => {
  it('names the fields that differ, ids by what they stand for', () =>
    expect(
      compare({ category_id: '1', tags: [{ id: 1, name: 'A' }] }, { category_id: '2', title: 'Mới' }),
    ).toMatchObject([
      { label: 'Title', parts: [{ kind: 'added', text: 'Mới' }] },
      { label: 'Category' },
      { label: 'Tags', parts: [{ kind: 'removed', text: 'A' }] },
    ]))
  it('finds nothing between equal versions', () =>
    expect(compare({ title: 'A' }, { title: 'A' })).toEqual([]))
  it('says when only the formatting changed', () =>
    expect(compare({ content: '<p>a</p>' }, { content: '<p><strong>a</strong></p>' })).toEqual([
      { label: 'Content', parts: [{ kind: 'added', text: 'Only the formatting or a link changed.' }] },
    ]))
})

test.each([
  ['<h2>A</h2><p>b <strong>c</strong></p>', 'A\nb c'],
  ['<ul><li>a</li><li>b</li></ul>', 'a\nb'],
  ['<table><tr><th>a</th><td>b</td></tr></table>', 'a | b |'],
  ['<figure><img src="/a.webp" alt="Tủ"><figcaption>Chú</figcaption></figure>', '[Picture: Tủ] Chú'],
  ['<p>x</p><div data-product-id="12"></div>', 'x\n[Product 12]'],
])('contentText(%s)', (html, text) => expect(contentText(html)).toBe(text))
