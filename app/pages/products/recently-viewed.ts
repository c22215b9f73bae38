import { isRowId } from '#app/ui/stored-item.ts'
import { storedList } from '#app/ui/stored-list.ts'

/** One row of cards, scrolled a little. */
const MOST_VIEWED = 12

/** The ids of the products looked at last in this browser, the newest first. */
export const recentlyViewed = storedList('viewed', MOST_VIEWED, (value) => (isRowId(value) ? value : null))

/** Remembers that a product was looked at. */
export function recordView(id: number): void {
  if (recentlyViewed.read()[0] === id) return
  recentlyViewed.change((list) => [id, ...list.filter((viewed) => viewed !== id)])
}

/** Forgets every product looked at. @returns them, to be put back by `restoreViews` */
export function forgetViews(): readonly number[] {
  const before = recentlyViewed.read()
  recentlyViewed.change(() => [])
  return before
}

/** Puts forgotten products behind those looked at since. */
export function restoreViews(ids: readonly number[]): void {
  recentlyViewed.change((list) => [...list, ...ids.filter((id) => !list.includes(id))])
}
