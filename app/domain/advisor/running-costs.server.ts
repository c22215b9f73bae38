import type { RunningCost, RunningCostsOf } from './running-cost.ts'
import { consumption } from '#app/domain/catalogue/energy/consumption.ts'
import { DEFAULT_BASE_KWH, monthlyCost } from '#app/domain/catalogue/energy/running-cost.ts'
import { kwhOfBill } from '#app/domain/catalogue/energy/tariff.ts'
import { vietnamDay } from '#app/domain/catalogue/price-history.ts'
import { tariffOn } from '#app/domain/catalogue/queries/tariff.server.ts'
import type { Db } from '#db/client.ts'

/** Running costs on the tariff in force today: a machine is priced at the steps it reaches above the household's own use. */
export function runningCostsOver(db: Db): RunningCostsOf {
  return async (products, { hoursPerDay, baseKwh, billVnd }) => {
    const tariff = await tariffOn(db, vietnamDay(Date.now()))
    if (!tariff) return null
    const base = baseKwh ?? (billVnd === undefined ? DEFAULT_BASE_KWH : kwhOfBill(tariff, billVnd))
    const of = new Map<number, RunningCost>()
    for (const { id, kind, attributes } of products) {
      const used = consumption(kind, attributes, hoursPerDay)
      if (!used) continue
      of.set(id, {
        monthlyVnd: Math.round(monthlyCost(tariff, used.kwhYear, base) / 1000) * 1000,
        monthlyKwh: used.kwhYear / 12,
        hoursPerDay: used.hoursPerDay,
        basis: used.basis,
        ...(used.caution ? { caution: used.caution } : {}),
      })
    }
    const { effectiveFrom, source } = tariff
    return { of, baseKwh: base, tariff: { effectiveFrom, source } }
  }
}
