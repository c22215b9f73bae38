/** A place in a pagination: the number of a page, or the gap between two that are further apart. */
export type PageStep = number | 'gap'

/** Pages shown at each side of the current one. */
const NEIGHBOURS = 2

/** The first and the last page, the current one with two neighbours at each side, and a gap where pages are left out. */
export function listPages(page: number, total: number): PageStep[] {
  const shown = Array.from({ length: total }, (_, at) => at + 1).filter(
    (number) => number === 1 || number === total || Math.abs(number - page) <= NEIGHBOURS,
  )
  return shown.flatMap((number, at): PageStep[] => {
    const before = shown[at - 1] ?? number - 1
    if (number - before === 1) return [number]
    // A gap of one page is no shorter than the page itself.
    return number - before === 2 ? [number - 1, number] : ['gap', number]
  })
}
