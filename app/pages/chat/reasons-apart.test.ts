import { expect, it } from 'vitest'
import { reasonsApart, unknownApart } from './reasons-apart.ts'

const told = (price: string, reason: string, tradeOff: string | null = null) => ({
  title: 'Tủ lạnh Beko Inverter 340 lít RDNT371',
  brand: 'Beko',
  price,
  reason,
  tradeOff,
})

it('says of the first that it is the cheapest, and leaves out of the others what all have', () =>
  expect(
    reasonsApart([
      told('13.590.000 ₫', 'Dung tích 405 lít, đúng cỡ cho nhà bạn; có inverter; ngăn đá trên.'),
      told('15.990.000 ₫', 'Có inverter tiết kiệm; có inverter; điện khoảng 411 kWh mỗi năm.'),
    ]),
  ).toEqual([
    'Rẻ nhất trong hai máy này. Dung tích 405 lít, đúng cỡ cho nhà bạn; có inverter; ngăn đá trên.',
    'Có inverter tiết kiệm; điện khoảng 411 kWh mỗi năm.',
  ]))

it('keeps a reason of which nothing would be left, and that of a machine alone', () => {
  const same = [told('2.000.000 ₫', 'Đúng cỡ.'), told('1.000.000 ₫', 'Đúng cỡ.')]
  expect(reasonsApart(same)).toEqual(['Đúng cỡ.', 'Đúng cỡ.'])
  expect(reasonsApart([told('1.000.000 ₫', 'Đúng cỡ; có inverter.')])).toEqual(['Đúng cỡ; có inverter.'])
})

it('says of the first, where little current was asked for, that none takes less, and what that costs', () => {
  const first = told(
    '7.990.000 ₫',
    'Điện khoảng 339 kWh mỗi năm; có inverter.',
    'đắt hơn 1 triệu và nhỏ hơn 12 lít',
  )
  const [silent, more, less] = [
    'Có inverter.',
    'Điện khoảng 398 kWh mỗi năm.',
    'Điện khoảng 301 kWh mỗi năm.',
  ].map((reason) => told('6.990.000 ₫', reason))
  const said = (...others: (typeof first | undefined)[]) =>
    reasonsApart([first, ...others.flatMap((one) => one ?? [])])[0]
  const paid = 'khoảng 339 kWh mỗi năm; đổi lại đắt hơn 1 triệu và nhỏ hơn 12 lít so với Beko 340 lít.'
  expect(said(silent, more)).toBe(`Tốn ít điện hơn Beko 340 lít, ${paid}`)
  expect(said(more)).toBe(`Tốn ít điện nhất trong hai máy này, ${paid}`)
  expect(said(more, less)).toBe(first.reason)
  expect(said(silent)).toBe(first.reason)
})

it('says what is not known of a machine where it is told of another, unless its reason had no room for it', () => {
  const of = (reason: string, tradeOff: string | null = null) => ({ price: '1.000.000 ₫', reason, tradeOff })
  const known = of('Dung tích 401 lít, đúng cỡ cho nhà bạn; điện khoảng 411 kWh mỗi năm.')
  expect(
    unknownApart([
      of('Dung tích 405 lít, đúng cỡ cho nhà bạn; có inverter; ngăn đá trên.'),
      known,
      of('Dung tích 406 lít, đúng cỡ cho nhà bạn.'),
    ]),
  ).toEqual(['Chưa rõ điện mỗi năm.', '', 'Chưa rõ điện mỗi năm.'])
  expect(unknownApart([known, of('A; b; c.'), of('A.', 'chưa rõ điện mỗi năm')])).toEqual(['', '', ''])
  expect(unknownApart([of('A.'), of('B.')])).toEqual(['', ''])
})
