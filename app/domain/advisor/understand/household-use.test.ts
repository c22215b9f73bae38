import { expect, it } from 'vitest'
import { understand } from './understand.ts'

const brands = { brands: ['LG', 'Daikin'] }

it.each([
  ['máy lạnh 1.5hp chạy 8 tiếng mỗi đêm tốn bao nhiêu tiền điện', { hoursPerDay: 8 }],
  ['may lanh bat ca dem ton bao nhieu dien', { hoursPerDay: 8 }],
  ['tiền điện máy lạnh mỗi tháng ngủ 9 tiếng', { hoursPerDay: 9 }],
  ['tivi mở 5h/ngày hết bao nhiêu điện', { hoursPerDay: 5 }],
  ['quạt chạy 24/24 tốn mấy số điện', { hoursPerDay: 24 }],
  ['máy lạnh bật tám tiếng một ngày thì tiền điện bao nhiêu', { hoursPerDay: 8 }],
  ['mỗi ngày bật 6-8 tiếng, máy lạnh tốn bao nhiêu điện', { hoursPerDay: 7 }],
  ['nhà dùng 300 số điện mỗi tháng, máy lạnh tốn thêm bao nhiêu tiền điện', { baseKwh: 300 }],
  ['mỗi tháng nhà xài 250 kwh, thêm cái tủ lạnh thì hết bao nhiêu tiền điện', { baseKwh: 250 }],
  ['tiền điện nhà mình 700k một tháng, máy lạnh chạy thêm tốn bao nhiêu điện', { billVnd: 700_000 }],
  ['thang 1tr2 tien dien roi, mua may lanh nua thi ton bao nhieu dien', { billVnd: 1_200_000 }],
])('%s', (question, use) => {
  const need = understand(question, brands)
  expect(need).toMatchObject({ intent: 'running_cost', ...use })
  expect(need.budget).toBeUndefined()
})

it.each([
  ['tủ lạnh tốn bao nhiêu, trọ tính 4 nghìn một số', 4000],
  ['quạt tốn bao nhiêu, 3.500đ/kwh', 3500],
  ['máy lạnh tháng tốn bao nhiêu, giá điện tui bậc 3-4 chừng 2.9k', 2900],
  ['máy lạnh tháng tốn bao nhiêu, điện 3k', 3000],
  ['tủ lạnh tháng tốn bao nhiêu, điện nhà tôi đang ở bậc 3000 đồng', 3000],
  ['tủ lạnh tốn bao nhiêu, tiền điện nhà em bình quân 2800', 2800],
  ['bếp điện 2000 W tốn bao nhiêu điện', undefined],
  ['tiền điện 700k, tủ lạnh tốn bao nhiêu điện', undefined],
])('%s: %s đồng a kWh', (question, vnd) => expect(understand(question, brands).kwhVnd).toBe(vnd))

it.each([
  'tủ lạnh tốn bao nhiêu tiền điện 1 tháng',
  'máy giặt có tốn điện không',
  'tu lanh 300 lit het bao nhieu tien dien',
  'chi phí điện của máy nước nóng khoảng bao nhiêu',
])('%s asks what it costs to run', (question) =>
  expect(understand(question, brands).intent).toBe('running_cost'),
)

it.each([
  ['máy lạnh nào tiết kiệm điện nhất', 'advise'],
  ['mua máy lạnh ít tốn điện dưới 10 triệu', 'advise'],
  ['tại sao máy lạnh tốn điện', 'explain'],
  ['inverter là gì', 'explain'],
])('%s does not: %s', (question, intent) => expect(understand(question, brands).intent).toBe(intent))

it.each([
  'giao hàng trong 2 giờ',
  'bảo hành 24 tháng',
  'sạc 2 tiếng là đầy',
  'nấu 1 tiếng',
  'hàng mới về 3 ngày',
])('%s is no use a day', (words) =>
  expect(understand(`tủ lạnh ${words}`, brands).hoursPerDay).toBeUndefined(),
)

it.each([
  ['máy lạnh bật từ 9h tối tới 5h sáng tốn bao nhiêu tiền điện', 8],
  ['điều hòa mở từ 22h đến 6h sáng hết bao nhiêu điện', 8],
  ['máy lạnh mở 1h trưa tới 4h chiều tốn bao nhiêu điện', 3],
])('%s: %d hours', (question, hours) => expect(understand(question, brands).hoursPerDay).toBe(hours))
