import { expect, it } from 'vitest'
import { asTitle, lowerFirst } from './case.ts'

it.each([
  ['máy khâu', 'Máy khâu'],
  ['đèn bàn', 'Đèn bàn'],
  ['iPad', 'iPad'],
  ['Máy Khâu', 'Máy Khâu'],
  ['', ''],
])('%s as a title is %s', (typed, title) => expect(asTitle(typed)).toBe(title))

it.each([
  ['Đèn bàn', 'đèn bàn'],
  ['USB', 'USB'],
  ['Ổ cứng', 'ổ cứng'],
])('%s within a sentence is %s', (text, within) => expect(lowerFirst(text)).toBe(within))
