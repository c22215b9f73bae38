import { expect, it, test } from 'vitest'
import { aFridge } from '#tests/support/candidates.ts'
import { talksOver } from '#tests/support/talk.ts'

const { last } = talksOver([
  aFridge({ id: 1, title: 'Tủ lạnh LG 256 lít', brand: 'LG', price: 7_000_000 }),
  aFridge({ id: 2, title: 'Tủ lạnh Samsung 326 lít', brand: 'Samsung', price: 8_000_000 }),
])

test.each(['tủ lạnh LG có bán không', 'bên mình có tủ lạnh LG không', 'tu lanh lg con hang ko'])(
  'a maker that there are machines of: %s',
  async (question) => {
    const { content, productRecommendations } = await last(question)
    expect(content).toMatch(/^Có bạn nhé, dữ liệu của mình có tủ lạnh LG/)
    expect(productRecommendations?.products.map(({ id }) => id)).toEqual([1])
  },
)

it('who asks whether it is sold is told that nothing is', async () =>
  expect((await last('tủ lạnh LG có bán không')).content).toContain('Chọn Máy không bán hàng'))

test.each(['tủ lạnh Xiaomi có bán không', 'có tủ lạnh Xiaomi chưa'])(
  'a maker that there are none of gets those of others: %s',
  async (question) => {
    const { content, productRecommendations } = await last(question)
    expect(content).toContain('chưa có tủ lạnh Xiaomi nào')
    expect(productRecommendations?.products.length).toBeGreaterThan(0)
  },
)

it('how good a maker is asks for more', async () =>
  expect((await last('tủ lạnh LG có tốt không')).content).not.toContain('Có bạn nhé'))
