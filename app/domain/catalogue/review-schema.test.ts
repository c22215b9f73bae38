import { describe, expect, test } from 'vitest'
import { reviewInput } from './review-schema.ts'

const GOOD = {
  name: 'Lan',
  rating: '5',
  text: 'Máy chạy êm, rất ưng ý luôn.',
  monthsUsed: '6',
  consent: 'on',
}
const errorsOf = (changes: Record<string, string | undefined>) => {
  const result = reviewInput.safeParse({ ...GOOD, ...changes })
  return result.success ? [] : [...new Set(result.error.issues.map(({ path }) => path.join('.')))]
}

test('reads a form into a review', () =>
  expect(reviewInput.parse(GOOD)).toEqual({ ...GOOD, rating: 5, monthsUsed: 6 }))

test.each([
  [{ monthsUsed: '' }, { monthsUsed: null }],
  [{ monthsUsed: undefined }, { monthsUsed: null }],
  [{ monthsUsed: '0' }, { monthsUsed: 0 }],
  [{ name: '  Lan\u200b \n Anh ' }, { name: 'Lan Anh' }],
  [{ text: `  ${'Tốt lắm. '.repeat(3)}\u202e ` }, { text: 'Tốt lắm. Tốt lắm. Tốt lắm.' }],
  [{ text: '<b>Máy chạy êm</b> <script>1</script>' }, { text: '<b>Máy chạy êm</b> <script>1</script>' }],
])('%j becomes %j', (changes, kept) => expect(reviewInput.parse({ ...GOOD, ...changes })).toMatchObject(kept))

describe('refuses', () => {
  test.each([
    ['name', ''],
    ['name', '   '],
    ['name', 'a'.repeat(61)],
    ['rating', undefined],
    ['rating', '0'],
    ['rating', '6'],
    ['rating', '4.5'],
    ['rating', 'năm'],
    ['text', undefined],
    ['text', 'Ngắn quá.'],
    ['text', ` ${'\u200b'.repeat(30)} `],
    ['text', 'a'.repeat(2001)],
    ['text', 'a'.repeat(20_000)],
    ['monthsUsed', '-1'],
    ['monthsUsed', '1.5'],
    ['monthsUsed', '241'],
    ['monthsUsed', 'sáu'],
    ['consent', undefined],
    ['consent', 'off'],
  ])('%s of %j', (field, value) => expect(errorsOf({ [field]: value })).toEqual([field]))

  test('a field it does not know', () => expect(errorsOf({ isApproved: 'true' })).toHaveLength(1))
})
