import { describe, expect, it, test } from 'vitest'
import { isBlankHtml, missingFields, NEW_ARTICLE, sameValues, toFormData } from './article-values.ts'

const WHOLE = {
  ...NEW_ARTICLE,
  title: 'A',
  slug: 'a',
  content: '<p>x</p>',
  category_id: '1',
  author_id: '2',
}

describe('missingFields', () => {
  it('names what the specification requires, with its texts, in the order of the form', () =>
    expect(Object.entries(missingFields(NEW_ARTICLE))).toEqual([
      ['title', 'Title is required'],
      ['slug', 'Slug is required'],
      ['content', 'Content is required'],
      ['category_id', 'Category is required'],
      ['author_id', 'Author is required'],
    ]))
  it('finds nothing in a whole article', () => expect(missingFields(WHOLE)).toEqual({}))
  it('takes white space for nothing', () =>
    expect(missingFields({ ...WHOLE, title: '  ', content: '<p>&nbsp;</p>' })).toEqual({
      title: 'Title is required',
      content: 'Content is required',
    }))
})

test.each([
  ['', true],
  ['<p></p><h2> </h2>', true],
  ['<p>x</p>', false],
  ['<figure><img src="/a.webp" alt=""></figure>', false],
  ['<div data-product-id="1"></div>', false],
])('isBlankHtml(%s) is %s', (html, expected) => expect(isBlankHtml(html)).toBe(expected))

it('sameValues looks into tags', () => {
  const tagged = { ...WHOLE, tags: [{ id: 1, name: 'x' }] }
  expect(sameValues(WHOLE, { ...WHOLE })).toBe(true)
  expect(sameValues(WHOLE, tagged)).toBe(false)
})

it('toFormData sends known tags by id and new ones by name, and no box that is not ticked', () => {
  const form = toFormData({
    ...WHOLE,
    tags: [
      { id: 3, name: 'Tủ lạnh' },
      { id: null, name: 'Mới, lạ' },
    ],
    is_featured: true,
  })
  expect(form.getAll('tag_ids')).toEqual(['3'])
  expect(form.getAll('new_tags')).toEqual(['Mới, lạ'])
  expect([form.get('is_featured'), form.has('is_ai_written')]).toEqual(['on', false])
})
