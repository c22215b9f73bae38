import { describe, expect, test } from 'vitest'
import { KINDS } from '#app/kinds/kind.ts'
import { attributeName, placedKeys, say } from './ranges.ts'
import { evidence, priceVerdict, sayFor, unknownFacts, verdict } from './verdict.ts'
import type { Standing } from './verdict.ts'

const among = (...standings: Standing[]) => ({ count: 23, from: 10e6, to: 14e6, standings })
const standing = (key: string, less: number, equal = 0, known = 20) => ({ key, known, less, equal })

describe('the sentence about a machine', () => {
  test('says the most telling figure and by how many it is ahead', () => {
    expect(verdict('fridge', 'Tủ lạnh', among(standing('capacity_l', 16)))).toEqual({
      text: 'Dung tích lớn hơn 16/20 tủ lạnh cùng tầm tiền.',
      among: { count: 23, from: 10e6, to: 14e6 },
      lean: 'gain',
    })
  })

  test('says what speaks against it too', () => {
    const peers = among(standing('capacity_l', 16), standing('noise_db', 4), standing('energy_kwh_year', 14))
    expect(verdict('fridge', 'Tủ lạnh', peers)?.text).toBe(
      'Dung tích lớn hơn 16/20 tủ lạnh cùng tầm tiền, đổi lại tốn điện hơn 14/20 máy.',
    )
  })

  test('a loss comes with what makes up for it', () => {
    const peers = among(standing('capacity_l', 2), standing('noise_db', 5))
    expect(verdict('fridge', 'Tủ lạnh', peers)).toMatchObject({
      text: 'Dung tích nhỏ hơn 18/20 tủ lạnh cùng tầm tiền, bù lại êm hơn 15/20 máy.',
      lean: 'loss',
    })
  })

  test('those that have as much are no ground to be ahead', () => {
    expect(verdict('fridge', 'Tủ lạnh', among(standing('capacity_l', 5, 14)))?.text).toBe(
      'Dung tích ở tầm trung trong 21 tủ lạnh cùng tầm tiền: không trội, cũng không thua.',
    )
  })

  test('who is ahead of all is the most, and says so', () => {
    const peers = among(standing('capacity_l', 20), standing('noise_db', 20))
    expect(verdict('fridge', 'Tủ lạnh', peers)?.text).toBe(
      'Dung tích lớn nhất trong 21 tủ lạnh cùng tầm tiền, đổi lại ồn nhất.',
    )
  })

  test('where only the price is known it is about the price', () => {
    const told = (at: number, isSilent: boolean) =>
      priceVerdict('fridge', 'Tủ lạnh', { at, known: 80, isSilent })
    expect(told(0.25, true)).toMatchObject({
      doubt: 'Chưa đủ số liệu để khuyên mua',
      text: 'Giá dễ chịu: rẻ hơn 59/79 tủ lạnh khác.',
      lean: 'gain',
    })
    expect(told(0.75, false).text).toMatch(/^Giá thuộc nhóm cao: đắt hơn 59\/79/)
    expect(told(0.75, false)).not.toHaveProperty('doubt')
  })

  test('a price is ranked among those of about that price where these are enough', () => {
    const near = { from: 3e6, to: 6e6, cheaper: 10, dearer: 13 }
    expect(priceVerdict('phone', 'Điện thoại', { at: 0.44, known: 25, near, isSilent: false }).text).toBe(
      'Giá tầm trung: rẻ hơn 13/24 điện thoại trong khoảng 3–6 triệu.',
    )
  })

  test('is silent where too few are known', () => {
    expect(verdict('fridge', 'Tủ lạnh', among(standing('capacity_l', 4, 0, 4)))).toBeNull()
    expect(verdict('fridge', 'Tủ lạnh', among())).toBeNull()
  })
})

describe('what stands beside it', () => {
  const ranges = {
    total: 80,
    spreads: new Map([
      ['capacity_l', { known: 80, steps: [100, 300, 700] }],
      ['price', { known: 80, steps: [2e6, 10e6, 60e6] }],
      ['perSize', { known: 80, steps: [20_000, 40_000, 90_000] }],
    ]),
  }

  test('are figures that are known, then what its size costs: the price is told above', () => {
    const fridge = { kind: 'fridge', attributes: { capacity_l: 300, noise_db: 38 }, price: 9e6 }
    expect(evidence(fridge, ranges).map(({ label }) => label)).toEqual(['Dung tích', 'Giá mỗi lít'])
    expect(evidence({ ...fridge, attributes: {}, price: null }, ranges)).toEqual([])
  })

  test('stand among those of about its price where it is weighed against them', () => {
    const fridge = { kind: 'fridge', attributes: { capacity_l: 300, noise_db: 38 }, price: 9e6 }
    const peers = among(standing('capacity_l', 1), standing('noise_db', 3, 0, 4), standing('perSize', 15))
    expect(evidence(fridge, ranges, peers)).toMatchObject([
      { label: 'Dung tích', at: 0.05 },
      { label: 'Giá mỗi lít', at: 0.75 },
    ])
    expect(evidence(fridge, ranges, among(standing('capacity_l', 0, 20)))).toEqual([])
    // Of one price it says no more than the size does.
    expect(verdict('fridge', 'Tủ lạnh', among(standing('perSize', 20)))).toBeNull()
  })

  test('whom a machine is for, and whom it is not, is said by its best and its least figure', () => {
    const phones = {
      total: 60,
      spreads: new Map([
        ['battery_mah', { known: 60, steps: [3000, 4500, 6000] }],
        ['ram_gb', { known: 60, steps: [4, 8, 12] }],
      ]),
    }
    const phone = (battery_mah: number, ram_gb: number) =>
      sayFor({ kind: 'phone', attributes: { battery_mah, ram_gb }, price: 4e6 }, phones)
    expect(phone(6000, 4)).toBe(
      'Hợp với ai cần pin lâu (6.000 mAh), không hợp với ai mở nhiều ứng dụng một lúc (chỉ RAM 4 GB).',
    )
    expect(phone(6000, 12)).toMatch(/^Hợp với ai [^(]+\([^)]+\)\.$/)
    expect(sayFor({ kind: 'phone', attributes: {}, price: 4e6 }, phones)).toBeNull()
  })

  test.each(KINDS)('no key of the database stands among the words of a %s', (kind) => {
    const words = [...unknownFacts(kind, {}), ...placedKeys(kind).map((key) => attributeName(kind, key))]
    expect(words.filter((word) => word.includes('_'))).toEqual([])
  })

  test('a figure that only a comparison shows is named and has its unit', () => {
    expect(unknownFacts('fan', {})).toContain('đường kính cánh')
    expect(say('fan', 'blade_cm', 140)).toBe('140 cm')
  })

  test('what is not known is said once', () => {
    expect(
      unknownFacts('fridge', { capacity_l: 300, inverter: true, width_mm: 600, height_mm: 1700 }),
    ).toEqual(['kiểu tủ', 'điện năng', 'độ ồn', 'nhãn năng lượng'])
    expect(unknownFacts('fridge', {})).toContain('kích thước')
    expect(unknownFacts('fridge', { energy_kwh_year: 259 })).not.toContain('nhãn năng lượng')
  })
})
