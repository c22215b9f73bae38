import { expect, it } from 'vitest'
import { sentenceEnds } from './use-reveal.ts'

it('ends each part where a sentence ends, with the line breaks before the next kept out', () => {
  const text = 'Chọn máy 1,5 HP.\n\nGiá 9.990.000 ₫. Hết!'
  expect(sentenceEnds(text).map((end) => text.slice(0, end))).toEqual([
    'Chọn máy 1,5 HP.',
    'Chọn máy 1,5 HP.\n\nGiá 9.990.000 ₫.',
    text,
  ])
})

it('has no part for an empty text', () => {
  expect(sentenceEnds('')).toEqual([])
})
