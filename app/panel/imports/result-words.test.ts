import { afterEach, expect, test } from 'vitest'
import { readChoiceFrom } from '#app/vietnamese/say.ts'
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
