import { many, say } from './say.ts'

/** Days after which a price is too old to choose by: pages mark its age, editors are asked for a new one. */
export const OLD_DAYS = 365

const DAYS_OF_MONTH = 30.44
const MONTHS_SAID = 24

/** An age of some months or years: '12 tháng trước', 'hơn 2 năm trước'. */
export function sayDaysAgo(days: number): string {
  const months = Math.max(2, Math.floor(days / DAYS_OF_MONTH))
  const years = Math.floor(months / 12)
  return months < MONTHS_SAID
    ? say(`${months} tháng trước`, { en: `${months} months ago` })
    : say(`hơn ${years} năm trước`, { en: `over ${many(years, 'year')} ago` })
}

/** Whether an age that was said is that of a price too old to choose by: months are counted until there are two years of them. */
export const saysOld = (age: string): boolean => !(Number.parseInt(age, 10) * DAYS_OF_MONTH <= OLD_DAYS)
