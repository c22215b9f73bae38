/** How many of some numbers, from the least to the most, are below another; looked for by halves, as every candidate asks it of all others. */
export function countBelow(sorted: readonly number[], value: number): number {
  let [from, to] = [0, sorted.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if ((sorted[middle] ?? Infinity) < value) from = middle + 1
    else to = middle
  }
  return from
}
