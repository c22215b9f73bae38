import { describe, expect, test } from 'vitest'
import type { Candidate } from '#app/domain/advisor/catalogue.ts'
import { SHIPPED_RULES } from '#app/domain/advisor/sizing/rules.ts'
import { size } from '#app/domain/advisor/sizing/size.ts'
import {
  belowSaver,
  besideFirst,
  overOthers,
  pickFacts,
  pickInShort,
  pickReason,
  whyNotCheaper,
} from './pick-words.ts'
import { kindNeed } from './stated-needs.ts'

const fridge = (id: number, price: number, attributes: Candidate['attributes']): Candidate => ({
  id,
  title: `Tủ lạnh ${id}`,
  des: '',
  image: null,
  brand: null,
  category: 'Tủ lạnh',
  kind: 'fridge',
  price,
  attributes,
  rating: null,
  releaseYear: null,
  seenOn: null,
})
const four = kindNeed('fridge', { people: 4 }, SHIPPED_RULES)
const pick = fridge(1, 10e6, { capacity_l: 374, energy_kwh_year: 300, inverter: true })
const others = [
  pick,
  ...[9e6, 12e6, 13e6, 14e6, 15e6].map((price, index) =>
    fridge(index + 2, price, { capacity_l: 350, energy_kwh_year: 400 }),
  ),
]

describe('the reason of a pick', () => {
  test('is the size for the need, then how many others it is ahead of', () => {
    expect(pickReason(pick, four, others)).toBe(
      'Vì 374 lít vừa nhà 4 người (nên từ 307 đến 550 lít), rẻ hơn 4 trong 5 máy cùng cỡ và ít tốn điện nhất trong 6 máy có ghi số điện.',
    )
  })

  test('counts nothing among few, and then says what the machine has', () => {
    expect(pickReason(pick, four, [pick])).toBe(
      'Vì 374 lít vừa nhà 4 người (nên từ 307 đến 550 lít), điện khoảng 300 kWh mỗi năm và có inverter.',
    )
  })

  test('says no price of a pick that is among the dearer ones', () => {
    expect(pickReason({ ...pick, price: 20e6 }, four, others)).not.toContain('rẻ')
  })

  test('says no count of which it is hardly ahead, but what it costs for its size where that is less', () => {
    const dearer = [9e6, 9.5e6, 12e6, 13e6].map((price, index) =>
      fridge(index + 2, price, { capacity_l: index === 0 ? 350 : 310 }),
    )
    expect(pickInShort({ ...pick, attributes: { capacity_l: 374 } }, four, dearer)).toBe(
      'vừa nhà 4 người, mỗi lít rẻ hơn 3 trong 4 máy cùng cỡ',
    )
  })

  test('is told in parts of their own behind a name that says the size, and an air conditioner cools', () => {
    expect(pickFacts(pick, four, others)).toEqual([
      'vừa nhà 4 người (nên từ 307 đến 550 lít)',
      'rẻ hơn 4 trong 5 máy cùng cỡ',
      'ít tốn điện nhất trong 6 máy có ghi số điện',
      'có inverter',
    ])
    const room = kindNeed('ac', { room: 20 }, SHIPPED_RULES)
    const cooler = { ...fridge(9, 1e6, { hp: 1.5, cooling_btu: 12000 }), kind: 'ac' as const }
    expect(pickInShort(cooler, room, [])).toMatch(/^đủ mát cho phòng 20 m²/)
  })

  test('without a need counts the machines that are there', () => {
    expect(pickReason(pick, null, others)).toContain('rẻ hơn 4 trong 5 máy ở đây')
  })

  test('goes on behind the name of the machine, whose size the name tells', () => {
    expect(pickInShort(pick, four, others)).toBe('vừa nhà 4 người, rẻ hơn 4 trong 5 máy cùng cỡ')
    expect(pickInShort(pick, four, [pick])).toBe('vừa nhà 4 người, điện khoảng 300 kWh mỗi năm')
    expect(pickInShort(pick, null, others)).toBe('rẻ hơn 4 trong 5 máy ở đây')
    expect(pickInShort(fridge(9, 1e6, {}), null, [])).toBe('')
    const far = kindNeed('tv', { distance: 2.5 }, SHIPPED_RULES)
    const television = { ...fridge(9, 1e6, { screen_in: 65 }), kind: 'tv' as const }
    expect(pickInShort(television, far, [])).toBe('hợp chỗ ngồi cách 2,5 m')
  })

  test('tells how efficient an air conditioner is by how many it beats, and by no figure alone', () => {
    const cool = (id: number, cspf: number) => ({ ...fridge(id, 9e6, { cspf }), kind: 'ac' as const })
    const peers = [3.9, 4, 4.1, 4.2].map((cspf, at) => cool(at + 2, cspf))
    expect(pickInShort(cool(1, 4.87), null, peers)).toBe(
      'hiệu suất làm lạnh (CSPF 4,87) cao nhất trong 5 máy ở đây',
    )
    expect(pickInShort(cool(1, 3.5), null, peers)).toBe('')
  })

  test('never stands without a word', () => {
    expect(pickReason(fridge(9, 1e6, {}), null, [])).toBe('Hãng công bố ít thông số, nên chọn theo giá.')
  })
})

