import { expect, test } from 'vitest'
import { readNumberWords } from './number-words.ts'
import { readQuestion } from './reading.ts'

const read = (text: string) => readNumberWords(readQuestion(text).tokens, 0)

test.each([
  ['một', 1],
  ['tám', 8],
  ['mười', 10],
  ['mười lăm', 15],
  ['hai mươi', 20],
  ['hai mươi mốt', 21],
  ['hai mốt', 21],
  ['hăm lăm', 25],
  ['ba mươi tư', 34],
  ['chín mươi chín', 99],
  ['năm trăm', 500],
  ['năm trăm linh năm', 505],
  ['hai trăm năm mươi', 250],
  ['fifteen', 15],
  ['hai tư', 24],
  ['bốn ba inch', 43],
  ['hai bảy in', 27],
])('%s is %d', (text, value) => expect(read(text)?.value).toBe(value))

test.each(['tủ', 'từ', 'tầm', 'bà', 'này', 'tivi', 'chục'])('%s is no number', (text) =>
  expect(read(text)).toBeNull(),
)

test.each(['hai ba triệu', 'hai tư vấn', 'bốn năm người'])(
  'two digits of "%s" are no number of two',
  (text) => expect(read(text)?.value).toBeLessThan(10),
)
