import { describe, expect, test } from 'vitest'
import { SAMPLE_NAMES } from '#tests/support/vocabulary.ts'
import type { Need } from './need.ts'
import { understand } from './understand.ts'

const VOCABULARY = {
  brands: ['Samsung', 'LG', 'Apple', 'Sunhouse', 'Sony', 'Garmin', 'Panasonic'],
  names: SAMPLE_NAMES,
}

/** The need after a dialogue, one question after the other. */
function after(...questions: string[]): Need {
  let need: Need | null = null
  for (const question of questions) need = understand(question, VOCABULARY, need)
  return need ?? understand('', VOCABULARY)
}

describe('what shoppers say in the middle of choosing', () => {
  test.each<[string, string[], Partial<Need>]>([
    [
      'a type that would do takes the place of another',
      ['nồi cơm cao tần cho 3 người dưới hai triệu', 'thôi lấy điện tử cũng được, trừ Sunhouse ra'],
      { features: [], preferred: ['cooker_electronic'], brandsExcluded: ['Sunhouse'] },
    ],
    [
      'money as before in few words',
      ['tìm tai nghe chạy bộ dưới 2tr', 'còn đồng hồ thì sao, cũng tầm đó'],
      { kinds: ['smartwatch'], budget: expect.objectContaining({ max: 2_000_000 }) as Need['budget'] },
    ],
    [
      'a colour that is to go',
      ['đồng hồ thông minh có gps dưới 5tr', 'bỏ con màu hồng ra'],
      { colours: [], coloursExcluded: ['Hồng'] },
    ],
    [
      'the size of a screen is no price',
      ['laptop 13 inch 16tr tối đa', 'vậy thôi 15.6 cũng được'],
      {
        inches: expect.objectContaining({ target: 15.6 }) as Need['inches'],
        budget: expect.objectContaining({ max: 16_000_000 }) as Need['budget'],
      },
    ],
    [
      'what hurts is not wanted',
      ['tai nghe chống ồn dưới 2tr', 'loai trum dau co, em deo nhet tai dau lam'],
      { features: ['headphones_over_ear'], either: [] },
    ],
    [
      'where things are hard to reach is not wanted',
      ['tủ lạnh 2 người 10 triệu', 'ngăn đá ở trên khó cúi lấy rau, có cái nào ngăn đá dưới không'],
      { features: ['bottom_freezer'], either: [], intent: 'advise' },
    ],
    [
      'heating is wished',
      ['điều hoà phòng khách 24m2', 'mùa đông bà ở đấy nên cần sưởi'],
      { features: ['two_way'] },
    ],
    [
      'a room to cool meat in is one more',
      ['cần tủ đông trữ thịt', 'à mà chị muốn có một ngăn mát ướp thịt luôn'],
      { unstated: ['một ngăn đông một ngăn mát', 'chỗ trữ nhiều thịt cá'] },
    ],
    [
      'what filters cost is no electricity',
      ['máy lọc không khí phòng 15m2', 'chi phí màng lọc thay mỗi năm bao nhiêu'],
      { intent: 'explain' },
    ],
    [
      'a new one for what is broken is to be bought',
      [
        'bình nóng lạnh nhà em hư ruột',
        'thợ nói nên thay, vậy mua cái mới loại nào an toàn cho nhà có con nít',
      ],
      { intent: 'advise', isOwned: false },
    ],
  ])('%s', (_, said, expected) => expect(after(...said)).toMatchObject(expected))

  test('each room of a list counts, whoever sleeps there', () => {
    expect(
      after('gắn máy lạnh cho 3 phòng: phòng khách 28m2, phòng ba mẹ chồng 15m2, phòng 2 đứa nhỏ 12m2').rooms,
    ).toEqual([
      { count: 1, m2: 28 },
      { count: 1, m2: 15 },
      { count: 1, m2: 12 },
    ])
  })

  test.each([
    ['máy tính bảng tầm 300 euro', 9_000_000],
    ['laptop dưới 1000 AUD', 17_000_000],
    ['điện thoại khoảng 40000 yên', 6_600_000],
  ])('%s', (text, vnd) => {
    const { budget } = after(text)
    expect(budget?.target ?? budget?.max).toBeGreaterThan(vnd * 0.9)
    expect(budget?.target ?? budget?.max).toBeLessThan(vnd * 1.1)
  })

  test('two sizes are a range, with the unit behind the first alone', () => {
    expect(after('laptop 13 inch hay 14 thôi cho nhẹ').inches).toMatchObject({ min: 13, max: 14 })
  })

  test('washing and drying are two machines', () => {
    expect(after('mới nhận căn hộ, muốn giặt + sấy, lười phơi lắm').kinds).toEqual(['washer', 'dryer'])
  })

  test('meat for so many days has a size', () => {
    expect(after('tủ đông chứa thịt, bán mỗi ngày 15 ký, dự trữ 4 ngày').litres).toMatchObject({
      min: 150,
      max: 300,
    })
  })

  test.each([
    'mà cắm chung ổ với bếp từ được không chị',
    'em tính cắm 2 máy nước nóng với máy lạnh chung một ổ kéo dài cho gọn được không',
  ])('%s', (question) => expect(after('nồi chiên không dầu 3 triệu', question).intent).toBe('unsafe'))

  test.each([
    'mà cái cũ nó phồng cái bụng lên, ngoại tính bán cho ve chai',
    'cái điện thoại cũ lưng nó phồng lên rồi, cho con chơi được không',
  ])('%s', (question) => expect(after('điện thoại 2 triệu', question).intent).toBe('hazard'))
})

