import { expect, it } from 'vitest'
import { readFigures } from './read-figures.ts'

const lines = (said: Record<string, string>) =>
  Object.entries(said).map(([name, value]) => ({ group: 'Thông số', name, value }))

it.each([
  [
    'ac',
    {
      'Loại máy': '1 chiều (chỉ làm lạnh)',
      Inverter: 'Có Inverter',
      'Phạm vi làm lạnh hiệu quả': 'Dưới 15m² (từ 30 đến 45m³)',
    },
    'Máy lạnh Panasonic Inverter 1 HP',
    { two_way: false, inverter: true, room_m2_max: 15, hp: 1 },
  ],
  [
    'washer',
    { 'Loại máy': 'Cửa trước', 'Tốc độ quay vắt tối đa': '1400 vòng/phút' },
    'Máy giặt LG 9 kg',
    { load_type: 'front', spin_rpm: 1400, load_kg: 9 },
  ],
  [
    'fridge',
    { 'Dung tích sử dụng': '315 lít - 4 người', 'Kiểu tủ': 'Ngăn đá dưới', 'Sản xuất tại': 'Việt Nam' },
    'Tủ lạnh Inverter',
    { capacity_l: 315, doors: 'bottom-freezer', made_in: 'Việt Nam', inverter: true },
  ],
  [
    'tv',
    { 'Độ phân giải': 'Ultra HD 4K (3840 x 2160)', 'Tần số quét': '60 Hz' },
    'Smart Tivi 55 inch',
    { resolution: '4K', refresh_hz: 60, screen_in: 55 },
  ],
  ['phone', {}, 'iPhone 15 Pro 8GB/256GB', { ram_gb: 8, storage_gb: 256 }],
  ['laptop', {}, 'Laptop HP 15 16GB 512GB', { ram_gb: 16, storage_gb: 512 }],
  ['noi', { 'Đường kính': '24 cm' }, 'Nồi inox 24 cm', {}],
] as const)('%s %j, %s', (kind, said, title, figures) =>
  expect(Object.fromEntries(readFigures(kind, lines(said), title).figures)).toEqual(figures),
)

it('counts the lines that became figures', () =>
  expect(readFigures('tv', lines({ 'Tần số quét': '60 Hz', 'Cổng HDMI': '3 cổng' }), '').lines).toBe(1))

it.each([
  ['phone', 'Kích thước', '168.6 x 76.28 x 8.3 mm', { width_mm: 76.28, height_mm: 168.6, depth_mm: 8.3 }],
  ['phone', 'Kích thước', '71.5 x 7.4 x 146.7 mm', { width_mm: 71.5, height_mm: 146.7, depth_mm: 7.4 }],
  [
    'phone',
    'Kích thước, khối lượng',
    'Dài 126 mm - Ngang 57 mm - Dày 15.2 mm - Nặng 141 g',
    { width_mm: 57, height_mm: 126, depth_mm: 15.2 },
  ],
  [
    'tv',
    'Kích thước',
    'Ngang 123.21 - Cao 77.38 - Dày 24.91 cm',
    { width_mm: 1232.1, height_mm: 773.8, depth_mm: 249.1 },
  ],
  ['tv', 'Kích thước', 'Rộng 1456 x Cao 904 x Sâu 295 mm', { width_mm: 1456, height_mm: 904, depth_mm: 295 }],
  ['tv', 'Kích thước', '1285 × 260 × 806 mm', { width_mm: 1285, height_mm: 806, depth_mm: 260 }],
  ['tv', 'Kích thước không chân đế', '1285 × 83 × 756 mm', {}],
  ['monitor', 'Kích thước có chân đế', '609,2 x 574,7 x 291,2 mm', {}],
  [
    'monitor',
    'Kích thước có chân đế',
    '612.3 x 170 x 451.7 mm',
    { width_mm: 612.3, height_mm: 451.7, depth_mm: 170 },
  ],
  [
    'ac',
    'Kích thước - Khối lượng dàn lạnh',
    '764 x 203 x 291 mm - 8.5 kg',
    { width_mm: 764, height_mm: 291, depth_mm: 203 },
  ],
  [
    'fridge',
    'Kích thước',
    'Cao 163 cm - Rộng 54.8 cm - Sâu 62.5 cm',
    { width_mm: 548, height_mm: 1630, depth_mm: 625 },
  ],
  ['fridge', 'Kích thước', '61 x 83 x 178.5 cm', {}],
  ['phone', 'Kích thước', '158.2 x 76.7 x 8.2 m', {}],
  ['phone', 'Kích thước màn hình', '6.79 inch', {}],
] as const)('%s: the sides of %s %s', (kind, name, value, sides) => {
  const { figures } = readFigures(kind, lines({ [name]: value }), '')
  expect(Object.fromEntries([...figures].filter(([key]) => key.endsWith('_mm')))).toEqual(sides)
})
