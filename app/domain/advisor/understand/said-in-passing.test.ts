import { describe, expect, it } from 'vitest'
import { SAMPLE_NAMES } from '#tests/support/vocabulary.ts'
import { isModel } from '../retrieve/find-named.ts'
import type { Need } from './need.ts'
import { understand } from './understand.ts'

const vocabulary = {
  brands: ['Samsung', 'LG', 'Apple', 'Casper', 'Xiaomi', 'Asus', 'Daikin', 'Kangaroo', 'Sony'],
  names: SAMPLE_NAMES,
}
const read = (...questions: string[]): Need =>
  questions.reduce<Need | null>((previous, said) => understand(said, vocabulary, previous), null) as Need

describe('what is turned down', () => {
  it('is all of a list', () => {
    const { unstated, unstatedExcluded } = read(
      'đừng có gợi ý máy lọc nước để bàn hay tủ đứng, tui cần loại gắn âm dưới bồn rửa',
    )
    expect(unstated).toEqual(['lắp âm dưới bồn rửa'])
    expect(unstatedExcluded).toEqual(['để bàn nhỏ gọn', 'tủ đứng'])
  })

  it('stands behind the name of the machine', () => {
    expect(read('không lấy máy giặt cửa trên').featuresExcluded).toEqual(['top_load'])
  })

  it('does not reach what is wanted instead', () => {
    expect(read('không lấy tủ lạnh side by side mà cần ngăn đá dưới').features).toEqual(['bottom_freezer'])
  })

  it('is a brand with its line', () => {
    const { brands, brandsExcluded, lines } = read('mua macbook cho con', 'vậy thôi windows, dưới 15tr')
    expect({ brands, brandsExcluded, lines }).toEqual({ brands: [], brandsExcluded: ['Apple'], lines: [] })
  })
})

describe('a place', () => {
  it.each([
    ['máy rửa chén, chừa lỗ 60x60 cao 85', { widthMm: 600, depthMm: 600, heightMm: 850 }],
    ['tủ bếp còn trống khoang 45 cm, máy rửa chén nào vừa', { widthMm: 450 }],
    ['chỉ còn một khoảng 50cm trên mặt bàn, máy rửa chén nào để được', { widthMm: 500 }],
    ['chi con mot khoang 50cm tren mat ban, may rua chen nao de duoc', { widthMm: 500 }],
  ])('%s', (question, sides) => expect(read(question)).toMatchObject(sides))
})

it("'tv cho e cái loa' asks for advice, and for no television", () => {
  expect(read('ad ui tv cho e cái loa bluetooth nhỏ nhỏ').kinds).toEqual(['speaker'])
  expect(read('cần tv cho em gái ở trọ').kinds).toEqual(['tv'])
})

it('a name that is said to be somebody’s is no wish', () => {
  const need = read('Macbook Air M2 của mình có 2 cổng type C, mua màn hình nào cắm 1 dây, 27 inch')
  expect([need.kinds, need.models, need.brands]).toEqual([['monitor'], [], []])
})

it('what is filmed in 4K needs no such screen', () => {
  expect(read('cần laptop làm video 4K bằng Premiere')).toMatchObject({ features: [], unstated: [] })
  expect(read('cần laptop màn 4K').unstated).toEqual(['màn 4K'])
})

it('each thing has the number that is said of it', () => {
  const { parts } = read('cần máy lạnh cho 2 phòng ngủ mỗi phòng 14 m2 với 1 cái tivi 55 inch, 30 triệu')
  expect(parts?.map(({ kind, count }) => [kind, count])).toEqual([
    ['ac', 2],
    ['tv', 1],
  ])
})

it("'180hz đổ lại 3tr' bounds the sum, not the figure", () => {
  expect(read('màn hình gaming 24 inch 180hz đổ lại 3tr').figures.refresh_hz).toMatchObject({ min: 180 })
})

it("'con nào ... tốt hơn' chooses; 'có con nào tốt hơn' wants a better one", () => {
  expect(read('tivi Sony 65 inch', 'con nào xem bóng đá tốt hơn').asksBetter).toBe(false)
  expect(read('tivi Sony 65 inch', 'có con nào tốt hơn không').asksBetter).toBe(true)
})

it('a power without its unit is one where air conditioners are spoken of', () => {
  const need = read('máy lạnh cho phòng khách 30m2', '2 cái 1.5 thì sao')
  expect(need).toMatchObject({ hp: { target: 1.5 }, count: 2 })
  expect(read('máy lạnh phòng 30m2 trần cao 2.5').hp).toBeUndefined()
})

it('what is told in the middle of choosing is a wish, whatever it sounds like', () => {
  expect(read('tìm màn hình 27 inch', 'xài PS5 chơi game 120hz').intent).toBe('advise')
  expect(read('tìm màn hình 27 inch', 'PS5 có chạy được 120hz không').intent).not.toBe('advise')
})

it('a letter wrong between a line and its figure', () => {
  expect(read('redmi not 14 pro giá bao nhiêu').models).toEqual(['redmi note 14 pro'])
})

