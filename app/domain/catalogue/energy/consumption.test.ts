import { describe, expect, test } from 'vitest'
import { consumption } from './consumption.ts'

describe('kWh a year', () => {
  test.each([
    ['fridge', { energy_kwh_year: 339 }, 339],
    ['freezer', { energy_kwh_year: 217, power_w: 90 }, 217],
    ['washer', { energy_kwh_year: 150 }, 150],
    ['dishwasher', { energy_kwh_year: 237, power_w: 1760 }, 237],
    ['ac', { energy_kwh_year: 800, cooling_btu: 9000, cspf: 5.23 }, 800],
    ['ac', { cooling_btu: 9000, cspf: 5.23 }, 1016.726863],
    ['ac', { cooling_btu: 9212, cspf: 5.23 }, 1040.676429],
    ['ac', { cooling_btu: 9212, cspf: 4.2 }, 1295.889934],
    ['ac', { cooling_btu: 9000, cspf: 4.21 }, 1263.059737],
    ['ac', { cooling_btu: 12_800, cspf: 4.89, hp: 1.5 }, 1546.552218],
    ['ac', { hp: 1, cspf: 5.23 }, 1016.726863],
    ['tv', { power_w: 150 }, 270],
    ['monitor', { power_w: 30 }, 86.4],
    ['fan', { power_w: 55 }, 158.4],
    ['air_purifier', { power_w: 30 }, 86.4],
    ['rice_cooker', { power_w: 790 }, 284.4],
    ['air_fryer', { power_w: 1800 }, 324],
    ['hair_dryer', { power_w: 1400 }, 126],
    ['water_heater', { power_w: 4500, heater_type: 'direct' }, 810],
    ['water_heater', { power_w: 2500, heater_type: 'storage' }, 900],
  ])('%s %j: %d', (kind, attributes, kwh) =>
    expect(consumption(kind, attributes)?.kwhYear).toBeCloseTo(kwh, 5),
  )

  test.each([
    ['ac', { cooling_btu: 12_000, cspf: 5.38 }, 4, 658.91964],
    ['ac', { cooling_btu: 18_000, cspf: 4.5 }, 12, 3544.987663],
    ['ac', { cooling_btu: 24_000, cspf: 4.87 }, 10, 3639.617724],
    ['ac', { cooling_btu: 20_500, cspf: 4.6 }, 24, 7899.157291],
    ['ac', { cooling_btu: 9000, cspf: 5.23 }, 1, 127.090858],
    ['fan', { power_w: 55 }, 24, 475.2],
    ['tv', { power_w: 150 }, 2, 108],
    ['fridge', { energy_kwh_year: 339 }, 3, 339],
  ])('%s %j for %d hours a day: %d', (kind, attributes, hours, kwh) =>
    expect(consumption(kind, attributes, hours)?.kwhYear).toBeCloseTo(kwh, 5),
  )

  test.each([
    ['water_heater', { power_w: 4500, heater_type: 'direct' }],
    ['water_heater', { power_w: 2500, heater_type: 'storage' }],
    ['rice_cooker', { power_w: 790 }],
    ['air_fryer', { power_w: 1800 }],
  ])('%s %j on day and night: a word on its thermostat', (kind, attributes) => {
    expect(consumption(kind, attributes, 24)?.caution).toContain('rơ-le nhiệt tự ngắt')
    expect(consumption(kind, attributes)?.caution).toBeUndefined()
  })

  test('a fan on day and night draws what it states', () => {
    expect(consumption('fan', { power_w: 55 }, 24)?.caution).toBeUndefined()
  })
})

test.each([
  ['ac', { cooling_btu: 9000 }],
  ['ac', { cspf: 5.23 }],
  ['ac', { hp: 3.5, cspf: 5.23 }],
  ['ac', { power_w: 1250 }],
  ['ac', { cooling_btu: 9000, cspf: 0 }],
  ['fridge', {}],
  ['fridge', { energy_kwh_year: -1 }],
  ['fridge', { energy_kwh_year: '339' }],
  ['fridge', { power_w: 120 }],
  ['washer', { power_w: 2000 }],
  ['microwave', { power_w: 800 }],
  ['speaker', { power_w: 20 }],
  ['water_heater', { power_w: 4500 }],
  ['tv', {}],
  ['khac', { power_w: 100 }],
])('%s %j does not say what it uses', (kind, attributes) => expect(consumption(kind, attributes)).toBeNull())

describe('how it was found', () => {
  test.each([
    ['fridge', { energy_kwh_year: 1339 }, undefined, 'nhà sản xuất ghi 1.339 kWh mỗi năm', null],
    [
      'ac',
      { cooling_btu: 9212, cspf: 5.23 },
      undefined,
      'công suất lạnh 9.212 BTU/h, tải trung bình 70%, CSPF 5,23, bật 8 giờ mỗi ngày',
      8,
    ],
    [
      'ac',
      { hp: 1.5, cspf: 5 },
      6,
      'máy 1,5 HP tính tròn 12.000 BTU/h, tải trung bình 70%, CSPF 5, bật 6 giờ mỗi ngày',
      6,
    ],
    ['fan', { power_w: 55 }, undefined, 'công suất ghi trên máy 55 W, bật số cao nhất 8 giờ mỗi ngày', 8],
    ['fan', { power_w: 55 }, 3, 'công suất ghi trên máy 55 W, dùng 3 giờ mỗi ngày', 3],
  ])('%s %j', (kind, attributes, hours, basis, hoursPerDay) =>
    expect(consumption(kind, attributes, hours)).toMatchObject({ basis, hoursPerDay }),
  )
})
