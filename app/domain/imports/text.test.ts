import { expect, it } from 'vitest'
import { readChoiceFrom } from '#app/vietnamese/say.ts'
import { durationText, FILE_RULES, isTaken, sizeText } from './text.ts'

it.each([
  [512, '0.5 KB'],
  [2 ** 20 - 1, '1024.0 KB'],
  [2 ** 20, '1.0 MB'],
  [FILE_RULES.articles.most, '10.0 MB'],
  [FILE_RULES.products.most, '200.0 MB'],
])('%i bytes are %s', (bytes, text) => expect(sizeText(bytes)).toBe(text))

it.each([
  [0, '0ms'],
  [999, '999ms'],
  [1000, '1.0s'],
  [61_250, '61.3s'],
])('%i ms are %s', (ms, text) => expect(durationText(ms)).toBe(text))

it('who reads Vietnamese is told seconds', () => {
  readChoiceFrom(() => 'vi')
  expect([602, 61_250].map(durationText)).toEqual(['0,6 giây', '61,3 giây'])
  readChoiceFrom(() => null)
})

it.each([
  ['a.csv', '', true, true],
  ['A.CSV', 'application/vnd.ms-excel', true, true],
  ['a.dat', 'text/csv', true, true],
  ['a', 'text/csv; charset=utf-8', true, true],
  ['a.tsv', 'text/tab-separated-values', false, true],
  ['a.txt', 'text/plain', false, true],
  ['a.xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', false, true],
  ['a', 'application/rss+xml', false, true],
  ['a.jsonl', '', false, true],
  ['a.csv.exe', '', false, false],
  ['a.pdf', 'application/pdf', false, false],
])('%s of type %j: %s as articles, %s as products', (name, type, articles, products) => {
  expect(isTaken(FILE_RULES.articles, { name, type })).toBe(articles)
  expect(isTaken(FILE_RULES.products, { name, type })).toBe(products)
})
