import { useSyncExternalStore } from 'react'
import { compareList, isCompared } from '#app/pages/compare/compare-list.ts'
import { isSaved, wishlist } from './wishlist.ts'

const SAVED = 1
const COMPARED = 2

/**
 * Whether a product is saved and collected for a comparison; null on the server and until the page has come to life.
 * One subscription a card, because a page holds dozens.
 */
export function usePicked(id: number): { saved: boolean; compared: boolean } | null {
  const picked = useSyncExternalStore(
    subscribe,
    () => (isSaved(id) ? SAVED : 0) | (isCompared(id) ? COMPARED : 0),
    () => null,
  )
  return picked === null ? null : { saved: (picked & SAVED) !== 0, compared: (picked & COMPARED) !== 0 }
}

function subscribe(listener: () => void): () => void {
  const stops = [wishlist.subscribe(listener), compareList.subscribe(listener)]
  return () => {
    for (const stop of stops) stop()
  }
}
