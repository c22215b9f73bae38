import { expect, it } from 'vitest'
import { understand } from './understand.ts'

const vocabulary = { brands: ['Apple', 'Samsung', 'LG'] }

it.each([
  ['Máy chạy AutoCAD với Revit cho kiến trúc sư, chi tối đa 30 triệu', 'laptop'],
  ['máy lập trình tầm 20 triệu', 'laptop'],
  ['Chạy Grab cần máy pin bền, cỡ 6 triệu thì lấy con nào', 'phone'],
])('%j is about a %s', (question, kind) => {
  expect(understand(question, vocabulary)).toMatchObject({ kinds: [kind], intent: 'advise' })
})

it('leaves a named kind alone', () => {
  expect(understand('màn hình để lập trình', vocabulary).kinds).toEqual(['monitor'])
})
