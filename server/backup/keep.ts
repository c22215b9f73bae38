/** How many days, weeks and months keep their last backup each. */
export type Keep = { daily: number; weekly: number; monthly: number }

const DAY_MS = 86_400_000
/** Days are those of Vietnam, which has had no other time for decades. */
const ZONE_MS = 7 * 3_600_000

const local = (at: Date) => new Date(at.getTime() + ZONE_MS)
const day = (at: Date) => local(at).toISOString().slice(0, 10)
const month = (at: Date) => day(at).slice(0, 7)
/** Weeks since some Monday. */
const week = (at: Date) => String(Math.floor((local(at).getTime() / DAY_MS + 3) / 7))

/** What is younger than the newest by less than this stays, whoever made it: the rule is for what is over, in ms. */
const UNTOUCHED_MS = 2 * DAY_MS

/**
 * Which backups the rule keeps: the newest of each of the last days, weeks and months that have one, and all of the last two days:
 * one that was made by hand before something risky, or that another server has just made, outlives the next by the clock. Days without a backup do not count, so that a site that stood still keeps what it has.
 */
export function kept<T extends { at: Date }>(backups: readonly T[], keep: Keep): Set<T> {
  const newestFirst = backups.toSorted((a, b) => b.at.getTime() - a.at.getTime())
  const newest = newestFirst[0]?.at.getTime() ?? 0
  const wanted = new Set<T>(newestFirst.filter(({ at }) => newest - at.getTime() < UNTOUCHED_MS))
  const rules = [
    [keep.daily, day],
    [keep.weekly, week],
    [keep.monthly, month],
  ] as const
  for (const [most, periodOf] of rules) {
    const periods = new Set<string>()
    for (const backup of newestFirst) {
      const period = periodOf(backup.at)
      if (periods.has(period)) continue
      if (periods.size >= most) break
      periods.add(period)
      wanted.add(backup)
    }
  }
  return wanted
}

const NAME = /^chon-may-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z-\w{4}\.tar\.gz(?:\.age)?$/

/** When a backup of this name was made; null for a file that is none of ours. */
export function madeAt(name: string): Date | null {
  const [, date, hours, minutes, seconds] = NAME.exec(name) ?? []
  return date ? new Date(`${date}T${hours}:${minutes}:${seconds}Z`) : null
}
