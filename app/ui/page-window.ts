/**
 * The page numbers a pagination shows: a window that slides with the current page and never leaves 1..totalPages.
 * @param page the current page, from 1 (outside the range it is drawn back into it)
 * @param size at most this many numbers
 */
export function pageWindow(page: number, totalPages: number, size = 5): number[] {
  const shown = Math.min(size, totalPages)
  const current = Math.min(Math.max(page, 1), totalPages)
  const first = Math.min(Math.max(current - Math.floor(size / 2), 1), totalPages - shown + 1)
  return Array.from({ length: shown }, (_, index) => first + index)
}
