import { describe, expect, test } from 'vitest'
import { changedBudget, restatedBudget } from './budget-change.ts'
import { readQuantities } from './quantities.ts'
import { readQuestion } from './reading.ts'

describe('how many', () => {
  test.each([
    ['cho mình 3 cái quạt trần', { count: 3 }],
    ['3 phòng ngủ mỗi phòng 14m2 lắp máy lạnh', { count: 3, isForEachRoom: true }],
    ['cần 5 cái màn hình 24 inch', { count: 5 }],
    ['2 máy lạnh 1hp', { count: 2 }],
    [
      'phòng khách 25m2 và 2 phòng ngủ 12m2',
      {
        rooms: [
          { count: 1, m2: 25 },
          { count: 2, m2: 12 },
        ],
      },
    ],
    [
      '2 phòng ngủ 12m2 với 16m2 với phòng khách 24m2',
      {
        rooms: [
          { count: 1, m2: 12 },
          { count: 1, m2: 16 },
          { count: 1, m2: 24 },
        ],
      },
    ],
    [
      'lắp máy lạnh phòng ngủ 2 cái, mỗi cái 13m, phòng khách 28m',
      {
        rooms: [
          { count: 2, m2: 13 },
          { count: 1, m2: 28 },
        ],
      },
    ],
    ['máy nước nóng cho 3 phòng tắm', { count: 3 }],
    ['tivi 55in xem góc nghiêng vẫn rõ, 2 cái 24tr', { count: 2 }],
    ['tivi 55 inch 2 con 24tr', { count: 2 }],
    ['quạt trần 4 triệu 2 cái', { count: 2 }],
    ['bình nóng lạnh, hai cái dưới 8 triệu', { count: 2 }],
    ['nhà 2 con nhỏ, máy giặt 8 triệu', {}],
    ['cháy 3 cái ấm rồi', {}],
    ['con thứ 2 có ồn không', {}],
    ['2 con đầu khác gì nhau', {}],
    ['nhà có 2 con nhỏ mua tủ lạnh', {}],
    ['máy rửa chén 13 bộ', {}],
  ])('%s', (question, expected) => expect(readQuantities(readQuestion(question))).toEqual(expected))
})

describe('money that changes', () => {
  const before = { max: 15_000_000, hard: true, words: '' }
  test.each([
    ['thêm 3 triệu nữa cũng được', 18_000_000],
    ['bớt 2 củ đi', 13_000_000],
    ['con rẻ hơn 2 triệu nữa thì mất gì', 13_000_000],
    ['what if my dad adds 5', 20_000_000],
  ])('%s', (question, max) => expect(changedBudget(readQuestion(question), before)?.max).toBe(max))

  test('a new sum is no change', () => {
    expect(changedBudget(readQuestion('nâng lên 20 triệu'), before)).toBeNull()
    expect(changedBudget(readQuestion('thêm 3 triệu'), undefined)).toBeNull()
    expect(changedBudget(readQuestion('nước máy ở đó yếu, tầng 3, bơm nhỏ'), before)).toBeNull()
  })

  test('a bare number near the sum before is the new sum', () => {
    expect(restatedBudget(readQuestion('18 thôi'), before)?.max).toBe(18_000_000)
    expect(restatedBudget(readQuestion('loại 65 inch'), before)).toBeNull()
    expect(restatedBudget(readQuestion('nhà 4 người'), before)).toBeNull()
  })
})
