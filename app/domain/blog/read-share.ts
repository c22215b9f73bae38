/** How much of a page has been scrolled through, 0 to 1. @param scrolled @param scrollable both in px */
export function readShare(scrolled: number, scrollable: number): number {
  if (scrollable <= 0) return 0
  return Math.min(1, Math.max(0, scrolled / scrollable))
}
