import { expect, it } from 'vitest'
import { understand } from './understand.ts'

const read = (text: string) => understand(text, { brands: ['LG', 'Samsung', 'Xiaomi'] })
const sums = (text: string) =>
  (read(text).parts ?? []).map(({ kind, count, budget }) => [
    kind,
    count ?? 1,
    (budget?.target ?? budget?.max ?? 0) / 1_000_000,
  ])

it.each([
  [
    'má tui cần nồi cơm điện tầm 1 triệu rưỡi, còn thằng út cần cái laptop học kế toán 14 triệu',
    [
      ['rice_cooker', 1, 1.5],
      ['laptop', 1, 14],
    ],
  ],
  [
    'hai đứa lên đại học mỗi đứa cái laptop 15 triệu, hai đứa cấp hai mỗi đứa cái máy tính bảng 6 triệu',
    [
      ['laptop', 2, 15],
      ['tablet', 2, 6],
    ],
  ],
  [
    'điện thoại cho má 4tr, điện thoại cho em 8tr, tổng 13 triệu',
    [
      ['phone', 1, 4],
      ['phone', 1, 8],
    ],
  ],
])('of several things each has the sum that is said of it: %s', (text, expected) =>
  expect(sums(text)).toEqual(expected),
)

it.each([
  ['tủ lạnh với máy giặt 12tr', 12],
  ['bếp từ đơn, nồi cơm nhỏ, cây quạt vs cái tủ lạnh mini, tổng 4 món 6 triệu đổ lại', 6],
  ['tivi 65 in với soundbar, 25tr hết cả hai', 25],
  ['cần 1 tủ lạnh 1 máy giặt, gom 2 món lại 12tr là hết tiền luôn', 12],
  ['nồi cơm cao tần, nồi chiên. Món đắt nhất không quá 6 triệu, cả hai không quá 11 triệu', 11],
])('one sum is of all things together: %s', (text, millions) => {
  const { budget, parts, isOneOfKinds } = read(text)
  expect((budget?.target ?? budget?.max ?? 0) / 1_000_000).toBe(millions)
  expect(parts?.some((part) => part.budget)).toBeFalsy()
  expect(isOneOfKinds).toBe(false)
})

it('what is bought of the rest is told apart', () =>
  expect(
    read('mua chung máy giặt với tủ lạnh, dư thì mua cái quạt, 7 triệu').parts?.map(({ isExtra }) => isExtra),
  ).toEqual([undefined, undefined, true]))

it.each([
  ['lương em 9tr một tháng, dành 40% mua điện thoại', 3.6],
  ['có 24 triệu tiền mặt, phải giữ lại 1/6, còn lại dồn hết cho tủ lạnh', 20],
  ['lương bảo vệ có 6 triệu, chỉ dám bỏ một phần ba mua cái quạt', 2],
])('a part of a purse is what there is to spend: %s', (text, millions) =>
  expect((read(text).budget?.max ?? 0) / 1_000_000).toBe(millions),
)

it.each([
  ['2 laptop tổng 42 triệu, chênh nhau không quá 5 triệu', 42],
  ['laptop for Zoom, 500 bucks max', 13],
  ['tu lanh khoang 1000 do', 26],
])('what is no sum to spend is left aside, and foreign money is known: %s', (text, millions) => {
  const { budget } = read(text)
  expect((budget?.target ?? budget?.max ?? 0) / 1_000_000).toBe(millions)
})

it('the height of a ceiling is no sum', () =>
  expect(read('trần nhà cấp 4 thấp có 2m35, nên quạt gì').budget).toBeUndefined())
