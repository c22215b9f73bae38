import { describe, expect, it } from 'vitest'
import { SAMPLE_NAMES } from '#tests/support/vocabulary.ts'
import { asksAnything } from './asks-anything.ts'
import type { Need } from './need.ts'
import { readQuestion } from './reading.ts'
import { understand } from './understand.ts'

const vocabulary = {
  brands: [
    'Samsung',
    'LG',
    'Apple',
    'Casper',
    'Xiaomi',
    'Asus',
    'OPPO',
    'Acer',
    'Sony',
    'Bosch',
    'Toshiba',
    'Electrolux',
  ],
  names: SAMPLE_NAMES,
}
const read = (...turns: string[]): Need =>
  turns.reduce<Need | null>((previous, said) => understand(said, vocabulary, previous), null) as Need

describe('what is old', () => {
  it.each([
    ['máy nước nóng cho 5 người', 'dây điện nhà cũ sợ không chịu nổi'],
    ['laptop làm đồ họa', 'thế thì thôi giữ plan cũ'],
    ['điện thoại 9 triệu', 'thôi dùng mức cũ 7-9 thôi'],
  ])('is not the machine that is wished: %s, %s', (...turns) => expect(read(...turns).used).toBe(false))

  it('is a fridge of fifteen years that is to go', () =>
    expect(read('tôi định đổi cái tủ lạnh cũ 15 năm rồi').used).toBe(false))

  it.each(['iphone cũ dưới 8 triệu', 'mua laptop cũ cho con', 'máy giặt cũ cũng được, 2 triệu'])(
    'is wished: %s',
    (said) => expect(read(said).used).toBe(true),
  )
})

describe('a sum', () => {
  it('that none is found below is a ceiling', () =>
    expect(read('máy lạnh phòng 20m2', 'mắc vậy, hông có con nào dưới 7 triệu hả').budget).toMatchObject({
      max: 7_000_000,
    }))

  it('is not asked for by asking why one costs more', () =>
    expect(read('đồng hồ dưới 3 triệu', 'mà sao con 1 đắt hơn có chút mà k có gps').asksBetter).toBe(false))

  it('is not asked for by what others say', () =>
    expect(read('điện thoại chơi game dưới 8 củ', 'bạn t bảo chờ iphone cũ 8tr ngon hơn').asksBetter).toBe(
      false,
    ))

  it.each([
    ['laptop chơi game tầm 20tr', 'có con nào xịn hơn tí hok, e ráng thêm đc 3 4 củ', 24_000_000],
    ['máy tính bảng 5tr', 'tăng 7tr', 7_000_000],
    ['tai nghe 300 ngàn', 'rẻ quá sợ hàng dỏm, lên 700 cho yên tâm', 700_000],
    ['laptop 12 củ', 'ý e là 15 mà e bòn đc thêm 3 =))', 15_000_000],
    ['tủ lạnh 4 người', '20 triệu, thôi 17 cho dễ ăn nói với vợ', 17_000_000],
    [
      'máy lọc không khí bảy trăm ngàn',
      'ấy chị nói nhầm một triệu bảy chứ bảy trăm sao mua được con tốt',
      1_700_000,
    ],
    ['quạt điều hòa', 'ối giời đắt thế tận bảy triệu cơ à hạ xuống năm triệu cho bác', 5_000_000],
    ['máy tính bảng cho bé học', 'dưới 6 chẹo', 6_000_000],
  ])('is the one that is meant: %s, %s', (before, said, sum) => {
    const { budget } = read(before, said)
    expect(budget?.target ?? budget?.max).toBe(sum)
  })
})

it('a race of 42 kilometres is no depth', () =>
  expect(read('đồng hồ chạy bộ có gps', 'lỡ sau này chạy full 42 chắc 6 tiếng').depthMm).toBeUndefined())

