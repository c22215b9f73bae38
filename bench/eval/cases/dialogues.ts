import type { EvalCase } from '../expectation.ts'
import { about, atLeast, between, exactly, from, upTo, within } from '../expectation.ts'

/** Dialogues of two to four turns over many kinds; each turn rests on those before it. */
export const dialogues: EvalCase[] = [
  {
    turns: [
      { ask: 'tư vấn máy lọc nước' },
      { ask: 'dưới 7 triệu', want: { outcome: 'products', kind: 'water_purifier', price: upTo(7) } },
      {
        ask: 'thế còn Karofi?',
        want: { outcome: 'products', kind: 'water_purifier', brands: ['Karofi'], price: upTo(7) },
      },
    ],
  },
  {
    turns: [
      { ask: 'tivi 55 inch dưới 15 triệu' },
      {
        ask: 'loại 65 inch thì sao',
        want: { outcome: 'products', kind: 'tv', price: upTo(15), size: { screen_in: exactly(65) } },
      },
      {
        ask: 'cái nào rẻ nhất',
        want: {
          outcome: 'products',
          kind: 'tv',
          price: upTo(15),
          size: { screen_in: exactly(65) },
          extreme: { by: 'price', end: 'lowest' },
        },
      },
      { ask: 'so sánh 2 con đầu', want: { outcome: 'comparison', kind: 'tv' } },
    ],
  },
  {
    turns: [
      { ask: 'máy lạnh inverter phòng 15m2' },
      { ask: 'bỏ inverter đi', want: { outcome: 'products', kind: 'ac', size: { hp: exactly(1) } } },
      { ask: 'của Daikin thôi', want: { outcome: 'products', kind: 'ac', brands: ['Daikin'] } },
    ],
  },
  {
    turns: [
      { ask: 'Tư vấn tủ lạnh' },
      {
        ask: 'nhà 4 người',
        want: { outcome: 'products', kind: 'fridge', size: { capacity_l: within(300, 560) } },
      },
      {
        ask: 'dưới 12 triệu',
        want: {
          outcome: 'products',
          kind: 'fridge',
          price: upTo(12),
          size: { capacity_l: within(300, 560) },
        },
      },
      { ask: 'màu đen', want: { outcome: 'products', kind: 'fridge', price: upTo(12) } },
    ],
  },
  {
    turns: [
      { ask: 'nồi chiên không dầu dưới 2 triệu' },
      {
        ask: 'từ 6 lít trở lên',
        want: { outcome: 'products', kind: 'air_fryer', price: upTo(2), size: { capacity_l: atLeast(6) } },
      },
      {
        ask: 'trừ Sunhouse',
        want: { outcome: 'products', kind: 'air_fryer', price: upTo(2), notBrands: ['Sunhouse'] },
      },
    ],
  },
  {
    turns: [
      { ask: 'robot hút bụi tầm 10 triệu' },
      {
        ask: 'phải lau được nhà',
        want: { outcome: 'products', kind: 'robot_vacuum', price: about(10), is: { mop: true } },
      },
      {
        ask: 'có tự đổ rác nữa',
        want: { outcome: 'products', kind: 'robot_vacuum', is: { mop: true, self_empty: true } },
      },
    ],
  },
  {
    turns: [
      { ask: 'laptop học lập trình dưới 25 triệu' },
      {
        ask: 'ram 32gb',
        want: { outcome: 'products', kind: 'laptop', price: upTo(25), size: { ram_gb: atLeast(32) } },
      },
      {
        ask: 'thôi 16gb cũng được',
        want: { outcome: 'products', kind: 'laptop', price: upTo(25), size: { ram_gb: atLeast(16) } },
      },
    ],
  },
  {
    turns: [
      { ask: 'điện thoại samsung dưới 10 triệu' },
      {
        ask: 'pin 5000',
        want: {
          outcome: 'products',
          kind: 'phone',
          brands: ['Samsung'],
          price: upTo(10),
          size: { battery_mah: atLeast(5000) },
        },
      },
      {
        ask: 'oppo thì sao',
        want: { outcome: 'products', kind: 'phone', brands: ['OPPO'], price: upTo(10) },
      },
    ],
  },
  {
    turns: [
      { ask: 'máy giặt 9kg' },
      {
        ask: 'cửa trước',
        want: {
          outcome: 'products',
          kind: 'washer',
          is: { load_type: 'front' },
          size: { load_kg: within(8.5, 9.5) },
        },
      },
      {
        ask: 'không lấy LG',
        want: { outcome: 'products', kind: 'washer', notBrands: ['LG'], is: { load_type: 'front' } },
      },
      { ask: 'tầm 10 triệu', want: { outcome: 'products', kind: 'washer', notBrands: ['LG'] } },
    ],
  },
  {
    turns: [
      { ask: 'nồi cơm điện cho 4 người' },
      {
        ask: 'loại cao tần',
        want: { outcome: 'products', kind: 'rice_cooker', is: { cooker_type: 'cao tần' } },
      },
      { ask: 'rẻ hơn', want: { outcome: 'products', kind: 'rice_cooker' } },
    ],
  },
  {
    turns: [
      { ask: 'bếp từ đôi' },
      {
        ask: '5 đến 10 triệu',
        want: { outcome: 'products', kind: 'hob', price: between(5, 10), size: { zones: exactly(2) } },
      },
      { ask: 'con nào mạnh nhất', want: { outcome: 'products', kind: 'hob', price: between(5, 10) } },
    ],
  },
  {
    turns: [
      { ask: 'máy sấy quần áo' },
      { ask: 'bơm nhiệt', want: { outcome: 'products', kind: 'dryer', is: { dryer_type: 'heat-pump' } } },
      {
        ask: 'dưới 20 triệu',
        want: { outcome: 'products', kind: 'dryer', is: { dryer_type: 'heat-pump' }, price: upTo(20) },
      },
    ],
  },
  {
    turns: [
      { ask: 'máy lọc không khí' },
      {
        ask: 'phòng 25m2',
        want: { outcome: 'products', kind: 'air_purifier', size: { room_m2_max: atLeast(25) } },
      },
      {
        ask: 'dưới 5 triệu',
        want: {
          outcome: 'products',
          kind: 'air_purifier',
          size: { room_m2_max: atLeast(25) },
          price: upTo(5),
        },
      },
    ],
  },
  {
    turns: [
      { ask: 'bình nước nóng' },
      {
        ask: 'loại trực tiếp',
        want: { outcome: 'products', kind: 'water_heater', is: { heater_type: 'direct' } },
      },
      {
        ask: 'dưới 3 triệu',
        want: { outcome: 'products', kind: 'water_heater', is: { heater_type: 'direct' }, price: upTo(3) },
      },
    ],
  },
  {
    turns: [
      { ask: 'màn hình máy tính 27 inch' },
      {
        ask: '2k',
        want: {
          outcome: 'products',
          kind: 'monitor',
          size: { screen_in: exactly(27) },
          is: { resolution: '2K' },
        },
      },
      {
        ask: 'dưới 6 triệu',
        want: {
          outcome: 'products',
          kind: 'monitor',
          size: { screen_in: exactly(27) },
          is: { resolution: '2K' },
          price: upTo(6),
        },
      },
    ],
  },
  {
    turns: [
      { ask: 'loa bluetooth' },
      { ask: 'jbl', want: { outcome: 'products', kind: 'speaker', brands: ['JBL'] } },
      { ask: 'rẻ hơn có không', want: { outcome: 'products', kind: 'speaker' } },
    ],
  },
  {
    turns: [
      { ask: 'tai nghe không dây' },
      { ask: 'sony', want: { outcome: 'products', kind: 'headphones', brands: ['Sony'] } },
      {
        ask: 'dưới 3 triệu',
        want: { outcome: 'products', kind: 'headphones', brands: ['Sony'], price: upTo(3) },
      },
    ],
  },
  {
    turns: [
      { ask: 'đồng hồ thông minh' },
      { ask: 'có gps', want: { outcome: 'products', kind: 'smartwatch', is: { gps: true } } },
      {
        ask: 'pin trên 10 ngày',
        want: {
          outcome: 'products',
          kind: 'smartwatch',
          is: { gps: true },
          size: { battery_days: atLeast(10) },
        },
      },
    ],
  },
  {
    turns: [
      { ask: 'quạt' },
      { ask: 'quạt trần', want: { outcome: 'products', kind: 'fan', is: { fan_type: 'trần' } } },
      {
        ask: 'dưới 3 triệu',
        want: { outcome: 'products', kind: 'fan', is: { fan_type: 'trần' }, price: upTo(3) },
      },
    ],
  },
  {
    turns: [
      { ask: 'máy rửa chén' },
      { ask: 'nhà 4 người', want: { outcome: 'products', kind: 'dishwasher' } },
      { ask: 'bosch', want: { outcome: 'products', kind: 'dishwasher', brands: ['Bosch'] } },
    ],
  },
  {
    turns: [
      { ask: 'tủ đông 200 lít' },
      { ask: 'dưới 7 triệu', want: { outcome: 'products', kind: 'freezer', price: upTo(7) } },
      { ask: 'inverter', want: { outcome: 'products', kind: 'freezer', is: { inverter: true } } },
    ],
  },
  {
    turns: [
      { ask: 'tủ lạnh side by side' },
      {
        ask: 'samsung',
        want: { outcome: 'products', kind: 'fridge', brands: ['Samsung'], is: { doors: 'side-by-side' } },
      },
      {
        ask: 'rẻ nhất',
        want: {
          outcome: 'products',
          kind: 'fridge',
          brands: ['Samsung'],
          is: { doors: 'side-by-side' },
          extreme: { by: 'price', end: 'lowest' },
        },
      },
    ],
  },
  {
    turns: [
      { ask: 'may lanh phong 12m2' },
      {
        ask: 'duoi 8tr',
        want: { outcome: 'products', kind: 'ac', price: upTo(8), size: { hp: exactly(1) } },
      },
      {
        ask: 'con lg thi sao',
        want: { outcome: 'products', kind: 'ac', brands: ['LG'], size: { hp: exactly(1) } },
      },
    ],
  },
  {
    turns: [
      { ask: 'tủ lạnh 300 lít' },
      { ask: 'còn máy giặt thì sao', want: { outcome: 'products', kind: 'washer' } },
      { ask: 'dưới 8 triệu', want: { outcome: 'products', kind: 'washer', price: upTo(8) } },
    ],
  },
  {
    turns: [
      { ask: 'iphone dưới 20 triệu' },
      {
        ask: '256gb',
        want: { outcome: 'products', kind: 'phone', brands: ['Apple'], size: { storage_gb: atLeast(256) } },
      },
      { ask: 'cảm ơn nhé', want: { outcome: 'small_talk' } },
    ],
  },
  {
    turns: [
      { ask: 'tivi sony' },
      { ask: 'trên 20 triệu', want: { outcome: 'products', kind: 'tv', brands: ['Sony'], price: from(20) } },
      { ask: 'thời tiết hôm nay thế nào', want: { outcome: 'off_topic' } },
    ],
  },
  {
    turns: [
      { ask: 'máy tính bảng cho con học online dưới 7 triệu' },
      {
        ask: 'màn hình 11 inch trở lên',
        want: { outcome: 'products', kind: 'tablet', price: upTo(7), size: { screen_in: atLeast(11) } },
      },
      {
        ask: 'ipad thì sao',
        want: { outcome: 'products', kind: 'tablet' },
      },
    ],
  },
  {
    turns: [
      { ask: 'lò vi sóng dưới 3 triệu' },
      {
        ask: 'có nướng',
        want: { outcome: 'products', kind: 'microwave', price: upTo(3), is: { grill: true } },
      },
      { ask: 'trả góp được không', want: { outcome: 'text', says: ['khong ban hang'] } },
    ],
  },
  {
    turns: [
      { ask: 'máy xay sinh tố' },
      { ask: 'cầm tay', want: { outcome: 'products', kind: 'blender', is: { blender_type: 'hand' } } },
      {
        ask: 'dưới 1,5 triệu',
        want: { outcome: 'products', kind: 'blender', is: { blender_type: 'hand' }, price: upTo(1.5) },
      },
    ],
  },
  {
    turns: [
      { ask: 'tìm tivi cho phòng khách ngồi cách 3m' },
      {
        ask: 'khoảng 20 triệu',
        want: { outcome: 'products', kind: 'tv', price: about(20), size: { screen_in: within(59, 99) } },
      },
      { ask: 'oled', want: { outcome: 'products', kind: 'tv' } },
    ],
  },
  {
    turns: [
      { ask: 'máy giặt cửa ngang electrolux 9kg' },
      {
        ask: 'con nào của hãng khác',
        want: { outcome: 'products', kind: 'washer', notBrands: ['Electrolux'], is: { load_type: 'front' } },
      },
    ],
  },
  {
    turns: [
      { ask: 'điện thoại chơi game dưới 10 triệu' },
      { ask: 'pin bao nhiêu', want: { outcome: 'products', kind: 'phone', says: ['mah'] } },
      { ask: 'so sánh với con thứ 2', want: { outcome: 'comparison', kind: 'phone', price: upTo(10) } },
    ],
  },
]
