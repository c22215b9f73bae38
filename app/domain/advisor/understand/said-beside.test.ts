import { expect, test } from 'vitest'
import { understand } from './understand.ts'

const BRANDS = { brands: ['Samsung', 'LG', 'Xiaomi'] }
const read = (text: string) => understand(text, BRANDS)

test('what is feared or kept in bounds is not what it is for', () => {
  expect(read('máy tính bảng học tiếng anh cho con, sợ nó chơi game miết').uses).toEqual(['study'])
  expect(read('tablet cho bé học, hạn chế chơi game').uses).not.toContain('gaming')
  expect(read('laptop chơi game dưới 20 triệu').uses).toContain('gaming')
})

test('who is to be at ease does not use it', () => {
  expect(read('cháu 6 tuổi muốn đồng hồ định vị cho bố mẹ yên tâm đi học').uses).not.toContain('elderly')
  expect(read('đồng hồ cho bố mẹ').uses).toContain('elderly')
})

test('children in a room are no second room', () => {
  const { rooms, roomM2 } = read('trường mầm non phòng học 50m2, 25 cháu, cần lọc không khí')
  expect({ rooms, roomM2 }).toEqual({ rooms: undefined, roomM2: 50 })
})

test('litres of what has no tank are money', () => {
  expect(read('chưa tới 1 lít mua loa bluetooth').budget).toMatchObject({ max: 100_000 })
  expect(read('nồi cơm dưới 1 lít').budget).toBeUndefined()
})

test('hertz that are said again are no thousands', () => {
  expect(read('màn hình 144hz cắm HDMI 1.4 thì có lên đủ 144 k').budget).toBeUndefined()
})

test('a machine that is not to be spoken of is not wanted', () => {
  expect(read('sân thượng 30m2 trời nóng cần gì cho mát, đừng nói máy lạnh').kinds).not.toContain('ac')
})

test('another word that is typed with its marks is no misspelt machine', () => {
  const before = read('phòng ngủ 16m2 muốn lắp máy lạnh')
  const { kinds, order } = understand('à mà cái nào êm nhất, con em hay giật mình', BRANDS, before)
  expect({ kinds, order }).toEqual({ kinds: ['ac'], order: 'quietest' })
  expect(read('máy giăt cửa trước').kinds).toEqual(['washer'])
})

test.each<[string, string[]]>([
  ['điện thoại cho má pin trâu, loa lớn, sạc lẹ', ['phone']],
  ['laptop nhẹ, màn hình sáng, sạc nhanh cho sinh viên', ['laptop']],
  ['máy tính bảng màn to, loa lớn, pin trâu dưới 5tr', ['tablet']],
  ['tai nghe pin lâu, sạc nhanh, chống ồn', ['headphones']],
  ['mua điện thoại và sạc nhanh', ['phone', 'charger']],
])('parts of a device that is described are no things of their own: %s', (text, kinds) => {
  expect(read(text).kinds).toEqual(kinds)
})

test.each([
  'bếp từ loại nào có khoá trẻ em chắc chắn',
  'bếp từ có khóa trẻ em chắc chắn xíu, nhà có bé 3 tuổi',
  'cần bếp từ khóa trẻ em chắc chắn nha',
])('what is to be sturdy is not turned down: %s', (text) => {
  expect(read(text)).toMatchObject({
    unstated: ['khóa bảng điều khiển, khóa trẻ em'],
    unstatedExcluded: [],
  })
})

test.each([
  'Quán ăn 40m2 có 3 quạt trần rồi mà vẫn hầm, nên thêm quạt gì',
  'nhà em có sẵn hai cái quạt đứng rồi, phòng khách vẫn nóng, muốn mua thêm quạt nữa',
  'phòng họp lắp 2 quạt treo tường rồi vẫn bí, tính gắn thêm quạt loại nào',
])('more of what is there already is no second of its sort: %s', (text) => {
  expect(read(text)).toMatchObject({ kinds: ['fan'], features: [] })
  expect(read(text).count).toBeUndefined()
})

test('what is bought and asked for at once keeps its sort and number', () =>
  expect(read('cần lắp 2 quạt trần cho quán, mua thêm ổ cắm nữa')).toMatchObject({
    count: 2,
    features: ['fan_ceiling'],
  }))

test.each([
  'con bị hen nhẹ, máy lọc không khí phòng 20m2',
  'mẹ đau nhẹ cổ tay, mua máy giặt loại nào',
  'dựng video nhẹ, laptop dưới 18tr',
  'bo toi bi diec nhe, can tivi tieng to',
])('what ails somebody, or is done, is light and no machine: %s', (text) => {
  expect(read(text).priorities).not.toContain('light')
})

test.each(['laptop nhẹ dưới 15tr', 'máy hút bụi nhẹ cho mẹ', 'laptop văn phòng, nhẹ để mang đi'])(
  'a machine that is to be light: %s',
  (text) => expect(read(text).priorities).toContain('light'),
)

test.each<[string, object]>([
  ['ông bà coi thời sự, tivi 43 inch thôi', { inches: { target: 43 } }],
  ['tủ đông quán kem 200 lít thôi', { litres: { target: 200 } }],
  ['máy giặt 8kg thôi, nhà 2 người', { kg: { target: 8 } }],
  ['tủ lạnh dưới 200 lít thôi', { litres: { max: 200 } }],
])('no more than a size is that size: %s', (text, size) => expect(read(text)).toMatchObject(size))

test.each([
  'tặng đồng hồ đo nhịp tim cho ny dưới 3tr, ny xài xiaomi',
  'đồng hồ cho bạn xài samsung',
  'sn ck, ck dùng điện thoại samsung, mua đồng hồ nào 4 triệu',
])('the maker of the phone that a watch is to work with is not wished for: %s', (text) => {
  expect(read(text).brands).toEqual([])
})

test.each(['đồng hồ thông minh Xiaomi 2 triệu', 'đồng hồ Samsung cho ck xài Samsung'])(
  'the maker of the watch is: %s',
  (text) => expect(read(text).brands).toHaveLength(1),
)

test.each([
  'ngồi dịch cả ngày trên màn 13 inch mỏi mắt, muốn mua màn hình rời',
  'màn 14 inch nhức cổ quá, mua màn hình nào coi hai bảng tính cùng lúc',
  'nhìn màn 12 inch đau lưng, mua màn hình nào cho kế toán',
])('a size that aches is of what is there: %s', (text) => {
  expect(read(text)).toMatchObject({ kinds: ['monitor'] })
  expect(read(text).inches).toBeUndefined()
})

test('a size that spares the eyes is wished for', () =>
  expect(read('màn hình 27 inch đỡ mỏi mắt cho kế toán').inches).toMatchObject({ target: 27 }))

test.each([
  'phòng sát đường xe chạy, bụi đen thui mặt bàn, máy lọc không khí nào',
  'mẹ hay để quên nồi trên bếp từ, khói đen thui cả bếp, có loại nào tự tắt',
  'họp camera laptop mặt đen thui, mua màn hình nào có đèn',
])('what is black with dirt or dark is no colour that is wished: %s', (text) => {
  expect(read(text).colours).toEqual([])
})
