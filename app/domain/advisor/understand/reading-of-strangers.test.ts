import { describe, expect, it } from 'vitest'
import { SAMPLE_NAMES } from '#tests/support/vocabulary.ts'
import { understand } from './understand.ts'

const read = (question: string) =>
  understand(question, { brands: ['Samsung', 'LG', 'Apple', 'Casper', 'Kangaroo', 'Asus', 'Acer', 'Senko'] })

it.each<[string, [count: number, m2: number][]]>([
  [
    'Ba phòng ngủ 12, 15 và 20 mét thì mỗi phòng máy lạnh mấy ngựa',
    [
      [1, 12],
      [1, 15],
      [1, 20],
    ],
  ],
  [
    'mỗi tầng 1 phòng 16m2, 22m2, 30m2 chưa lắp máy lạnh nào',
    [
      [1, 16],
      [1, 22],
      [1, 30],
    ],
  ],
  [
    'lắp 4 điều hoà: 2 phòng 15m, 1 phòng 20m và phòng thờ 25m',
    [
      [2, 15],
      [1, 20],
      [1, 25],
    ],
  ],
])('rooms of "%s"', (question, rooms) => {
  expect(read(question).rooms).toEqual(rooms.map(([count, m2]) => ({ count, m2 })))
})

it('no rooms where people and machines are counted', () => {
  expect(read('Văn phòng 40m2 12 người 12 máy tính, trần thấp 2m7, máy lạnh nào').rooms).toBeUndefined()
})

it.each([
  ['phòng trọ 3 đứa cần nồi cơm điện', 3],
  ['máy giặt cho 4 thằng ở chung', 4],
  ['máy lọc nước cho xưởng 20 công nhân', 20],
  ['nồi cơm nhỏ, có mình em ăn thôi', 1],
])('people of "%s"', (question, people) => {
  expect(read(question).people).toBe(people)
})

it.each([
  ['laptop hp hay dell', '20 củ'],
  ['ngày nào cũng bị tẩy chay', '3 tháng rồi'],
])('no people in "%s %s"', (one, other) => {
  expect(read(`${one} ${other}`).people).toBeUndefined()
})

it('children stay children', () => {
  expect(read('vợ chồng với 2 đứa nhỏ, tủ lạnh nào')).toMatchObject({ people: 4, children: 2 })
  expect(read('nhà có hai vợ chồng với thằng cháu thôi, máy giặt nào')).toMatchObject({ people: 3 })
  expect(read('hai vợ chồng mua tủ lạnh')).toMatchObject({ people: 2 })
})

it.each([
  ['tv 55 4k ss hay lg ngon hơn', 55, 55],
  ['màn hình cong 34 ultrawide hay phẳng', 34, 34],
  ['bàn sâu 60 thì màn hình 27 hay 32 hợp lý hơn', 27, 32],
])('inches of "%s"', (question, from, to) => {
  const { inches } = read(question)
  expect(inches?.min).toBeLessThanOrEqual(from)
  expect(inches?.max).toBeGreaterThanOrEqual(to)
})

it.each([
  ['bốn món hai triệu, má hổng chịu đồ Kangaroo', ['Kangaroo']],
  ['laptop hãng nào cũng được miễn đừng asus acer', ['Asus', 'Acer']],
  ['quạt nào không phải senko cũng không phải casper', ['Senko', 'Casper']],
])('brands turned down in "%s"', (question, brands) => {
  expect(read(question).brandsExcluded).toEqual(brands)
})

it('to make curls sells no Apple', () => {
  expect(read('sang phai tao kieu toc xoan de livestream').brands).toEqual([])
})

it.each([
  ['E cần màn hình 27in cắm 1 dây type c với macbook air m2', ['monitor']],
  ['need a screen 27 inch for macbook air m2', ['monitor']],
  ['tai nghe dùng với iphone 15 dưới 2 triệu', ['headphones']],
])('what "%s" is used with is not what is wanted', (question, kinds) => {
  const need = understand(question, { brands: ['Apple'], names: SAMPLE_NAMES })
  expect([need.kinds, need.models, need.brands]).toEqual([kinds, [], []])
})

