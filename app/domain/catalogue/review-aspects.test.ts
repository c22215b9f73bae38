import { describe, expect, test } from 'vitest'
import { reviewAspects } from './review-aspects.ts'

/** What a sentence counts as for an aspect, said twice so that it counts at all. */
function judged(key: string, sentence: string): 'khen' | 'chê' | null {
  const texts = [sentence, sentence, 'Máy đẹp.', 'Đúng như mình cần.', 'Mua tặng chị gái.']
  const found = reviewAspects(texts).find((aspect) => aspect.key === key)
  return found ? (found.positive > 0 ? 'khen' : 'chê') : null
}

describe('a sentence about an aspect', () => {
  test.each([
    ['pin', 'Pin trâu, hai ngày mới sạc.', 'khen'],
    ['pin', 'Pin dùng cả ngày thoải mái.', 'khen'],
    ['pin', 'Pin yếu quá.', 'chê'],
    ['pin', 'Xem phim một lúc là pin tụt thấy rõ.', 'chê'],
    ['pin', 'Pin không bền như quảng cáo.', 'chê'],
    ['am-thanh', 'Loa nghe rõ tiếng.', 'khen'],
    ['am-thanh', 'Loa mỏng tiếng, mình phải gắn thêm loa ngoài.', 'chê'],
    ['am-thanh', 'Âm thanh không hay lắm.', 'chê'],
    ['do-on', 'Chạy êm, để gần bàn ăn vẫn nói chuyện bình thường.', 'khen'],
    ['do-on', 'Máy hơi ồn khi vắt.', 'chê'],
    ['do-on', 'Không ồn chút nào.', 'khen'],
    ['do-on', 'Lúc vắt có tiếng rít nhẹ.', 'chê'],
    ['pin', 'Sạc hơi lâu mới đầy hẳn.', 'chê'],
    ['do-on', 'Đêm nằm nghe không thấy ồn.', 'khen'],
    ['do-on', 'Chạy không êm như máy cũ.', 'chê'],
    ['do-on', 'Không chỉ êm mà còn mát.', 'khen'],
    ['tien-dien', 'Tiền điện đỡ hơn cái máy cũ thấy rõ.', 'khen'],
    ['tien-dien', 'Tiền điện tháng đầu không tăng mấy.', 'khen'],
    ['tien-dien', 'Máy tốn điện quá.', 'chê'],
    ['tien-dien', 'Chạy cả ngày mà không tốn điện.', 'khen'],
    ['tien-dien', 'Tiền điện tăng gần gấp đôi.', 'chê'],
    ['lam-lanh', 'Làm lạnh nhanh.', 'khen'],
    ['lam-lanh', 'Làm lạnh chậm, phải chờ nửa tiếng.', 'chê'],
    ['lam-lanh', 'Ngăn mát lạnh đều.', 'khen'],
    ['man-hinh', 'Màn hình sắc nét.', 'khen'],
    ['man-hinh', 'Màn hình hơi tối khi ra nắng.', 'chê'],
    ['ve-sinh', 'Lưới lọc tháo ra rửa dễ.', 'khen'],
    ['ve-sinh', 'Các khe khó lau chùi.', 'chê'],
    ['giao-lap', 'Thợ lắp gọn gàng, nhiệt tình.', 'khen'],
    ['giao-lap', 'Giao hàng trễ ba ngày.', 'chê'],
    ['giao-lap', 'Giao nhanh.', 'khen'],
    ['gia', 'Tầm giá này thấy ổn.', 'khen'],
    ['gia', 'Giá hơi cao.', 'chê'],
    ['gia', 'Giá không rẻ.', 'chê'],
  ])('%s: %s %s', (key, sentence, verdict) => expect(judged(key, sentence)).toBe(verdict))

  test.each([
    ['do-on', 'Lúc đầu êm, sau vài tháng thì ồn.'],
    ['do-on', 'Máy có ồn không?'],
    ['do-on', 'Giá mà êm hơn chút nữa.'],
    ['gia', 'Với giá này mình mong rẻ hơn thế.'],
    ['gia', 'Đọc nhiều đánh giá tốt rồi mới mua.'],
    ['pin', 'Máy tốt lắm.'],
    ['man-hinh', 'Vợ mình chọn màn hình.'],
    ['am-thanh', 'Loa để ở phòng khách.'],
    ['am-thanh', 'Cúp điện mấy tiếng đồ bên trong vẫn cứng.'],
    ['man-hinh', 'Ứng dụng chưa tối ưu cho màn hình ngang.'],
    ['ve-sinh', 'Quên vệ sinh lưới lọc là sấy lâu hẳn.'],
  ])('%s: cannot be told from: %s', (key, sentence) => expect(judged(key, sentence)).toBeNull())
})

describe('reviewAspects', () => {
  const reviews = [
    'Chạy êm. Giao nhanh.',
    'Máy êm, vợ khen.',
    'Hơi ồn lúc khởi động.',
    'Tạm được.',
    'Chạy êm, tiền điện ít. Loa hay.',
  ]

  test('counts both sides and quotes the larger one word for word', () =>
    expect(reviewAspects(reviews)).toEqual([
      {
        key: 'do-on',
        label: 'Độ ồn',
        positive: 3,
        negative: 1,
        quote: 'Chạy êm.',
        quoteIsPositive: true,
      },
    ]))

  test('says nothing of four reviews', () => expect(reviewAspects(reviews.slice(0, 4))).toEqual([]))

  test('never quotes at length', () => {
    const long = `Chạy êm ${'lắm '.repeat(40)}.`
    expect(reviewAspects([long, long, 'a', 'b', 'c'])).toEqual([])
  })

  test('names six aspects at most, the most spoken of first', () => {
    const text =
      'Pin trâu. Loa hay. Chạy êm. Tiền điện ít. Làm lạnh nhanh. Màn hình đẹp. Dễ lau chùi. Giao nhanh. Giá rẻ.'
    const found = reviewAspects([text, text, text, text, `${text} Êm.`])
    expect(found).toHaveLength(6)
    expect(found[0]?.key).toBe('do-on')
  })
})
