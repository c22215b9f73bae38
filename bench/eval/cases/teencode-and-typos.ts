import type { EvalCase } from '../expectation.ts'
import { about, between, exactly, upTo } from '../expectation.ts'

/** Short forms, slips of the keyboard, Telex leftovers, English. */
export const teencodeAndTypos: EvalCase[] = [
  { ask: 'tuwj lanhj duwowis 10 trieuej', want: { outcome: 'products', kind: 'fridge', price: upTo(10) } },
  {
    ask: 'tv ss 55in dưới 13tr ai xài rồi cho e xin rv với',
    want: {
      outcome: 'products',
      kind: 'tv',
      brands: ['Samsung'],
      price: upTo(13),
      size: { screen_in: exactly(55) },
    },
  },
  {
    ask: 'đt nào chụp hình đẹp mà dưới 8tr v ạ',
    want: { outcome: 'products', kind: 'phone', price: upTo(8) },
  },
  {
    ask: 'mik mún mua lap cho sv, tầm 15tr thui',
    want: { outcome: 'products', kind: 'laptop', price: about(15) },
  },
  {
    ask: 'máy lạng 1 ngựa rẻ mà ok, ko quá 7 chai',
    want: { outcome: 'products', kind: 'ac', price: upTo(7), size: { hp: exactly(1) } },
  },
  {
    ask: 'maý giặt ko cần sấy, 9kg, tầm 6-9tr',
    want: {
      outcome: 'products',
      kind: 'washer',
      price: between(6, 9),
      size: { load_kg: { min: 8.5, max: 9.5 } },
    },
  },
  {
    ask: 'nồi chiên ko dầu sunhouse dưới 2tr',
    want: { outcome: 'products', kind: 'air_fryer', brands: ['Sunhouse'], price: upTo(2) },
  },
  {
    ask: 'ip 15 bn vậy shop',
    want: { outcome: 'products', kind: 'phone', names: ['iPhone 15'], says: ['₫'], source: true },
  },
  {
    ask: 'best fridge under 15 million for a family of 4?',
    want: {
      outcome: 'products',
      kind: 'fridge',
      price: upTo(15),
      size: { capacity_l: { min: 300, max: 560 } },
    },
  },
  {
    ask: 'tu lanh samsumg khoang 7tr',
    want: { outcome: 'products', kind: 'fridge', brands: ['Samsung'], price: about(7) },
  },
  {
    ask: 'dthoai xiaomi pin trâu dưới 4tr nha',
    want: { outcome: 'products', kind: 'phone', brands: ['Xiaomi'], price: upTo(4) },
  },
  {
    ask: 'mays lanhj inveter cho phongf 14m2',
    want: { outcome: 'products', kind: 'ac', size: { hp: exactly(1) } },
  },
  {
    ask: 'cần con lap gaming 22tr trở xún',
    want: { outcome: 'products', kind: 'laptop', price: upTo(22), is: { gpu_discrete: true } },
  },
  { ask: 'tulanh 2 canh duoi 8tr', want: { outcome: 'products', kind: 'fridge', price: upTo(8) } },
]