it.each([
  ['iphone 15 con nào chụp đẹp hơn', ['iphone 15']],
  ['note 13 pro vs a55 đánh liên quân con nào mượt', ['redmi note 13 pro', 'a55']],
  ['mac air m2 còn đáng mua không', ['macbook air m2']],
])('models of "%s"', (question, models) => {
  expect(understand(question, { brands: ['Apple', 'Xiaomi'], names: SAMPLE_NAMES }).models).toEqual(models)
})

it('what is there already is not wanted, said once for a whole list', () => {
  expect(read('Tân gia anh trai, 3 triệu, nhà có tủ lạnh máy giặt tivi hết rồi').kinds).toEqual([])
})

it('what is turned down is not what is meant', () => {
  expect(read('món gì vui mà xài được chứ đừng nồi cơm nha').kinds).not.toContain('rice_cooker')
})

it.each([['không cần điện thoại chơi game, chỉ cần chuông to', ['phone']]])(
  'kinds of "%s"',
  (question, kinds) => {
    expect(read(question).kinds).toEqual(kinds)
  },
)

it('what is turned down is not wanted', () => {
  expect(read('quà sinh nhật dưới 3 triệu, đừng tai nghe vì ổng có rồi').kinds).not.toContain('headphones')
})

it('a machine with its price is no machine without an inverter', () => {
  expect(read('máy lạnh bao lâu vệ sinh một lần, một máy có đắt không').featuresExcluded).toEqual([])
})

it('what the old machine was is not what the new one is to be', () => {
  expect(read('máy cũ đang xài cửa trên 8 ký giặt không sạch, giờ đổi máy giặt gì').features).toEqual([])
})

describe('what strangers wrote and was misread', () => {
  it.each<[string, object]>([
    [
      'cần tủ lạnh, máy giặt, tivi, thêm cái nồi cơm, 40 củ',
      { kinds: ['fridge', 'washer', 'tv', 'rice_cooker'] },
    ],
    ['cần nồi cơm, bếp từ đơn, ấm với máy xay', { kinds: ['rice_cooker', 'hob', 'kettle', 'blender'] }],
    ['may giat casper inverter 9kg cua ngang', { intent: 'advise', isOwned: false, brands: ['Casper'] }],
    ['tu lanh samsng 2 cửa ngăn đá dưới', { brands: ['Samsung'], features: ['bottom_freezer'] }],
    [
      'laptop không phải gaming, không nặng quá ký rưỡi, từ 16 ram',
      {
        figures: { weight_kg: { max: 1.5, target: 1.5 } },
        ramGb: { min: 16 },
        featuresExcluded: ['discrete_gpu'],
      },
    ],
    ['máy lạnh cho phòng dài chừng bảy mét ngang bốn mét trần cao ba mét rưỡi', { roomM3: 98 }],
    ['máy lọc không khí cho fòng ngủ 20m, đêm im ru', { roomM2: 20, priorities: ['quiet'] }],
    [
      'treo tivi giữa hai cột cách nhau 1 mét 25, từ chỗ ngồi tới vách 2 mét 4',
      { place: { type: 'screen', name: 'hốc', widthMm: 1250 }, distanceM: 2.4 },
    ],
    ['mỗi phòng cần 1 tủ lạnh mini 1 máy lạnh, 6 phòng, tổng 90tr', { count: 6, isForEachRoom: true }],
    ['sáu đứa hùn mỗi đứa 700 mừng cưới', { budget: { max: 4_200_000 }, uses: ['gift'] }],
    ['kiếm tai nghe bluetooth, đừng loại nhét lỗ tai', { features: ['headphones_over_ear'] }],
    ['quạt chạy cả ngày toàn phả hơi nóng, có quạt nào mát hơn', { preferred: ['air_cooler'] }],
    ['phòng ngủ 3m5 x 4m2 cao 2m8, máy lạnh mấy ngựa', { roomM3: 41.2 }],
    [
      'tường giữa 2 cái cột 1m32, treo tivi to nhất bao nhiêu inch',
      { place: { type: 'screen', name: 'hốc', widthMm: 1320 } },
    ],
    ['máy xay sinh tố, không lấy hàng trên 2 triệu', { budget: { max: 2_000_000 } }],
    ['ông nội nóng mà hổng chịu máy lạnh, có quạt nào êm', { kinds: ['fan'] }],
    ['máy giặt nào sản xuất tại Nhựt', { madeIn: ['Nhật Bản'] }],
    ['điện thoại tầm 7 triệu, Samsung né', { brands: [], brandsExcluded: ['Samsung'] }],
    ['tủ lạnh không cánh kính', { unstated: [], unstatedExcluded: ['cửa kính'] }],
  ])('%s', (question, expected) => {
    expect(read(question)).toMatchObject(expected)
  })

  it.each(['thay lõi máy lọc nước hết mấy trăm', 'tháo máy lạnh mất mấy trăm'])(
    'no sum in "%s"',
    (question) => {
      expect(read(question).budget).toBeUndefined()
    },
  )

  it('two pillars are no two televisions, nor their gap an inch', () => {
    const need = read('tường giữa 2 cái cột 1m32, treo tivi to nhất bao nhiêu inch')
    expect([need.count, need.inches]).toEqual([undefined, undefined])
  })

  it('an afternoon is no projector', () => {
    expect(read('sáng nào cũng quét mà chiều lông lại đầy sofa').kinds).not.toContain('projector')
  })

  it('what names no machine is of the one that was spoken of', () => {
    const laptop = read('laptop cho sinh viên 20tr')
    const next = understand('mà mình hay đi xe bus nên đừng quá 2kg', { brands: [] }, laptop)
    expect(next).toMatchObject({ followUp: true, kinds: ['laptop'], figures: { weight_kg: { max: 2 } } })
  })

  it('a machine that is changed to takes the place of the one before', () => {
    const fryer = read('nồi chiên không dầu tầm 2 triệu')
    const next = understand('thôi đổi qua lò vi sóng có nướng', { brands: [] }, fryer)
    expect(next.kinds).toEqual(['microwave'])
  })
})

