import { expect, it } from 'vitest'
import { kindNamed } from './named-kind.ts'

it.each([
  ['Tivi LED', 'tv'],
  ['Smart Tivi 4K', 'tv'],
  ['LED TVs', 'tv'],
  ['TỦ LẠNH INVERTER', 'fridge'],
  ['tu lanh', 'fridge'],
  ['Điều hoà 2 chiều', 'ac'],
  ['Máy tính bảng', 'tablet'],
  ['Máy tính để bàn', 'desktop'],
  ['Sạc, cáp', 'charger'],
  ['Thẻ nhớ, USB, ổ cứng', 'storage_drive'],
  ['Máy xay, ép', 'blender'],
  ['Quạt điều hòa', 'fan'],
  ['Bàn là', 'iron'],
  ['Washing Machines', 'washer'],
  ['Khung treo tivi', null],
  ['Điều khiển TV', null],
  ['Lót chuột', null],
  ['Dây đeo đồng hồ', null],
  ['Nồi', null],
  ['Khác', null],
  ['', null],
] as const)('%s names %s', (heading, kind) => expect(kindNamed(heading)).toBe(kind))
