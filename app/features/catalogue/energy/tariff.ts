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
