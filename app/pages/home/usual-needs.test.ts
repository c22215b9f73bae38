import { expect, test } from 'vitest'
import { EXAMPLE, othersThan } from './usual-needs.ts'

test('a question that is answered on the page is not put there again, in whatever words it begins', () => {
  const questions = ['Tư vấn tủ lạnh cho 4 người dưới 15 triệu', 'Tủ lạnh cho 6 người dưới 15 triệu']
  expect(othersThan(EXAMPLE, questions)).toEqual(['Tủ lạnh cho 6 người dưới 15 triệu'])
})
