import { expect, it, test } from 'vitest'
import { aCatalogue, aFridge } from '#tests/support/candidates.ts'
import { answerQuestion } from '../answer-question.ts'
import type { Candidate, Specification } from '../catalogue.ts'

let id = 0
const machine = (kind: string, title: string, attributes: Candidate['attributes'], price = 8_000_000) =>
  aFridge({ id: ++id, kind, title, category: title, brand: 'LG', price, attributes })
const sides = (width_mm: number, depth_mm: number, height_mm: number) => ({ width_mm, depth_mm, height_mm })

const narrow = machine('fridge', 'Tủ lạnh LG hẹp 283 lít', { capacity_l: 283, ...sides(548, 625, 1630) })
const wide = machine('fridge', 'Tủ lạnh LG rộng 601 lít', {
  capacity_l: 601,
  doors: 'multi-door',
  ...sides(912, 723, 1780),
})
const unmeasured = machine('fridge', 'Tủ lạnh LG chưa đo 300 lít', { capacity_l: 300 }, 7_000_000)
const tvs = [43, 50, 55, 65].map((inches) =>
  machine('tv', `Tivi LG ${inches} inch`, {
    screen_in: inches,
    ...(inches === 55 ? { width_mm: 1232 } : {}),
  }),
)
const hobs = [
  machine('hob', 'Bếp từ đơn LG', { zones: 1, hob_type: 'induction' }, 1_000_000),
  machine('hob', 'Bếp từ đôi âm LG', { zones: 2, hob_type: 'induction', built_in: true }),
]
const cooler = machine('ac', 'Máy lạnh LG 1.5 HP', { hp: 1.5 })
const laundry = [
  machine('washer', 'Máy giặt cửa trước LG', { load_type: 'front', load_kg: 9, ...sides(600, 560, 850) }),
  machine(
    'washer',
    'Máy giặt cửa trên LG',
    { load_type: 'top', load_kg: 9, ...sides(540, 550, 960) },
    5_000_000,
  ),
  machine('dryer', 'Máy sấy LG', { load_kg: 8, ...sides(600, 600, 850) }),
]
const tables: Record<number, Specification[]> = {
  [cooler.id]: [{ name: 'Kích thước dàn nóng', value: 'Dài 72 cm - Cao 49.5 cm - Dày 27 cm' }],
}
const watches = [
  machine('smartwatch', 'Đồng hồ LG to', { case_mm: 47 }),
  machine('smartwatch', 'Đồng hồ LG nhỏ', { case_mm: 41 }, 9_000_000),
]
const phones = [
  machine('phone', 'Điện thoại LG rộng', { screen_in: 6.7, width_mm: 77 }),
  machine('phone', 'Điện thoại LG hẹp', { screen_in: 6.1, width_mm: 70.2, weight_kg: 0.16 }),
]
tables[watches[0]?.id ?? 0] = [{ name: 'Chu vi cổ tay phù hợp', value: '14.5 - 21 cm' }]
tables[watches[1]?.id ?? 0] = [{ name: 'Chu vi cổ tay phù hợp', value: '12 - 19 cm' }]
const products = [...watches, ...phones, narrow, wide, unmeasured, ...tvs, ...hobs, cooler, ...laundry]

async function ask(message: string) {
  const { content, productRecommendations } = await answerQuestion(
    { message },
    {
      catalogue: aCatalogue(products, tables),
      pictureOf: () => '/x.svg',
      onDropped: (sentences) => {
        throw new Error(`Dropped: ${sentences.join()}`)
      },
    },
  )
  return { content, titles: (productRecommendations?.products ?? []).map(({ title }) => title) }
}

test.each([
  'cầu thang hẹp 70cm, mua tủ lạnh nào khiêng lọt',
  'cua rong 65cm mua tu lanh nao khieng vo duoc',
  'ngõ vô nhà có 65 phân, cần cái tủ lạnh',
])('only what its row lets through is shown: %s', async (question) => {
  const { content, titles } = await ask(question)
  expect(titles).toEqual([narrow.title])
  expect(content).toMatch(/^Lọt (?:cầu thang|cửa|ngõ).*54,8 cm/)
})

it('where none is known to pass, it is said so with the narrowest', async () => {
  const { content } = await ask('cầu thang 55cm mua tủ lạnh nào khiêng lọt')
  expect(content).toMatch(/chưa thấy tủ lạnh nào .*biết chắc lọt cầu thang 55 cm; hẹp nhất .* 54,8 cm/)
})

