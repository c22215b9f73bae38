import { expect, it, test } from 'vitest'
import { plainText, readingMinutes } from './plain-text.ts'

it('puts one space between blocks and drops all markup', () =>
  expect(plainText('<h2>Cỡ tủ</h2><p>Nhà <b>4</b> người</p><ul><li>a</li><li>b</li></ul>')).toBe(
    'Cỡ tủ Nhà 4 người a b',
  ))

test.each([
  [10, 1],
  [260, 1],
  [520, 2],
  [1300, 5],
])('%d words take %d minutes', (words, minutes) =>
  expect(readingMinutes(`<p>${'chữ '.repeat(words)}</p>`)).toBe(minutes),
)
