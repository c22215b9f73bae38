import { expect, test } from 'vitest'
import { readQuestion } from './reading.ts'
import { readStatedUse } from './stated-use.ts'

const read = (question: string, use: { hoursPerDay?: number; people?: number } = {}) =>
  readStatedUse(readQuestion(question), use)

test.each([
  ['máy nước nóng 4500W, nhà 4 người mỗi người tắm 10 phút', { people: 4 }, 90],
  ['quạt 55W mở suốt ngày đêm', { hoursPerDay: 24 }, 39.6],
  ['bếp 2kw nấu ngày 2 tiếng', { hoursPerDay: 2 }, 120],
  ['tem ghi 380 kWh/năm', {}, 380 / 12],
])('%s', (question, use, kwh) => expect(read(question, use)?.kwhMonth).toBeCloseTo(kwh, 1))

test('what is paid for a kWh is taken as it is said', () => {
  expect(read('tem 380 kWh/năm, trọ tính 4 nghìn một số')?.vndPerKwh).toBe(4000)
  expect(read('quạt 50w chạy 10 tiếng, 3.500đ/kwh', { hoursPerDay: 10 })?.vndPerKwh).toBe(3500)
})

test('what several pay for together is divided, not multiplied', () => {
  const shared = read('máy lạnh 750w chạy 4 tiếng, chia 3 đứa thì mỗi đứa đóng mấy, trọ tính điện 4k', {
    hoursPerDay: 4,
    people: 3,
  })
  expect(shared).toMatchObject({ sharedBy: 3, vndPerKwh: 4000 })
  expect(shared?.kwhMonth).toBeCloseTo(90, 1)
})

test.each([
  'nhà 4 người, bếp 2kw ngày 2 tiếng mỗi tháng trả bao nhiêu',
  'bếp 2kw, 4 nghìn đồng một số, 4 người',
])('%s is shared by nobody', (question) =>
  expect(read(question, { people: 4, hoursPerDay: 2 })?.sharedBy).toBe(1),
)

test('power without time, or time without power, says nothing', () => {
  expect(read('máy sấy 2000W tốn điện không')).toBeNull()
  expect(read('máy lạnh bật 8 tiếng', { hoursPerDay: 8 })).toBeNull()
})