it('what was wished and does not pass is said not to', async () => {
  const { content, titles } = await ask('cầu thang 75cm khiêng tủ lạnh 4 cánh lên nổi không')
  expect(content).toMatch(
    /bề nhỏ nhất từ 72,3 cm, chừa thêm 10 cm là 82,3 cm\. Cầu thang 75 cm thì không khiêng lọt/,
  )
  expect(titles).toEqual([narrow.title])
})

test.each([
  ['kệ ngang 1m4 mua được tối đa bao nhiêu inch', /Kệ 140 cm .*55 inch.*khoảng 124 cm/, '55'],
  ['kệ ngang 1m15 mua tivi to nhất mấy inch', /50 inch/, '50'],
  [
    'tủ dài 1m6 để vừa 65 inch không',
    /65 inch ngang khoảng 146 cm.*là vừa, mỗi bên còn dư khoảng 7 cm/,
    '65',
  ],
  [
    'tv 50 inch mà kệ chỉ có 1m để tạm được không',
    /không gọn, lòi mỗi bên khoảng 6 cm; lớn nhất để gọn là 43 inch/,
    '43',
  ],
  ['tường rộng 2m4, ngồi cách 1m9, tivi mấy inch là vừa', /không cần lấy tới cỡ lớn nhất/, '43'],
])('a screen is held against its stand: %s', async (question, said, size) => {
  const { content, titles } = await ask(question)
  expect(content).toMatch(said)
  expect(titles[0]).toBe(`Tivi LG ${size} inch`)
})

it.each(['mặt đá khoét sẵn 69 x 39 mua bếp từ nào', 'lo da cu 680x380mm kiem bep tu nao bo vo vua'])(
  'a cut-out takes no portable hob: %s',
  async (question) => {
    const { content, titles } = await ask(question)
    expect(titles).toEqual(['Bếp từ đôi âm LG'])
    expect(content).toMatch(/không ghi cỡ khoét đá/)
  },
)

it('an outdoor unit is held against its place by its own sides', async () => {
  const fits = await ask('hộp để cục nóng 80 ngang x 58 cao x 38 sâu cm, gắn máy lạnh 1.5hp được không')
  expect(fits.content).toMatch(/72 cm × 49,5 cm × 27 cm, ngang dư 8 cm, cao dư 8,5 cm và sâu dư 11 cm/)
  const small = await ask('ban công hẹp 25cm để cục nóng máy lạnh 1.5 ngựa lọt không')
  expect(small.content).toMatch(/không lọt chỗ sâu 25 cm/)
})

it('a dryer is stacked on a front loader, as high as both', async () => {
  const { content, titles } = await ask('máy sấy chồng lên máy giặt cao tối đa 1m75')
  expect(titles).toEqual(['Máy giặt cửa trước LG', 'Máy sấy LG'])
  expect(content).toMatch(/Chồng lên cao 170 cm, còn dư 5 cm/)
  const beside = await ask('máy giặt với máy sấy đặt cạnh nhau ngang có 1m1')
  expect(beside.content).toMatch(/chưa cặp .*120 cm/)
})

it('whoever cannot reach the bottom is told of the front, and how low the lowest top is', async () => {
  const { content, titles } = await ask('mình cao 1m50 với tay không tới đáy lồng giặt, mua máy giặt nào')
  expect(titles[0]).toBe('Máy giặt cửa trước LG')
  expect(content).toMatch(/thấp nhất có ghi là Máy giặt cửa trên LG, cao 96 cm/)
})

it('a watch goes round the wrist that was measured', async () => {
  const { content, titles } = await ask('cổ tay 14 cm đeo đồng hồ thông minh nào đừng to quá')
  expect(titles).toEqual(['Đồng hồ LG nhỏ'])
  expect(content).toMatch(/mặt 41 mm, dây hợp cổ tay 12–19 cm/)
})

it('a small hand gets the narrowest phone', async () => {
  const { content, titles } = await ask('tay nhỏ, điện thoại nào cầm đỡ mỏi, dưới 10 triệu')
  expect(titles[0]).toBe('Điện thoại LG hẹp')
  expect(content).toMatch(/ngang 70,2 mm, nặng 160 g/)
})

it('where no machine goes in, by how much is said', async () => {
  const { content } = await ask('khe ngang 48cm để tủ lạnh')
  expect(content).toMatch(
    /Không tủ lạnh nào .*lọt chỗ ngang 48 cm: sát nhất là Tủ lạnh LG hẹp 283 lít, ngang 54,8 cm, hơn 6,8 cm/,
  )
})
