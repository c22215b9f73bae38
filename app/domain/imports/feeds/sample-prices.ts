import { vietnamDay } from '#app/domain/catalogue/price-history.ts'

/** A shop that nobody has: its prices are made up of those that real shops once asked. */
export type SampleShop = {
  file: string
  /** What the feed is called. */
  name: string
  shop: string
}

export const SAMPLE_SHOPS: readonly SampleShop[] = [
  { file: 'cho-may.csv', name: 'Nguồn mẫu Chợ Máy', shop: 'Chợ Máy (mẫu)' },
  { file: 'kho-dien.csv', name: 'Nguồn mẫu Kho Điện', shop: 'Kho Điện (mẫu)' },
]

/** How long a sample shop asks one price, in ms, and for how many weeks it has asked prices. */
export const SLOT_MS = 30 * 60_000
const WEEKS = 12
const DAY_MS = 86_400_000

/** A number from 0 to 1 that follows from a text. */
function shareOf(text: string): number {
  let hash = 2_166_136_261
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619) >>> 0
  return hash / 2 ** 32
}

/** The share of a real price that a sample shop asks at least, and at most. */
const CHEAPEST = 0.94
export const DEAREST = 1.06

/** A sample price within a few per cent of a real one, in tens of thousands. VND. */
export const samplePrice = (real: number, seed: string): number =>
  Math.max(10_000, Math.round((real * (CHEAPEST + (DEAREST - CHEAPEST) * shareOf(seed))) / 10_000) * 10_000)

/** What a sample shop asks of a product in a moment (ms), and what it asked each week before, the newest last. */
export function samplePrices({ shop }: SampleShop, key: string, real: number, now: number) {
  const slot = Math.floor(now / SLOT_MS)
  return {
    price: samplePrice(real, `${shop} ${key} ${slot}`),
    before: Array.from({ length: WEEKS }, (_, at) => {
      const weeks = WEEKS - at
      return {
        day: vietnamDay(now - weeks * 7 * DAY_MS),
        price: samplePrice(real, `${shop} ${key} tuần ${Math.floor(now / (7 * DAY_MS)) - weeks}`),
      }
    }),
  }
}
