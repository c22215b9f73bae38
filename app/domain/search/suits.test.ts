import { expect, test } from 'vitest'
import { SHIPPED_RULES } from '#app/domain/advisor/sizing/rules.ts'
import { suits } from './suits.ts'

test.each([
  ['fridge', { capacity_l: 315 }, 'Vừa cho nhà 3–4 người.'],
  ['fridge', { capacity_l: 650 }, 'Vừa cho nhà từ 8 người trở lên.'],
  ['washer', { load_kg: 9 }, 'Vừa cho nhà 3–5 người.'],
  ['tv', { screen_in: 55 }, 'Hợp chỗ ngồi cách màn hình 2–2,5 m.'],
  ['ac', { cooling_btu: 9000 }, 'Đủ cho phòng đến 15 m².'],
])('%s of %o', (kind, attributes, words) => {
  expect(suits(kind, attributes, SHIPPED_RULES)).toBe(words)
})

test('nothing is said of a kind without a rule, or of a size that is not stated', () => {
  expect(suits('phone', { ram_gb: 8 }, SHIPPED_RULES)).toBeNull()
  expect(suits('fridge', {}, SHIPPED_RULES)).toBeNull()
})
