import { expect, it } from 'vitest'
import { understand } from './understand.ts'

const vocabulary = { brands: ['Apple', 'Samsung', 'LG'] }

it.each([
  ['Máy chạy AutoCAD với Revit cho kiến trúc sư, chi tối đa 30 triệu', 'laptop'],
  ['máy lập trình tầm 20 triệu', 'laptop'],
  [
    'mấy đứa bạn góp 9 triệu mừng nhà mới, căn 40m2, tụi nó đi làm suốt, cả hai đều ngại rửa chén. Tặng gì giờ?',
    'dishwasher',
  ],
  ['hai đứa bạn em mới mua chung cư 60m2, đi làm suốt, ngại phơi đồ, mừng tân gia 12 triệu tặng gì', 'dryer'],
  ['Chị gái ghét lau nhà, sinh nhật tặng gì 6 triệu', 'robot_vacuum'],
  ['mùa đông rửa bát nước lạnh tê tay, lắp gì dưới chậu cho ấm', 'water_heater'],
  [
    'Em ở Mộc Châu lạnh quá, nước buốt tay, rửa bát mà muốn khóc, có loại nào gọn lắp dưới chậu bếp không',
    'water_heater',
  ],
  ['Chạy Grab cần máy pin bền, cỡ 6 triệu thì lấy con nào', 'phone'],
])('%j is about a %s', (question, kind) => {
  expect(understand(question, vocabulary)).toMatchObject({ kinds: [kind], intent: 'advise' })
})

it('leaves a named kind alone', () => {
  expect(understand('màn hình để lập trình', vocabulary).kinds).toEqual(['monitor'])
})

it('takes disliked work for a wish', () => {
  expect(understand('Chị gái ghét lau nhà, sinh nhật tặng gì 6 triệu', vocabulary).featuresExcluded).toEqual(
    [],
  )
  expect(understand('vợ ngán lau nhà lắm, robot nào tầm 8 triệu', vocabulary).featuresExcluded).toEqual([])
  expect(understand('robot hút bụi không lau nhà, chỉ hút', vocabulary).featuresExcluded).toEqual(['mop'])
})

it.each([
  'con gái lớp 4 đi học thêm, muốn đồng hồ gọi được cho tôi, thấy được vị trí',
  'thằng cháu lên lớp 2, cần cái đeo tay gọi được, chưa cho cầm điện thoại',
  'con bé nhà chị học lớp sáu, muốn có cái gì đeo tay gọi đc cho mẹ',
])('a watch for a pupil is one for children: %s', (text) => {
  expect(understand(text, vocabulary)).toMatchObject({
    kinds: ['smartwatch'],
    unstated: expect.arrayContaining(['đồng hồ định vị trẻ em']),
  })
})

it('a watch for who learns for an exam is none for children', () =>
  expect(understand('con học lớp 12 muốn đồng hồ theo dõi ngủ', vocabulary).unstated).not.toContain(
    'đồng hồ định vị trẻ em',
  ))
