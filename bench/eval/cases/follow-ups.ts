import type { EvalCase } from '../expectation.ts'
import { about, atLeast, exactly, from, upTo, within } from '../expectation.ts'

/** Two turns: what the second does not say, it takes from the first. */
export const followUps: EvalCase[] = [
  {
    turns: [
      { ask: 'Tư vấn tivi 55 inch dưới 22 triệu' },
      {
        ask: 'còn LG thì sao?',
        want: {
          outcome: 'products',
          kind: 'tv',
          brands: ['LG'],
          price: upTo(22),
          size: { screen_in: exactly(55) },
        },
      },
    ],
  },
  {
    turns: [
      { ask: 'Tủ lạnh cho nhà 4 người khoảng 15 triệu' },
      {
        ask: 'có loại nào rẻ hơn không?',
        want: {
          outcome: 'products',
          kind: 'fridge',
          price: upTo(14),
          size: { capacity_l: within(300, 560) },
        },
      },
    ],
  },
  {
    turns: [
      { ask: 'máy giặt cửa trước dưới 10 triệu' },
      {
        ask: 'lấy loại 10kg thôi',
        want: {
          outcome: 'products',
          kind: 'washer',
          price: upTo(10),
          size: { load_kg: within(9.5, 10.5) },
          is: { load_type: 'front' },
        },
      },
    ],
  },
  {
    turns: [
      { ask: 'Mình muốn mua máy lạnh' },
      {
        ask: 'phòng 20 mét vuông',
        want: { outcome: 'products', kind: 'ac', size: { hp: exactly(1.5) }, source: true },
      },
    ],
  },
  {
    turns: [
      { ask: 'tivi samsung khoảng 14 triệu' },
      {
        ask: 'loại 65 inch',
        want: {
          outcome: 'products',
          kind: 'tv',
          brands: ['Samsung'],
          price: about(14),
          size: { screen_in: exactly(65) },
        },
      },
    ],
  },
  {
    turns: [
      { ask: 'Laptop văn phòng dưới 20 triệu' },
      {
        ask: 'không lấy HP',
        want: { outcome: 'products', kind: 'laptop', notBrands: ['HP'], price: upTo(20) },
      },
    ],
  },
  {
    turns: [
      { ask: 'điện thoại tầm 6 triệu' },
      {
        ask: 'nâng lên 10 triệu thì có gì ngon',
        want: { outcome: 'products', kind: 'phone', price: about(10) },
      },
    ],
  },
  {
    turns: [
      { ask: 'Máy giặt cửa trên 10kg dưới 8 triệu' },
      {
        ask: 'thế tủ lạnh dưới 9 triệu thì sao',
        want: { outcome: 'products', kind: 'fridge', price: upTo(9) },
      },
    ],
  },
  {
    turns: [
      { ask: 'tivi 65 inch dưới 15 triệu' },
      { ask: 'so sánh hai cái đầu đi', want: { outcome: 'comparison', kind: 'tv' } },
    ],
  },
  {
    turns: [
      { ask: 'Điện thoại Xiaomi dưới 7 triệu' },
      {
        ask: 'con thứ hai giá bao nhiêu',
        want: { outcome: 'products', kind: 'phone', brands: ['Xiaomi'], price: upTo(7) },
      },
    ],
  },
  {
    turns: [
      { ask: 'Robot hút bụi dưới 10 triệu' },
      { ask: 'cảm ơn bạn', want: { outcome: 'small_talk', saysNot: ['₫'] } },
    ],
  },
  {
    turns: [
      { ask: 'Tủ lạnh mini dưới 4 triệu' },
      {
        ask: 'loại to hơn, tầm 200 lít, thêm tiền cũng được',
        want: { outcome: 'products', kind: 'fridge', size: { capacity_l: within(170, 240) }, price: from(4) },
      },
    ],
  },
  {
    turns: [
      { ask: 'Tivi sony 55 inch' },
      {
        ask: 'đắt quá, hãng khác rẻ hơn',
        want: {
          outcome: 'products',
          kind: 'tv',
          notBrands: ['Sony'],
          size: { screen_in: exactly(55) },
          price: upTo(17.5),
        },
      },
    ],
  },
  {
    turns: [
      { ask: 'Phòng 25m2 lắp máy lạnh nào' },
      {
        ask: 'nếu phòng chỉ 14m2 thì sao',
        want: { outcome: 'products', kind: 'ac', size: { hp: exactly(1) } },
      },
    ],
  },
  {
    turns: [
      { ask: 'Máy lạnh cho phòng 15m2 khoảng 10 triệu' },
      {
        ask: 'có con nào 2 chiều không',
        want: {
          outcome: 'products',
          kind: 'ac',
          is: { two_way: true },
          size: { hp: exactly(1) },
          price: about(10),
          nothingFits: true,
        },
      },
    ],
  },
  {
    turns: [
      { ask: 'Tivi nào dưới 10 triệu' },
      {
        ask: 'to nhất bao nhiêu inch',
        want: {
          outcome: 'products',
          kind: 'tv',
          price: upTo(10),
          extreme: { by: 'screen_in', end: 'highest' },
        },
      },
    ],
  },
  {
    turns: [
      { ask: 'iphone 15 giá bao nhiêu' },
      { ask: 'còn 16 thì sao', want: { outcome: 'products', kind: 'phone', names: ['iPhone 16'] } },
    ],
  },
  {
    turns: [
      { ask: 'tìm loa bluetooth dưới 3 triệu' },
      { ask: 'thôi đổi sang tai nghe đi', want: { outcome: 'products', kind: 'headphones' } },
    ],
  },
  {
    turns: [
      { ask: 'máy giặt cho nhà 4 người' },
      {
        ask: 'à nhầm, nhà 7 người',
        want: { outcome: 'products', kind: 'washer', size: { load_kg: atLeast(9.5) }, source: true },
      },
    ],
  },
  {
    turns: [
      { ask: 'laptop 20 triệu cho sinh viên' },
      { ask: 'con đầu tiên ram bao nhiêu', want: { outcome: 'products', kind: 'laptop', says: ['GB'] } },
    ],
  },
  {
    turns: [
      { ask: 'Tủ lạnh 15 triệu' },
      { ask: 'thời tiết mai thế nào', want: { outcome: 'off_topic', saysNot: ['₫'] } },
    ],
  },
  {
    turns: [
      { ask: 'tư vấn điện thoại chụp hình đẹp dưới 10 triệu' },
      {
        ask: 'phải có 5G, pin 5000 trở lên',
        want: {
          outcome: 'products',
          kind: 'phone',
          price: upTo(10),
          is: { network_5g: true },
          size: { battery_mah: atLeast(4999) },
        },
      },
    ],
  },
  {
    turns: [
      { ask: 'tủ lạnh cho gia đình 4 người dưới 15 triệu' },
      {
        ask: 'có lấy nước ngoài không',
        want: { outcome: 'products', kind: 'fridge', price: upTo(15), is: { water_dispenser: true } },
      },
    ],
  },
  {
    turns: [
      { ask: 'máy lọc không khí phòng 20m2' },
      {
        ask: 'Xiaomi có không',
        want: {
          outcome: 'products',
          kind: 'air_purifier',
          brands: ['Xiaomi'],
          size: { room_m2_max: atLeast(20) },
        },
      },
    ],
  },
]
