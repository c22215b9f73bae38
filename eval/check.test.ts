import { expect, test } from 'vitest'
import { checkAnswer } from './check.ts'
import type { Expectation } from './expectation.ts'
import { answerOf, LARGE, ROWS, SMALL } from './sample-answer.ts'

const failed = (answer: ReturnType<typeof answerOf>, want: Expectation) =>
  checkAnswer(answer, want, ROWS, '')
    .filter(({ holds }) => !holds)
    .map(({ aspect }) => aspect)

test('an answer that meets every wish fails nothing', () => {
  const answer = answerOf('Mình nghiêng về máy này.', [SMALL])
  expect(
    failed(answer, {
      outcome: 'products',
      kind: 'fridge',
      price: { max: 6_000_000 },
      says: ['nghiêng'],
      saysNot: ['₫'],
    }),
  ).toEqual([])
})

test.each([
  { name: 'another outcome', want: { outcome: 'comparison' }, aspect: 'outcome' },
  {
    name: 'a product that is too dear',
    want: { outcome: 'products', price: { max: 6_000_000 } },
    aspect: 'constraint',
  },
  { name: 'a name not shown', want: { outcome: 'products', names: ['Alpha'] }, aspect: 'constraint' },
  {
    name: 'not the lowest',
    want: { outcome: 'products', extreme: { by: 'price', end: 'lowest' } },
    aspect: 'constraint',
  },
  { name: 'no source', want: { outcome: 'products', source: true }, aspect: 'source' },
  { name: 'words left out', want: { outcome: 'products', says: ['1,5 HP'] }, aspect: 'text' },
  { name: 'words not to be said', want: { outcome: 'products', saysNot: ['nghieng'] }, aspect: 'text' },
  {
    name: 'a miss not admitted',
    want: { outcome: 'products', price: { max: 1_000_000 }, nothingFits: true },
    aspect: 'text',
  },
] satisfies { name: string; want: Expectation; aspect: string }[])(
  '$name fails as $aspect',
  ({ want, aspect }) => {
    expect(failed(answerOf('Mình nghiêng về máy này.', [LARGE]), want)).toEqual([aspect])
  },
)

test('where nothing fits the nearest products are only held to their kind', () => {
  const want: Expectation = {
    outcome: 'products',
    kind: 'fridge',
    price: { max: 1_000_000 },
    nothingFits: true,
  }
  expect(failed(answerOf('Không có máy nào dưới 1 triệu; gần nhất là máy này.', [LARGE]), want)).toEqual([])
  expect(failed(answerOf('Không có máy nào dưới 1 triệu.', [LARGE]), { ...want, kind: 'tv' })).toEqual([
    'constraint',
  ])
})

test('an invented price fails as grounding whatever was wanted', () => {
  expect(failed(answerOf('Chỉ 99.000 ₫.', [SMALL]), { outcome: 'products' })).toEqual(['grounding'])
})
