import { expect, it } from 'vitest'
import { understand } from './understand.ts'

const read = (text: string) =>
  understand(text, { brands: ['Apple', 'Daikin', 'Electrolux', 'JBL', 'LG', 'Lenovo', 'Huawei'] })

it.each([
  ['máy lạnh phòng 16m2, Daikin thì chị đã chê rồi', 'Daikin'],
  ['máy sấy 9kg, Electrolux thì chê luôn', 'Electrolux'],
  ['loa đi biển, JBL thì nhóm ai cũng có rồi nên thôi', 'JBL'],
  ['laptop kế toán, không lấy hàng Tàu (Lenovo, Huawei...)', 'Lenovo'],
])('a brand that is turned down further on is not wanted: %s', (text, brand) => {
  const { brands, brandsExcluded } = read(text)
  expect(brands).not.toContain(brand)
  expect(brandsExcluded).toContain(brand)
})

it('all but one turned down wants that one', () => {
  expect(read('ngoài LG ra tui không mua hãng nào khác, máy giặt 9kg').brands).toEqual(['LG'])
  expect(read('ngoài hãng Nhật ra tui không mua hãng nào khác, máy lạnh 13m2')).toMatchObject({
    brandCountries: ['Nhật Bản'],
    originsExcluded: [],
  })
})

it('what has to be is said by what is left out without it', () =>
  expect(read('loa đi biển, không chống nước thì khỏi đưa').unstated).toContain('chống nước'))

it('a wish that names a lack is wished where the trouble is refused', () =>
  expect(read('máy lạnh không lấy loại thổi thẳng vào người').unstated).toContain(
    'gió dịu, không thổi thẳng vào người',
  ))

it('a bound that is turned down is the other bound', () => {
  expect(read('đừng giới thiệu tivi trên 55 inch nữa').inches).toEqual({ max: 55 })
  expect(read('lò vi sóng miễn đừng dưới 20 lít').litres).toEqual({ min: 20 })
  expect(read('màn 60hz cùi quá, kiếm màn 24 inch 180hz trở lên').figures.refresh_hz).toEqual({ min: 180 })
})

it('what was given, left or need not be is not sought', () => {
  expect(read('cần bếp từ, lò vi sóng, nồi chiên... à mà lò vi sóng mẹ mới cho rồi').kinds).toEqual([
    'hob',
    'air_fryer',
  ])
  expect(read('chủ cũ để lại tủ lạnh rồi, thiếu máy giặt với bình nóng lạnh').kinds).toEqual([
    'washer',
    'water_heater',
  ])
  expect(read('mỗi phòng 1 tivi với 1 máy nước nóng. Máy lạnh thì Đà Lạt khỏi').kinds).toEqual([
    'tv',
    'water_heater',
  ])
  expect(read('em không muốn tủ lạnh bự, ở một mình, dưới 200 lít').kinds).toEqual(['fridge'])
})

it('machines are known by their English names', () => {
  expect(read('looking for freezers under 100L').kinds).toEqual(['freezer'])
  expect(read('need pedestal fans with remote').kinds).toEqual(['fan'])
})

it('what is heard, smelt, or where somebody works is not sought', () => {
  expect(read('tã phơi bốn hôm vẫn ẩm hôi mùi chuột').kinds).not.toContain('mouse')
  expect(read('tiếng máy xay làm mình hoảng, cần tai nghe cách âm').kinds).toEqual(['headphones'])
  expect(
    understand('em làm ca đêm ở Samsung Thái Nguyên, cần máy giặt', { brands: ['Samsung'] }).brands,
  ).toEqual([])
})

it('what is held against, taken back or only a sort is told from the thing', () => {
  expect(read('không cần tivi thông minh, không cần mạng, 32 inch').kinds).toEqual(['tv'])
  expect(read('tôi cần tủ mát... à không, tủ đông đứng 120 lít').kinds).toEqual(['freezer'])
  expect(read('mua loa karaoke kéo di động có 2 micro').kinds).toEqual(['speaker'])
  expect(read('cái máy giặt 7kg giặt mền không nổi, phải mấy ký mới được').kg).toBeUndefined()
})

it('either system does, and no maker of one', () => {
  expect(read('điện thoại 15-18 triệu, iPhone hay Android đều được').brands).toEqual([])
  expect(read('tablet 7tr, Android hay iPad đều ok').brands).toEqual([])
})
