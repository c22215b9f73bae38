/** One price seen at a shop. VND; `observedOn` is YYYY-MM-DD; `source` says where it was read. */
export type Observation = {
  shop: string
  price: number
  listPrice: number | null
  observedOn: string
  source: string
}

/** Days after which a price is said to be old. */
const STALE_DAYS = 90

/** Days for which a price may be called the current one, to people and to machines. */
const CURRENT_DAYS = 60

const DAY_MS = 86_400_000

/** Whole days from a day (YYYY-MM-DD) to another; negative where it comes after. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS)

/** The day in Vietnam (UTC+7 all year) of a moment in ms, as YYYY-MM-DD. */
export const vietnamDay = (now: number): string =>
  new Date(now + 7 * 60 * 60 * 1000).toISOString().slice(0, 10)

/** The lowest price of each day on which any was seen, oldest first. */
export function lowestByDay(observations: readonly Observation[]): Observation[] {
  const days = new Map<string, Observation>()
  for (const seen of observations) {
    const known = days.get(seen.observedOn)
    if (!known || seen.price < known.price) days.set(seen.observedOn, seen)
  }
  return [...days.values()].sort((a, b) => a.observedOn.localeCompare(b.observedOn))
}

/** Whether a price seen on a day is still the current one. Both days YYYY-MM-DD. */
export const isCurrent = (observedOn: string, today: string): boolean =>
  daysBetween(observedOn, today) <= CURRENT_DAYS

/** The last day (YYYY-MM-DD) on which a price seen on a day is still the current one. */
export const currentUntil = (observedOn: string): string =>
  new Date(Date.parse(observedOn) + CURRENT_DAYS * DAY_MS).toISOString().slice(0, 10)

/** Whether a price seen on a day is too old to be told without saying so. @param today YYYY-MM-DD */
export const isStale = (observedOn: string, today: string): boolean =>
  daysBetween(observedOn, today) > STALE_DAYS
