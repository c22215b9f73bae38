import { expect, it } from 'vitest'
import { measured } from './measured.ts'

it.each([
  ['55 inch', 'inch', 55],
  ['6.7"', 'inch', 6.7],
  ['139 cm', 'inch', 54.72],
  ['Tủ lạnh LG 1.234,5 lít', 'lít', 1234.5],
  ['1500ml', 'lít', 1.5],
  ['850 g', 'kg', 0.85],
  ['1 TB', 'GB', 1024],
  ['0.93 kW', 'W', 930],
  ['Dưới 15m² (từ 30 đến 45m³)', 'm²', 15],
  ['15 - 20 m2', 'm²', 20],
  ['Dàn lạnh: 26 dB - Dàn nóng: 47 dB', 'dB', 26],
  ['2 năm', 'tháng', 24],
  ['60 cm', 'mm', 600],
  ['5,4', 'HP', 5.4],
  ['Mini LED', 'lít', null],
  ['Laptop HP 15', 'HP', null],
  ['A55in1', 'inch', null],
] as const)('%s in %s is %s', (text, unit, value) => expect(measured(text, unit)).toBe(value))
