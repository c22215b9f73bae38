import { describe, expect, it } from 'vitest'
import { aFridge } from '#tests/support/candidates.ts'
import { idsOf, talksOver } from '#tests/support/talk.ts'

const { last } = talksOver([
  aFridge({ id: 1, title: 'Tủ lạnh LG 380 lít', price: 12_000_000, attributes: { capacity_l: 380 } }),
  aFridge({
    id: 2,
    title: 'Tủ lạnh Samsung 360 lít',
    brand: 'Samsung',
    price: 9_000_000,
    attributes: { capacity_l: 360 },
  }),
  aFridge({
    id: 5,
    title: 'Tủ đông một',
    price: 5_000_000,
    category: 'Tủ đông',
    kind: 'freezer',
    attributes: { capacity_l: 200 },
  }),
  aFridge({
    id: 6,
    title: 'Loa một',
    price: 2_900_000,
    category: 'Loa',
    kind: 'speaker',
    attributes: { power_w: 10 },
  }),
])
const FRIDGE = 'tủ lạnh LG 4 người tầm 12 triệu đổ lại'

describe('a sum over what is on the table', () => {
  it.each([
    ['tổng lại mình cần chuẩn bị bao nhiêu', 'Cộng lại 17.000.000'],
    ['cộng hết nhiu tiền vậy', 'Cộng lại 17.000.000'],
    ['còn dư bao nhiêu so với 20 triệu', 'còn dư 3.000.000'],
    ['con du may so voi 20', 'còn dư 3.000.000'],
    ['em cầm 15tr thì còn thiếu bao nhiêu', 'còn thiếu 2.000.000'],
  ])('is worked out from the prices of what was chosen: %s', async (question, said) => {
    const { content } = await last(FRIDGE, 'còn tủ đông dưới 6 triệu', question)
    expect(content).toContain(said)
    expect(content).toContain('Tủ lạnh LG 380 lít: 12.000.000')
  })

  it.each([
    ['lấy 2 cái thì hết bao nhiêu', '24.000.000'],
    ['3 cái bao nhiêu tiền em', '36.000.000'],
    ['vậy mua hai cái hết nhiêu', '24.000.000'],
  ])('multiplies: %s', async (question, said) => {
    expect((await last(FRIDGE, question)).content).toContain(said)
  })

  it('says what one machine is where nothing else was chosen', async () => {
    expect((await last(FRIDGE, 'tổng lại bao nhiêu')).content).toContain('mới có một máy')
  })

  it.each(['dư 3 triệu mua cái loa nữa', 'thêm cái loa 3 triệu nữa là bao nhiêu'])(
    'keeps what was chosen beside a thing that is added with its own sum: %s',
    async (question) => {
      const answer = await last(FRIDGE, question)
      expect(idsOf(answer)).toEqual([6])
      expect(answer.content).toContain('Cộng với Tủ lạnh LG 380 lít')
      expect(answer.content).toContain('hết 14.900.000')
      expect(answer.conversation?.topics.at(-1)?.need.budget).toMatchObject({ max: 3_000_000 })
    },
  )

  it('keeps several that were chosen within a sum when another is added with its own', async () => {
    const answer = await last(
      'cần tủ lạnh với tủ đông, 20 triệu',
      'cần dư ra 3 triệu mua cái loa nữa',
      'tổng lại bao nhiêu',
    )
    expect(answer.content).toMatch(/Cộng lại (?:19\.900|16\.900)\.000/)
  })

  it('holds them against the sum that was said, not against how far above it they may go', async () => {
    const answer = await last('cần tủ lạnh với tủ đông, tầm 20 triệu', 'tổng lại bao nhiêu, còn dư bao nhiêu')
    expect(answer.content).toContain('So với 20.000.000')
  })

  it('leaves what was shown to the topic that it was shown for', async () => {
    const { conversation } = await last(FRIDGE, 'còn tủ đông dưới 6 triệu', 'tổng lại bao nhiêu')
    expect(conversation?.topics.map(({ shown }) => shown)).toEqual([[1], [5]])
  })

  it('looks for another thing within what is left', async () => {
    const answer = await last(FRIDGE, 'ok chốt con đó, còn dư bao nhiêu so với 16, đủ mua thêm loa không')
    expect(answer.content).toContain('còn dư 4.000.000')
    expect(answer.content).toContain('Chừng đó đủ mua thêm loa')
    expect(idsOf(answer)).toEqual([6])
  })
})

describe('one sum for what was chosen and a new thing', () => {
  it('leaves for the new thing what the chosen one does not cost', async () => {
    const answer = await last(FRIDGE, 'mua luôn cái loa, tổng hai món đừng quá 15 triệu')
    expect(idsOf(answer)?.[0]).toBe(6)
    expect(answer.content).toContain('hết 14.900.000 ₫, còn dư 100 nghìn so với 15 triệu')
  })

  it('is said to be passed where both cost more', async () => {
    const answer = await last(FRIDGE, 'thêm cái loa nữa')
    expect(answer.content).toMatch(/hết 14\.900\.000 ₫, vượt 12 triệu bạn nêu 2,9 triệu/)
  })
})
