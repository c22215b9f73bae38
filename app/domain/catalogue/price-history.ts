import { many, say } from '#app/vietnamese/say.ts'

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

/** Days after which a price is too old to choose by: editors are asked for a new one. */
export const OLD_DAYS = 365

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

const DAYS_OF_MONTH = 30.44
const MONTHS_SAID = 24

/** How old a price is that is no longer the current one: '12 tháng trước'; null while it is. Both days YYYY-MM-DD. */
export function sayAge(observedOn: string, today: string): string | null {
  if (isCurrent(observedOn, today)) return null
  const months = Math.max(2, Math.floor(daysBetween(observedOn, today) / DAYS_OF_MONTH))
  const years = Math.floor(months / 12)
  return months < MONTHS_SAID
    ? say(`${months} tháng trước`, { en: `${months} months ago` })
    : say(`hơn ${years} năm trước`, { en: `over ${many(years, 'year')} ago` })
}
