import { describe, expect, it } from 'vitest'
import type { Attributes } from '#db/schema/catalogue.ts'
import type { Kind } from '#db/demo/types.ts'
import { attributesOf } from './extract.ts'

type Case = [kind: Kind, title: string, table: Record<string, string>, expected: Attributes]

function attributes(kind: Kind, title: string, table: Record<string, string>): Attributes {
  const specifications = Object.entries(table).map(([name, value]) => ({ name, value }))
  return attributesOf(kind, { title, specifications })
}

const COOLING: Case[] = [
  ['ac', 'Máy lạnh LG Inverter 1.5 HP V13APIB', {}, { hp: 1.5, inverter: true }],
  ['ac', 'Máy lạnh 2 chiều Daikin 1 HP FTHF25', {}, { two_way: true }],
  ['ac', 'Máy lạnh', { 'Loại máy': '1 chiều (chỉ làm lạnh)' }, { two_way: false }],
  [
    'ac',
    'Máy lạnh',
    { 'Nhãn năng lượng': '5 (Hiệu suất năng lượng CSPF 5.38)' },
    { cspf: 5.38, energy_stars: 5 },
  ],
  ['ac', 'Máy lạnh', { 'Nhãn năng lượng': '5 sao (Hiệu suất năng lượng 4.54)' }, { cspf: 4.54 }],
  [
    'ac',
    'Máy lạnh',
    { 'Phạm vi làm lạnh hiệu quả': 'Từ 15 - 20m² (từ 40 đến 60m³)' },
    { room_m2_min: 15, room_m2_max: 20 },
  ],
  ['ac', 'Máy lạnh', { 'Công suất làm lạnh': '1 HP - 9.200 BTU' }, { cooling_btu: 9200, hp: 1 }],
  ['ac', 'Máy lạnh', { 'Độ ồn trung bình': 'Dàn lạnh: 39/33/27/21 dB - Dàn nóng: 50 dB' }, { noise_db: 21 }],
  ['ac', 'Máy lạnh', { 'Công suất tiêu thụ điện trung bình': '0.93 kWh' }, { power_w: 930 }],
  ['ac', 'Máy lạnh', { 'Loại Gas': 'R-32' }, { gas: 'R-32' }],
  ['fridge', 'Tủ lạnh LG Inverter 374 lít GN-D372BL', {}, { capacity_l: 374 }],
  [
    'fridge',
    'Tủ lạnh',
    { 'Dung tích sử dụng': 'Tổng: 410 lít, Sử dụng: 374 lít, Ngăn đá: 88 lít' },
    { capacity_l: 374, gross_capacity_l: 410 },
  ],
  [
    'fridge',
    'Tủ lạnh',
    { 'Dung tích sử dụng': '326 lít - 3 - 4 người' },
    { capacity_l: 326, people_min: 3, people_max: 4 },
  ],
  ['fridge', 'Tủ lạnh', { 'Kiểu tủ': 'Multi Door - 4 cánh' }, { doors: 'multi-door', door_count: 4 }],
  ['fridge', 'Tủ lạnh', { 'Công suất tiêu thụ điện trung bình': '0.71 kW/ngày' }, { energy_kwh_year: 259 }],
  ['fridge', 'Tủ lạnh', { 'Công suất tiêu thụ điện trung bình': '431,3 kWh/năm' }, { energy_kwh_year: 431 }],
  ['fridge', 'Tủ lạnh', { 'Công nghệ tiết kiệm điện': 'Non Inverter' }, { inverter: false }],
  [
    'freezer',
    'Tủ đông Sanaky 485 lít',
    { 'Số cửa, số ngăn': '2 cửa, 1 ngăn' },
    { capacity_l: 485, door_count: 2, compartments: 1 },
  ],
]

const LAUNDRY: Case[] = [
  [
    'washer',
    'Máy giặt Giặt 9 Kg - Sấy 5 Kg FV1409G4V',
    {},
    { load_kg: 9, dry_load_kg: 5, load_type: 'front' },
  ],
  ['washer', 'Máy giặt Aqua 9.8 Kg AQW-FR98GT', {}, { load_kg: 9.8, load_type: 'top' }],
  ['washer', 'Máy giặt cửa trên WW1', {}, { load_type: 'top' }],
  ['washer', 'Máy giặt', { 'Tốc độ quay vắt tối đa': '1400 Vòng/phút' }, { spin_rpm: 1400 }],
  ['washer', 'Máy giặt', { 'Số người sử dụng': 'Trên 7 người' }, { people_min: 7 }],
  ['dryer', 'Máy sấy bơm nhiệt LG 10.5 Kg', {}, { load_kg: 10.5, dryer_type: 'heat-pump' }],
  ['dryer', 'Máy sấy', { 'Loại máy': 'Sấy thông hơi' }, { dryer_type: 'vented' }],
]

