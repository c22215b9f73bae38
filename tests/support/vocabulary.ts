import { indexNames } from '#app/domain/advisor/mentions/growing-names.ts'

const PHONES = [
  ['Điện thoại iPhone 15 128GB', 'Apple'],
  ['Điện thoại iPhone 15 Pro Max 256GB', 'Apple'],
  ['Điện thoại Samsung Galaxy A54 5G 8GB/128GB', 'Samsung'],
  ['Điện thoại Samsung Galaxy A05s 4GB/128GB', 'Samsung'],
  ['Điện thoại Samsung Galaxy S23 FE 5G 8GB/128GB', 'Samsung'],
  ['Điện thoại Xiaomi Redmi Note 14 Pro 8GB/256GB', 'Xiaomi'],
  ['Điện thoại Xiaomi Redmi Note 13 6GB/128GB', 'Xiaomi'],
] as const
const LAPTOPS = [
  ['Laptop MacBook Air M4 13 inch 16GB/256GB', 'Apple'],
  ['Laptop MacBook Air M2 13 inch 16GB/256GB', 'Apple'],
  ['Laptop Asus Vivobook Go 15 (R5 7520U/16GB/512GB)', 'Asus'],
  ['Laptop Asus Vivobook 14 OLED (Core 5/16GB/512GB)', 'Asus'],
] as const

/** The names of a handful of phones and laptops, as a catalogue's are known to the advisor. */
export const SAMPLE_NAMES = indexNames([
  ...PHONES.map(([title, brand], index) => ({ id: 1 + index, title, brand, kind: 'phone' })),
  { id: 51, title: 'Máy tính bảng Samsung Galaxy Tab A9 WiFi 8GB/128GB', brand: 'Samsung', kind: 'tablet' },
  ...LAPTOPS.map(([title, brand], index) => ({ id: 101 + index, title, brand, kind: 'laptop' })),
])