describe('what shoppers say at once', () => {
  test.each<[string, Partial<Need>]>([
    ['tivi cho ba 82 tuổi, chỉ anten với cái đầu USB cải lương', { kinds: ['tv'] }],
    [
      'cần màn 27in 2k có type-c cắm 1 sợi vừa hiện hình vừa sạc macbook air m2, tầm 6 củ',
      { kinds: ['monitor'] },
    ],
    [
      'mua nồi cơm nhỏ cho 2 đứa ăn, ktx cấm đồ trên 600w nên đừng quá nha',
      { kinds: ['rice_cooker'], figures: { power_w: { max: 600 } } },
    ],
    [
      'Đừng gợi ý LG cho tôi. Samsung cũng thôi. Máy giặt lồng ngang dưới 12 củ',
      { brands: [], brandsExcluded: ['LG', 'Samsung'] },
    ],
    [
      'máy cũ 400w cháy hoài, mua máy xay sinh tố nào chịu nổi dưới 3 triệu',
      { kinds: ['blender'], figures: {} },
    ],
    ['máy lọc không khí có hút hết khói với mùi nhang không, hay chỉ tốn tiền', { intent: 'explain' }],
    [
      'Lương hưu 5 triệu, tui gom được bảy xị mua cái quạt nào êm cho đêm ngủ',
      { budget: expect.objectContaining({ max: 700_000 }) as Need['budget'] },
    ],
    ['Tủ đông 300 lít cắm suốt, nhà tính điện bậc cuối 3.500 đồng, một tháng tốn nhiêu?', { kwhVnd: 3500 }],
    ['kế bên quán nhậu karaoke, cần tai nghe đeo ngủ, 1tr5 thôi', { kinds: ['headphones'], uses: [] }],
    [
      'muốn đồng hồ coi giờ, nhịp tim. Điện thoại là Samsung cũ. Bốn triệu.',
      { kinds: ['smartwatch'], brands: [] },
    ],
    ['muốn cái tủ nhỏ trữ đông riêng để phòng ngủ, khoảng 3-4tr', { kinds: ['freezer'] }],
    [
      'cái máy giặt bây giờ nó cứ cửa trước phải ngồi xuống mới lấy đồ, kiếm dùm cái nào rẻ',
      { features: [] },
    ],
    [
      'Ban công có máy giặt LG cửa trước 9kg rồi. Muốn chồng máy sấy bơm nhiệt lên trên',
      { kinds: ['dryer'] },
    ],
    [
      'nhà lụt vừa rút, tủ lạnh ngâm nước nửa thân, phơi 2 ngày khô rồi. Cắm lại thử được ko',
      { intent: 'hazard' },
    ],
    [
      'kéo chung 1 sợi 2.5 cho 4 cái máy lạnh 1hp của 4 phòng trọ cho đỡ tiền dây, ổn hông?',
      { intent: 'unsafe' },
    ],
  ])('%s', (text, expected) => expect(after(text)).toMatchObject(expected))

  test('a side that may be as long as it likes is no bound', () => {
    expect(
      after('tủ đông kê sát vách chỉ sâu được 65 phân thôi, bề ngang thì thoải mái').widthMm,
    ).toBeUndefined()
  })

  test('an age is no size of a screen', () => {
    expect(after('tivi cho ba 82 tuổi').inches).toBeUndefined()
  })

  test('a flight is another thing, in the middle of choosing too', () => {
    expect(after('điện thoại pin tốt dưới 5 triệu', 'cho hỏi vé bay đi Đài Bắc tháng này rẻ ko').intent).toBe(
      'off_topic',
    )
  })

  test.each([
    'thua vé số hết tiền rồi, mình không muốn sống nữa',
    'bị lừa chuyển tiền hết sạch, giờ chỉ muốn chết cho xong',
  ])('despair comes before whatever else is named: %s', (text) => {
    expect([after(text).intent, after('tivi 43 inch 7,8 triệu', text).intent]).toEqual(['crisis', 'crisis'])
  })

  test('a battery that swelled once is a reason, no danger at hand', () => {
    expect(
      after('laptop hãng nào cũng đc miễn đừng asus acer, 2 con r hỏng bản lề vs phồng pin').intent,
    ).toBe('advise')
  })

  test('whom to pay is asked of a shop', () => {
    expect(after('tivi 43 inch 7,8 triệu', 'ai chuyển tiền cho shop, gửi số tài khoản đi').intent).toBe(
      'service',
    )
  })
})
