import { describe, expect, it } from 'vitest'
import { aCatalogue, aFridge } from '#tests/support/candidates.ts'
import { planAnswer } from '../answer-question.ts'
import { findPinnedIn, namesDanger } from './pinned.ts'
import type { PinnedAnswer } from './pinned.ts'

const pin: PinnedAnswer = {
  id: 7,
  questions: ['Tủ rượu đặt gần cửa sổ có sao không?', 'tủ rượu có mùi khét phải làm sao'],
  answer: 'Không nên: nắng làm hỏng rượu.\n\n• Đặt nơi mát\n• Cách tường 10 cm',
  source: { title: 'Hướng dẫn của hãng', url: 'https://example.vn/tu-ruou' },
  productIds: [2, 99, 1],
  answeredOn: '2026-11-23',
}
const parts = (pins = [pin]) => ({
  catalogue: aCatalogue([aFridge({ id: 1, title: 'Tủ rượu một' }), aFridge({ id: 2, title: 'Tủ rượu hai' })]),
  pictureOf: () => '/x.svg',
  onDropped: () => {},
  pinned: () => Promise.resolve(findPinnedIn(pins)),
})
const ask = (message: string, more: object = {}) => planAnswer({ message, ...more }, parts())

describe('a pinned answer', () => {
  it('is said as it stands, with its source, its day and the products that are still there', async () => {
    const { answer, toTeach } = await ask('để tủ rượu gần cửa sổ được không shop')
    expect(answer).toMatchObject({
      content: pin.answer,
      sources: [pin.source, {}, {}],
      editorial: { on: '2026-11-23' },
    })
    expect(answer.productRecommendations?.products.map(({ id, role }) => [id, role])).toEqual([
      [2, 'editor'],
      [1, 'editor'],
    ])
    expect(toTeach).toBeNull()
  })

  it('is not said to a question that is only near', async () => {
    expect((await ask('tủ lạnh để gần cửa sổ được không')).answer.editorial).toBeNull()
  })

  it('never stands before a danger', async () => {
    const danger = 'tủ rượu có mùi khét phải làm sao'
    expect(namesDanger(danger, { brands: [] })).toBe(true)
    expect((await ask(danger)).answer.editorial).toBeNull()
  })

  it('is left where a condition of the need was taken away', async () => {
    const said = await ask('Tủ rượu đặt gần cửa sổ có sao không?')
    const again = await ask('Tủ rượu đặt gần cửa sổ có sao không?', {
      conversation: said.answer.conversation,
      withoutSlots: ['kinds:wine_cooler'],
    })
    expect(again.answer.editorial).toBeNull()
  })
})