it('a hotel that is spoken of leaves no subject', () =>
  expect(
    read('máy sấy tóc gấp gọn mang đi nhật', 'à điện nhật 110 hả, vậy xài khách sạn cho lành, bỏ vụ nhật đi')
      .intent,
  ).not.toBe('off_topic'))

describe('a maker that is turned down', () => {
  it.each([
    ['điện thoại cho ba', 'Oppo thì ba không thích, trước xài bị hư', 'OPPO'],
    ['lò vi sóng', 'Electrolux đợt trước hư đó, né ra', 'Electrolux'],
    ['tivi 43 inch', 'tivi samsung nhà chị từng hư rồi nên miễn nha', 'Samsung'],
    ['laptop 20tr', 'thôi cho asus lại đi, acer thì vẫn no', 'Acer'],
    ['máy giặt', 'toshiba thi thoi nha, nha minh hu 1 con roi', 'Toshiba'],
    ['tivi', 'sao toàn Sony hông, ổng ghét Sony', 'Sony'],
    ['chuột với laptop', 'no Asus please', 'Asus'],
    ['tủ lạnh', 'Bosch hả, wow giá crazy, skip', 'Bosch'],
  ])('%s, %s', (before, said, brand) => {
    const { brands, brandsExcluded } = read(before, said)
    expect(brandsExcluded).toContain(brand)
    expect(brands).not.toContain(brand)
  })

  it.each([
    ['bếp từ', 'không lấy Bosch ạ', 'thôi cho Bosch vào lại, chồng em thích', 'Bosch'],
    ['máy giặt', 'bỏ Toshiba', 'tính tới tính lui, cho coi lại mấy cái Toshiba', 'Toshiba'],
  ])('is taken back: %s, %s, %s', (...turns) => {
    const brand = turns.pop() ?? ''
    const { brands, brandsExcluded } = read(...turns)
    expect(brandsExcluded).not.toContain(brand)
    expect(brands).toContain(brand)
  })
})

describe('one of several things', () => {
  const SET = ['cần tủ lạnh, máy giặt với máy lạnh, tổng 35 triệu', 'nhà 3 người']
  it('is changed and the others stay', () =>
    expect(read(...SET, 'cái máy giặt đổi qua cửa ngang đi').kinds).toEqual(['fridge', 'washer', 'ac']))

  it('comes beside them', () =>
    expect(read(...SET, 'tổng lại là nhiêu vậy, dư thì cho con robot hút bụi nữa đc hông').kinds).toEqual([
      'fridge',
      'washer',
      'ac',
      'robot_vacuum',
    ]))
})

it('who comes now and then is not of the home', () =>
  expect(read('tủ lạnh', 'Có hai ông bà già thôi, thỉnh thoảng con cháu về 8 9 người').people).toBe(2))

it('a room that was told wrongly is told again', () =>
  expect(
    read('máy lạnh phòng chừng ba chục mét vuông', 'à không không có hai mươi mét thôi chú nhớ lộn').roomM2,
  ).toBe(20))

describe('a turn that tells something', () => {
  it.each([
    ['máy lọc nước', 'thôi hãng nào cũng được, chọn giúp mình một con đi', 'pick'],
    ['laptop 20tr', 'mệt ghê, chọn 1 con cho t đi, có chơi game đc càng tốt', 'pick'],
  ])('asks to choose: %s, %s', (before, said, turn) => expect(read(before, said).turn).toBe(turn))

  it('of what is sold a day chooses nothing', () =>
    expect(read('máy xay sinh tố xay đá cho quán', 'Ngày chắc 50 ly').turn).not.toBe('pick'))

  it.each([
    'Không cần lau nhà đâu, hút thôi',
    'ông nội 80 tuổi xài',
    'khỏi loại có wifi cho đỡ tiền',
    'nước nhà chú yếu xịu à',
  ])('asks nothing: %s', (said) => expect(asksAnything(readQuestion(said).folded)).toBe(false))

  it.each([
    'có bơm không, nước nhà yếu',
    'rửa tay tốn nước hơn thiệt hả, nghe hoài không tin',
    'máy này chạy mấy phút thì nghỉ',
    'răng mắc rứa',
  ])('asks: %s', (said) => expect(asksAnything(readQuestion(said).folded)).toBe(true))
})

