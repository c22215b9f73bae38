import { describe, expect, it } from 'vitest'
import { nextShown, sentenceEnds } from './reveal.ts'

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

describe('nextShown', () => {
  const now = { sentences: 1, complete: false, arrived: 3, arriving: false, instant: false, since: 0 }

  it.each([
    ['the next sentence 1200 ms after the last', {}, { sentences: 2, complete: false, after: 1200 }],
    [
      'it sooner where the last has stood for a while',
      { since: 700 },
      { sentences: 2, complete: false, after: 500 },
    ],
    ['it at once where it came late', { since: 9_000 }, { sentences: 2, complete: false, after: 0 }],
    [
      'the rest 500 ms after the last sentence',
      { sentences: 3 },
      { sentences: 3, complete: true, after: 500 },
    ],
    ['nothing while more may come', { sentences: 3, arriving: true }, null],
    ['nothing once it is complete', { sentences: 3, complete: true }, null],
    ['everything at once to who asks for it', { instant: true }, { sentences: 3, complete: true, after: 0 }],
    [
      'all there is while more may come',
      { instant: true, arriving: true },
      { sentences: 3, complete: false, after: 0 },
    ],
    ['nothing new to who has seen all there is', { instant: true, arriving: true, sentences: 3 }, null],
    [
      'an answer without a sentence as complete',
      { sentences: 1, arrived: 0 },
      { sentences: 1, complete: true, after: 500 },
    ],
  ])('shows %s', (_, more, shown) => {
    expect(nextShown({ ...now, ...more })).toEqual(shown)
  })
})