describe('what is refused, put aside or measured', () => {
  it.each([
    'hok thix asus, laptop 15 triệu sinh viên',
    'laptop 15 triệu mà hông thik asus',
    'không thjk Asus, laptop 15 triệu',
  ])('%s: no Asus', (question) => {
    expect(read(question)).toMatchObject({ brands: [], brandsExcluded: ['Asus'] })
  })

  it('no game where it is refused in English; marks tell it from a person', () => {
    expect(read('no gaming, laptop 15tr văn phòng').uses).toEqual(['office'])
    expect(read('thang con no choi game, laptop 15tr').uses).toContain('gaming')
  })

  it.each(['nhà mới, không lấy tivi nha, 20 triệu', 'tủ lạnh với quạt, khong mua tivi'])(
    '%s: no television',
    (question) => expect(read(question).kinds).not.toContain('tv'),
  )

  it.each([
    ['có 20 triệu chừa 3 triệu tiền thợ, mua máy lạnh', 17_000_000],
    ['có 20 triệu, để lại 2 triệu dự phòng, mua máy lạnh', 18_000_000],
    ['có 20 triệu mua máy lạnh, để dành cho con', 20_000_000],
  ])('%s: %d', (question, max) => expect(read(question).budget?.max).toBe(max))

  it.each([
    ['tủ đông 1.1 m ngang thôi', 1100],
    ['tủ đông tối đa 1m2 ngang', 1200],
    ['phòng 4 m ngang, cần máy lạnh', undefined],
  ])('%s: %s mm wide', (question, width) => expect(read(question).widthMm).toBe(width))

  it('music is light, not the speaker', () => {
    expect(read('loa nghe nhạc nhẹ nhẹ tầm 3 triệu').priorities).toEqual([])
    expect(read('loa nhẹ tầm 3 triệu').priorities).toEqual(['light'])
  })

  it('a refrigerant is no model', () => {
    expect(read('máy lạnh gas R410A còn mua được không').models).toEqual([])
  })
})

describe('a place', () => {
  it.each([
    ['Hốc tủ bếp để tủ lạnh lọt lòng ngang 70cm, cao 178cm, sâu 68cm', { widthMm: 700, inGap: true }],
    ['tủ lạnh kẹp giữa hai vách 80 cm', { widthMm: 800, inGap: true }],
    ['tủ lạnh ngang 70cm thôi', { widthMm: 700 }],
  ])('%s', (question, place) => {
    const { widthMm, inGap } = read(question)
    expect({ widthMm, ...(inGap ? { inGap } : {}) }).toEqual(place)
  })
})

