import { expect, it } from 'vitest'
import { aCatalogue, aFridge } from '#tests/support/candidates.ts'
import { idsOf } from '#tests/support/talk.ts'
import { answerQuestion } from '../answer-question.ts'
import type { RunningCostsOf } from '../running-cost.ts'

const VND_PER_KWH = 3300

const runningCosts: RunningCostsOf = (products, { baseKwh = 200 }) =>
  Promise.resolve({
    of: new Map(
      products.map(({ id, attributes }) => {
        const monthlyKwh = Number(attributes['energy_kwh_year']) / 12
        return [id, { monthlyVnd: monthlyKwh * VND_PER_KWH, monthlyKwh, hoursPerDay: null, basis: 'nhãn' }]
      }),
    ),
    baseKwh,
    kwhVnd: null,
    tariff: { effectiveFrom: '2025-05-10', source: 'Biểu giá' },
  })

const fridge = aFridge({ id: 1, price: 8_900_000, attributes: { capacity_l: 300 } })

const ask = (message: string) =>
  answerQuestion(
    { message, conversation: null },
    { catalogue: aCatalogue([fridge]), runningCosts, pictureOf: () => '/x.svg', onDropped: () => {} },
  )

it('says the sum alone, with no machine and no budget, where a question is wholly of figures', async () => {
  const answer = await ask(
    'Tủ lạnh cũ 2,5 số một ngày, thay con mới 350kWh/năm giá 9 triệu, điện 2800, bao lâu lấy lại vốn?',
  )
  expect(answer.content).toContain('5,7 năm')
  expect(answer.content).toContain('2.800 đồng một số điện như bạn nói')
  expect(idsOf(answer)).toBeUndefined()
  expect(answer.understood.map(({ slot }) => slot)).not.toContain('budget')
})

it('takes the tariff where no price is said, and says so', async () => {
  const answer = await ask('Tủ lạnh ăn 1 số một ngày, mỗi tháng hết bao nhiêu tiền?')
  expect(answer.content).toContain('Khoảng 99 nghìn đồng (30 kWh) mỗi tháng')
  expect(answer.content).toContain('Bạn chưa nói giá điện nên mình lấy khoảng 3.300 đồng một số')
  expect(answer.sources.map(({ title }) => title)).toEqual(['Biểu giá'])
})

it('goes on to the machines where one is to be chosen besides', async () => {
  const answer = await ask(
    'Tủ lạnh cũ ăn 3 số một ngày, điện 3k, mỗi tháng hết bao nhiêu? Tư vấn giùm tủ lạnh 300 lít',
  )
  expect(answer.content).toContain('270 nghìn đồng (90 kWh) mỗi tháng')
  expect(idsOf(answer)).toEqual([1])
})

it('leaves what may hurt somebody to the answers that know of it', async () => {
  const { content } = await ask('Bếp điện 2000W nấu 2 tiếng mỗi ngày, ổ cắm khét, tháng hết bao nhiêu tiền?')
  expect(content).not.toContain('120 kWh')
})

it('tells nobody when a purchase pays whose socket smells of burning', async () => {
  const { content } = await ask(
    'Bếp điện mới đắt hơn 2 triệu, mỗi tháng đỡ 80k, ổ cắm đang khét, bao lâu lấy lại vốn?',
  )
  expect(content).not.toContain('lấy lại vốn')
})
