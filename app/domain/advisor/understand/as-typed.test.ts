import { expect, test } from 'vitest'
import { asTyped } from './as-typed.ts'
import { readQuestion } from './reading.ts'

test.each([
  ['mua tũ lạnh, muốn có lấy nước ngoày, ko ồn', 'muốn có lấy nước ngoài', 'muốn có lấy nước ngoày'],
  ['mua tũ lạnh, muốn có lấy nước ngoày, ko ồn', 'không ồn', 'ko ồn'],
  ['nước hơi mằn mặn, máy lọc nào', 'nước hơi mặn', 'nước hơi mằn mặn'],
  ['máy giặt êm, dưới 8 triệu', 'dưới 8 triệu', 'dưới 8 triệu'],
])('of %s the part %s is quoted as %s', (question, part, quoted) => {
  const reading = readQuestion(question)
  const start = reading.raw.indexOf(part)
  expect(start).toBeGreaterThanOrEqual(0)
  expect(asTyped(reading, start, start + part.length)).toBe(quoted)
})
