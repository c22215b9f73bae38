import { describe, expect, it } from 'vitest'
import { answerOf } from './answer-shape.ts'
import { anAnswer } from './sample-answer.ts'

const product = {
  id: 1,
  title: 'Tủ lạnh thử',
  image: '/minh-hoa/x.svg',
  des: '',
  price: '9.990.000 ₫',
  priceSeen: null,
  brand: null,
  role: 'saver' as const,
  reason: 'Rẻ.',
  tradeOff: null,
}

describe('answerOf', () => {
  it('gives a whole answer back as it is', () => {
    const answer = anAnswer({
      relatedQuestions: ['a'],
      sources: [{ title: 'x', url: '/cach-tinh#x' }],
      productRecommendations: { query: 'q', products: [product] },
      comparison: { columns: [1, 2].map((id) => ({ id, title: 'x' })), rows: [['Giá', '1', '2']] },
      tapQuestion: { question: 'Mấy người?', options: ['2 người', '4 người'] },
      understood: [{ slot: 'budget', label: 'Dưới 5 triệu' }],
    })
    expect(answerOf(JSON.parse(JSON.stringify(answer)))).toEqual(answer)
  })

  it.each([[null], ['text'], [{}], [{ content: 5 }], [[]]])('finds no answer in %j', (value) => {
    expect(answerOf(value)).toBeNull()
  })

  it('takes no address that a script could hide in', () => {
    const urls = ['javascript:alert(1)', '//evil.example', 'data:text/html,x', 'https://ok.example', '/ok']
    const sources = urls.map((url) => ({ title: 'x', url }))
    expect(answerOf({ content: '', sources })?.sources.map(({ url }) => url)).toEqual([
      'https://ok.example',
      '/ok',
    ])
    const products = [{ ...product, image: 'javascript:alert(1)' }]
    expect(
      answerOf({ content: '', productRecommendations: { products } })?.productRecommendations,
    ).toMatchObject({ products: [{ image: '' }] })
  })

  it('leaves out parts that are not what they should be, and never more than the page shows', () => {
    expect(
      answerOf({
        content: 'x',
        relatedQuestions: [1, 'a', 'b', 'c', 'd'],
        sources: 'x',
        productRecommendations: { products: [{ id: '1' }, null] },
        comparison: { columns: [], rows: [] },
        tapQuestion: { question: 'x', options: [] },
        understood: [{ slot: 1 }],
      }),
    ).toEqual(anAnswer({ content: 'x', relatedQuestions: ['a', 'b', 'c'] }))
  })
})