describe('what round thirteen reversed', () => {
  it.each([
    ['Muốn mua robot hút bụi dưới 10 triệu mà đừng hàng Samsung với LG', ['Samsung', 'LG']],
    ['co 4tr5 mua dt choi lien quan, samsung hay j cug dc mien dug apple nha', ['Apple']],
  ])('%s', (question, brandsExcluded) => {
    expect(read(question).brandsExcluded.toSorted()).toEqual(brandsExcluded.toSorted())
    expect(read(question).brands).not.toContain(brandsExcluded[0])
  })

  it('a ceiling fan that somebody is afraid of', () => {
    const { features, featuresExcluded } = read('quat nao de tren gac lung thap 1m7, em so quat tran lam')
    expect([features, featuresExcluded]).toEqual([[], ['fan_ceiling']])
  })

  it('a sum less what is sent home', () => {
    const question = 'Thưởng tết là 7 triệu rưỡi, trừ 2 triệu gửi về quê, còn lại em tính sắm cái máy giặt'
    expect(read(question).budget?.max).toBe(5_500_000)
  })

  it('two that burnt are not two to buy', () => {
    expect(read('cần máy xay sinh tố xay cả ngày, máy nhà xài cháy hai cái rồi').count).toBeUndefined()
  })
})

it('one that only cools is no two-way one; which of both is asked is neither', () => {
  expect(read('định lắp điều hoà 1 chiều phòng 15m2').featuresExcluded).toEqual(['two_way'])
  expect(read('điều hoà 1 chiều hay 2 chiều tốt hơn').featuresExcluded).toEqual([])
})

it.each(['máy giặt mà nó vừa giặt vừa sấy luôn', 'may giat ma no vua giat vua say luon'])(
  "%s: 'nó' is no 'no'",
  (question) => expect(read(question).features).toContain('with_dryer'),
)

it('whoever gives the money is not who uses the thing', () => {
  expect(read('bố mẹ cho 30tr để mua tủ lạnh').uses).toEqual([])
  expect(read('mua tủ lạnh cho bố mẹ').uses).toEqual(['elderly'])
})

describe('what lies beyond an amount and is turned down', () => {
  it('is a bound the other way', () => {
    expect(read('loa kéo karaoke, không lấy cái nào trên 10 ký').figures.weight_kg).toEqual({ max: 10 })
    expect(read('nồi chiên không dầu, không có dưới 5 lít').litres).toEqual({ min: 5 })
    expect(read('nồi chiên không dầu không quá 5 lít').litres).toEqual({ max: 5 })
  })
})

it('of several things each for its own room, no list of rooms', () => {
  const { rooms, parts, people } = read(
    'Cần tivi cho phòng khách 18m2, tủ lạnh 2 vợ chồng, với máy lạnh phòng ngủ 12m2. Tổng 45 triệu',
  )
  expect(rooms).toBeUndefined()
  expect(people).toBe(2)
  expect(parts?.map(({ kind, roomM2 }) => [kind, roomM2])).toEqual([
    ['tv', 18],
    ['fridge', undefined],
    ['ac', 12],
  ])
})

it.each<[string, number]>([
  ['thợ xây 15 ông ăn trưa, nồi cơm nào', 15],
  ['vợ chồng với hai đứa, máy rửa chén nào', 4],
  ['3 đứa ở ghép mua tủ lạnh', 3],
])('people of "%s"', (question, people) => expect(read(question).people).toBe(people))

it('asks for one kind by name, whatever else sets the scene', () => {
  const scene = 'máy giặt kêu bíp mình không nghe, tủ lạnh hở cửa kêu cũng không biết.'
  expect(read(`${scene} có máy giặt nào báo xong lên điện thoại không, 10 triệu`).kinds).toEqual(['washer'])
  expect(read('mua tủ lạnh với máy giặt nào rẻ, 15tr').kinds).toEqual(['fridge', 'washer'])
})

