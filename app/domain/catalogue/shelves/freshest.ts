/** A machine, and when something of it last changed. */
export type Dated = { id: number; changed: number }

/**
 * Those of some machines that changed last, the latest first, at most so many, and since when these have changed. Only these are put in
 * order: of a shelf of thousands a few are asked for.
 */
export function freshest<T extends Dated>(
  machines: readonly T[],
  most: number,
): { first: T[]; since: number } {
  const moments = new Float64Array(machines.map(({ changed }) => changed)).sort()
  const since = moments.at(-most) ?? -Infinity
  const first = machines
    .filter(({ changed }) => changed >= since)
    .sort((a, b) => b.changed - a.changed || b.id - a.id)
    .slice(0, most)
  return { first, since }
}

/** Machines that are put in their places one by one; of more, all are put in order. */
const MOST_MOVED = 100

/**
 * The ids of machines in order, what changed last first. A change of one moves that one, and whoever looks for a few walks until they are
 * found: neither looks at all of a shelf of thousands.
 * @param changedAt when one last changed; undefined where it is gone
 */
export function freshestFirst(changedAt: (id: number) => number | undefined) {
  let inOrder: number[] = []
  const moved = new Set<number>()
  const compare = (id: number, other: number): number =>
    (changedAt(other) ?? 0) - (changedAt(id) ?? 0) || other - id
  return {
    /** To be told of each that is new, gone, or of another moment. */
    move: (id: number) => void moved.add(id),
    ids(): readonly number[] {
      if (moved.size === 0) return inOrder
      const still = inOrder.filter((id) => !moved.has(id))
      const present = [...moved].filter((id) => changedAt(id) !== undefined)
      if (present.length > MOST_MOVED) inOrder = [...still, ...present].sort(compare)
      else {
        for (const id of present)
          still.splice(
            countBefore(still, (one) => compare(one, id) < 0),
            0,
            id,
          )
        inOrder = still
      }
      moved.clear()
      return inOrder
    },
  }
}

/** How many at the beginning of a list something holds of, which holds of none behind the first of which it does not. */
function countBefore(list: readonly number[], isBefore: (one: number) => boolean): number {
  let [from, to] = [0, list.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if (isBefore(list[middle] ?? 0)) from = middle + 1
    else to = middle
  }
  return from
}
