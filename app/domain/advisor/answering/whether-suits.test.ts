import { describe, expect, it } from 'vitest'
import { aFridge, anAirConditioner } from '#tests/support/candidates.ts'
import { idsOf, talksOver } from '#tests/support/talk.ts'

const aLaptop = (id: number, title: string, price: number, gpu: boolean) =>
  aFridge({
    id,
    title,
    price,
    category: 'Laptop',
    kind: 'laptop',
    attributes: { ram_gb: 16, storage_gb: 512, gpu_discrete: gpu },
  })

const { last } = talksOver([
  aFridge({ id: 1, title: 'Tủ lạnh nhỏ', price: 6_000_000, attributes: { capacity_l: 320 } }),
  aFridge({ id: 2, title: 'Tủ lạnh lớn', price: 11_000_000, attributes: { capacity_l: 560 } }),
  aLaptop(11, 'Laptop mỏng', 16_000_000, false),
  aLaptop(12, 'Laptop chơi game', 23_000_000, true),
  anAirConditioner({
    id: 31,
    title: 'Máy lạnh một',
    price: 9_000_000,
    attributes: { hp: 1, cooling_btu: 9000 },
  }),
  anAirConditioner({
    id: 32,
    title: 'Máy lạnh hai',
    price: 14_000_000,
    attributes: { hp: 2, cooling_btu: 18_000 },
  }),
])

describe('whether a machine that was shown does for what is told now', () => {
  it.each([
    ['thế 3d max thì có đủ ko', 'không có card đồ họa rời'],
    ['con đó chơi game nặng được k', 'không có card đồ họa rời'],
    ['con đó chơi valorant được k', 'chơi valorant được ở mức hình thấp'],
    ['vậy học word excel đủ chứ', 'Laptop mỏng đủ cho học tập và văn phòng'],
  ])('a laptop by what it is for: %s', async (question, said) => {
    const { content } = await last('laptop học lập trình tầm 16 triệu', question)
    expect(content).toContain(said)
  })

  it('a machine that does follows where this one does not', async () => {
    const answer = await last('tủ lạnh 4 người tầm 6 triệu, rẻ thôi', 'nhà 7 người thì đủ ko')
    expect(answer.content).toMatch(/^Tủ lạnh nhỏ chưa đủ cho nhà 7 người: dung tích 320 lít/)
    expect(idsOf(answer)).toContain(2)
  })

  it('an air conditioner by the room', async () => {
    const { content } = await last('máy lạnh 1 ngựa', 'phòng 22m2 nổi ko')
    expect(content).toContain('Máy lạnh một chưa đủ cho phòng 22 m²')
  })

  it('is not said where others are asked for', async () => {
    const { content } = await last('laptop học lập trình tầm 16 triệu', 'có con nào chơi game được ko')
    expect(content).not.toContain('chưa đủ sức cho')
  })
})
