import type { EvalCase } from '../expectation.ts'
import { about, atLeast, atMost, between, exactly, from, upTo, within } from '../expectation.ts'

/** Tablets, monitors, watches, sound, fans, water heaters, freezers, hair dryers. */
export const otherKinds: EvalCase[] = [
  {
    ask: 'Máy tính bảng cho bé học online dưới 6 triệu',
    want: { outcome: 'products', kind: 'tablet', price: upTo(6), source: true },
  },
  {
    ask: 'iPad để ghi chú, tầm 14 triệu',
    want: { outcome: 'products', kind: 'tablet', brands: ['Apple'], price: about(14) },
  },
  {
    ask: 'máy tính bảng có lắp sim 5G, không phải ipad, 7 đến 10 triệu',
    want: {
      outcome: 'products',
      kind: 'tablet',
      notBrands: ['Apple'],
      price: between(7, 10),
      is: { network_5g: true },
    },
  },
  {
    ask: 'Màn hình 27 inch dưới 5 triệu để làm việc',
    want: {
      outcome: 'products',
      kind: 'monitor',
      price: upTo(5),
      size: { screen_in: within(26.5, 27.5) },
      source: true,
    },
  },
  {
    ask: 'màn hình chơi game 144Hz trở lên, dưới 5tr',
    want: { outcome: 'products', kind: 'monitor', price: upTo(5), size: { refresh_hz: atLeast(144) } },
  },
  {
    ask: 'Đồng hồ thông minh chạy bộ có GPS, tầm 5 triệu',
    want: { outcome: 'products', kind: 'smartwatch', price: about(5), is: { gps: true } },
  },
  {
    ask: 'đồng hồ garmin dưới 11 triệu',
    want: { outcome: 'products', kind: 'smartwatch', brands: ['Garmin'], price: upTo(11) },
  },
  {
    ask: 'Tai nghe bluetooth chụp tai dưới 1,5 triệu',
    want: { outcome: 'products', kind: 'headphones', price: upTo(1.5), is: { headphone_type: 'over-ear' } },
  },
  {
    ask: 'loa bluetooth JBL mang đi chơi, 1 đến 3 triệu',
    want: { outcome: 'products', kind: 'speaker', brands: ['JBL'], price: between(1, 3) },
  },
  {
    ask: 'Quạt điều hòa hơi nước cho phòng 20m2 dưới 4 triệu',
    want: { outcome: 'products', kind: 'fan', price: upTo(4), is: { fan_type: 'điều hòa' } },
  },
  {
    ask: 'quạt đứng tầm 1 triệu thôi',
    want: { outcome: 'products', kind: 'fan', price: about(1), is: { fan_type: 'đứng' } },
  },
  {
    ask: 'Bình nóng lạnh 30 lít cho 4 người, dưới 4 triệu',
    want: {
      outcome: 'products',
      kind: 'water_heater',
      price: upTo(4),
      size: { capacity_l: exactly(30) },
      source: true,
    },
  },
  {
    ask: 'Máy nước nóng trực tiếp có giá dưới 3 triệu',
    want: { outcome: 'products', kind: 'water_heater', price: upTo(3), is: { heater_type: 'direct' } },
  },
  {
    ask: 'Tủ đông bán hàng khoảng 400 lít, dưới 13 triệu',
    want: { outcome: 'products', kind: 'freezer', price: upTo(13), size: { capacity_l: within(350, 450) } },
  },
  {
    ask: 'tủ đông nhỏ trữ sữa mẹ 100 lít đổ lại',
    want: { outcome: 'products', kind: 'freezer', size: { capacity_l: atMost(107) } },
  },
  {
    ask: 'Máy sấy tóc tốc độ cao dưới 1 triệu',
    want: { outcome: 'products', kind: 'hair_dryer', price: upTo(1), source: true },
  },
  {
    ask: 'đồng hồ samsung từ 8 triệu trở lên',
    want: { outcome: 'products', kind: 'smartwatch', brands: ['Samsung'], price: from(8) },
  },
]
