import { describe, expect, it } from 'vitest'
import { aFridge } from '#tests/support/candidates.ts'
import { idsOf, talksOver } from '#tests/support/talk.ts'
import type { Candidate } from '../catalogue.ts'

const aTelevision = (id: number, brand: string, price: number, attributes: Candidate['attributes']) =>
  aFridge({
    id,
    title: `Tivi ${brand} ${String(attributes.screen_in)} inch`,
    brand,
    price,
    category: 'Tivi',
    kind: 'tv',
    attributes,
  })
const aLaptop = (id: number, brand: string, price: number, weight: number) =>
  aFridge({
    id,
    title: `Laptop ${brand} ${id}`,
    brand,
    price,
    category: 'Laptop',
    kind: 'laptop',
    attributes: { ram_gb: 16, storage_gb: 512, weight_kg: weight, screen_in: 15.6, refresh_hz: 60 },
  })

const { last } = talksOver([
  aTelevision(1, 'Hisense', 9_990_000, { screen_in: 65, refresh_hz: 60, weight_kg: 18 }),
  aTelevision(2, 'Samsung', 13_990_000, { screen_in: 65, refresh_hz: 120, weight_kg: 20 }),
  aTelevision(3, 'Samsung', 16_990_000, { screen_in: 65, refresh_hz: 144, weight_kg: 21 }),
  aTelevision(4, 'Sony', 25_000_000, { screen_in: 65, refresh_hz: 120, weight_kg: 22 }),
  aLaptop(11, 'Dell', 16_000_000, 1.6),
  aLaptop(12, 'Acer', 15_000_000, 1.7),
  aLaptop(13, 'Asus', 17_000_000, 2.2),
  aLaptop(14, 'Lenovo', 22_000_000, 1.9),
])

const TELEVISIONS = 'tivi 65 inch rẻ nhất bao nhiêu'

describe('all that was shown', () => {
  it('has the cheapest that what is shown now is held against', async () => {
    const answer = await last(TELEVISIONS, 'có Samsung không', 'so với con rẻ nhất thì hơn gì')
    expect(answer.comparison?.columns.map(({ id }) => id)).toEqual([3, 1])
  })

  it('has the lightest of those of a while ago', async () => {
    const turns = ['laptop dưới 18 triệu', 'còn Lenovo thì sao, 22 triệu'] as const
    const answer = await last(...turns, 'con nào nhẹ nhất trong mấy con hồi nãy')
    expect(answer.content).toContain('nhẹ nhất là Laptop Dell')
    expect(idsOf(answer)).toEqual([11])
  })

  it('has what was only named as the nearest of its maker', async () => {
    const answer = await last(
      'tivi 65 inch dưới 18 triệu',
      'có Sony không',
      'con Sony hơn con rẻ nhất chỗ nào',
    )
    expect(answer.comparison?.columns.map(({ id }) => id)).toEqual([4, 1])
  })
})

describe('of those that are shown', () => {
  it('two are set side by side', async () => {
    const answer = await last('laptop dưới 18 triệu', '2 con đầu khác gì nhau')
    expect(answer.comparison?.columns).toHaveLength(2)
  })

  it('one is the lighter', async () => {
    const answer = await last('laptop dưới 18 triệu', '2 con đầu khác gì nhau', 'con nào nhẹ hơn')
    expect(answer.content).toContain('nhẹ nhất là Laptop Dell')
  })

  it('a figure is asked for, not wished', async () => {
    const answer = await last('tivi Hisense 65 inch', '120Hz không')
    expect(answer.content).toContain('Tần số quét 60 Hz, chưa tới 120 Hz')
    expect(answer.conversation?.topics.at(-1)?.need.figures).toBeUndefined()
    const first = await last('tivi Samsung 65 inch', 'con đầu tiên có 120hz không')
    expect(first.content).toMatch(/tần số quét 1\d\d Hz, đạt mức 120 Hz/i)
  })

  it('a figure with a bound is wished', async () => {
    const answer = await last('laptop dưới 18 triệu', 'dưới 1.65kg có không')
    expect(idsOf(answer)).toEqual([11])
  })
})
