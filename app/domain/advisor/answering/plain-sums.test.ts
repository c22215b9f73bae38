import { expect, it } from 'vitest'
import { plainSum } from './plain-sums.ts'

it.each([
  [
    'chia giùm em 17,5 triệu cho 3 người, mỗi người bao nhiêu',
    '17.500.000 ₫ chia 3 phần, mỗi phần khoảng 5.833.000 ₫.',
  ],
  [
    'Nếu vợ chồng mình để dành mỗi tháng 800k thì bao lâu mua được cái tủ lạnh side by side 16 triệu?',
    '16.000.000 ₫ chia cho 800.000 ₫ mỗi tháng là 20 tháng, tức khoảng 1,7 năm.',
  ],
])('%s', (question, said) => expect(plainSum(question)?.replaceAll('\u00a0', ' ')).toBe(said))

it.each([
  'tủ lạnh 16 triệu trả góp mỗi tháng bao nhiêu',
  'chia phòng cho 3 người thì máy lạnh mấy ngựa',
  'tivi 10 triệu',
])('asks for none: %s', (question) => expect(plainSum(question)).toBeNull())
