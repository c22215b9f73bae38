import type { EvalCase } from '../expectation.ts'
import { about, atLeast, between, from, upTo } from '../expectation.ts'

/** Telephones. */
export const phone: EvalCase[] = [
  {
    ask: 'Điện thoại dưới 5 triệu pin trâu cho mẹ dùng',
    want: {
      outcome: 'products',
      kind: 'phone',
      price: upTo(5),
      size: { battery_mah: atLeast(4000) },
      source: true,
    },
  },
  {
    ask: 'điện thoại chụp ảnh đẹp tầm 12 triệu',
    want: { outcome: 'products', kind: 'phone', price: about(12), source: true },
  },
  {
    ask: 'iPhone nào mua được với 18 triệu?',
    want: { outcome: 'products', kind: 'phone', brands: ['Apple'], price: upTo(18) },
  },
  {
    ask: 'Điện thoại 5G dưới 8 triệu chơi Liên Quân mượt',
    want: { outcome: 'products', kind: 'phone', price: upTo(8), is: { network_5g: true } },
  },
  {
    ask: 'Mình cần điện thoại bộ nhớ 256GB, RAM 8GB, khoảng 5-7 triệu',
    want: {
      outcome: 'products',
      kind: 'phone',
      price: between(5, 7),
      size: { storage_gb: atLeast(250), ram_gb: atLeast(8) },
    },
  },
  {
    ask: 'điện thoại cục gạch cho ông bà, dưới 1 triệu',
    want: { outcome: 'products', kind: 'phone', price: upTo(1) },
  },
  {
    ask: 'Chạy Grab cần máy pin bền, có 5G, cỡ 6 triệu thì lấy con nào',
    want: { outcome: 'products', kind: 'phone', price: about(6), is: { network_5g: true } },
  },
  {
    ask: 'Điện thoại Xiaomi từ 3 đến 5 triệu',
    want: { outcome: 'products', kind: 'phone', brands: ['Xiaomi'], price: between(3, 5), source: true },
  },
  {
    ask: 'không dùng iphone, tìm máy android cao cấp trên 10 triệu',
    want: { outcome: 'products', kind: 'phone', notBrands: ['Apple'], price: from(10) },
  },
  {
    ask: 'Samsung dòng A nào dưới 6 triệu?',
    want: { outcome: 'products', kind: 'phone', brands: ['Samsung'], price: upTo(6), names: ['Galaxy A'] },
  },
  {
    ask: 'oppo hay vivo con nào tầm 8 triệu dùng ổn',
    want: {
      outcome: ['products', 'comparison'],
      kind: 'phone',
      brands: ['OPPO', 'vivo'],
      price: between(7.1, 8.8),
    },
  },
  {
    ask: 'Máy iPhone màn hình to, 512GB, dưới 40 triệu',
    want: {
      outcome: 'products',
      kind: 'phone',
      brands: ['Apple'],
      price: upTo(40),
      size: { storage_gb: atLeast(500) },
    },
  },
  {
    ask: 'Cho con học cấp 2 xài điện thoại gì, 2 triệu rưỡi đổ lại',
    want: { outcome: 'products', kind: 'phone', price: upTo(2.5) },
  },
]
