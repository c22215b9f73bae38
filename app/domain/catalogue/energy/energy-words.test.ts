import { expect, test } from 'vitest'
import { energyWords } from './energy-words.ts'

const TARIFF = {
  tiers: [
    { fromKwh: 0, vndPerKwh: 2000 },
    { fromKwh: 100, vndPerKwh: 3000 },
  ],
  vatRate: 0.1,
  effectiveFrom: '2025-05-10',
  source: 'thử',
}

test('says cost, use and every assumption', () => {
  expect(energyWords('ac', { cooling_btu: 9212, cspf: 5.23 }, TARIFF)).toEqual({
    cost: '286.000\u00a0₫',
    use: '87 kWh mỗi tháng, 5 năm khoảng 17,2 triệu',
    assumption:
      'Tính theo công suất lạnh 9.212 BTU/h, tải trung bình 70%, CSPF 5,23, bật 8 giờ mỗi ngày. Nhà đang dùng 200 kWh mỗi tháng, máy thêm vào sẽ tính ở bậc giá tiếp theo, gồm VAT.',
    hoursPerDay: 8,
    baseKwh: 200,
  })
})

test('follows what the household says of itself', () => {
  const words = energyWords('fan', { power_w: 50 }, TARIFF, { hoursPerDay: 4, baseKwh: 50 })
  expect(words).toMatchObject({ cost: '13.000\u00a0₫', hoursPerDay: 4, baseKwh: 50 })
  expect(words?.use).toBe('6 kWh mỗi tháng, 5 năm khoảng 800 nghìn')
})

test('is silent where the product does not say what it uses', () =>
  expect(energyWords('tv', {}, TARIFF)).toBeNull())
