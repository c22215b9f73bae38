import { expect, it } from 'vitest'
import { aFridge } from '#tests/support/candidates.ts'
import { talksOver } from '#tests/support/talk.ts'

const aLaptop = (id: number, title: string, storage_gb: number) =>
  aFridge({
    id,
    title,
    brand: 'Apple',
    price: 16_000_000 + id,
    category: 'Laptop',
    kind: 'laptop',
    attributes: { ram_gb: 16, storage_gb, gpu_discrete: false },
  })

const { last } = talksOver([
  aLaptop(1, 'Laptop MacBook Air 13 inch M4 16GB/512GB', 512),
  aLaptop(2, 'Laptop MacBook Air 13 inch M3 16GB/256GB', 256),
  aFridge({
    id: 3,
    title: 'Máy giặt LG Inverter 9 kg FV1409S4W',
    kind: 'washer',
    category: 'Máy giặt',
    attributes: { load_kg: 9 },
  }),
])

it.each([
  ['MacBook Air M4 học lập trình ổn không', 'đủ cho'],
  ['MacBook Air M3 học lập trình được không', 'hơi chật'],
  ['máy giặt LG FV1409S4W nhà 2 người đủ không', 'nhà 2 người'],
])('whether a machine does that is asked about by its name: %s', async (question, said) => {
  const { content } = await last(question)
  expect(content.split('\n')[0]).toContain(said)
})
