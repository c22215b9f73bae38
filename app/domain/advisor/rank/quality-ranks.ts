import type { AttributeValue } from '../catalogue.ts'

/** Qualities in which one product goes beyond another, from the plainest to the best, and how each is said. */
export const RANKS: readonly {
  attribute: string
  order: readonly AttributeValue[]
  say: (value: AttributeValue) => string
}[] = [
  {
    attribute: 'resolution',
    order: ['HD', 'Full HD', '2K', '4K', '8K'],
    say: (value) => `độ phân giải ${value}`,
  },
  { attribute: 'panel', order: ['LED', 'QLED', 'Mini LED', 'OLED'], say: (value) => `tấm nền ${value}` },
  { attribute: 'inverter', order: [false, true], say: (has) => (has ? 'có inverter' : 'không có inverter') },
  {
    attribute: 'two_way',
    order: [false, true],
    say: (has) => (has ? 'có chiều sưởi' : 'không có chiều sưởi'),
  },
  {
    attribute: 'dryer_type',
    order: ['vented', 'condenser', 'heat-pump'],
    say: (value) => DRYERS[String(value)] ?? '',
  },
  { attribute: 'cooker_type', order: ['cơ', 'điện tử', 'cao tần'], say: (value) => `loại ${value}` },
  {
    attribute: 'gpu_discrete',
    order: [false, true],
    say: (has) => (has ? 'có card đồ họa rời' : 'không có card đồ họa rời'),
  },
  { attribute: 'network_5g', order: [false, true], say: (has) => (has ? 'có 5G' : 'chưa có 5G') },
  { attribute: 'self_empty', order: [false, true], say: (has) => (has ? 'tự đổ rác' : 'không tự đổ rác') },
  { attribute: 'mop', order: [false, true], say: (has) => (has ? 'lau được nhà' : 'không lau nhà') },
  {
    attribute: 'hot_cold',
    order: [false, true],
    say: (has) => (has ? 'có nóng lạnh' : 'không có nóng lạnh'),
  },
  { attribute: 'grill', order: [false, true], say: (has) => (has ? 'có nướng' : 'không có nướng') },
  {
    attribute: 'pump',
    order: [false, true],
    say: (has) => (has ? 'có bơm trợ lực' : 'không có bơm trợ lực'),
  },
  {
    attribute: 'smart',
    order: [false, true],
    say: (has) => (has ? 'là smart tivi' : 'không phải smart tivi'),
  },
  {
    attribute: 'water_dispenser',
    order: [false, true],
    say: (has) => (has ? 'lấy nước ngoài được' : 'không lấy nước ngoài'),
  },
]

const DRYERS: Record<string, string> = {
  vented: 'sấy thông hơi',
  condenser: 'sấy ngưng tụ',
  'heat-pump': 'sấy bơm nhiệt',
}
