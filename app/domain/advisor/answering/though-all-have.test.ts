import { expect, it } from 'vitest'
import { aFridge } from '#tests/support/candidates.ts'
import { talksOver } from '#tests/support/talk.ts'

const purifier = (id: number, title: string, hot: boolean) =>
  aFridge({
    id,
    title,
    price: 5_000_000,
    category: 'Máy lọc nước',
    kind: 'water_purifier',
    attributes: { purifier_type: 'RO', hot_cold: hot, filter_stages: 9 },
  })
const { last } = talksOver([purifier(1, 'Máy lọc nước một', true), purifier(2, 'Máy lọc nước hai', false)])

it('of what is turned down only that is given up which all machines have', async () => {
  const answer = await last('mua máy lọc nước, không lấy loại RO, không lấy loại nóng lạnh')
  expect(answer.content).toContain('nào cũng là loại lọc RO,')
  expect(answer.content).not.toContain('RO và có nóng lạnh')
})
