import { describe, expect, test } from 'vitest'
import type { Need } from './need.ts'
import { understand } from './understand.ts'

const VOCABULARY = { brands: ['Samsung', 'LG', 'Xiaomi', 'Dell'] }
const read = (question: string) => understand(question, VOCABULARY)

describe('figures with a unit of their own', () => {
  test.each<[string, Need['figures']]>([
    ['laptop không quá 1,4 kg', { weight_kg: { max: 1.4 } }],
    ['laptop nhẹ tầm 1.2kg', { weight_kg: { max: 1.32, target: 1.2 } }],
    ['laptop dưới 1 ký rưỡi', { weight_kg: { max: 1.5 } }],
    ['laptop nặng dưới 1kg3', { weight_kg: { max: 1.3 } }],
    ['máy tính bảng dưới 500 gram', { weight_kg: { max: 0.5 } }],
    ['điện thoại pin từ 5000 mAh', { battery_mah: { min: 5000 } }],
    ['đt pin 6000mah', { battery_mah: { min: 6000, target: 6000 } }],
    ['điện thoại pin 5.000 trở lên, dưới 5 triệu', { battery_mah: { min: 5000 } }],
    ['điện thoại pin trên 4500', { battery_mah: { min: 4500 } }],
    ['smartwatch xài được ít nhất 7 ngày mới sạc', { battery_days: { min: 7 } }],
    ['đồng hồ thông minh pin 2 tuần', { battery_days: { min: 14, target: 14 } }],
    ['tai nghe bluetooth pin trên 30 tiếng', { battery_hours: { min: 30 } }],
    ['màn hình máy tính 165Hz trở lên', { refresh_hz: { min: 165 } }],
    ['tivi 120 hz', { refresh_hz: { min: 120, target: 120 } }],
    ['điện thoại camera từ 50MP', { camera_mp: { min: 50 } }],
    ['robot hút bụi lực hút trên 6000Pa', { suction_pa: { min: 6000 } }],
    ['robot hút bụi 10kPa', { suction_pa: { min: 10_000, target: 10_000 } }],
    ['robot lực hút 8000 dưới 12 triệu', { suction_pa: { min: 8000, target: 8000 } }],
    ['máy xay sinh tố công suất từ 500W', { power_w: { min: 500 } }],
    ['quạt dưới 50 W', { power_w: { max: 50 } }],
    ['máy sấy tóc 1400w', { power_w: { min: 1232, max: 1568, target: 1400 } }],
    ['nước nóng trực tiếp 4,5kW', { power_w: { min: 3960, max: 5040, target: 4500 } }],
    ['máy rửa chén ồn dưới 46dB', { noise_db: { max: 46 } }],
    ['máy lọc nước 9 lõi', { filter_stages: { min: 9, max: 9, target: 9 } }],
    ['máy lọc nước ít nhất 10 cấp lọc', { filter_stages: { min: 10 } }],
    ['máy lọc nước mười lõi trở lên', { filter_stages: { min: 10 } }],
    ['máy lọc không khí cadr trên 300 m3/h', { cadr_m3h: { min: 300 } }],
    ['máy giặt vắt từ 1200 vòng', { spin_rpm: { min: 1200 } }],
    ['tủ lạnh 5 sao năng lượng', { energy_stars: { min: 5, target: 5 } }],
    ['quạt trần sải cánh 1m4', { blade_cm: { min: 128.8, max: 151.2, target: 140 } }],
    ['màn hình 100 đến 144Hz', { refresh_hz: { min: 100, max: 144 } }],
  ])('%s: %j', (question, figures) => expect(read(question).figures).toEqual(figures))

  test.each([
    'điện thoại 5 triệu',
    'máy lọc nước dưới 5 triệu',
    'giao đồng hồ thông minh trong 2 ngày được không',
    'điện thoại đánh giá 5 sao',
    'laptop ram 16gb ssd 512gb',
    'robot hút bụi tầm 8 triệu',
    'tai nghe 300k',
    'nồi chiên 5 lít',
    'máy giặt 9kg',
  ])('%s states none', (question) => expect(read(question).figures).toEqual({}))

  test('memory that is turned down is wished to be more', () => {
    const memory = (text: string) => {
      const { ramGb, storageGb } = understand(text, { brands: [] })
      return [ramGb?.min, storageGb?.min]
    }
    expect(memory('laptop đồ họa, không lấy ram 8')).toEqual([12, undefined])
    expect(memory('laptop không lấy 8gb ram, ssd 512')).toEqual([12, 512])
    expect(memory('laptop ram 8 thôi')).toEqual([8, undefined])
  })

  test('kilograms of a washer are what it holds, of a laptop what it weighs', () => {
    expect(read('máy giặt 9kg').kg?.target).toBe(9)
    expect(read('laptop 1.3kg').kg).toBeUndefined()
  })

  test('litres an hour are no capacity', () => {
    const need = read('máy lọc nước 20 lít/giờ')
    expect([need.litres, need.figures.flow_l_hour?.min]).toEqual([undefined, 20])
  })

  test('the chips say them', () => {
    expect(read('laptop dưới 1,5kg').chips.map(({ label }) => label)).toEqual([
      'Laptop',
      'Nặng tối đa 1,5 kg',
    ])
  })
})

describe('the figure of the old machine is no wish', () => {
  test.each<[string, Partial<Need>]>([
    ['máy giặt 8kg cũ bị hư, nhà 6 người cần mua máy mới', { people: 6 }],
    ['nhà đang dùng tủ lạnh 150 lít, giờ muốn mua tủ cho 4 người', { people: 4 }],
    ['tivi 32 inch cũ của nhà hỏng rồi, ngồi xa 3m', { distanceM: 3 }],
    ['hiện tại xài máy giặt 7kg, nhà 5 người không đủ', { people: 5 }],
  ])('%s', (question, slots) => {
    const need = read(question)
    expect(need).toMatchObject(slots)
    expect([need.kg, need.litres, need.inches]).toEqual([undefined, undefined, undefined])
  })

  test.each<[string, Partial<Need>]>([
    ['tủ lạnh cũ 150 lít chật quá, muốn cái lớn hơn', { litres: { min: 160 } }],
    ['đang xài tivi 43 inch, muốn đổi cái to hơn', { inches: { min: 46 } }],
    ['tivi 43 inch hư rồi, mua tivi 55 inch', { inches: { min: 53.4, max: 56.7, target: 55 } }],
    ['thay cái máy giặt 7kg cũ bằng máy 10kg', { kg: { min: 9.4, max: 10.6, target: 10 } }],
    ['máy giặt 9kg cho nhà có con nhỏ', { kg: { min: 8.5, max: 9.5, target: 9 } }],
  ])('%s gives %j', (question, slots) => expect(read(question)).toMatchObject(slots))
})
