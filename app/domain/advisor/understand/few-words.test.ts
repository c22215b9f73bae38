import { describe, expect, test } from 'vitest'
import { understand } from './understand.ts'

const VOCABULARY = { brands: ['Samsung', 'LG', 'Apple', 'Sony'] }
const read = (text: string) => understand(text, VOCABULARY)

describe('a few words that end in a sum', () => {
  test.each([
    ['tai nghe chống ồn đi xe buýt học bài ở quán cà phê 2tr', 2],
    ['loa bluetooth mang đi biển chống nước pin trâu bass khỏe 1tr5', 1.5],
    ['laptop thiết kế 3d sketchup enscape render nhẹ 30tr', 30],
    ['tủ đông bán nước đá kem quán nhỏ cửa kính lùa 8 triệu', 8],
    ['nồi cơm điện cao tần nấu gạo lứt cho 2 người ăn 1tr8', 1.8],
    ['tai nghe thể thao chạy bộ không rớt chống nước mồ hôi 900k', 0.9],
    ['may say quan ao bom nhiet nha 5 nguoi chung cu 14tr', 14],
  ])('%s: it is to be spent', (text, millions) => expect(read(text).budget?.max).toBe(millions * 1_000_000))

  test.each([
    'tủ lạnh nhà em xài 9 năm, hồi mua 7 triệu tám, giờ thay lốc có đáng không',
    'máy lạnh nhà mình chạy 8 tiếng một ngày, tháng rồi tiền điện lên 1tr8 là bị gì',
  ])('%s: a story names another', (text) => expect(read(text).budget).toBeUndefined())
})

describe('a machine that somebody has', () => {
  test.each(['may lanh inverter 1.5hp nha chung cu 10 cu', 'may giat 9kg inverter chung cu 8 cu'])(
    "%s: no 'cu' of a flat or of a million makes what is wished an old one's",
    (text) => {
      expect(read(text).features).toContain('inverter')
      expect(read(text).hp ?? read(text).kg).toBeDefined()
    },
  )

  test('is old all the same where it says so', () =>
    expect(read('may giat 7kg cu hu roi mua cai moi').kg).toBeUndefined())

  test.each([
    ['c dùng iphone 11 lag quá rồi, 10 củ đổi gì'],
    ['dang xai samsung a12 cham qua roi muon doi con khac 6tr'],
  ])('%s: that it is worn out says nothing against its maker, nor that it is wanted again', (text) =>
    expect(read(text)).toMatchObject({ brands: [], brandsExcluded: [], models: [] }),
  )

  test('what is hated of it does', () =>
    expect(read('tivi samsung nhà chị từng hư nên miễn, tìm cái 55 inch').brandsExcluded).toContain(
      'Samsung',
    ))
})

describe('a turn behind a fault', () => {
  const after = (first: string, then: string) => understand(then, VOCABULARY, read(first))

  test('buys another of the kind, with what is wished of it', () =>
    expect(
      after('máy nước nóng bị giật tê tay', 'em tắt cầu dao rồi, giờ mua cái mới có chống giật'),
    ).toMatchObject({ intent: 'advise', kinds: ['water_heater'], unstated: ['chống giật (ELCB)'] }))

  test('says that it is as it was', () =>
    expect(after('máy lạnh chảy nước trong nhà', 'vệ sinh rồi vẫn chảy')).toMatchObject({
      intent: 'explain',
      kinds: ['ac'],
    }))

  test('that only thanks is thanks', () =>
    expect(after('máy lạnh chảy nước trong nhà', 'ok cảm ơn em nhiều').intent).toBe('small_talk'))
})

describe('words read for what they are said of', () => {
  test.each<[string, object]>([
    ['máy rửa chén không lấy loại to 14 bộ', { placeSettings: { max: 13 } }],
    ['máy giặt đừng lấy loại nhỏ 7kg', { kg: { min: 7.5 } }],
    ['so sanh may lanh daikin va panasonic loai 1 5 ngua', { hp: { min: 1.5, max: 1.5, target: 1.5 } }],
    ['điều hoà 9000 với 12000 phòng 18m2', { hp: { target: 1.5 } }],
    ['co cai lo vi song nao nuong dc ga ko', { unstated: ['chức năng nướng'] }],
    ['quạt dc inverter êm', { unstated: ['động cơ DC'] }],
    ['đừng đưa tôi tai nghe nhét trong lỗ tai nữa', { featuresExcluded: ['headphones_true_wireless'] }],
    ['tivi tầm chục triệu', { budget: { target: 10_000_000 } }],
    ['em học lớp 11, tiết kiệm được 3tr2, mua được đt gì', { budget: { max: 3_200_000 } }],
    ['bếp nhà em bé xíu, cần máy rửa chén', { uses: [] }],
    ['tai nghe thể thao chạy bộ', { uses: [] }],
    ['quạt cho người già sợ gió mạnh', { priorities: [] }],
    ['coi cái máy giặt lồng đứng nào rẻ rẻ mà xài nước phèn hổng mau hư', { features: ['top_load'] }],
    ['mẹ em đau lưng, rửa chén lau nhà cực quá', { kinds: ['dishwasher', 'robot_vacuum'] }],
    ['máy lọc nước cái nào thay lõi rẻ nhất', { kinds: ['water_purifier'] }],
  ])('%s', (text, said) => expect(read(text)).toMatchObject(said))

  test.each<[string, string, object]>([
    [
      'tivi 65 inch dưới 15 triệu không lấy sony',
      'vậy chốt một con thôi, vì sao',
      { intent: 'advise', turn: 'pick', kinds: ['tv'] },
    ],
    ['máy lạnh phòng 15m2', 'cái nào ồn ít nhất', { intent: 'advise', order: 'quietest', roomM2: 15 }],
    ['điện thoại 12 triệu', 'mua android đi, pin trâu hơn', { brandsExcluded: ['Apple'] }],
  ])('%s, then: %s', (first, then, said) =>
    expect(understand(then, VOCABULARY, read(first))).toMatchObject(said),
  )

  test.each<[string, object]>([
    ['đang xài máy giặt cũ nút vặn, giờ mua cái mới mà ít nút thôi', { kinds: ['washer'], used: false }],
    ['shop ơi mẹ em 65t mún đổi máy giặt, máy cũ cửa trên', { kinds: ['washer'], used: false }],
    ['dt 6 củ pin trâu', { budget: { max: 6_000_000 } }],
    ['ti vi 55 inch treo tường', { kinds: ['tv'], unstated: ['treo tường'] }],
    ['lap văn phòng tầm 15 triệu', { kinds: ['laptop'] }],
    ['đá đục sẵn 68x38, bếp từ đôi nào lắp vừa', { place: { type: 'cut_out', widthMm: 680 } }],
    ['muốn nhốt con chó trong cái tủ đông hỏng cho mát được không', { intent: 'unsafe' }],
    ['phòng ngủ 3m x 4m vách tôn mua máy lạnh', { heat: ['top_floor'] }],
  ])('%s', (text, said) => expect(read(text)).toMatchObject(said))

  test('what can be paid each month is no sum to spend at once', () =>
    expect(read('mỗi tháng chịu được tám trăm ngàn, muốn mua điện thoại').budget).toBeUndefined())

  test('what is cheap to keep is not cheapest to buy', () =>
    expect(read('máy lọc nước cái nào thay lõi rẻ nhất').order).toBeUndefined())
})
