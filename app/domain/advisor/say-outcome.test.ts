import { expect, test } from 'vitest'
import { sayOutcome, shortName } from './say-outcome.ts'

const machine = (title: string, brand: string, price: string) => ({ title, brand, price })
const lg = machine('Tủ lạnh LG Inverter 374 lít LTD37BLM', 'LG', '11.140.000 ₫')
const aqua = machine('Tủ lạnh Aqua Inverter 358 lít AQR-T410FA(WGB)', 'Aqua', '9.990.000 ₫')

test('a short name is the brand with the size, the code apart', () => {
  expect(shortName(lg)).toEqual({ name: 'LG 374 lít', code: 'LTD37BLM' })
  expect(shortName(machine('Laptop Acer Aspire Lite 15', 'Acer', ''))).toEqual({
    name: 'Laptop Acer Aspire Lite 15',
    code: null,
  })
})

test('an outcome says which fits best and what a cheaper one saves', () => {
  expect(sayOutcome([lg, aqua])).toBe('LG phù hợp nhất, Aqua rẻ hơn 1,15 triệu')
  expect(sayOutcome([aqua, lg])).toBe('Aqua phù hợp nhất')
  expect(sayOutcome([lg, machine('Tủ lạnh LG 300 lít X', 'LG', '10.140.000 ₫')])).toBe(
    'LG 374 lít phù hợp nhất, LG 300 lít rẻ hơn 1 triệu',
  )
  expect(sayOutcome([lg, machine('Tủ lạnh Casper 300 lít X', 'Casper', 'Liên hệ')])).toBe('LG phù hợp nhất')
})
