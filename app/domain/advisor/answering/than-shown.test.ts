import { describe, expect, it, test } from 'vitest'
import { aFridge } from '#tests/support/candidates.ts'
import { idsOf, talksOver } from '#tests/support/talk.ts'

const fridge = (id: number, litres: number, price: number) =>
  aFridge({ id, title: `Tủ lạnh ${id}`, price, attributes: { capacity_l: litres, doors: 'top-freezer' } })
const { last } = talksOver([
  fridge(1, 256, 7_000_000),
  fridge(2, 326, 8_000_000),
  fridge(3, 420, 9_000_000),
  fridge(4, 180, 5_000_000),
])

describe('what is to be other than the machine shown is beyond its figure', () => {
  test.each([
    ['nhỏ quá, to hơn chút', (id: number, shown: number) => litresOf(id) > litresOf(shown)],
    ['có con nào nhỏ gọn hơn không', (id: number, shown: number) => litresOf(id) < litresOf(shown)],
  ])('%s', async (turn, holds) => {
    const first = idsOf(await last('tủ lạnh dưới 10 triệu'))?.[0] ?? 0
    const next = idsOf(await last('tủ lạnh dưới 10 triệu', turn))?.[0] ?? 0
    expect(holds(next, first)).toBe(true)
  })
})

const litresOf = (id: number) => ({ 1: 256, 2: 326, 3: 420, 4: 180 })[id] ?? 0

it('what is cheaper keeps the sum that was said', async () => {
  const answer = await last('tủ lạnh dưới 6 triệu', 'còn con nào khác', 'rẻ hơn nữa')
  expect(answer.conversation?.topics.at(-1)?.need.budget?.max).toBeLessThanOrEqual(6_000_000)
})