const SCREENS: Case[] = [
  [
    'tv',
    'Smart Tivi Neo QLED Samsung 4K 65 inch',
    {},
    { panel: 'Neo QLED', resolution: '4K', screen_in: 65, smart: true },
  ],
  ['tv', 'Google Tivi Sony', { 'Độ phân giải': 'Full HD' }, { os: 'Google TV', resolution: 'Full HD' }],
  ['tv', 'Tivi', { 'Tần số quét': '144' }, { refresh_hz: 144 }],
  [
    'tv',
    'Tivi',
    { 'Kích thước': 'Ngang 123 cm - Cao 78.3 cm - Dày 25 cm' },
    { width_mm: 1230, height_mm: 783, depth_mm: 250 },
  ],
  [
    'monitor',
    'Màn hình',
    { 'Độ phân giải': '2560 x 1440 Pixels', 'Tấm nền': 'IPS' },
    { resolution: '2K', panel: 'IPS' },
  ],
  [
    'smartwatch',
    'Watch 44mm',
    { 'Thời gian sử dụng pin': 'Khoảng 40 giờ' },
    { battery_days: 1.7, case_mm: 44 },
  ],
  [
    'smartwatch',
    'Watch',
    {
      'Thời gian sử dụng pin':
        'Khoảng 50 ngày (ở chế độ tiết kiệm pin), Khoảng 21 ngày (ở chế độ đồng hồ thông minh)',
    },
    { battery_days: 21 },
  ],
  ['smartwatch', 'Watch', { 'Kích thước màn hình': '1.47 inch' }, { screen_in: 1.47 }],
]

const DEVICES: Case[] = [
  ['phone', 'Galaxy A17 5G 8GB/128GB', {}, { ram_gb: 8, storage_gb: 128, network_5g: true }],
  ['phone', 'iPhone 17 Pro Max 2TB', {}, { storage_gb: 2048 }],
  ['phone', 'Galaxy A14 6GB', {}, { ram_gb: 6 }],
  ['phone', 'Máy', { 'Độ phân giải camera sau': 'Chính 50 MP & Phụ 8 MP, 2 MP' }, { camera_mp: 50 }],
  ['phone', 'Máy', { 'Màn hình rộng': '6.3" - Tần số quét 120 Hz' }, { screen_in: 6.3, refresh_hz: 120 }],
  ['phone', 'Máy', { 'Chip xử lý (CPU)': 'Apple A19 6 nhân' }, { chip: 'Apple A19' }],
  ['laptop', 'HP 240 G10 (i5 1334U/16GB/512GB)', {}, { ram_gb: 16, storage_gb: 512 }],
  ['laptop', 'HP', { 'Ổ cứng': '512 GB SSD NVMe (lắp thanh khác tối đa 2 TB)' }, { storage_gb: 512 }],
  ['laptop', 'HP', { 'Ổ cứng (GB)': '1024.0' }, { storage_gb: 1024 }],
  [
    'laptop',
    'HP',
    { 'Card màn hình': 'Card rời - NVIDIA GeForce RTX 4060, 8 GB' },
    { gpu_discrete: true, gpu: 'NVIDIA GeForce RTX 4060 8 GB' },
  ],
  [
    'laptop',
    'HP',
    { 'Kích thước': 'Dài 324 mm - Rộng 215 mm - Dày 17.9 mm - 1.36 kg' },
    { width_mm: 324, depth_mm: 215, height_mm: 17.9, weight_kg: 1.36 },
  ],
  ['laptop', 'HP', { 'Độ phủ màu': '85% Adobe RGB; 100% sRGB' }, { srgb_percent: 100 }],
  [
    'headphones',
    'Tai nghe TWS AVA+',
    { 'Thời gian sử dụng': 'Dùng 6.5 giờ - Sạc 1 giờ' },
    { headphone_type: 'true-wireless', battery_hours: 6.5 },
  ],
  [
    'headphones',
    'Tai nghe Bluetooth nhét tai',
    { 'Loại tai nghe': 'Không dây' },
    { headphone_type: 'in-ear' },
  ],
  ['headphones', 'Tai nghe dây nhét tai JBL C200', {}, { headphone_type: 'wired' }],
  ['speaker', 'Loa thanh Sony HT-S100F 120W', {}, { speaker_type: 'soundbar', power_w: 120 }],
]