describe('what costs less than the cheaper pick', () => {
  const saver = { role: 'saver' as const, candidate: fridge(5, 8e6, { capacity_l: 350, noise_db: 34 }) }

  test('is told by what speaks against the cheapest of it', () => {
    const noisy = fridge(6, 6e6, { capacity_l: 350, noise_db: 44 })
    expect(belowSaver(saver, [noisy, fridge(7, 7e6, {}), saver.candidate], null)).toBe(
      'Có máy chỉ 6 triệu, nhưng ồn hơn 10 dB.',
    )
    expect(belowSaver(saver, [fridge(8, 6e6, { capacity_l: 350 })], null)).toBe(
      'Có máy chỉ 6 triệu, nhưng chưa rõ độ ồn.',
    )
  })

  test('is not told where nothing costs less, or nothing speaks against it', () => {
    expect(belowSaver(saver, [pick], null)).toBeNull()
    expect(belowSaver(saver, [fridge(9, 6e6, saver.candidate.attributes)], null)).toBeNull()
  })
})

describe('what another pick is told by', () => {
  const first = { role: 'best' as const, candidate: pick }

  test('is what it wins and loses beside the first', () => {
    const cheaper = fridge(7, 8e6, { capacity_l: 330, energy_kwh_year: 380, inverter: true })
    expect(besideFirst({ role: 'saver', candidate: cheaper }, first)).toMatch(
      /^Rẻ hơn 2 triệu, đổi lại .*\.$/,
    )
  })

  test('says which main fact is unknown, though a figure speaks against it too', () => {
    const silent = fridge(8, 8e6, { capacity_l: 340, inverter: true })
    expect(besideFirst({ role: 'saver', candidate: silent }, first)).toBe(
      'Rẻ hơn 2 triệu, đổi lại nhỏ hơn 34 lít; chưa rõ mỗi năm tốn bao nhiêu điện.',
    )
  })

  test('names its sort, what is unknown or the age of its price where no figure speaks against it', () => {
    const plain = { capacity_l: 374, energy_kwh_year: 300, inverter: true }
    const quiet = {
      ...first,
      candidate: { ...pick, attributes: { ...plain, doors: 'top-freezer', noise_db: 36 } },
    }
    const words = (changes: Partial<Candidate>) =>
      besideFirst({ role: 'saver', candidate: { ...fridge(7, 8e6, plain), ...changes } }, quiet)
    const { attributes } = quiet.candidate
    expect(words({ attributes: { ...attributes, doors: 'side-by-side' } })).toBe(
      'Rẻ hơn 2 triệu, đổi lại kiểu tủ side by side.',
    )
    const { noise_db: _, ...silent } = attributes
    expect(words({ attributes: silent })).toBe('Rẻ hơn 2 triệu; chưa rõ độ ồn.')
    const dated = { ...quiet, candidate: { ...quiet.candidate, seenOn: '2025-09-01' } }
    const old = { ...fridge(7, 8e6, attributes), seenOn: '2024-10-01' }
    expect(besideFirst({ role: 'saver', candidate: old }, dated)).toBe(
      'Rẻ hơn 2 triệu; giá ghi từ 10/2024, cũ hơn.',
    )
  })

  test('says why the first and not the cheaper one, where it is nearer to the ideal size', () => {
    const cheaper = fridge(7, 8e6, { capacity_l: 328 })
    const advice = size('fridge', { people: 4 }, SHIPPED_RULES)
    const saver = { role: 'saver' as const, candidate: { ...cheaper, brand: 'Aqua' } }
    const nearest = { ...first, candidate: { ...pick, attributes: { capacity_l: 358 } } }
    expect(whyNotCheaper([nearest, saver], advice)).toBe('Gần mức lý tưởng 390 lít hơn Aqua 328 lít.')
    const large = { ...saver, candidate: { ...saver.candidate, attributes: { capacity_l: 380 } } }
    expect(whyNotCheaper([nearest, large], advice)).toBeNull()
    expect(whyNotCheaper([nearest, saver], null)).toBeNull()
    expect(whyNotCheaper([nearest], advice)).toBeNull()
  })

  test('tells what the first has over a cheaper one', () => {
    const cheaper = fridge(7, 8e6, { capacity_l: 374, energy_kwh_year: 380, inverter: true })
    expect(overOthers([first, { role: 'saver', candidate: { ...cheaper, brand: 'Aqua' } }], null)).toBe(
      'Đắt hơn 2 triệu so với máy Aqua, đổi lại mỗi năm đỡ 80 kWh điện.',
    )
    expect(overOthers([first], null)).toBeNull()
  })
})

test('a need that nobody stated is the usual one, and says so', () => {
  expect(kindNeed('ac', {}, SHIPPED_RULES)).toMatchObject({ words: 'phòng 20 m²', isStated: false })
  expect(kindNeed('tv', { distance: 3 }, SHIPPED_RULES)).toMatchObject({
    words: 'chỗ ngồi cách 3 m',
    isStated: true,
  })
  expect(kindNeed('phone', { people: 3 }, SHIPPED_RULES)).toBeNull()
})
