import { describe, expect, test } from 'vitest'
import type { Kind } from '#app/kinds/kind.ts'
import type { WantedPart } from './need.ts'
import { understand } from './understand.ts'

const partsOf = (question: string) =>
  understand(question, { brands: ['LG', 'Samsung', 'Toshiba'] }).parts ?? []
const partOf = (question: string, kind: Kind): Partial<WantedPart> =>
  partsOf(question).find((part) => part.kind === kind) ?? {}

describe('what is said of each thing of a set', () => {
  test('place settings are no number of machines', () => {
    const part = partOf('bếp từ đôi, máy rửa chén 13 bộ, lò vi sóng. 40 triệu đủ ko', 'dishwasher')
    expect(part.count).toBeUndefined()
    expect(part.placeSettings?.target).toBe(13)
    expect(partOf('2 máy giặt với loa 3 bộ', 'speaker').count).toBe(3)
  })

  test.each<[string, Kind, Partial<WantedPart>]>([
    [
      'cần vừa nồi chiên vừa máy xay, nồi tầm 5 lít cho nhà 3 người',
      'air_fryer',
      { litres: { min: 4.4, max: 5.6, target: 5 } },
    ],
    ['mua tủ lạnh với máy giặt, tủ trên 300 lít, tổng 20tr', 'fridge', { litres: { min: 300 } }],
    [
      'laptop và màn hình tổng 20 triệu, màn 27 inch',
      'monitor',
      { inches: { min: 26.2, max: 27.8, target: 27 } },
    ],
  ])('%s: what is called by the head of its name', (question, kind, expected) =>
    expect(partOf(question, kind)).toMatchObject(expected),
  )

  test('a size behind a head that two names share is of the first that has such a size', () => {
    const parts = partsOf('máy giặt với máy sấy tổng 25tr, máy phải 10kg')
    expect(parts.map(({ kg }) => kg?.target)).toEqual([10, undefined])
  })

  test('one brand for all that is wanted', () => {
    const brands = (question: string) => partsOf(question).map((part) => part.brands)
    expect(brands('combo máy giặt + máy sấy cùng hãng LG, tổng 30tr')).toEqual([['LG'], ['LG']])
    expect(brands('tủ lạnh và máy giặt đều Toshiba, 18 triệu')).toEqual([['Toshiba'], ['Toshiba']])
    expect(brands('tủ lạnh và máy giặt Toshiba, 18 triệu')).toEqual([[], ['Toshiba']])
    expect(brands('tivi Samsung với tủ lạnh cùng hãng LG')).toEqual([['Samsung'], ['LG']])
  })

  test('what memory and figures are said of one thing are not asked of the others', () => {
    expect(partOf('laptop ram 16 với điện thoại pin 5000mah tổng 25tr', 'laptop')).toMatchObject({
      ramGb: { min: 16 },
    })
    expect(partOf('laptop ram 16 với điện thoại pin 5000mah tổng 25tr', 'phone')).toMatchObject({
      figures: { battery_mah: { min: 5000 } },
    })
  })

  test('a brand that is turned down is wished of none', () =>
    expect(partOf('tivi 55 inch với tủ lạnh không lấy Samsung, 30tr', 'fridge').brands).toEqual([]))

  test('what is said of no thing by itself is wished of all that can have it', () => {
    const question = 'tủ lạnh + máy giặt 25tr, phải có inverter, trên 300 lít, 9kg'
    expect(partOf(question, 'fridge')).toMatchObject({ features: ['inverter'], litres: { min: 300 } })
    expect(partOf(question, 'washer')).toMatchObject({ features: ['inverter'], kg: { target: 9 } })
  })
})

describe('pieces of one kind with a size of their own', () => {
  const sizesOf = (question: string) =>
    partsOf(question).map(({ count, inches, hp, litres }) => [count, (inches ?? hp ?? litres)?.target])

  test.each<[string, [number, number][]]>([
    [
      'cần 1 tivi 55 inch phòng khách và 1 cái 43 phòng ngủ, tổng 20 triệu',
      [
        [1, 55],
        [1, 43],
      ],
    ],
    [
      '2 con máy lạnh 1 ngựa với một con 2 ngựa',
      [
        [2, 1],
        [1, 2],
      ],
    ],
    [
      'tủ lạnh một cái 300 lít, một cái 150 lít',
      [
        [1, 300],
        [1, 150],
      ],
    ],
  ])('%s', (question, expected) => expect(sizesOf(question)).toEqual(expected))

  test('of one size they are so many of one', () =>
    expect(partsOf('một cái tivi 55 inch, một cái 55 inch nữa')).toEqual([]))

  test('after a machine that was spoken of, whose sum stays', () => {
    const before = understand('mua 2 tivi, tổng 24 triệu', { brands: [] })
    const need = understand('1 cái 65 1 cái 50 được không', { brands: [] }, before)
    expect(need.parts?.map(({ inches }) => inches?.target)).toEqual([65, 50])
    expect(need.budget?.max).toBe(24_000_000)
    expect(need.picks).toEqual([])
  })
})

describe('how many of each', () => {
  const countsOf = (question: string) => partsOf(question).map(({ kind, count }) => [kind, count])

  test.each<[string, [Kind, number | undefined][]]>([
    [
      'cần sắm hết, 60 triệu: tivi tủ lạnh máy giặt 2 máy lạnh',
      [
        ['tv', undefined],
        ['fridge', undefined],
        ['washer', undefined],
        ['ac', 2],
      ],
    ],
    [
      'quạt đứng ×2, nồi cơm, nồi chiên',
      [
        ['fan', 2],
        ['rice_cooker', undefined],
        ['air_fryer', undefined],
      ],
    ],
    [
      '2x quạt, 1 nồi cơm',
      [
        ['fan', 2],
        ['rice_cooker', 1],
      ],
    ],
  ])('%s', (question, expected) => expect(countsOf(question)).toEqual(expected))

  test('a least weight is no number of washers', () => {
    const before = understand('tủ lạnh, máy giặt và lò vi sóng trong 30 triệu', { brands: [] })
    const after = understand('máy giặt phải từ 8kg', { brands: [] }, before)
    expect(after.parts?.every(({ count }) => count === undefined)).toBe(true)
  })
})
