import { expect, test } from 'vitest'
import { placeWord } from './place-words.ts'

test.each([
  ['capacity_l', 0, 'rất nhỏ'],
  ['capacity_l', 0.15, 'rất nhỏ'],
  ['capacity_l', 0.3, 'khá nhỏ'],
  ['capacity_l', 0.4, 'tầm trung'],
  ['capacity_l', 0.5, 'tầm trung'],
  ['capacity_l', 0.6, 'tầm trung'],
  ['capacity_l', 0.62, 'hơi lớn'],
  ['capacity_l', 0.38, 'hơi nhỏ'],
  ['capacity_l', 0.7, 'khá lớn'],
  ['capacity_l', 0.85, 'rất lớn'],
  ['price', 0.1, 'rẻ hơn 90% máy'],
  ['price', 0.45, 'rẻ hơn 55% máy'],
  ['price', 0.5, 'rẻ hơn 50% máy'],
  ['price', 0.62, 'đắt hơn 62% máy'],
  ['perSize', 0.999, 'đắt hơn 99% máy'],
  ['perSize', 0, 'rẻ nhất'],
  ['perSize', 1, 'đắt nhất'],
  ['energy_kwh_year', 0.8, 'khá tốn'],
  ['energy_kwh_year', 0.3, 'khá tiết kiệm'],
  ['energy_kwh_year', 0.38, 'khá tiết kiệm'],
  ['refresh_hz', 0.8, 'khá cao'],
])('%s with %d of its kind below it is %s', (key, at, word) => {
  expect(placeWord(key, at)).toBe(word)
})
