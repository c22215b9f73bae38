import { expect, test } from 'vitest'
import { aFridge } from '#tests/support/candidates.ts'
import { size } from '../sizing/size.ts'
import { emptyNeed } from '../understand/need.ts'
import { sayOffIdeal } from './off-ideal.ts'

const forFour = size('fridge', { ...emptyNeed(), people: 4 })
const pick = (brand: string, price: number, capacity_l: number, energy_kwh_year?: number) => ({
  role: 'best' as const,
  candidate: aFridge({
    brand,
    price,
    attributes: { capacity_l, ...(energy_kwh_year && { energy_kwh_year }) },
  }),
})
const said = (...picks: ReturnType<typeof pick>[]) => forFour && sayOffIdeal(picks, forFour)

test('a pick off the ideal size says what it has over the one that is nearer', () => {
  const aqua = pick('Aqua', 7_990_000, 328, 339)
  expect(said(aqua, pick('Beko', 6_990_000, 340), pick('LG', 11_140_000, 374, 398))).toBe(
    'Máy này 328 lít, nhỏ hơn mức lý tưởng nhưng vẫn đủ dùng; so với máy LG thì rẻ hơn 3,15 triệu và mỗi năm đỡ 59 kWh điện.',
  )
  expect(said(aqua)).toBe('Máy này 328 lít, nhỏ hơn mức lý tưởng nhưng vẫn đủ dùng.')
  expect(said(pick('LG', 11_140_000, 500))).toBe('Máy này 500 lít, lớn hơn mức lý tưởng nhưng vẫn hợp.')
})

test('one that is about ideal, too small or of no stated size says nothing of it', () => {
  expect(said(pick('LG', 11_140_000, 374))).toBeNull()
  expect(said(pick('LG', 11_140_000, 200))).toBeNull()
  expect(said({ role: 'best', candidate: aFridge({ attributes: {} }) })).toBeNull()
})