it('a figure of a name is no beginning of a memory', () => {
  const flip = { title: 'Điện thoại Samsung Galaxy Z Flip4 5G 128GB' } as Parameters<typeof isModel>[0]
  expect(isModel(flip, 'galaxy z flip 12')).toBe(false)
  expect(isModel(flip, 'galaxy z flip4')).toBe(true)
})

it('how high the room is that was spoken of', () => {
  const { roomM2, roomM3 } = read('máy lạnh phòng 20m2', 'à quên, phòng đó trần cao 4 mét lận')
  expect([roomM2, roomM3]).toEqual([undefined, 80])
})

it('a maker that nobody has heard of is named back', () => {
  expect(read('tủ lạnh Vinamilk 200 lít có không em').models).toEqual(['Vinamilk'])
  expect(read('laptop Windows mỏng nhẹ').models).toEqual([])
  expect(read('máy giặt Electrolux 9kg').models).toEqual([])
})

describe('sums and sizes as they are typed', () => {
  it('a pay is no sum to spend, what is set aside of it is', () => {
    const question = 'tháng lương đầu tiên của em được 9 củ, em trích 2 củ rưỡi mua nồi cơm cho mẹ'
    expect(read(question).budget).toMatchObject({ max: 2_500_000 })
  })

  it("'chai rưỡi' is one and a half million, 'hai chai rưỡi' two and a half", () => {
    expect(read('chai rưỡi mua nồi chiên ko dầu').budget).toMatchObject({ max: 1_500_000 })
    expect(read('hai chai rưỡi mua nồi chiên').budget).toMatchObject({ max: 2_500_000 })
  })

  it("'1l8' is 1.8 litres, and what is millions is no width", () => {
    expect(read('nồi cơm 1l8').litres).toMatchObject({ target: 1.8 })
    expect(read('laptop học kế toán 25 triệu cho con gái vào đại học').widthMm).toBeUndefined()
  })

  it('a class is no weight', () => {
    expect(read('con gái lớp 3 cận 2 độ, mua điện thoại').figures.weight_kg).toBeUndefined()
  })

  it('what broke is not what is to be bought', () => {
    expect(read('hai cái máy gần nhất cháy motor, giờ mua máy xay nào').count).toBeUndefined()
  })
})

describe('several things', () => {
  it('a thing that is counted by its stem is one of the list', () => {
    expect(read('cần tủ lạnh nhỏ, nồi cơm, bếp từ đơn với cây quạt, 6tr5').kinds).toEqual([
      'fridge',
      'rice_cooker',
      'hob',
      'fan',
    ])
  })

  it('each room is to have one of each', () => {
    const need = read('homestay 5 phòng, mỗi phòng cần 1 tivi 32 và 1 máy nước nóng, tối đa 35 triệu')
    expect(need).toMatchObject({ count: 5, isForEachRoom: true })
  })
})

describe('where it comes from', () => {
  it('is turned down in whatever words', () => {
    const { brandCountries, originsExcluded } = read('đt dưới 8tr, xin đừng giới thiệu hàng Trung Quốc')
    expect([brandCountries, originsExcluded]).toEqual([[], ['Trung Quốc']])
  })

  it('and is taken back', () => {
    const need = read('tai nghe dưới 1 triệu, không lấy hàng Tàu', 'thôi bỏ vụ hàng Tàu đi')
    expect([need.brandCountries, need.originsExcluded]).toEqual([[], []])
  })
})

it('a dog is no maker', () => {
  expect(read('nhà có con chó Alaska rụng lông, máy giặt LG nào').brands).toEqual(['LG'])
})

describe('what stands beside', () => {
  it('in the same room is not asked for', () => {
    const { kinds, features } = read(
      'máy lạnh cho phòng khách 30m2',
      'à mà trần cao có 2m5 thôi, tủ lạnh với bếp từ cũng trong đó',
    )
    expect(kinds).toEqual(['ac'])
    expect(features).toEqual([])
  })

  it('is no model where a part or a person is counted', () => {
    expect(read('máy xay sinh tố, máy cũ cháy motor 2 lần rồi').models).toEqual([])
    expect(read('a phone under 8 mil, female 24').models).toEqual([])
  })
})

it.each([
  ['nồi chiên không dầu và lò vi sóng có nướng, nhà 3 người, chỉ mua 1', true],
  ['mua nồi chiên và lò vi sóng', false],
])('one of two kinds in "%s": %s', (question, isOne) => {
  expect(read(question).isOneOfKinds).toBe(isOne)
})

it('a hob of one zone takes the place of one of two', () => {
  const { features } = read('bếp từ đôi dưới 6tr', 'thôi mua loại đơn cho nhẹ điện')
  expect(features).toContain('hob_single')
  expect(features).not.toContain('hob_double')
})

it.each([
  ['viết giùm mình cái đơn xin nghỉ phép 3 ngày', 'off_topic'],
  ['hôm nay bên nào đang sale tủ lạnh Panasonic vậy', 'service'],
  ['tủ đông để ngoài hiên, cắm bằng ổ kéo dài 10 mét qua sân', 'unsafe'],
])('%s: %s', (question, intent) => expect(read(question).intent).toBe(intent))
