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
    attributes: { capacity_l: 380, noise_db: 38, depth_mm: 710 },
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
  anAirConditioner({
    id: 33,
    title: 'Máy lạnh một chiều 1.5 HP',
    price: 10_000_000,
    attributes: { hp: 1.5, cooling_btu: 12_000, two_way: false },
  }),
  anAirConditioner({
    id: 34,
    title: 'Máy lạnh hai chiều 1.5 HP',
    price: 14_000_000,
    attributes: { hp: 1.5, cooling_btu: 12_000, two_way: true },
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

  it('leaves what is wished as it was, whatever the machine is asked to do', async () => {
    const { conversation } = await last(FRIDGES, 'con Samsung kia có 400 lít không, có làm đá tự động ko')
    const need = conversation?.topics.at(-1)?.need
    expect(need?.litres).toBeUndefined()
    expect(need?.features).toBeUndefined()
  })

  it('is about the one that is numbered, however long it is, and says that a figure is not stated', async () => {
    const { content } = await last(FRIDGES, 'cho mình hỏi cái thứ hai thì khay đá sâu bao nhiêu')
    expect(content).toMatch(/^Dữ liệu của mình chưa ghi điều bạn hỏi về Tủ lạnh LG 380 lít/)
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

  it('sets the only one of the last answer beside the first that was shown', async () => {
    const answer = await last('tủ lạnh Samsung 4 người', 'còn LG thì sao', 'so với con đầu thì hơn gì')
    expect(answer.comparison?.columns.map(({ id }) => id).toSorted()).toEqual([1, 2])
  })

  it('sets those that were shown side by side, whatever brands were named before', async () => {
    const answer = await last(
      'tủ lạnh LG, Samsung hay Toshiba cho 4 người dưới 13 triệu',
      'khác nhau chỗ nào',
    )
    expect(answer.comparison).not.toBeNull()
    expect(answer.content).not.toContain('chưa đặt cạnh nhau')
  })

  it('adds up what was chosen of each thing', async () => {
    const { content } = await last(FRIDGES, 'còn tủ đông dưới 6 triệu', 'tổng cộng hết bao nhiêu')
    expect(content).toMatch(/Cộng lại (?:17|14)\.000\.000/)
  })

  it('says that a brand was not shown before showing it', async () => {
    const { content } = await last(FRIDGES, 'con Toshiba kia bao nhiêu lít')
    expect(content).toContain('chưa đưa ra máy Toshiba nào')
  })

  it.each([
    ['con LG bề sâu bao nhiêu, chỗ nhà mình 69 phân', 'Chỗ 69 cm thì không lọt: máy sâu 71 cm.'],
    ['con LG bề sâu bao nhiêu, chỗ nhà mình 80 phân', 'Chỗ 80 cm thì lọt, còn dư 9 cm.'],
  ])('says whether it goes into the gap that is told: %s', async (question, said) => {
    expect((await last(FRIDGES, question)).content).toContain(said)
  })

  it('shows one that has what it has to say this one has not', async () => {
    const answer = await last('máy lạnh 1.5 ngựa dưới 15 triệu', 'con rẻ hơn có sưởi được không')
    expect(answer.content).toContain('không có 2 chiều')
    expect(idsOf(answer)).toContain(34)
    expect(answer.conversation?.topics.at(-1)?.need.features).toContain('two_way')
  })

  it('says what so many of the one that is taken come to', async () => {
    const { content } = await last(FRIDGES, 'ok lấy con đầu tiên đi, mua 3 cái hết bao nhiêu')
    expect(content).toMatch(/lấy 3 cái hết (?:36|27)\.000\.000/)
  })

  it('sums up what was wished and shown', async () => {
    const { content } = await last(FRIDGES, 'tóm lại giùm mình để gửi chị đọc')
    expect(content).toMatch(/^Tóm lại: bạn cần tủ lạnh, nhà 4 người/)
    expect(content).toContain('Phương án khác: ')
  })

  it('goes on with what was spoken of after a thing that is not to be had', async () => {
    const answer = await last(FRIDGES, 'bên bạn có bán bếp từ không', 'vậy chốt một con đi')
    expect([1, 2]).toContain(idsOf(answer)?.[0])
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