const HOME: Case[] = [
  [
    'rice_cooker',
    'Nồi cơm',
    { 'Dung tích': '1.8 lít, Số người ăn 4 - 6 người' },
    { capacity_l: 1.8, people_min: 4, people_max: 6 },
  ],
  ['rice_cooker', 'Nồi cơm điện cao tần Sharp 1.8 lít', {}, { cooker_type: 'cao tần' }],
  ['air_fryer', 'Nồi chiên 9 lít', { 'Dung tích sử dụng': '7.7 lít' }, { capacity_l: 7.7 }],
  ['hob', 'Bếp từ hồng ngoại 3 vùng nấu âm', {}, { hob_type: 'mixed', zones: 3, built_in: true }],
  ['hob', 'Bếp hồng ngoại đơn Crystal 2000W', {}, { hob_type: 'infrared', zones: 1, power_w: 2000 }],
  ['hob', 'Bếp từ đôi âm Pramie', {}, { hob_type: 'induction', zones: 2 }],
  ['microwave', 'Lò', { 'Loại lò': 'Lò vi sóng không nướng' }, { grill: false }],
  ['microwave', 'Lò', { 'Loại lò': 'Có nướng', 'Dung tích': '23 lít' }, { grill: true, capacity_l: 23 }],
  [
    'dishwasher',
    'Máy',
    { 'Số chén bát rửa được': '3 - 4 bữa ăn Việt (14 bộ châu Âu)' },
    { place_settings: 14 },
  ],
  [
    'robot_vacuum',
    'Robot hút bụi lau nhà',
    { 'Công suất hút': '10000 Pa' },
    { suction_pa: 10_000, mop: true },
  ],
  [
    'robot_vacuum',
    'Robot',
    { 'Thời gian sử dụng': 'Sạc khoảng 6.5 giờ, dùng khoảng 320 phút' },
    { run_minutes: 320 },
  ],
  [
    'water_purifier',
    'Máy lọc nước RO nóng lạnh Korihome 12 lõi',
    {},
    { purifier_type: 'RO', hot_cold: true, filter_stages: 12 },
  ],
  ['water_purifier', 'Máy', { 'Công suất tiêu thụ điện trung bình': '0.024 kW/h' }, { power_w: 24 }],
  [
    'air_purifier',
    'Máy',
    { 'Phạm vi lọc hiệu quả': 'Phòng 35 - 60m²', 'Lượng gió thổi ra lớn nhất': '411 m³/h' },
    { room_m2_max: 60, cadr_m3h: 411 },
  ],
  [
    'fan',
    'Quạt đứng Senko 3 cánh DH1600 47W',
    { 'Đường kính cánh quạt': '3 cánh - 39 cm' },
    { fan_type: 'đứng', blade_cm: 39, power_w: 47 },
  ],
  ['fan', 'Quạt điều hoà Kangaroo', { 'Bình chứa nước': '40 lít' }, { fan_type: 'điều hòa', tank_l: 40 }],
  [
    'water_heater',
    'Máy nước nóng gián tiếp Ariston 20 lít',
    { 'Công suất làm nóng': '2500W' },
    { heater_type: 'storage', capacity_l: 20, power_w: 2500 },
  ],
  ['hair_dryer', 'Máy sấy tóc tạo kiểu 1400W', {}, { power_w: 1400 }],
  ['blender', 'Máy xay cầm tay Panasonic 600W', {}, { power_w: 600, blender_type: 'hand' }],
]

describe.each([
  ['cooling', COOLING],
  ['laundry', LAUNDRY],
  ['screens', SCREENS],
  ['devices', DEVICES],
  ['home', HOME],
])('attributesOf, %s', (_, cases) => {
  it.each(cases)('of a %s %j with %j', (kind, title, table, expected) => {
    expect(attributes(kind, title, table)).toMatchObject(expected)
  })
})

describe('attributesOf leaves out', () => {
  it.each<[string, Kind, string, Record<string, string>, string]>([
    ['a size whose sides are not named', 'fridge', 'Tủ', { 'Kích thước': '290 x 400 x 1000 mm' }, 'width_mm'],
    ['an outdoor unit’s noise', 'ac', 'Máy lạnh', { 'Độ ồn trung bình': 'Dàn nóng: 51/50 dB' }, 'noise_db'],
    ['a figure out of any reason', 'fridge', 'Tủ lạnh 99999 lít', {}, 'capacity_l'],
    ['origins of several countries', 'tv', 'Tivi', { 'Xuất xứ': 'Trung Quốc/Thái Lan' }, 'made_in'],
    ['what nobody said', 'washer', 'Máy giặt 9 kg', {}, 'spin_rpm'],
  ])('%s', (_, kind, title, table, name) => {
    expect(attributes(kind, title, table)).not.toHaveProperty(name)
  })
})
