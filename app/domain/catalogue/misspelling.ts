/** A word of the catalogue with how many products hold it. */
export type KnownWord = { word: string; n: number }

/** Shorter words are too near to too many others. */
const SHORTEST = 4

/** Whether a typed word may be read as another: codes and short words may not. */
export const isCorrectable = (word: string): boolean => word.length >= SHORTEST && /^[a-z]+$/.test(word)

/** The known word a misspelt one most likely meant: the nearest within one slip (two in a long word), then the commonest. */
export function nearestWord(typed: string, known: readonly KnownWord[]): string | null {
  const most = typed.length > 6 ? 2 : 1
  const near = known
    .map(({ word, n }) => ({ word, n, slips: slipsBetween(typed, word) }))
    .filter(({ slips }) => slips <= most)
    .sort((a, b) => a.slips - b.slips || b.n - a.n)
  return near[0]?.word ?? null
}

/** Letters to add, drop, change or swap with the next to turn one word into another (optimal string alignment). */
export function slipsBetween(a: string, b: string): number {
  let before: number[] = []
  let row = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1]
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      next[j] = Math.min(
        (row[j] ?? 0) + 1,
        (next[j - 1] ?? 0) + 1,
        (row[j - 1] ?? 0) + (same ? 0 : 1),
        swapped ? (before[j - 2] ?? 0) + 1 : Infinity,
      )
    }
    before = row
    row = next
  }
  return row[b.length] ?? 0
}
