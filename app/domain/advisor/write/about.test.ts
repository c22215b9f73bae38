import { describe, expect, it, test } from 'vitest'
import { aCatalogue, aFridge, anAirConditioner } from '#tests/support/candidates.ts'
import { answerQuestion } from '../answer-question.ts'
import type { Candidate } from '../catalogue.ts'
import { questionsAbout } from './about.ts'

const product = anAirConditioner({
  id: 7,
  title: 'Máy lạnh Daikin Inverter 1 HP FTKB25ZVMV',
  brand: 'Daikin',
  price: 11_000_000,
  attributes: {
    hp: 1,
    cspf: 5.23,
    noise_db: 19,
    warranty_months: 12,
    width_mm: 770,
    height_mm: 285,
    room_m2_max: 15,
    inverter: true,
  },
  rating: { average: 4.2, count: 9 },
})
const others = [
  anAirConditioner({
    id: 8,
    title: 'Máy lạnh LG 1 HP',
    brand: 'LG',
    price: 9_000_000,
    attributes: { hp: 1 },
  }),
  anAirConditioner({
    id: 9,
    title: 'Máy lạnh rẻ 1 HP',
    brand: 'LG',
    price: 4_000_000,
    attributes: { hp: 1 },
  }),
]

function ask(message: string, productId: number | null = 7, candidates: Candidate[] = [product, ...others]) {
  return answerQuestion(
    { message, productId },
    {
      catalogue: aCatalogue(candidates),
      pictureOf: () => '/x.svg',
      onDropped: (sentences) => {
        throw new Error(`Dropped: ${sentences.join()}`)
      },
      runningCosts: async (products) => ({
        of: new Map(
          products
            .filter(({ attributes }) => attributes['cspf'])
            .map(({ id }) => [id, { monthlyVnd: 280_000, monthlyKwh: 87, hoursPerDay: 8, basis: 'CSPF 5' }]),
        ),
        baseKwh: 200,
        kwhVnd: null,
        tariff: { effectiveFrom: '2025-05-10', source: 'biểu giá' },
      }),
    },
  )
}
const namedIn = (answer: Awaited<ReturnType<typeof ask>>) =>
  answer.productRecommendations?.products.map(({ id }) => id) ?? []

describe('a question with a product in view', () => {
  test.each([
    ['máy này có tốn điện không?', 'Tiền điện khoảng 280 nghìn đồng'],
    ['may nay co ton dien khong', 'Tiền điện khoảng 280 nghìn đồng'],
    ['tốn điện không', 'Tiền điện khoảng 280 nghìn đồng'],
    ['Máy chạy có ồn không?', 'Độ ồn 19 dB.'],
    ['bảo hành bao lâu?', 'Bảo hành 12 tháng.'],
    ['Kích thước máy bao nhiêu?', 'Ngang 77 cm, cao 28,5 cm.'],
    ['Máy này dùng cho phòng bao nhiêu?', 'Phòng rộng đến 15 m².'],
    ['Máy này dùng có tốt không?', 'Người dùng chấm 4,2/5 từ 9 đánh giá.'],
    ['máy này ổn không', 'Người dùng chấm 4,2/5 từ 9 đánh giá.'],
    ['có inverter không?', 'Máy có inverter.'],
    ['giá bao nhiêu?', 'có giá 11.000.000 ₫'],
    ['Pin máy này thế nào?', 'chưa ghi pin của máy này'],
  ])('%s', async (question, answer) => {
    const given = await ask(question)
    expect(given.content).toContain(answer)
    expect(namedIn(given)).toEqual([7])
  })

  it('says the price after what was asked, and what to ask next', async () => {
    const { content, relatedQuestions } = await ask('máy này có tốn điện không?')
    expect(content).toMatch(/^Tiền điện .*\n\nMáy lạnh Daikin .* có giá 11\.000\.000\s₫/)
    expect(relatedQuestions).toEqual(['Máy này dùng cho phòng bao nhiêu?', 'Có máy nào rẻ hơn không?'])
  })

  it('never guesses what the data does not hold', async () => {
    const bare = aFridge({ id: 7, title: 'Tủ lạnh trơn', attributes: {} })
    for (const question of ['có tốn điện không', 'có ồn không', 'bảo hành bao lâu', 'kích thước bao nhiêu']) {
      expect((await ask(question, 7, [bare])).content, question).toContain('không dám đoán')
    }
  })

  it('looks for cheaper ones of the same kind, cheaper than this one', async () => {
    const named = namedIn(await ask('Có máy nào rẻ hơn không?'))
    expect(named.some((id) => id === 8 || id === 9)).toBe(true)
    expect(named).not.toContain(7)
  })

  test.each(['Tư vấn tủ lạnh cho 4 người', 'máy lạnh LG nào tốt?', 'chào bạn', 'thời tiết hôm nay thế nào'])(
    '%s is not about it',
    async (question) => expect(namedIn(await ask(question))).not.toContain(7),
  )

  it('answers as ever where the product is gone or none is in view', async () => {
    for (const id of [null, 99]) expect(namedIn(await ask('có tốn điện không', id))).toEqual([])
  })
})

test.each(['ac', 'fridge', 'phone', 'speaker'])('%s has two or three questions of its own', (kind) => {
  expect(questionsAbout(kind).length).toBeGreaterThanOrEqual(2)
  expect(questionsAbout(kind).length).toBeLessThanOrEqual(3)
})
