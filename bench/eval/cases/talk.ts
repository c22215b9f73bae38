import type { EvalCase } from '../expectation.ts'

/** Greetings and thanks: answered in kind, without products. */
export const smallTalk: EvalCase[] = [
  { ask: 'xin chào', want: { outcome: 'small_talk', saysNot: ['₫'] } },
  { ask: 'hi shop', want: { outcome: 'small_talk', saysNot: ['₫'] } },
  { ask: 'cảm ơn bạn nhiều nha', want: { outcome: 'small_talk', saysNot: ['₫'] } },
  { ask: 'bạn là ai vậy?', want: { outcome: 'small_talk', saysNot: ['₫'] } },
  { ask: 'tks ad', want: { outcome: 'small_talk', saysNot: ['₫'] } },
  { ask: 'bạn giúp được gì cho mình', want: { outcome: 'small_talk', saysNot: ['₫'] } },
  {
    ask: 'chào em, tư vấn anh cái máy giặt 8 triệu',
    want: { outcome: 'products', kind: 'washer', price: { min: 7_200_000, max: 8_800_000 } },
  },
]

/** Questions of other subjects: declined kindly, without products. */
export const offTopic: EvalCase[] = [
  { ask: 'Thời tiết Hà Nội ngày mai thế nào?', want: { outcome: 'off_topic' } },
  { ask: 'viết giúp mình bài văn tả con mèo', want: { outcome: 'off_topic' } },
  { ask: 'giá vàng hôm nay bao nhiêu', want: { outcome: 'off_topic', saysNot: ['₫'] } },
  { ask: 'Ai là tổng thống Mỹ?', want: { outcome: 'off_topic' } },
  { ask: 'chỉ em cách nấu phở bò', want: { outcome: 'off_topic' } },
  { ask: 'nên đầu tư chứng khoán mã nào', want: { outcome: 'off_topic' } },
  { ask: 'Xe máy Vision giá bao nhiêu?', want: { outcome: ['off_topic', 'unknown'], saysNot: ['₫'] } },
  { ask: 'dịch sang tiếng Anh câu: tôi muốn mua tủ lạnh', want: { outcome: 'off_topic', saysNot: ['₫'] } },
  { ask: 'đau bụng uống thuốc gì', want: { outcome: 'off_topic' } },
  { ask: 'giải phương trình x^2 - 5x + 6 = 0', want: { outcome: 'off_topic' } },
]
