import { useSyncExternalStore } from 'react'
import type { ComparableProduct } from '#app/pages/compare/compare-list.ts'
import { compareList, isCompared } from '#app/pages/compare/compare-list.ts'
import { isSaved, wishlist } from './wishlist.ts'

type ProductActionsProps = {
  product: ComparableProduct
  /** Shows the words beside the icons (on the product's own page). */
  worded?: boolean
}

/** 'Lưu' keeps a product in this browser, 'So sánh' collects it for the comparison. Absent without JavaScript. */
export function ProductActions({ product, worded = false }: ProductActionsProps) {
  const { id, title } = product
  const picked = usePicked(id)
  // They serve nobody without scripts, and a list would pay a quarter of its rendering for them.
  if (picked === null && !worded) return null
  const is = (what: number) => ((picked ?? 0) & what) !== 0
  const look = worded ? 'pick pick-worded' : 'pick'
  return (
    <>
      <button
        type="button"
        title="Lưu"
        className={`${look} pick-save`}
        aria-label={`Lưu ${title}`}
        aria-pressed={is(SAVED)}
        onClick={() => void pick().then(({ toggleSaved }) => toggleSaved(product))}
      >
        {worded && 'Lưu'}
      </button>
      <button
        type="button"
        title="So sánh"
        className={`${look} pick-compare`}
        aria-label={`So sánh ${title}`}
        aria-pressed={is(COMPARED)}
        onClick={() => void pick().then(({ toggleCompared }) => toggleCompared(product))}
      >
        {worded && 'So sánh'}
      </button>
    </>
  )
}

/** What the buttons do is fetched with the first press. */
const pick = () => import('./pick.ts')

const SAVED = 1
const COMPARED = 2

/**
 * Whether a product is saved and collected for a comparison, as bits; null on the server and until the page has come to life.
 * One subscription a card, because a page holds dozens.
 */
const usePicked = (id: number): number | null =>
  useSyncExternalStore(
    subscribe,
    () => (isSaved(id) ? SAVED : 0) | (isCompared(id) ? COMPARED : 0),
    () => null,
  )

function subscribe(listener: () => void): () => void {
  const [stop, other] = [wishlist.subscribe(listener), compareList.subscribe(listener)]
  return () => {
    stop()
    other()
  }
}
