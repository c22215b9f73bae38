import { expect, it, test } from 'vitest'
import { aFridge } from '#tests/support/candidates.ts'
import { talksOver } from '#tests/support/talk.ts'

const { last } = talksOver([
  aFridge({ id: 1, title: 'Tủ lạnh một', price: 7_000_000, attributes: { capacity_l: 256 } }),
  aFridge({ id: 2, title: 'Tủ lạnh hai', price: 8_000_000, attributes: { capacity_l: 326 } }),
])

test.each([
  'con này bên kia báo 6 triệu 5 thôi',
  'bạn lấy giá cũ phải không, ngoài tiệm rẻ hơn cả triệu',
  'sao chỗ điện máy gần nhà báo rẻ hơn 1 triệu',
  'có chỗ nào bán rẻ hơn không',
])('a price of another shop is no new sum: %s', async (turn) => {
  const { content, conversation } = await last('tủ lạnh dưới 10 triệu', turn)
  expect(content).toContain('chỗ khác rẻ hơn là chuyện thường')
  expect(conversation?.topics.at(-1)?.need.budget?.max).toBe(10_000_000)
})

it('who bargains is told that nothing is sold here', async () =>
  expect((await last('tủ lạnh dưới 10 triệu', 'bớt cho anh tí đi')).content).toContain('không bán'))

it('a sum that is brought down is one', async () =>
  expect(
    (await last('tủ lạnh dưới 10 triệu', 'giảm xuống 8 triệu thôi')).conversation?.topics.at(-1)?.need.budget
      ?.max,
  ).toBe(8_000_000))
