import { expect, it } from 'vitest'
import { doubtOfSize, firstApart, reasonsApart, unknownApart } from './reasons-apart.ts'

const told = (price: string, reason: string, tradeOff: string | null = null) => ({
  title: 'Tủ lạnh Beko Inverter 340 lít RDNT371',
  brand: 'Beko',
  price,
  reason,
  tradeOff,
})

it('leaves out of the others what all have, and what the answer says in words', () => {
  const [first, second, third] = [
    told('13.590.000 ₫', 'Dung tích 405 lít, đúng cỡ cho nhà bạn; có inverter; ngăn đá trên.'),
    told('15.990.000 ₫', 'Có inverter tiết kiệm; có inverter; điện khoảng 411 kWh mỗi năm.'),
    told('16.990.000 ₫', 'Ngăn đá dưới; có inverter.'),
  ]
  expect(reasonsApart([first, second, third], `Nên xem máy khác. ${third.reason}`)).toEqual([
    first.reason,
    'Có inverter tiết kiệm; điện khoảng 411 kWh mỗi năm.',
    '',
  ])
})

it('keeps a reason of which nothing would be left', () => {
  const same = [told('2.000.000 ₫', 'Đúng cỡ.'), told('1.000.000 ₫', 'Đúng cỡ.')]
  expect(reasonsApart(same, '')).toEqual(['Đúng cỡ.', 'Đúng cỡ.'])
})

it('says of the first on its card what the sentence that names it leaves', () => {
  const dear = told('2.000.000 ₫', 'Đúng cỡ; có inverter.')
  expect(firstApart([dear])).toEqual({ decides: 'Đúng cỡ', left: 'Có inverter.' })
  expect(reasonsApart([dear], `Mình nghiêng về ${dear.title}.`)).toEqual(['Có inverter.'])
  const alone = told('2.000.000 ₫', 'Đúng cỡ.', 'rộng hơn 12 lít, đổi lại đắt hơn 1 triệu')
  const cheap = told('1.000.000 ₫', 'Đúng cỡ; có inverter.')
  expect(firstApart([alone, cheap]).left).toBe(
    'Rộng hơn 12 lít, đổi lại đắt hơn 1 triệu so với Beko 340 lít.',
  )
  expect(firstApart([cheap, dear])).toEqual({ decides: 'Rẻ nhất trong hai máy này', left: cheap.reason })
})

it('says of the first, where little current was asked for, that none takes less, and on its card what that costs', () => {
  const first = told(
    '7.990.000 ₫',
    'Điện khoảng 339 kWh mỗi năm; có inverter.',
    'đắt hơn 1 triệu và nhỏ hơn 12 lít',
  )
  const least = { ...first, reason: first.reason.replace(';', ', tiết kiệm điện nhất trong 15 máy có ghi;') }
  const [silent = first, more, less] = [
    'Có inverter.',
    'Điện khoảng 398 kWh mỗi năm.',
    'Điện khoảng 301 kWh mỗi năm.',
  ].map((reason) => told('6.990.000 ₫', reason))
  const left = 'Khoảng 339 kWh mỗi năm; có inverter.'
  const cheaper = 'Beko 340 lít rẻ hơn 1 triệu nhưng chưa rõ tốn bao nhiêu điện'
  const said = (...others: (typeof first | undefined)[]) =>
    firstApart([first, ...others.flatMap((one) => one ?? [])])
  expect(said(silent, more)).toEqual({ decides: `Tốn ít điện hơn Beko 340 lít. ${cheaper}`, left })
  expect(firstApart([least, silent, more].flatMap((one) => one ?? []))).toEqual({
    decides: `Tốn ít điện nhất trong 15 máy có ghi mức tốn điện. ${cheaper}`,
    left,
  })
  // What it costs beside one that states its current, too.
  expect(said(more, silent).left).toBe(
    `${left} Đổi lại đắt hơn 1 triệu và nhỏ hơn 12 lít so với Beko 340 lít.`,
  )
  // Of how many those were that state it, where another machine was counted among them.
  const cheapest = { ...silent, reason: 'Có inverter; rẻ nhất trong 23 máy hợp yêu cầu.' }
  expect(firstApart([least, cheapest].flatMap((one) => one ?? [])).decides).toBe(
    `Tốn ít điện nhất trong 15 máy có ghi mức tốn điện (8 máy còn lại chưa ghi). ${cheaper}`,
  )
  expect(said(more, less).decides).toBe('Điện khoảng 339 kWh mỗi năm')
  expect(said(silent).decides).toBe('Điện khoảng 339 kWh mỗi năm')
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
  ).toEqual(['Chưa rõ mỗi năm tốn bao nhiêu điện.', '', 'Chưa rõ mỗi năm tốn bao nhiêu điện.'])
  expect(unknownApart([known, of('A; b; c.'), of('A.', 'chưa rõ điện mỗi năm')])).toEqual(['', '', ''])
  expect(unknownApart([known, of('Có inverter; dung tích 340 lít; rẻ nhất.')])[1]).toBe(
    'Chưa rõ mỗi năm tốn bao nhiêu điện.',
  )
  expect(unknownApart([of('A.'), of('B.')])).toEqual(['', ''])
})

it('says of the first how its size is beside the ideal, in the words of its reasons', () => {
  const sums = 'Nhà 4 người hợp tủ có dung tích sử dụng 307–550 lít, lý tưởng là quanh 390 lít.'
  expect(
    doubtOfSize(`${sums} Máy này 328 lít, nhỏ hơn mức lý tưởng nhưng vẫn đủ dùng; so với máy LG thì rẻ hơn.`),
  ).toBe('Hơi nhỏ so với mức lý tưởng 390 lít.')
  expect(
    doubtOfSize(
      'Ngồi cách 2,5 m, lý tưởng là quanh 60 inch. Máy này 75 inch, lớn hơn mức lý tưởng nhưng vẫn hợp.',
    ),
  ).toBe('Hơi lớn so với mức lý tưởng 60 inch.')
  expect(doubtOfSize(sums)).toBe('')
})
