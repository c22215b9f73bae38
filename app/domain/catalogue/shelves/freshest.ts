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
  const since = sinceWhen(machines, most)
  const first = machines
    .filter(({ changed }) => changed >= since)
    .sort((a, b) => b.changed - a.changed || b.id - a.id)
    .slice(0, most)
  return { first, since }
}

/** Since when the freshest have changed. */
const sinceWhen = (machines: readonly Dated[], most: number): number =>
  Float64Array.from(machines.map(({ changed }) => changed))
    .sort()
    .at(-most) ?? -Infinity

/** So many times what is asked for is gathered before what came too early is let go. */
const GATHERED = 4

/**
 * Gathers machines of which the freshest are wanted, at most so many, and lets go on the way of what is none of them: of a shelf of
 * thousands a few hundred are held.
 */
export function latest<T extends Dated>(most: number) {
  let machines: T[] = []
  let since = -Infinity
  let room = most * GATHERED
  return {
    /** Who changed before is none of them. */
    since: () => since,
    add(machine: T) {
      machines.push(machine)
      if (machines.length < room) return
      since = sinceWhen(machines, most)
      machines = machines.filter(({ changed }) => changed >= since)
      // Of thousands that changed at once none is too early.
      room = Math.max(room, machines.length * 2)
    },
    /** The freshest, and others. */
    added: (): readonly T[] => machines,
  }
}
