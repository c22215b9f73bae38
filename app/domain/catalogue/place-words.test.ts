import { expect, test } from 'vitest'
import { placeWord } from './place-words.ts'

test.each([
  ['capacity_l', 0, 'rất nhỏ'],
  ['capacity_l', 0.3, 'khá nhỏ'],
  ['capacity_l', 0.5, 'tầm giữa'],
  ['capacity_l', 0.7, 'khá lớn'],
  ['capacity_l', 0.9, 'rất lớn'],
  ['price', 0.1, 'rất rẻ'],
  ['energy_kwh_year', 0.8, 'khá tốn'],
  ['energy_kwh_year', 0.3, 'khá tiết kiệm'],
  ['refresh_hz', 0.8, 'khá cao'],
])('%s with %d of its kind below it is %s', (key, at, word) => {
  expect(placeWord(key, at)).toBe(word)
})
