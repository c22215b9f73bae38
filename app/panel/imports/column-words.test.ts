import { afterEach, expect, test } from 'vitest'
import { ARTICLE_COLUMNS } from '#app/domain/imports/articles/article-columns.ts'
import { readChoiceFrom } from '#app/vietnamese/say.ts'
import { beforeMessage } from './column-words.ts'
import { sayFailure } from './picture-reasons.ts'

afterEach(() => readChoiceFrom(() => null))

test.each([
  ['content', 'Content: ', 'Nội dung: '],
  ['featured_image', 'Featured image: ', 'Ảnh bìa: '],
  ['category', 'Category (name): ', 'Danh mục (tên): '],
  ['redirects', 'redirects: ', 'redirects: '],
  ['import_notes', '', ''],
  [undefined, '', ''],
])('what is said of the column %s begins with what the reader calls it', (field, en, vi) => {
  readChoiceFrom(() => 'en')
  expect(beforeMessage(field, ARTICLE_COLUMNS)).toBe(en)
  readChoiceFrom(() => 'vi')
  expect(beforeMessage(field, ARTICLE_COLUMNS)).toBe(vi)
})

test.each([
  ['not_found_host: ENOTFOUND', 'there is no such server (ENOTFOUND)', 'không có máy chủ này (ENOTFOUND)'],
  ['too_large', 'larger than 10 MB', 'lớn hơn 10 MB'],
  ['Only pictures', 'Only pictures', 'Only pictures'],
])('the failure %s is said in the reader’s language', (failure, en, vi) => {
  readChoiceFrom(() => 'en')
  expect(sayFailure(failure)).toBe(en)
  readChoiceFrom(() => 'vi')
  expect(sayFailure(failure)).toBe(vi)
})
