import { describe, expect, it } from 'vitest'
import { readQuestion } from './reading.ts'
import { asksForSum, asksWhatIsLeft, heldAgainst } from './sums.ts'

describe('a question of what prices come to', () => {
  it.each([
    'tổng lại bao nhiêu',
    'tổng lại mình cần chuẩn bị bao nhiêu',
    'lấy 2 cái thì hết bao nhiêu',
    'thêm cái quạt 500k nữa là bao nhiêu',
    'cả hai món mấy tiền',
    'tong cong het nhiu z',
    'cộng lại mấy tiền vậy em',
    '2 cái thì bao nhiêu',
    'vậy mua 2 cái hết bao nhiêu',
    'còn dư bao nhiêu so với 15 triệu',
    'tính ra còn thiếu mấy',
    'con du nhiu',
  ])('is read: %s', (question) => {
    expect(asksForSum(readQuestion(question))).toBe(true)
  })

  it.each([
    'tổng lại bao nhiêu tiền điện 1 tháng',
    'mỗi mẻ hết mấy lít nước',
    'công lắp với ống đồng hết bao nhiêu',
    'lõi thay hết bao nhiêu',
    'pin còn lại bao nhiêu',
    'năm hết nhiêu tiền lõi lọc',
    'giá bao nhiêu',
    'nhà 2 con nhỏ giặt được mấy ký',
    'tổng dung tích mấy lít',
  ])('is not read into: %s', (question) => {
    expect(asksForSum(readQuestion(question))).toBe(false)
  })

  it.each([
    ['còn dư bao nhiêu so với 15 triệu', 15_000_000],
    ['ok chốt con đó, còn dư bao nhiêu so với 15, có đủ thêm máy sấy tóc không', 15_000_000],
    ['em có 12tr5 thì thừa mấy', 12_500_000],
    ['còn dư bao nhiêu', null],
  ])('names what it is held against: %s', (question, vnd) => {
    const reading = readQuestion(question)
    expect(asksWhatIsLeft(reading)).toBe(true)
    expect(heldAgainst(reading)).toBe(vnd)
  })
})
