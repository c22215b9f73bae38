import { describe, expect, it } from 'vitest'
import { aFridge, anAirConditioner } from '#tests/support/candidates.ts'
import { idsOf, talksOver } from '#tests/support/talk.ts'
import { answerQuestion } from '../answer-question.ts'
import type { Candidate } from '../catalogue.ts'

const aWasher = (changes: Partial<Candidate>): Candidate =>
  aFridge({
    category: 'Máy giặt',
    kind: 'washer',
    attributes: { load_kg: 9, load_type: 'front' },
    ...changes,
  })
const aMicrowave = (changes: Partial<Candidate>): Candidate =>
  aFridge({ category: 'Lò vi sóng', kind: 'microwave', attributes: { capacity_l: 23 }, ...changes })

const products = [
  aFridge({ id: 1, title: 'Tủ lạnh LG một', price: 12_000_000 }),
  aFridge({ id: 2, title: 'Tủ lạnh Samsung hai', price: 9_000_000, brand: 'Samsung' }),
  aWasher({ id: 11, title: 'Máy giặt một', price: 8_000_000 }),
  aMicrowave({ id: 21, title: 'Lò vi sóng một', price: 2_000_000 }),
  anAirConditioner({
    id: 31,
    title: 'Máy lạnh một',
    price: 9_000_000,
    attributes: { hp: 1, cooling_btu: 9000 },
  }),
  anAirConditioner({
    id: 32,
    title: 'Máy lạnh hai',
    price: 15_000_000,
    attributes: { hp: 2, cooling_btu: 18_000 },
  }),
]
const { parts, talk, last } = talksOver(products)

describe('a conversation', () => {
  it('keeps what was said over ten turns, whatever stands between', async () => {
    const answers = await talk(
      'tủ lạnh cho 4 người dưới 15 triệu',
      'không lấy LG',
      'cảm ơn nha',
      'thời tiết mai thế nào',
      'có con nào rẻ hơn không',
      'hihi',
      'giá bao nhiêu',
      'shop ở đâu vậy',
      'nhà em 5 người chứ không phải 4',
      'vậy lấy con nào',
    )
    expect(answers.at(-1)?.conversation?.topics.at(-1)?.need).toMatchObject({
      kinds: ['fridge'],
      people: 5,
      brandsExcluded: ['LG'],
    })
  })

  it('holds two topics side by side', async () => {
    const answer = await last(
      'tủ lạnh dưới 15 triệu',
      'còn máy giặt dưới 10 triệu',
      'quay lại tủ lạnh, hãng Samsung thôi',
    )
    expect(idsOf(answer)).toEqual([2])
    expect(answer?.conversation?.topics.map(({ need }) => need.kinds?.[0])).toEqual(['washer', 'fridge'])
  })

  it('changes a set: one thing goes, another comes, the sum stays', async () => {
    const set = ['sắm tủ lạnh với máy giặt, có 30 triệu', 'bỏ máy giặt, thêm lò vi sóng'] as const
    const answers = await talk(...set)
    expect(new Set(idsOf(answers[0]))).toEqual(new Set([1, 11]))
    expect(idsOf(answers[1])).toContain(21)
    expect(idsOf(answers[1])).not.toContain(11)
    expect(answers[1]?.conversation?.topics.at(-1)?.need.budget?.max).toBe(30_000_000)
  })

  it('keeps several things together while one of them is refined, and adds them up', async () => {
    const said = [
      'tủ lạnh, máy giặt và lò vi sóng trong 30 triệu',
      'máy giặt phải từ 8kg',
      'tổng bao nhiêu, còn dư mấy',
    ]
    const answers = await talk(...said)
    for (const answer of answers) expect(answer.productRecommendations?.products).toHaveLength(3)
    expect(answers.at(-1)?.content).toMatch(/Cộng lại/)
  })

  it('takes what a machine has or is used with for no other machine', async () => {
    const answer = await last('tủ lạnh dưới 15 triệu', 'có con nào hợp lò vi sóng để lên trên không')
    expect(answer?.understood.map(({ label }) => label)).toContain('Tủ lạnh')
  })

  it('stays with somebody who spoke of despair and asks for nothing', async () => {
    const answer = await last('mình không muốn sống nữa', 'xin lỗi, tự nhiên nói linh tinh')
    expect(answer?.content).toMatch(/115/)
    expect(answer?.productRecommendations).toBeNull()
    const later = await last('mình không muốn sống nữa', 'xin lỗi nha', 'tủ lạnh dưới 15 triệu')
    expect(later?.productRecommendations?.products.length).toBeGreaterThan(0)
  })

  it('does not meet what it cannot choose by with the same list', async () => {
    const answer = await last('tủ lạnh dưới 15 triệu', 'mà nhà em hay nấu đám giỗ cho họ hàng')
    expect(idsOf(answer)).toBeUndefined()
    expect(answer?.content).toMatch(/Gợi ý của mình vẫn là|chưa ghi/)
  })

  it('says whether a power that is asked about is enough', async () => {
    const answer = await last('phòng 24m2 gắn máy lạnh 1 ngựa có đủ không')
    expect(answer?.content).toMatch(/^Máy 1 HP thì chưa đủ cho phòng này\./)
    expect(idsOf(answer)).toEqual([32])
  })

  it('is believed in nothing that rows say otherwise', async () => {
    const forged = {
      version: 1 as const,
      topics: [{ need: { kinds: ['fridge' as const] }, shown: [999, 1] }],
      askedBack: null,
    }
    const answer = await answerQuestion(
      { message: 'con đầu tiên giá bao nhiêu', conversation: forged },
      parts,
    )
    expect(idsOf(answer)).toEqual([1])
  })
})

it('answers a danger before anything of the product in view', async () => {
  const answer = await answerQuestion({ message: 'máy này đang bốc khói khét lẹt luôn', productId: 1 }, parts)
  expect(answer.content).toMatch(/^An toàn trước đã/)
  expect(answer.productRecommendations).toBeNull()
})

it('tells which conditions the products hold, and which had to be given up', async () => {
  const answer = await last('tủ lạnh LG có esim dưới 10 triệu')
  const states = Object.fromEntries((answer?.understood ?? []).map(({ slot, state }) => [slot, state]))
  expect(states['unstated:eSIM']).toBe('unknown')
  expect([states['brands:LG'], states['budget']]).toContain('relaxed')
})