it('who goes home to talk it over is done for now', () =>
  expect(read('tủ lạnh 2 người', 'để tôi bàn với bà nhà đã, bà ấy khó tính').intent).toBe('small_talk'))

it('a condition is taken back though a question stands behind it', () => {
  const { uses, turn } = read('laptop chơi game 20tr', 'z thôi bỏ game, macbook air luôn, tầm 20tr có ko')
  expect({ uses, turn }).toEqual({ uses: [], turn: 'remove' })
})

it('what only runs on Windows needs a laptop, though a tablet was spoken of', () => {
  const { kinds, budget } = read(
    'máy tính bảng cho con dưới 9 triệu',
    'cô giáo bắt xài phần mềm trên windows',
  )
  expect({ kinds, max: budget?.max }).toEqual({ kinds: ['laptop'], max: 9_000_000 })
})

it('a room that is given up needs no machine', () =>
  expect(
    read('máy lọc không khí 2 phòng 15m, 1 phòng 25m', 'Bỏ một phòng 15m đi, cháu nó đi du học rồi').rooms,
  ).toEqual([
    { count: 1, m2: 15 },
    { count: 1, m2: 25 },
  ]))

it('one of each maker is held against the other', () => {
  const { intent, brands } = read('máy lạnh 22m2', 'Samsung với Casper thôi nhé', 'so 2 con của 2 hãng đi')
  expect({ intent, brands }).toEqual({ intent: 'compare', brands: ['Samsung', 'Casper'] })
})

describe('a machine that is only spoken of', () => {
  it.each([
    ['điện thoại cho mệ', 'mệ điếc rồi, loa phải to nhất nghe', ['phone']],
    ['loa thanh 4 triệu', 'tivi đời 2014 nhé em, chả biết có cổng gì', ['soundbar']],
    ['đồng hồ thông minh', 'nó xài với đt oppo dc k z', ['smartwatch']],
    ['laptop làm đồ họa', 'fan có noisy không, call với khách mà nó rú lên là ngại', ['laptop']],
    ['máy rửa chén 6 người', 'còn khoảng trống 46cm kế tủ lạnh à', ['dishwasher']],
  ])('takes no talk over: %s, %s', (before, said, kinds) => expect(read(before, said).kinds).toEqual(kinds))

  it.each([
    ['tivi 55 inch', 'thôi khỏi tivi, coi cho chị cái máy giặt đi', ['washer']],
    ['laptop 15tr', 'hay lấy ipad luôn nhỉ, em chỉ ghi chú với đọc pdf', ['tablet']],
  ])('is not the one that is wanted: %s, %s', (before, said, kinds) =>
    expect(read(before, said).kinds).toEqual(kinds),
  )
})

describe('a maker that is asked after', () => {
  it.each([
    ['loa bluetooth 2 triệu', 'why k phải Sony z', 'Sony'],
    ['tai nghe chụp tai', 'Sony sao ko thấy nhắc tới', 'Sony'],
    ['màn hình 27 inch', 'vậy why not LG, cùng price range mà', 'LG'],
  ])('is not turned down: %s, %s', (before, said, brand) => {
    const { brands, brandsExcluded } = read(before, said)
    expect({ brands, brandsExcluded }).toEqual({ brands: [brand], brandsExcluded: [] })
  })
})

it('what the same sum has to pay for as well is bought beside the first', () =>
  expect(read('mua con lap rẻ, 8tr', '8tr mà gồm luôn tai nghe họp online được không').kinds).toEqual([
    'laptop',
    'headphones',
  ]))
