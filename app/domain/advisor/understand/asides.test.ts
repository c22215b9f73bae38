import { describe, expect, it, test } from 'vitest'
import { fold } from '#app/vietnamese/fold.ts'
import { SAMPLE_NAMES } from '#tests/support/vocabulary.ts'
import { readQuestion } from './reading.ts'
import { understand } from './understand.ts'

const read = (question: string) =>
  understand(question, { brands: ['Casper', 'HP', 'Sony'], names: SAMPLE_NAMES })

describe('what is said beside the question', () => {
  it.each([
    ['trả lời ngắn gọn giúp mình: tủ lạnh nào dưới 10 triệu', 'fridge'],
    ['nói ngắn thôi, máy giặt nào êm dưới 9 triệu', 'washer'],
    ['chốt giùm 1 con tủ đông, nói lý do gọn gọn nghen', 'freezer'],
    ['đừng dài dòng, máy lọc nước nào cho 5 người', 'water_purifier'],
  ])('is how the answer shall be worded: %s', (question, kind) => {
    const { intent, kinds, priorities, features } = read(question)
    expect(kinds).toEqual([kind])
    expect(['recommend', 'advise']).toContain(intent)
    expect([...priorities, ...features]).not.toContain('compact')
  })

  it('leaves a small machine small', () => {
    expect(read('em cần loa gọn gọn để bàn').priorities).toContain('compact')
  })

  it.each(['sv năm 1 mua tai nghe nhẹ', 'sinh viên năm 2 cần laptop nhẹ', 'học năm cuối cần laptop nhẹ'])(
    'is the year somebody studies in: %s',
    (question) => expect(read(question).figures).toEqual({}),
  )
})

describe('what is told apart by its marks or by what stands beside it', () => {
  it('machines that stand in the room are not so many to buy', () => {
    expect(read('văn phòng 45m2, 8 cái máy bàn, lắp mấy cái máy lạnh').count).toBeUndefined()
    expect(read('mua 3 cái máy lạnh').count).toBe(3)
  })

  it('a computer that runs all day is no best seller', () => {
    expect(read('phòng 20m2 có máy tính bàn chạy suốt, mua máy lạnh nào').order).toBeUndefined()
    expect(read('máy lạnh nào bán chạy').order).toBe('popular')
  })

  it('HP beside BTU is a power, and a maker beside a laptop', () => {
    expect(read('HP với BTU khác gì nhau').brands).toEqual([])
    expect(read('laptop HP').brands).toEqual(['HP'])
    expect(read('laptop HP nào công suất mạnh').brands).toEqual(['HP'])
  })
})

describe('greetings and thanks around a question', () => {
  test.each([
    ['shop ơi, tủ lạnh 2 cửa tầm 10 triệu', 'tủ lạnh 2 cửa tầm 10 triệu'],
    ['Chào bạn, reset robot xiaomi đổi wifi kiểu gì', 'reset robot xiaomi đổi wifi kiểu gì'],
    [
      'macbook air hay surface cho dân kế toán, cảm ơn shop nhiều nha',
      'macbook air hay surface cho dân kế toán',
    ],
    ['alo ad oi tl sbs 600l co lay nuoc ngoai', 'tl sbs 600l co lay nuoc ngoai'],
  ])('%s is read as %s', (whole, question) =>
    expect(readQuestion(whole).folded.trim()).toBe(readQuestion(question).folded.trim()),
  )

  test.each(['cảm ơn shop nhiều nha', 'shop ơi', 'chào bạn, khỏe không'])('%s is nothing else', (text) =>
    expect(readQuestion(text).folded.trim()).toBe(fold(text).trim()),
  )
})
