import { OLD_DAYS, sayDaysAgo } from '#app/vietnamese/ages.ts'

export { OLD_DAYS } from '#app/vietnamese/ages.ts'

/**
 * One price seen at a shop. VND; `observedOn` is YYYY-MM-DD; `inStock` is null where nobody said; `source` says where it was
 * read.
 */
export type Observation = {
  shop: string
  price: number
  listPrice: number | null
  inStock: boolean | null
  observedOn: string
  source: string
}

/** Days for which a price may be called the current one, to people and to machines. */
export const CURRENT_DAYS = 60

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

/** Whether a price seen on a day is too old to choose by. Both days YYYY-MM-DD. */
export const isOld = (observedOn: string, today: string): boolean => daysBetween(observedOn, today) > OLD_DAYS

/** How old a price is that is no longer the current one: '12 tháng trước'; null while it is. Both days YYYY-MM-DD. */
export const sayAge = (observedOn: string, today: string): string | null =>
  isCurrent(observedOn, today) ? null : sayDaysAgo(daysBetween(observedOn, today))
