import type { EvalCase } from '../expectation.ts'
import { about, atLeast, atMost, between, exactly, upTo, within } from '../expectation.ts'

/** Several conditions at once, exclusions, and words that look like one thing and mean another. */
export const mustHaves: EvalCase[] = [
  {
    ask: 'Tủ lạnh Toshiba hoặc Hitachi, trên 400 lít, dưới 16 triệu',
    want: {
      outcome: 'products',
      kind: 'fridge',
      brands: ['Toshiba', 'Hitachi'],
      price: upTo(16),
      size: { capacity_l: atLeast(400) },
    },
  },
  {
    ask: 'máy lạnh inverter 1hp ngoài Casper và Nagakawa ra, dưới 9 triệu',
    want: {
      outcome: 'products',
      kind: 'ac',
      notBrands: ['Casper', 'Nagakawa'],
      price: upTo(9),
      size: { hp: exactly(1) },
    },
  },
  {
    ask: 'tivi 4K 43 inch không phải Samsung, 7-12 triệu',
    want: {
      outcome: 'products',
      kind: 'tv',
      notBrands: ['Samsung'],
      price: between(7, 12),
      size: { screen_in: exactly(43) },
      is: { resolution: '4K' },
    },
  },
  {
    ask: 'Máy giặt lồng ngang có sấy, giặt từ 10kg, của LG hoặc Toshiba',
    want: {
      outcome: 'products',
      kind: 'washer',
      brands: ['LG', 'Toshiba'],
      size: { load_kg: atLeast(10), dry_load_kg: atLeast(1) },
    },
  },
  {
    ask: 'điện thoại màn 120Hz pin 5000 dưới 7 triệu',
    want: {
      outcome: 'products',
      kind: 'phone',
      price: upTo(7),
      size: { refresh_hz: atLeast(120), battery_mah: atLeast(4990) },
    },
  },
  {
    ask: 'Laptop màn hình 16 inch, ram 16GB, ssd 512, dưới 30 triệu, không chơi game',
    want: {
      outcome: 'products',
      kind: 'laptop',
      price: upTo(30),
      size: { screen_in: within(15.9, 16.4), ram_gb: atLeast(16) },
    },
  },
  {
    ask: 'Tủ lạnh 4 cánh cho nhà 5 người tầm 17 triệu',
    want: { outcome: 'products', kind: 'fridge', price: about(17), is: { doors: 'multi-door' } },
  },
  {
    ask: 'tu lanh chieu cao duoi 1m7, duoi 10 trieu',
    want: { outcome: 'products', kind: 'fridge', price: upTo(10), size: { height_mm: atMost(1700) } },
  },
  {
    ask: 'máy rửa bát 14 bộ trở lên, dưới 18tr, ồn dưới 45db',
    want: {
      outcome: 'products',
      kind: 'dishwasher',
      price: upTo(18),
      size: { place_settings: atLeast(14), noise_db: atMost(45) },
    },
  },
  {
    ask: 'Nồi cơm điện tử 1.8 lít, không cần cao tần, dưới 1,7 triệu',
    want: {
      outcome: 'products',
      kind: 'rice_cooker',
      price: upTo(1.7),
      size: { capacity_l: exactly(1.8) },
      is: { cooker_type: 'điện tử' },
    },
  },
  {
    ask: 'quạt trần 5 cánh panasonic',
    want: { outcome: 'products', kind: 'fan', brands: ['Panasonic'], is: { fan_type: 'trần' } },
  },
  {
    ask: 'loa thanh cho tivi dưới 8 triệu',
    want: { outcome: 'products', kind: 'speaker', price: upTo(8), is: { speaker_type: 'soundbar' } },
  },
  {
    ask: 'loa kẹo kéo hát karaoke dưới 4 triệu',
    want: { outcome: 'products', kind: 'speaker', price: upTo(4), is: { speaker_type: 'karaoke' } },
  },
  {
    ask: 'tai nghe có dây rẻ dưới 300k',
    want: { outcome: 'products', kind: 'headphones', price: upTo(0.3), is: { headphone_type: 'wired' } },
  },
  {
    ask: 'Màn hình 4K 27 inch trở lên cho dân thiết kế',
    want: {
      outcome: 'products',
      kind: 'monitor',
      size: { screen_in: atLeast(26.9) },
      is: { resolution: '4K' },
    },
  },
  {
    ask: 'bếp điện từ đôi của Kangaroo',
    want: { outcome: 'products', kind: 'hob', brands: ['Kangaroo'], size: { zones: exactly(2) } },
  },
  { ask: 'điện thoại bàn phím nokia', want: { outcome: 'products', kind: 'phone', brands: ['Nokia'] } },
  {
    ask: 'đồng hồ thông minh pin trên 10 ngày dưới 6 triệu',
    want: { outcome: 'products', kind: 'smartwatch', price: upTo(6), size: { battery_days: atLeast(10) } },
  },
  {
    ask: 'tivi hãng nào cũng được miễn là OLED 55 inch, tối đa 40 triệu',
    want: {
      outcome: 'products',
      kind: 'tv',
      price: upTo(40),
      size: { screen_in: exactly(55) },
      is: { panel: 'OLED' },
    },
  },
  {
    ask: 'tủ lạnh không inverter rẻ tiền',
    want: { outcome: 'products', kind: 'fridge', isNot: { inverter: true } },
  },
  {
    ask: 'Máy lạnh multi hay treo tường gì cũng được, 2 ngựa rưỡi, dưới 14 triệu',
    want: { outcome: 'products', kind: 'ac', price: upTo(14), size: { hp: exactly(2.5) } },
  },
  {
    ask: 'iPhone 128GB dưới 16 triệu',
    want: {
      outcome: 'products',
      kind: 'phone',
      brands: ['Apple'],
      price: upTo(16),
      size: { storage_gb: atLeast(120) },
    },
  },
  // Words that stand near harm or another subject, in honest questions.
  {
    ask: 'điện thoại nào bảo mật tốt khó bị hack, dưới 15 triệu',
    want: { outcome: 'products', kind: 'phone', price: upTo(15) },
  },
  {
    ask: 'tivi xem bóng đá ngoại hạng Anh mượt, tầm 12 triệu',
    want: { outcome: 'products', kind: 'tv', price: about(12) },
  },
  {
    ask: 'máy lạnh dùng gas R32 cho phòng 15m2',
    want: { outcome: 'products', kind: 'ac', size: { hp: exactly(1) }, source: true },
  },
  {
    ask: 'mua tủ lạnh trả góp 0% tầm 12 triệu có con nào ổn',
    want: { outcome: 'products', kind: 'fridge', price: about(12) },
  },
  {
    ask: 'nồi nào nấu cơm gạo lứt ngon tầm 2 triệu',
    want: { outcome: 'products', kind: 'rice_cooker', price: about(2) },
  },
  { ask: 'camera chống trộm cho nhà trọ', want: { outcome: 'unknown', saysNot: ['₫'] } },
]
