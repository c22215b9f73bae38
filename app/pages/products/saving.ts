import { MOST_SAVED, wishlist } from './wishlist.ts'
import type { SavedProduct } from './wishlist.ts'

/**
 * Keeps products that are not kept yet, each with its own time; those that find no room are left out.
 * @returns the ids of those that were added
 */
export function save(products: readonly SavedProduct[]): number[] {
  let added: number[] = []
  wishlist.change((list) => {
    const known = new Set(list.map(({ id }) => id))
    const fresh = products.filter(({ id }) => !known.has(id)).slice(0, MOST_SAVED - list.length)
    added = fresh.map(({ id }) => id)
    return [...fresh, ...list].sort((a, b) => b.savedAt - a.savedAt)
  })
  return added
}

/** Gives products up. @returns what was kept of them, so that it can be put back with `save` */
export function unsave(ids: readonly number[]): SavedProduct[] {
  let removed: SavedProduct[] = []
  wishlist.change((list) => {
    removed = list.filter(({ id }) => ids.includes(id))
    return list.filter(({ id }) => !ids.includes(id))
  })
  return removed
}
