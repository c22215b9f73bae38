import { expect, test } from 'vitest'
import { placeStep, placeWord } from './place-words.ts'

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

test.each([
  [0, 1],
  [0.15, 1],
  [0.3, 2],
  [0.4, 3],
  [0.6, 3],
  [0.7, 4],
  [0.85, 5],
  [1, 5],
])('with %d of its kind below it a figure stands on step %i of five', (at, step) => {
  expect(placeStep(at)).toBe(step)
})
