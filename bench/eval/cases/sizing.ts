import type { EvalCase } from '../expectation.ts'

/** Which size, without money: the sum has to be shown with its source. */
export const sizing: EvalCase[] = [
  {
    ask: 'Phòng 18m2 cần máy lạnh bao nhiêu HP?',
    want: { outcome: ['products', 'guide'], kind: 'ac', says: ['10.800', '1,5 HP'], source: true },
  },
  {
    ask: 'Phòng 12 mét vuông lắp điều hòa mấy ngựa là đủ',
    want: { outcome: ['products', 'guide'], kind: 'ac', says: ['7.200', '1 HP'], source: true },
  },
  {
    ask: 'Phòng 4x5m trần 3m2 dùng máy lạnh bao nhiêu BTU',
    want: { outcome: ['products', 'guide'], kind: 'ac', says: ['BTU'], source: true },
  },
  {
    ask: 'Ngồi xem cách tivi 3 mét thì mua tivi bao nhiêu inch?',
    want: { outcome: ['products', 'guide'], kind: 'tv', says: ['75 inch'], source: true },
  },
  {
    ask: 'khoảng cách từ sofa tới tv là 2m, tv mấy inch hợp lý',
    want: { outcome: ['products', 'guide'], kind: 'tv', says: ['48', 'inch'], source: true },
  },
  {
    ask: 'Nhà 5 người nên mua tủ lạnh bao nhiêu lít?',
    want: { outcome: ['products', 'guide'], kind: 'fridge', says: ['lít', '5 người'], source: true },
  },
  {
    ask: 'nhà em có 3 người thì máy giặt mấy ký vừa',
    want: { outcome: ['products', 'guide'], kind: 'washer', says: ['kg', '3 người'], source: true },
  },
  {
    ask: 'Hai vợ chồng với 2 đứa nhỏ thì máy giặt bao nhiêu kg là được?',
    want: { outcome: ['products', 'guide'], kind: 'washer', says: ['4 người', '8'], source: true },
  },
  {
    ask: 'Gia đình 4 người dùng bình nóng lạnh bao nhiêu lít',
    want: { outcome: ['products', 'guide'], kind: 'water_heater', says: ['30', 'lít'], source: true },
  },
  {
    ask: 'nồi cơm điện bao nhiêu lít cho 6 người ăn?',
    want: { outcome: ['products', 'guide'], kind: 'rice_cooker', says: ['1,8', 'lít'], source: true },
  },
  {
    ask: 'Máy rửa chén mấy bộ thì đủ cho nhà 4 người',
    want: { outcome: ['products', 'guide'], kind: 'dishwasher', says: ['bộ'], source: true },
  },
  {
    ask: 'Học thiết kế đồ họa thì laptop cần RAM bao nhiêu?',
    want: { outcome: ['products', 'guide'], kind: 'laptop', says: ['16 GB'], source: true },
  },
  {
    ask: 'Tủ lạnh bao nhiêu lít là đủ dùng?',
    want: { outcome: ['products', 'guide'], kind: 'fridge', says: ['lít', 'người'], source: true },
  },
  {
    ask: 'máy lạnh 1.5hp dùng cho phòng bao nhiêu m2',
    want: { outcome: ['products', 'guide', 'text'], kind: 'ac', says: ['20 m²'], source: true },
  },
]
