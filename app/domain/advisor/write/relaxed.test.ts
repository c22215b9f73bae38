import { describe, expect, it } from 'vitest'
import { aFridge } from '#tests/support/candidates.ts'
import { emptyNeed } from '../understand/need.ts'
import type { Need } from '../understand/need.ts'
import { sayGivenUp, sayMissedBrand } from './relaxed.ts'

const need: Need = {
  ...emptyNeed(),
  kinds: ['fridge'],
  brands: ['LG'],
  features: ['inverter', 'side_by_side'],
  figures: { noise_db: { max: 35 } },
  budget: { min: 9_000_000, max: 11_000_000, target: 10_000_000, hard: false, words: 'tầm 10 triệu' },
}

describe('sayGivenUp', () => {
  it('is silent where everything was held', () => {
    expect(sayGivenUp([], need, null)).toBeNull()
  })

  it('names the one feature that was given up, and not the others', () => {
    const said = sayGivenUp(['feature:side_by_side'], need, null)
    expect(said).toContain('side by side')
    expect(said).not.toContain('inverter')
  })

  it('names a figure with its unit', () => {
    expect(sayGivenUp(['figures'], need, null)).toContain('độ ồn tối đa 35 dB')
  })

  it('calls it no loss where only the lower end of the money was given up', () => {
    expect(sayGivenUp(['price_floor'], need, null)).toBeNull()
  })
})

describe('sayMissedBrand', () => {
  it('says what the nearest of the brand costs', () => {
    const nearest = aFridge({ id: 7, title: 'Tủ lạnh LG thử', price: 12_500_000 })
    const source = { productId: 7, shop: 'a.vn', url: null, price: 12_500_000, observedOn: '2025-06-01' }
    expect(sayMissedBrand(need, nearest, [source])).toMatch(
      /Tủ lạnh LG thử, giá 12\.500\.000.₫ \(thấy ở a\.vn tháng 6\/2025\)/,
    )
  })

  it('says so where the brand has none of the kind', () => {
    expect(sayMissedBrand(need, null, [])).toContain('chưa có tủ lạnh LG nào')
  })
})
