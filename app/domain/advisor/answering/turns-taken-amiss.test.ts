import { describe, expect, it } from 'vitest'
import { aFridge } from '#tests/support/candidates.ts'
import { idsOf, talksOver } from '#tests/support/talk.ts'
import type { Candidate } from '../catalogue.ts'
import { indexNames } from '../mentions/growing-names.ts'
import { understand } from '../understand/understand.ts'

const aMachine = (id: number, kind: string, name: string, price: number, changes: Partial<Candidate> = {}) =>
  aFridge({ id, title: `${name} LG A${id}`, category: name, kind, price, attributes: {}, ...changes })

const PRODUCTS = [
  aMachine(1, 'phone', 'Điện thoại', 6_000_000, { attributes: { battery_mah: 5000 } }),
  aMachine(2, 'phone', 'Điện thoại', 9_000_000, { attributes: { battery_mah: 6000 } }),
  aMachine(11, 'air_purifier', 'Máy lọc không khí', 3_000_000, { attributes: { room_m2_max: 40 } }),
  aMachine(12, 'robot_vacuum', 'Robot hút bụi', 6_000_000),
  aMachine(13, 'air_fryer', 'Nồi chiên không dầu', 1_500_000),
  aMachine(14, 'fridge', 'Tủ lạnh', 5_000_000),
]
const { last, parts } = talksOver(PRODUCTS)
const prices = new Map(PRODUCTS.map(({ kind }) => [kind ?? '', { from: 1_000_000, to: 20_000_000 }]))
parts.catalogue.names = () => Promise.resolve({ ...indexNames(PRODUCTS), prices })
const vocabulary = { brands: ['LG'] }
const after = (before: string, turn: string) => understand(turn, vocabulary, understand(before, vocabulary))

describe('of several machines one of which there is none', () => {
  it.each([
    ['muốn máy lọc không khí với máy hút bụi', [11, 12]],
    ['cần lò nướng với tủ lạnh, tổng 8 triệu', [13, 14]],
    ['mua máy hút bụi và nồi chiên không dầu', [12, 13]],
  ])('what comes nearest stands in: %s', async (question, ids) =>
    expect(new Set(idsOf(await last(question)))).toEqual(new Set(ids)),
  )

  it('is there for all that is said later of both', async () =>
    expect(idsOf(await last('muốn máy lọc không khí với máy hút bụi', 'tổng 12 triệu cho cả hai'))).toEqual([
      11, 12,
    ]))
})

describe('a wish is none to be asked of what was shown', () => {
  it.each(['bà hay quên sạc nên pin quan trọng hơn', 'em lười sạc lắm', 'ba quên cắm sạc hoài'])(
    '%s',
    (turn) => {
      const need = after('điện thoại 6 triệu', turn)
      expect(need.turn).not.toBe('ask_about_shown')
      expect(need.priorities).toContain('battery')
    },
  )
})

describe('what somebody does not know is not wished', () => {
  it.each([
    ['loa cho ba 2 triệu', 'cụ không biết bluetooth'],
    ['loa cho ba 2 triệu', 'có loại cắm USB không, ông không rành bluetooth'],
    ['loa cho ba 2 triệu', 'má không quen xài bluetooth đâu'],
  ])('%s / %s', (before, turn) => expect(after(before, turn).features).not.toContain('speaker_bluetooth'))

  it.each(['không biết loa nào hay, tư vấn giúp', 'em không rành loa lắm, chọn giúp'])(
    'but who knows little of a machine asks for it: %s',
    (text) => expect(understand(text, vocabulary).kinds).toEqual(['speaker']),
  )
})

it('a second machine that was never shown is said to be none', async () => {
  const answer = await last('điện thoại 6 triệu', 'con thứ hai khác con đầu chỗ nào')
  expect(answer.content).toMatch(/mới đưa ra một máy/)
})

it.each(['chốt con này, mua ở đây luôn được không', 'thôi lấy con đó, đặt ở đây được không shop'])(
  'who takes a machine and would buy it here hears that nothing is sold: %s',
  async (turn) => expect((await last('điện thoại 6 triệu', turn)).content).toMatch(/không bán hàng/),
)

describe('one machine that is settled upon', () => {
  const shop = talksOver([
    aMachine(21, 'phone', 'Điện thoại', 10_500_000, { attributes: { battery_mah: 6000, ram_gb: 12 } }),
    aMachine(22, 'phone', 'Điện thoại', 8_900_000, { attributes: { battery_mah: 5000, ram_gb: 8 } }),
  ])
  it.each(['chọn giùm một con, 10 triệu', 'chốt giúp em 1 con tầm 10 triệu', 'lựa 1 con thôi, 10tr'])(
    'is within the sum where one fits: %s',
    async (turn) => expect(idsOf(await shop.last('điện thoại nào ngon', turn))).toEqual([22]),
  )
})
