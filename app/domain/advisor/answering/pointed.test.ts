import { describe, expect, it } from 'vitest'
import { aFridge, anAirConditioner } from '#tests/support/candidates.ts'
import { idsOf, talksOver } from '#tests/support/talk.ts'

const aFreezer = (id: number, title: string, price: number) =>
  aFridge({ id, title, price, category: 'Tủ đông', kind: 'freezer', attributes: { capacity_l: 200 } })

const products = [
  aFridge({
    id: 1,
    title: 'Tủ lạnh LG 380 lít',
    price: 12_000_000,
    attributes: { capacity_l: 380, noise_db: 38 },
  }),
  aFridge({
    id: 2,
    title: 'Tủ lạnh Samsung 360 lít',
    brand: 'Samsung',
    price: 9_000_000,
    attributes: { capacity_l: 360 },
  }),
  aFreezer(5, 'Tủ đông một', 5_000_000),
  anAirConditioner({
    id: 31,
    title: 'Máy lạnh nhỏ',
    price: 9_000_000,
    attributes: { hp: 1, cooling_btu: 9000 },
  }),
  anAirConditioner({
    id: 32,
    title: 'Máy lạnh to',
    price: 15_000_000,
    attributes: { hp: 2, cooling_btu: 18_000 },
  }),
]
const { last } = talksOver(products)

const FRIDGES = 'tủ lạnh 4 người tầm 12 triệu đổ lại'

describe('a question about machines that were shown', () => {
  it('is answered for each of them, and says which state nothing', async () => {
    const { content } = await last(FRIDGES, 'chạy ồn bao nhiêu dB')
    expect(content).toContain('Tủ lạnh LG 380 lít: độ ồn 38 dB')
    expect(content).toContain('Tủ lạnh Samsung 360 lít: chưa thấy ghi độ ồn')
  })

  it('is about the one whose brand is named', async () => {
    const answer = await last(FRIDGES, 'con Samsung kia bao nhiêu lít')
    expect(answer.content).toContain('360 lít')
    expect(idsOf(answer)).toEqual([2])
  })

  it('leaves what is wished as it was', async () => {
    const { conversation } = await last(FRIDGES, 'con Samsung kia bao nhiêu lít')
    expect(conversation?.topics.at(-1)).toMatchObject({ about: 2, shown: [2, 1] })
    expect(conversation?.topics.at(-1)?.need.brands).toBeUndefined()
  })

  it('settles on the one that is pointed at', async () => {
    const { content } = await last(FRIDGES, 'thôi chốt con rẻ hơn đi')
    expect(content).toContain('Vậy là bạn chốt Tủ lạnh Samsung 360 lít')
  })

  it('sets a brand that is asked after beside what was recommended', async () => {
    const answer = await last(FRIDGES, 'sao không chọn LG')
    expect(answer.content).toContain('Không phải LG không được')
    expect(answer.comparison).not.toBeNull()
    expect(answer.conversation?.topics.at(-1)?.need.brandsExcluded).toBeUndefined()
  })

  it('adds up what was chosen of each thing', async () => {
    const { content } = await last(FRIDGES, 'còn tủ đông dưới 6 triệu', 'tổng cộng hết bao nhiêu')
    expect(content).toMatch(/Cộng lại (?:17|14)\.000\.000/)
  })

  it('says that a brand was not shown before showing it', async () => {
    const { content } = await last(FRIDGES, 'con Toshiba kia bao nhiêu lít')
    expect(content).toContain('chưa đưa ra máy Toshiba nào')
  })
})

describe('a turn that changes figures', () => {
  it('adds a second room to the first', async () => {
    const answer = await last('máy lạnh phòng 15m2', 'thế còn phòng khách 25 mét')
    expect(answer.conversation?.topics.at(-1)?.need.rooms).toEqual([
      { count: 1, m2: 15 },
      { count: 1, m2: 25 },
    ])
  })

  it('corrects a room by its bare number', async () => {
    const answer = await last('máy lạnh phòng 15m2', 'à nhầm, tính cả ban công là 24')
    expect(answer.conversation?.topics.at(-1)?.need.roomM2).toBe(24)
  })

  it('takes what is asked about for no wish', async () => {
    const answer = await last(FRIDGES, 'inverter là cái gì vậy')
    expect(answer.conversation?.topics.at(-1)?.need.features).toBeUndefined()
  })
})
