/** A step of the tariff: every kWh of a month above `fromKwh` costs `vndPerKwh`, before VAT, until the next step. */
export type TariffTier = { fromKwh: number; vndPerKwh: number }

/** Prices of household electricity in force from a day (YYYY-MM-DD). `vatRate` is a share: 0.08 for 8 %. */
export type Tariff = {
  tiers: readonly TariffTier[]
  vatRate: number
  effectiveFrom: string
  source: string
}

/** What a household pays for a month of `kwh`, in VND with VAT, not rounded; nothing or less costs nothing. */
export function monthlyBill({ tiers, vatRate }: Pick<Tariff, 'tiers' | 'vatRate'>, kwh: number): number {
  const steps = [...tiers].sort((a, b) => a.fromKwh - b.fromKwh)
  const beforeVat = steps.reduce((sum, { fromKwh, vndPerKwh }, index) => {
    const until = Math.min(kwh, steps[index + 1]?.fromKwh ?? Infinity)
    return sum + Math.max(0, until - fromKwh) * vndPerKwh
  }, 0)
  return beforeVat * (1 + vatRate)
}

/** The kWh of a month that come to a bill in VND with VAT, to the nearest kWh; the opposite of `monthlyBill`. */
export function kwhOfBill(prices: Pick<Tariff, 'tiers' | 'vatRate'>, billVnd: number): number {
  let [low, high] = [0, 20_000]
  while (high - low > 0.5) {
    const middle = (low + high) / 2
    if (monthlyBill(prices, middle) < billVnd) low = middle
    else high = middle
  }
  return Math.round(high)
}