it('takes what tells two offers apart for no sum', () => {
  expect(read('iPhone xách tay rẻ hơn 3 triệu so với hàng VN/A, có nên mua không').budget).toBeUndefined()
})

it.each<[string, Partial<ReturnType<typeof read>>]>([
  ['nồi cơm cho 2 vk ck, dưới 1 triệu', { people: 2 }],
  ['màn hình cỡ 27, đừng cong, ko quá 5 củ', { inches: { target: 27 } }],
  ['bitcoin giờ mua vô được chưa', { intent: 'off_topic' }],
  ['chạy máy lạnh 26 độ với 18 độ tiền điện chênh nhau nhiều không', { intent: 'explain' }],
])('"%s"', (question, expected) => expect(read(question)).toMatchObject(expected))

it('a loudness is no size', () => {
  expect(read('ông nội nặng tai coi tivi mở 60 âm lượng cả xóm nghe').inches).toBeUndefined()
})

it('a grandmother is no three', () => {
  expect(read('Má tôi 74 tuổi, kiếm cho bà cái điện thoại chữ to, đừng quá 4 triệu').count).toBeUndefined()
})

it('a total is for all, though each room has one', () => {
  expect(read('6 phòng trọ, mỗi phòng cần 1 quạt treo tường, tổng 3 triệu').budget).toMatchObject({
    isForAll: true,
  })
})

it.each(['mà tui ngủ quên sạc bên gối, có sao k', 'sấy tóc trong bồn tắm đầy nước cho ấm được không'])(
  'is a danger: %s',
  (plan) => expect(read(plan).intent).toBe('unsafe'),
)

it.each<[string, Partial<ReturnType<typeof read>>]>([
  ['tủ lạnh cũ hỏng rồi, cần cái mới ngăn đá rộng, đi chợ một lần trữ cả tuần', { kinds: ['fridge'] }],
  ['máy lạnh 1 ngựa, không lấy loại không inverter', { features: ['inverter'], featuresExcluded: [] }],
  ['đồng hồ cho con lớp 9, đừng cho nó chơi game', { uses: [] }],
  ['may giat 9kg loai nao it dien', { priorities: ['saving'] }],
  ['máy sấy quần áo mà không tốn điện mấy', { unstatedExcluded: [] }],
  ['cần 3 món bốc thăm cho công ty, tổng 10 triệu', { uses: ['gift'] }],
  ['ông 75 tuổi run tay, bếp nào an toàn', { kinds: ['hob'] }],
  ['đhồ nào đo tim', { kinds: ['smartwatch'] }],
])('reads what is meant by "%s"', (question, expected) => expect(read(question)).toMatchObject(expected))

it('a price of one piece is not for all of them', () => {
  expect(read('cần 3 cái máy sấy tóc, dưới 1tr rưỡi một cái').budget?.isForAll).not.toBe(true)
})

it.each<[string, Partial<ReturnType<typeof read>>]>([
  ['bị giật nhẹ, thôi mua tủ lạnh mới', { priorities: [] }],
  [
    'nồi cơm cao tần từ 4tr5 đến gần 6tr',
    { budget: expect.objectContaining({ min: 4_500_000, max: 6_000_000 }) },
  ],
  ['cần quà cưới cho sếp', { intent: 'advise', uses: ['gift'] }],
  ['máy lọc nước, không nóng lạnh gì hết', { unstated: [] }],
  ['loa chống nước, bỏ con nào không chống nước', { unstated: ['chống nước'] }],
  ['ngập lụt mới rút, tủ lạnh máy giặt ngâm nước hết rồi', { intent: 'hazard' }],
  [
    'cần một máy xay sinh tố, một cái loa và một tủ đông, gom lại tất cả không quá 12 triệu, món nào đáng tiền',
    { isOneOfKinds: false },
  ],
])('what a thirtieth writer meant by "%s"', (question, expected) =>
  expect(read(question)).toMatchObject(expected),
)

it('a whole budget of several rooms is for all of them', () => {
  expect(read('mười phòng trọ, mỗi phòng 14 m2, máy lạnh, tổng ngân sách 70 triệu').budget?.isForAll).toBe(
    true,
  )
})
