import { fieldsOf, isRowId } from '#app/ui/stored-item.ts'
import { storedList } from '#app/ui/stored-list.ts'

/** A product the visitor keeps. `savedAt` is in ms since 1970. */
export type SavedProduct = { id: number; savedAt: number }

/** More than anybody looks through again. */
export const MOST_SAVED = 200

/** The products kept in this browser, the newest first. */
export const wishlist = storedList('wishlist', MOST_SAVED, (value): SavedProduct | null => {
  const { id, savedAt } = fieldsOf(value)
  return isRowId(id) && typeof savedAt === 'number' ? { id, savedAt } : null
})

/** Whether a product is kept. */
export const isSaved = (id: number) => wishlist.read().some((saved) => saved.id === id)
