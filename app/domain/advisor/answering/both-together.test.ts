import { describe, expect, it } from 'vitest'
import { aFridge } from '#tests/support/candidates.ts'
import { idsOf, talksOver } from '#tests/support/talk.ts'
import type { Candidate } from '../catalogue.ts'

const aMachine = (id: number, kind: string, category: string, price: number, attributes = {}): Candidate =>
  aFridge({ id, title: `${category} LG A${id}`, category, kind, price, attributes })

const { last, talk } = talksOver([
  aMachine(1, 'speaker', 'Loa', 2_600_000),
  aMachine(2, 'headphones', 'Tai nghe', 700_000),
  aMachine(3, 'headphones', 'Tai nghe', 5_500_000),
  aMachine(11, 'freezer', 'Tủ đông', 8_000_000, { capacity_l: 300 }),
  aMachine(14, 'freezer', 'Tủ đông', 7_000_000, { capacity_l: 290 }),
  aMachine(12, 'fridge', 'Tủ lạnh', 3_000_000, { capacity_l: 90, mini: true }),
  aMachine(13, 'fridge', 'Tủ lạnh', 9_000_000, { capacity_l: 280 }),
  aMachine(21, 'washer', 'Máy giặt', 9_000_000, { load_kg: 9, load_type: 'front' }),
  aMachine(22, 'dryer', 'Máy sấy quần áo', 10_000_000, { load_kg: 9 }),
  aMachine(31, 'robot_vacuum', 'Robot hút bụi', 6_000_000),
])

describe('both that were spoken of', () => {
  it('are bought within one sum', async () => {
    const answer = await last(
      'loa bluetooth dưới 4 triệu',
      'hay dùng tai nghe cho lành',
      'mua cả hai thì quá 7 triệu không',
    )
    expect(idsOf(answer)).toEqual([1, 2])
    expect(answer.content).toMatch(/^Được bạn nhé: dưới 7 triệu/)
  })

  it('are added up', async () => {
    const answer = await last(
      'loa bluetooth dưới 4 triệu',
      'hay dùng tai nghe dưới 1 triệu',
      'cả hai hết bao nhiêu',
    )
    expect(answer.content).toContain('Cộng lại 3.300.000 ₫')
  })

  it('are not the two that were shown, where another thing is named', async () => {
    const answer = await last(
      'tủ đông 300 lít 10 triệu đổ lại',
      'thêm cái tủ lạnh mini để nước, cả hai đừng quá 14 triệu',
    )
    expect(new Set(idsOf(answer))).toEqual(new Set([11, 12]))
    expect(answer.conversation?.topics.at(-1)?.need.budget?.max).toBe(14_000_000)
  })
})

describe('one that is taken, and another thing', () => {
  it('come to a sum', async () => {
    const answers = await talk(
      'máy giặt 9kg tầm 10 triệu',
      'vậy lấy con đó, thêm máy sấy thì tổng bao nhiêu',
      'tính lại tổng giùm',
    )
    expect(idsOf(answers[1])).toEqual([22])
    expect(answers[1]?.content).toContain('19.000.000 ₫')
    expect(answers[2]?.content).toContain('Cộng lại 19.000.000 ₫')
  })

  it('may be had for what is left', async () => {
    const answer = await last(
      'sắm máy giặt với tủ lạnh, 30 triệu',
      'còn dư bao nhiêu',
      'dư vậy thì thêm robot hút bụi được không',
    )
    expect(idsOf(answer)).toContain(31)
    expect(answer.content).toMatch(/Được bạn nhé/)
  })
})
