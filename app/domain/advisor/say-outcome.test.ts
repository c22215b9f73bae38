import { expect, test } from 'vitest'
import { callApart, inShort, namesApart, sayOutcome, shortName, whyFirst } from './say-outcome.ts'

const machine = (title: string, brand: string, price: string, tradeOff: string | null = null) => ({
  title,
  brand,
  price,
  tradeOff,
})
const lg = machine('Tủ lạnh LG Inverter 374 lít LTD37BLM', 'LG', '11.140.000 ₫')
const aqua = machine(
  'Tủ lạnh Aqua Inverter 358 lít AQR-T410FA(WGB)',
  'Aqua',
  '9.990.000 ₫',
  'rẻ hơn 1,15 triệu và đỡ tốn 12 kWh điện, đổi lại nhỏ hơn 16 lít',
)

test('a short name is the brand with the size, the code apart', () => {
  expect(shortName(lg)).toEqual({ name: 'LG 374 lít', code: 'LTD37BLM' })
  expect(shortName(machine('Laptop Acer Aspire Lite 15', 'Acer', ''))).toEqual({
    name: 'Laptop Acer Aspire Lite 15',
    code: null,
  })
  const long = machine('Laptop Acer Gaming Aspire A515 - NX.KQ4 (i5 13420H/8GB/512GB)', 'Acer', '')
  expect(shortName(long)).toEqual({
    name: 'Laptop Acer Gaming Aspire A515',
    code: 'NX.KQ4 (i5 13420H/8GB/512GB)',
  })
})

test('a size is written as everywhere, whatever its title writes', () => {
  const washer = machine('Máy giặt cửa trước Aqua Inverter 8.0 kg AQD-A800F', 'Aqua', '')
  expect(shortName(washer).name).toBe('Aqua 8 kg')
  expect(shortName({ ...washer, title: 'Máy giặt Aqua 8.5 kg AQW-FR85' }).name).toBe('Aqua 8,5 kg')
})

test('machines are called apart', () => {
  expect(callApart([lg, aqua])).toEqual(['LG', 'Aqua'])
  const twin = { ...lg, title: 'Tủ lạnh LG Inverter 374 lít LTB37BLM' }
  expect(callApart([lg, twin, aqua])).toEqual([lg.title, twin.title, 'Aqua'])
})

test('machines of one brand and size have their codes in their short names', () => {
  expect(namesApart([lg, aqua])).toEqual(['LG 374 lít', 'Aqua 358 lít'])
  const twin = machine('Tủ lạnh LG Inverter 374 lít GN-X', 'LG', '12.000.000 ₫')
  expect(namesApart([aqua, lg, twin])).toEqual([
    'Aqua 358 lít',
    `LG 374 lít ${shortName(lg).code}`,
    'LG 374 lít GN-X',
  ])
})

test('an outcome says which fits best and what a cheaper one saves and costs', () => {
  expect(sayOutcome([lg, aqua])).toBe(
    'LG phù hợp nhất. Chọn Aqua đỡ 1,15 triệu và đỡ tốn 12 kWh điện, đổi lại nhỏ hơn 16 lít.',
  )
  expect(sayOutcome([aqua, lg])).toBe('Aqua phù hợp nhất, cũng rẻ nhất; rẻ kế tiếp là LG, thêm 1,15 triệu.')
  expect(sayOutcome([lg, machine('Tủ lạnh LG 300 lít X', 'LG', '10.140.000 ₫')])).toBe(
    'LG 374 lít phù hợp nhất. Chọn LG 300 lít đỡ 1 triệu.',
  )
  expect(sayOutcome([lg, machine('Tủ lạnh Casper 300 lít X', 'Casper', 'Liên hệ')])).toBe('LG phù hợp nhất.')
})

test('a trade-off in short is the first that one gains and the first that it costs', () => {
  expect(
    inShort('rẻ hơn 2 triệu và đỡ tốn 47 kWh điện mỗi năm, đổi lại nhỏ hơn 30 lít và ồn hơn 2 dB.'),
  ).toBe('rẻ hơn 2 triệu, đổi lại nhỏ hơn 30 lít')
  expect(inShort('rẻ hơn 3 triệu và mỗi mẻ giặt thêm được 0,5 kg')).toBe('rẻ hơn 3 triệu')
})

test.each([
  [
    'rộng hơn 16 lít, đổi lại đắt hơn 1,15 triệu',
    'Rộng hơn 16 lít, đổi lại đắt hơn 1,15 triệu so với',
    'Aqua 358 lít',
  ],
  ['rẻ hơn 3 triệu và rộng hơn 16 lít', 'Rẻ hơn 3 triệu và rộng hơn 16 lít so với', 'Aqua 358 lít'],
  ['rẻ hơn 5 triệu và gần cỡ lý tưởng hơn', 'Rẻ hơn 5 triệu và gần cỡ lý tưởng hơn', 'Aqua 358 lít'],
  ['đắt hơn 1 triệu', 'Dung tích 374 lít, đổi lại đắt hơn 1 triệu so với', 'Aqua 358 lít'],
  [null, 'Dung tích 374 lít; có inverter.', null],
])(
  'of a first machine that is %s beside the next it says what it gains and costs, and beside which',
  (tradeOff, words, rival) => {
    const reason = 'Dung tích 374 lít, đúng cỡ cho nhà bạn; có inverter.'
    expect(whyFirst({ reason, tradeOff }, aqua)).toEqual({ words, rival })
  },
)
