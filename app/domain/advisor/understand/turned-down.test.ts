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
  expect(read('phật tử cúng 10 triệu mua cái tủ lạnh').budget).toMatchObject({ max: 10_000_000 }))

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

it('a sort that is turned down leaves the machine wanted', () => {
  expect(read('không cần tai nghe chụp tai, chỉ cần nhét tai thôi')).toMatchObject({
    kinds: ['headphones'],
    featuresExcluded: ['headphones_over_ear'],
  })
  expect(read('đừng gợi ý tai nghe nhét tai').kinds).toEqual(['headphones'])
  expect(read('tai nghe bass căng, không cần tai có dây, dưới 1tr')).toMatchObject({
    features: [],
    featuresExcluded: ['headphones_wired'],
  })
  expect(read('laptop không cần card rời').featuresExcluded).toEqual([])
})

it('what somebody cannot use is not wanted', () =>
  expect(read('ông nghe cải lương, không biết xài điện thoại').kinds).toEqual(['speaker']))

it('what an accessory is used on is not bought as well, unless it is joined or has figures of its own', () => {
  expect(read('tai nghe mic tốt họp zoom laptop, tầm 2 triệu').kinds).toEqual(['headphones'])
  expect(read('loa với laptop tổng 20 triệu').kinds).toEqual(['speaker', 'laptop'])
  expect(read('laptop 15 triệu tai nghe 1 triệu').kinds).toEqual(['laptop', 'headphones'])
})

it('the maker of the thing that is asked for is not that of what it is used with', () =>
  expect(read('soundbar Samsung cho tivi')).toMatchObject({ kinds: ['soundbar'], brands: ['Samsung'] }))

it('months of a wage are a sum, and rooms of one of several things are its own', () => {
  expect(read('lương 7tr tháng, để dành được 2 tháng lương mua laptop').budget?.max).toBe(14_000_000)
  const rooms = [
    { count: 1, m2: 12 },
    { count: 1, m2: 16 },
  ]
  expect(read('máy lạnh cho phòng 12m2 và phòng 16m2, thêm máy nước nóng, 30 triệu').rooms).toEqual(rooms)
  expect(read('máy nước nóng, máy lọc nước').features).toEqual([])
})

it('the narrowest of two places binds a television', () =>
  expect(read('tường rộng 3m2, tivi treo được giữa 2 cây cột cách nhau 1m35').place?.widthMm).toBe(1350))

it('a television that is on too loud is there already', () =>
  expect(read('ba em lãng tai, mở tivi lớn quá cả xóm nghe').kinds).not.toContain('tv'))

it('smoke of a battery is a danger at hand', () => {
  expect(read('sạc điện thoại dưới gối thấy khói, con ngủ kế bên').intent).toBe('hazard')
  expect(read('loa nào nghe hay, máy hút khói thì có rồi').intent).not.toBe('hazard')
})

it('an offer of this month is asked of a shop', () =>
  expect(read('tháng này máy lọc nước có khuyến mãi gì không em').intent).toBe('service'))

it('what is to take the place of a gas stove is a hob', () =>
  expect(read('ông nội hay quên tắt bếp gas, muốn đổi bếp gì an toàn').kinds).toEqual(['hob']))

it('what is given for about a sum costs that much', () => {
  expect(read('vợ giận, mua gì tặng tầm 5 triệu').budget?.target).toBe(5_000_000)
  expect(read('máy giặt tặng 500k').budget).toBeUndefined()
})

it('what must not be smaller is at least so large, and a standing fan below a sum costs less than that', () => {
  expect(read('laptop kế toán, màn hình không được nhỏ hơn 15 inch').inches).toEqual({ min: 15 })
  expect(read('quat dung duoi 1tr').budget).toMatchObject({ max: 1_000_000 })
  expect(read('quạt đứng, đừng dưới 1tr').budget).toMatchObject({ min: 1_000_000 })
})

it.each([
  ['máy lọc không khí 25m2, tiền thay lõi hàng năm đừng quá 1 triệu', undefined],
  ['tiền lì xì được 3 triệu 2, thêm mẹ cho 1 triệu rưỡi, mua tai nghe', 4_700_000],
  ['tủ đông 400 lít, giá dưới 10tirệu', 10_000_000],
])('sums as they are told: %j', (text, max) => expect(read(text).budget?.max).toBe(max))

it.each([
  ['tìm máy android cao cấp trên 10 triệu', { min: 10_000_000 }],
  ['laptop 15 triệu', { max: 15_000_000, target: 15_000_000 }],
  ['nồi chiên, ngân sách 2 triệu', { max: 2_000_000, target: 2_000_000 }],
])('%s: how a sum binds', (text, budget) => expect(read(text).budget).toMatchObject(budget))

it('thousands of dollars are dollars', () =>
  expect(read('1k đô mua laptop gì mỏng nhẹ').budget?.max).toBe(26_000_000))

it('what need not be opened so is not wanted so', () =>
  expect(read('máy giặt cửa trên cho đỡ phải mở ngang ra')).toMatchObject({
    features: ['top_load'],
    featuresExcluded: ['washer_front'],
  }))

it('rooms that are open to each other share their air', () =>
  expect(read('bếp 8m2 mở liền phòng khách 22m2 máy lạnh nên tính sao').roomM2).toBe(30))

it('who changes their mind gives up what it was for', () =>
  expect(
    understand(
      'thôi đổi ý, máy này cho chị gái làm giáo viên',
      { brands: [] },
      read('laptop gaming 25 triệu'),
    ).uses,
  ).toEqual(['office']))

it('a maker whose machine is to be mended is not turned down, and one that is complained of is', () => {
  expect(read('tivi Samsung mua ba năm trước bị sọc màn, gọi bảo hành ở đâu').brandsExcluded).toEqual([])
  expect(read('mẹ em chê LG ồn, tìm máy giặt êm').brandsExcluded).toEqual(['LG'])
})

it('the cheaper the better asks for the cheapest of a size, and otherwise for what is cheap', () => {
  expect(read('tivi 32 inch trở lên, càng rẻ càng tốt').order).toBe('cheapest')
  expect(read('tủ lạnh càng rẻ càng tốt').priorities).toContain('cheap')
})

it('a present for a kitchen is one to cook with', () =>
  expect(read('tân gia sếp, góp 3 triệu, món gì để bếp cho sang').uses).toContain('cooking'))
