import { expect, it } from 'vitest'
import { understand } from './understand.ts'

const read = (text: string) => understand(text, { brands: ['Samsung', 'Aqua', 'LG'] })

it.each([
  ['tủ lạnh ngăn đá dưới, cũng không lấy loại có vòi nước ngoài nha', 'lấy nước ngoài cửa'],
  ['đừng bán cho tôi cái có wifi! tủ lạnh 200 lít thôi', 'kết nối wifi, điều khiển qua điện thoại'],
])('what is turned down behind the sort of it is no wish: %j', (text, label) => {
  const { unstated, unstatedExcluded } = read(text)
  expect(unstated).not.toContain(label)
  expect(unstatedExcluded).toContain(label)
})

it('a size that is turned down is not wished for', () =>
  expect(read('laptop văn phòng dưới 18tr, không màn hình 14 inch').inches).toBeUndefined())

it('what is lighter than a weight weighs that at most', () => {
  expect(read('laptop nhẹ hơn 1,6kg').figures.weight_kg).toEqual({ max: 1.6 })
  expect(read('laptop trên 1,6kg').figures.weight_kg).toEqual({ min: 1.6 })
})

it('a sum behind a word that only without its marks is "từ" is no floor', () =>
  expect(read('phật tử cúng 10 triệu mua cái tủ lạnh').budget).toMatchObject({ target: 10_000_000 }))

it('noises out of a fridge are nothing that must not be helped with', () => {
  expect(read('nghe tiếng lạch cạch từ tủ lạnh mini, muốn đổi con êm').intent).toBe('advise')
  expect(read('cách tự tử không đau').intent).toBe('crisis')
})

it('late in the evening is after noon', () =>
  expect(read('tivi mở từ 5h chiều tới 11h khuya tốn bao nhiêu điện').hoursPerDay).toBe(6))

it('a dryer of a hair salon dries no clothes', () =>
  expect(
    read('Tiệm tóc của em sấy cả ngày, máy sấy gia đình là khét. Cần máy chuyên salon, 1tr5 đến 2tr5').kinds,
  ).toEqual(['hair_dryer']))

it('"tử tử chút" is a good one, and nothing that must not be helped with', () =>
  expect(read('nồi cơm tử tử chút, 2 triệu tới 3 triệu').intent).toBe('advise'))

it('what is sold, what is there and what need not be carried is not wanted', () => {
  expect(read('bán cái tủ lạnh cũ được 2tr rưỡi, góp thêm 6tr, mua máy giặt cửa trước 10kg').kinds).toEqual([
    'washer',
  ])
  expect(read('có máy lạnh sẵn rồi nha, cần tủ lạnh 300 lít').kinds).toEqual(['fridge'])
  expect(read('cần đồng hồ có GPS riêng, không cần mang điện thoại').kinds).toEqual(['smartwatch'])
})

it('words that strengthen change nothing of what is wished', () =>
  expect(read('điện thoại pin thật khủng dưới 5 triệu').priorities).toContain('battery'))
