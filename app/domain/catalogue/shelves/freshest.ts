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
