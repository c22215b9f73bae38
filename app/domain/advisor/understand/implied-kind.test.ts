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
