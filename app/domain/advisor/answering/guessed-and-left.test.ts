import { expect, it } from 'vitest'
import { aFridge, anAirConditioner } from '#tests/support/candidates.ts'
import { idsOf, talksOver } from '#tests/support/talk.ts'
import type { Candidate } from '../catalogue.ts'

const aMachine = (id: number, kind: string, name: string, price: number, changes: Partial<Candidate> = {}) =>
  aFridge({ id, title: `${name} LG A${id}`, category: name, kind, price, attributes: {}, ...changes })

const { last } = talksOver([
  anAirConditioner({ id: 1, title: 'Máy lạnh LG 1 HP', price: 5_000_000 }),
  aMachine(11, 'fan', 'Quạt đứng', 1_400_000),
  aMachine(21, 'tablet', 'Máy tính bảng', 2_300_000),
  aMachine(31, 'air_fryer', 'Nồi chiên không dầu', 1_900_000),
  aMachine(32, 'rice_cooker', 'Nồi cơm điện', 1_950_000),
  aMachine(33, 'blender', 'Máy xay sinh tố', 1_600_000),
  aMachine(34, 'speaker', 'Loa Bluetooth', 1_990_000),
])

it.each(['tầm 1 triệu rưỡi thôi', '1tr5 đổ lại', 'dưới 1.5 triệu nha'])(
  'a machine that was only guessed at gives way to what the sum reaches: %s',
  async (sum) => {
    const answer = await last('phòng trọ nóng như lò, ngủ không nổi', sum)
    expect(idsOf(answer)).toEqual([11])
    expect(answer.content).toMatch(/^Máy lạnh rẻ nhất ở đây cũng từ 5 triệu/)
  },
)

it('a machine that is forbidden is not shown again, and is said to be left', async () => {
  const answer = await last('máy lạnh phòng 12 m2, dưới 2 triệu', 'chủ trọ cấm lắp máy lạnh')
  expect(idsOf(answer)).toEqual([11])
  expect(answer.content).toContain('gạt máy lạnh ra')
})

it('a gift of which the likeliest is not there stays open', async () =>
  expect(idsOf(await last('Tặng mẹ 60 tuổi món gì tầm 2 triệu, mẹ hay đau vai'))).not.toEqual([21]))

it.each([
  ['đừng tặng đồ bếp nha', 'ông mê nghe nhạc vàng ngoài vườn', [34]],
  ['ba không rành đồ công nghệ', 'ba hay xay sinh tố buổi sáng mà máy xay hư', [33]],
  ['người ta không thích đồ công nghệ', 'nhà hay ăn đồ chiên mà sợ dầu mỡ', [31]],
])('a gift goes on with what is told later: %s / %s', async (without, clue, ids) =>
  expect(idsOf(await last('mua quà cho ba vợ tầm 2 triệu', without, clue))).toEqual(ids),
)
