import { expect, test } from 'vitest'
import { sayOutcome, shortName, whyFirst } from './say-outcome.ts'

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

test.each([
  ['rộng hơn 16 lít, đổi lại đắt hơn 1,15 triệu', '374 lít: rộng hơn 16 lít so với Aqua.'],
  ['rẻ hơn 3 triệu và rộng hơn 16 lít', '374 lít: rẻ hơn 3 triệu và rộng hơn 16 lít so với Aqua.'],
  [null, 'Dung tích 374 lít; có inverter.'],
])('of a first machine that is %s beside the next it says why', (tradeOff, why) => {
  const reason = 'Dung tích 374 lít, đúng cỡ cho nhà bạn; có inverter.'
  expect(whyFirst({ ...lg, reason, tradeOff }, aqua)).toBe(why)
})
