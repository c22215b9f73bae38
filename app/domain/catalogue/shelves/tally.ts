import type { Dated } from './freshest.ts'
import { freshest } from './freshest.ts'
import type { IsAmong, MachineCounts, Shelf } from './shelf.ts'

/** How many of some machines stand on each shelf, and how many there are by what lists count. */
export type Tallied = MachineCounts & { category: ReadonlyMap<number, number> }

/** What is counted of some machines, shelf by shelf: a shelf on which nothing has changed is not looked at again. */
export type Tally = {
  /** The same for whoever goes on from here: some of those who were told before may still ask, of the machines as they were. */
  copy: () => Tally
  /** Which machines of a category are among them may be another matter now. */
  forget: (category: number) => void
  counts: (of: ReadonlyMap<number, Shelf>, isAmong: IsAmong) => Tallied
  /** The ids of those that changed last, the latest first, at most so many. */
  freshest: (of: ReadonlyMap<number, Shelf>, isAmong: IsAmong, most: number) => number[]
}

/** `at`: how often something had changed on the shelf. */
type Counted = { at: number; total: number; counts: MachineCounts }
/** Machines of a shelf that changed since a moment. */
type Recent = { at: number; since: number; machines: Dated[] }

/**
 * Counts of machines that nobody has counted yet.
 * @param freshSince since when those have changed that were the freshest
 */
export function createTally(
  counted = new Map<number, Counted>(),
  recent = new Map<number, Recent>(),
  freshSince = -Infinity,
): Tally {
  function countOn(category: number, shelf: Shelf, isAmong: IsAmong): Counted {
    const known = counted.get(category)
    if (known?.at === shelf.changes()) return known
    const counts: MachineCounts = { brand: [], step: [], rating: [] }
    const made = { at: shelf.changes(), total: shelf.countAmong(isAmong, counts), counts }
    counted.set(category, made)
    return made
  }

  function recentOn(category: number, shelf: Shelf, isAmong: IsAmong, since: number): Dated[] {
    const known = recent.get(category)
    if (known?.at === shelf.changes() && known.since <= since)
      return known.machines.filter(({ changed }) => changed >= since)
    const machines = shelf.among(isAmong, since)
    recent.set(category, { at: shelf.changes(), since, machines })
    return machines
  }

  return {
    copy: () => createTally(new Map(counted), new Map(recent), freshSince),
    forget(category) {
      counted.delete(category)
      recent.delete(category)
    },
    counts(of, isAmong) {
      const sums: MachineCounts = { brand: [], step: [], rating: [] }
      const category = new Map<number, number>()
      for (const [id, shelf] of of) {
        const { total, counts } = countOn(id, shelf, isAmong)
        category.set(id, total)
        for (const part of ['brand', 'step', 'rating'] as const)
          counts[part].forEach((n, at) => (sums[part][at] = (sums[part][at] ?? 0) + n))
      }
      return { ...sums, category }
    },
    freshest(of, isAmong, most) {
      const allSince = (since: number) =>
        [...of].flatMap(([id, shelf]) => recentOn(id, shelf, isAmong, since))
      const known = allSince(freshSince)
      // What was among the freshest before tells from when on to look, where as many are left of that time.
      const { first, since } = freshest(known.length < most ? allSince(-Infinity) : known, most)
      freshSince = since
      for (const [id, { at, machines }] of recent)
        recent.set(id, { at, since, machines: machines.filter(({ changed }) => changed >= since) })
      return first.map(({ id }) => id)
    },
  }
}
