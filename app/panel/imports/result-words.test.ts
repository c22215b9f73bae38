import { afterEach, expect, test } from 'vitest'
import { readChoiceFrom } from '#app/vietnamese/say.ts'
import { notesOf } from './imports-page.server.ts'
import { outcomeOf, sayOutcome } from './result-words.ts'

afterEach(() => readChoiceFrom(() => null))

test.each([
  ['undone', true, 'Đã hoàn tác lần nhập này'],
  ['undone', false, 'Đã hoàn tác lần nhập này'],
  ['completed', true, 'Đã nhập xong'],
  ['completed', false, 'Chưa nhập được'],
  ['failed', true, 'Chưa nhập được'],
] as const)('an import that is %s (success: %s) is headed %s', (state, success, heading) => {
  readChoiceFrom(() => 'vi')
  expect(sayOutcome(outcomeOf({ state, result: { success } }))).toBe(heading)
})

test('what a row lacks is told apart from what was only made for it, and first', () => {
  readChoiceFrom(() => 'vi')
  const problems = [
    { field: 'brand', message: 'New brand: "Sao"' },
    { field: 'gtin', message: 'Left out: "12" is no barcode' },
  ]
  expect(notesOf(3, problems, [])).toEqual([
    { row: 3, text: 'gtin: Bỏ qua: “12” không phải mã vạch', isNotice: false },
    { row: 3, text: 'brand: Thương hiệu mới: “Sao”', isNotice: true },
  ])
  expect(notesOf(4, problems.slice(0, 1), [])).toHaveLength(1)
})
