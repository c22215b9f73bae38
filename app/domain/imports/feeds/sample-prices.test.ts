import { expect, it } from 'vitest'
import { SAMPLE_SHOPS, samplePrices, SLOT_MS } from './sample-prices.ts'

const [shop] = SAMPLE_SHOPS
const NOW = Date.parse('2026-11-24T02:10:00Z')

it('a sample shop asks one price for half an hour, near a real one, and says so in its name', () => {
  if (!shop) throw new Error('there is no sample shop')
  const now = samplePrices(shop, 'k', 1_000_000, NOW)
  expect(samplePrices(shop, 'k', 1_000_000, NOW + 60_000).price).toBe(now.price)
  const later = Array.from(
    { length: 8 },
    (_, n) => samplePrices(shop, 'k', 1_000_000, NOW + n * SLOT_MS).price,
  )
  expect(new Set(later).size).toBeGreaterThan(1)
  for (const price of later) expect(Math.abs(price / 1_000_000 - 1)).toBeLessThanOrEqual(0.07)
  expect(shop.shop).toContain('(mẫu)')
})

it('has asked a price every week at a sample shop for twelve weeks', () => {
  if (!shop) throw new Error('there is no sample shop')
  const { before } = samplePrices(shop, 'k', 1_000_000, NOW)
  expect(before).toHaveLength(12)
  expect([before[0]?.day, before.at(-1)?.day]).toEqual(['2026-09-01', '2026-11-17'])
})
