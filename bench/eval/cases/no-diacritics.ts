import type { EvalCase } from '../expectation.ts'
import { about, atLeast, between, exactly, upTo, within } from '../expectation.ts'

/** Typed without diacritics. */
export const noDiacritics: EvalCase[] = [
  {
    ask: 'tu lanh cho nha 4 nguoi duoi 13 trieu',
    want: {
      outcome: 'products',
      kind: 'fridge',
      price: upTo(13),
      size: { capacity_l: within(300, 560) },
      source: true,
    },
  },
  {
    ask: 'may giat cua truoc lg khoang 10 trieu',
    want: {
      outcome: 'products',
      kind: 'washer',
      brands: ['LG'],
      price: about(10),
      is: { load_type: 'front' },
    },
  },
  {
    ask: 'may lanh cho phong 25m2 tam 15 trieu',
    want: { outcome: 'products', kind: 'ac', price: about(15), size: { hp: exactly(2) }, source: true },
  },
  {
    ask: 'tivi 65 inch khong qua 15 trieu',
    want: { outcome: 'products', kind: 'tv', price: upTo(15), size: { screen_in: exactly(65) } },
  },
  {
    ask: 'dien thoai pin khoe gia tu 4 den 6 trieu',
    want: { outcome: 'products', kind: 'phone', price: between(4, 6), size: { battery_mah: atLeast(4000) } },
  },
  {
    ask: 'laptop choi game duoi 24 trieu',
    want: { outcome: 'products', kind: 'laptop', price: upTo(24), is: { gpu_discrete: true } },
  },
  {
    ask: 'noi chien khong dau 6 lit gia re',
    want: { outcome: 'products', kind: 'air_fryer', size: { capacity_l: within(5.5, 6.5) } },
  },
  {
    ask: 'may say quan ao cho 3 nguoi duoi 9 trieu',
    want: {
      outcome: 'products',
      kind: 'dryer',
      price: upTo(9),
      size: { load_kg: within(7, 9) },
      source: true,
    },
  },
  {
    ask: 'dieu hoa 2 chieu cho phong ngu 16m2',
    want: {
      outcome: 'products',
      kind: 'ac',
      size: { hp: exactly(1.5) },
      is: { two_way: true },
      source: true,
    },
  },
  {
    ask: 'binh nong lanh 20 lit ariston',
    want: {
      outcome: 'products',
      kind: 'water_heater',
      brands: ['Ariston'],
      size: { capacity_l: exactly(20) },
    },
  },
  {
    ask: 'ngoi cach 2m5 nen mua tivi may inch, duoi 15tr',
    want: {
      outcome: 'products',
      kind: 'tv',
      price: upTo(15),
      size: { screen_in: within(49, 82) },
      source: true,
    },
  },
]
