import type { Candidate } from './catalogue.ts'

/** What a machine costs to run on top of a household's own electricity. */
export type RunningCost = {
  /** VND a month with VAT, to the nearest 1,000. */
  monthlyVnd: number
  monthlyKwh: number
  /** The use it was worked out for; null for a figure of an energy label, which hours do not change. */
  hoursPerDay: number | null
  /** How it was found, as it stands behind 'Tính theo'. */
  basis: string
  /** A whole sentence on why the true figure is lower; absent where nothing speaks for it. */
  caution?: string
}

/** How a household uses a machine; what it does not say is taken as usual. Bill in VND a month, `kwhVnd` for each kWh. */
export type HouseholdUse = {
  hoursPerDay?: number | undefined
  baseKwh?: number | undefined
  billVnd?: number | undefined
  kwhVnd?: number | undefined
}

/** Running costs by product id, and the tariff and household they are worked out for. */
export type RunningCosts = {
  of: ReadonlyMap<number, RunningCost>
  /** What the household uses in a month without the machine, in kWh. */
  baseKwh: number
  /** The flat price of a kWh that was said, in VND; null where the tariff's steps hold. */
  kwhVnd: number | null
  tariff: { effectiveFrom: string; source: string }
}

/** Works out what products cost to run; null where no tariff is known. A product whose figures do not say is left out. */
export type RunningCostsOf = (
  products: readonly Candidate[],
  use: HouseholdUse,
) => Promise<RunningCosts | null>
