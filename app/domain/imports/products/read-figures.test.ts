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
