import type { EvalCase } from '../expectation.ts'

/** What machines cost to run: a sum from figures of the catalogue, or an honest no. */
export const runningCost: EvalCase[] = [
  {
    ask: 'máy lạnh 1.5hp chạy 8 tiếng mỗi đêm tốn bao nhiêu tiền điện',
    want: { outcome: 'products', kind: 'ac', source: true, says: ['tien dien', 'kwh', '8 gio'] },
  },
  {
    ask: 'may lanh 1 ngua bat ca dem thang het bao nhieu tien dien',
    want: { outcome: 'products', kind: 'ac', source: true, says: ['tien dien', 'kwh'] },
  },
  {
    ask: 'Điều hòa 1 ngựa một tháng tốn bao nhiêu tiền điện',
    want: { outcome: 'products', kind: 'ac', source: true, says: ['kwh'] },
  },
  {
    ask: 'Tủ lạnh 350 lít một tháng tốn mấy số điện?',
    want: { outcome: 'products', kind: 'fridge', source: true, says: ['kwh'] },
  },
  {
    ask: 'tivi 55 inch mở 5 tiếng mỗi ngày hết bao nhiêu điện',
    want: { outcome: ['products', 'guide'], says: ['dien'] },
  },
  {
    ask: 'nhà mình xài 300 số điện mỗi tháng, gắn thêm máy lạnh 1hp thì tiền điện tăng bao nhiêu',
    want: { outcome: 'products', kind: 'ac', source: true, says: ['300 kwh', 'tien dien'] },
  },
  {
    ask: 'tiền điện tháng 700k, thêm cái tủ lạnh nữa thì tốn bao nhiêu điện',
    want: { outcome: 'products', kind: 'fridge', source: true, says: ['tien dien'] },
  },
  {
    ask: 'bình nóng lạnh 30 lít tốn điện không',
    want: { outcome: ['products', 'unknown'], says: ['dien'] },
  },
  {
    ask: 'quạt đứng chạy 24/24 tốn bao nhiêu điện',
    want: { outcome: 'products', kind: 'fan', says: ['kwh'] },
  },
  {
    ask: 'tủ đông 300 lít tốn bao nhiêu tiền điện mỗi tháng',
    want: { outcome: ['products', 'unknown'], says: ['dien'] },
  },
  {
    ask: 'máy giặt 9kg tốn bao nhiêu điện một lần giặt',
    want: { outcome: ['products', 'guide'], says: ['dien'] },
  },
  {
    ask: 'Máy lạnh Daikin ATKF35YVMV một tháng hết bao nhiêu tiền điện nếu bật 10 tiếng mỗi ngày',
    want: { outcome: 'products', kind: 'ac', names: ['ATKF35YVMV'], says: ['10 gio', 'tien dien'] },
  },
  {
    ask: 'máy lọc không khí có tốn điện không',
    want: { outcome: 'products', kind: 'air_purifier', says: ['kwh'] },
  },
  {
    turns: [
      { ask: 'máy lạnh cho phòng 15m2 dưới 12 triệu' },
      {
        ask: 'tốn điện không',
        want: { outcome: 'products', kind: 'ac', source: true, says: ['tien dien'] },
      },
      { ask: 'bật 12 tiếng mỗi ngày thì sao', want: { outcome: 'products', kind: 'ac' } },
    ],
  },
  {
    turns: [
      { ask: 'tư vấn tủ lạnh cho 4 người dưới 12 triệu' },
      {
        ask: 'con thứ nhất tốn bao nhiêu tiền điện một tháng',
        want: { outcome: 'products', kind: 'fridge', says: ['dien'] },
      },
    ],
  },
]
