import { expect, test } from 'vitest'
import { admitsMiss, outcomeOf } from './outcome.ts'
import { answerOf, SMALL } from './sample-answer.ts'

test.each([
  ['Việc này mình không giúp được.', 'refusal'],
  ['Câu này nằm ngoài chuyên môn của mình: mình chỉ tư vấn về điện máy.', 'off_topic'],
  ['Mình chưa có nguồn nào đủ tin cậy để trả lời câu này.', 'unknown'],
  ['Mình chưa có dữ liệu về “iPhone 30”, nên không dám báo giá.', 'unknown'],
  ['Chào bạn! Bạn đang tìm món gì?', 'small_talk'],
  ['Không có gì đâu bạn!', 'small_talk'],
  ['Inverter là bộ biến tần.', 'text'],
])('%s is seen as %s', (content, outcome) => {
  expect(outcomeOf(answerOf(content))).toBe(outcome)
})

test('products and a table tell more than words', () => {
  const answer = answerOf('Chào bạn!', [SMALL])
  expect(outcomeOf(answer)).toBe('products')
  expect(outcomeOf({ ...answer, comparison: { columns: [], rows: [] } })).toBe('comparison')
})

test('words with a source and no product are a guide', () => {
  expect(
    outcomeOf({ ...answerOf('Dưới 15 m²: 1 HP.'), sources: [{ title: 'Cách tính', url: '/cach-tinh' }] }),
  ).toBe('guide')
})

test.each([
  ['Không có tủ lạnh nào khớp hết mọi điều kiện.', true],
  ['Gần nhất là máy dưới đây.', true],
  ['Mình nghiêng về máy này.', false],
])('%s admits a miss: %s', (content, admits) => {
  expect(admitsMiss(answerOf(content))).toBe(admits)
})
