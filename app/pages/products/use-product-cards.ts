import { useCallback, useEffect, useState } from 'react'
import type { PricedListItem } from '#app/domain/catalogue/product-view.ts'

/** How many products one call of the API gives. */
const AT_ONCE = 48

/**
 * The cards of products by id. `state` is 'loading' until every id was asked for, and 'failed' where the server could not be
 * reached; `find` gives null for a product that does not exist.
 */
export type ProductCards = {
  state: 'loading' | 'ready' | 'failed'
  find: (id: number) => PricedListItem | null
  retry: () => void
}

/** Fetches the cards of `ids` that have not been fetched yet; those taken off the list cost nothing. */
export function useProductCards(ids: readonly number[]): ProductCards {
  const [known, setKnown] = useState<ReadonlyMap<number, PricedListItem | null>>(() => new Map())
  const [failed, setFailed] = useState(false)
  const missing = failed ? '' : ids.filter((id) => !known.has(id)).join(',')
  useEffect(() => {
    if (missing === '') return
    const stop = new AbortController()
    fetchCards(missing.split(',').map(Number), stop.signal)
      .then((cards) => setKnown((before) => new Map([...before, ...cards])))
      .catch(() => {
        if (!stop.signal.aborted) setFailed(true)
      })
    return () => stop.abort()
  }, [missing])
  const waiting = missing !== ''
  return {
    state: failed ? 'failed' : waiting ? 'loading' : 'ready',
    find: useCallback((id: number) => known.get(id) ?? null, [known]),
    retry: useCallback(() => setFailed(false), []),
  }
}

async function fetchCards(ids: readonly number[], signal: AbortSignal) {
  const parts = Array.from({ length: Math.ceil(ids.length / AT_ONCE) }, (_, part) =>
    ids.slice(part * AT_ONCE, (part + 1) * AT_ONCE),
  )
  const pages = await Promise.all(parts.map((part) => fetchPart(part, signal)))
  const cards = new Map(pages.flat().map((card) => [card.id, card]))
  return ids.map((id) => [id, cards.get(id) ?? null] as const)
}

async function fetchPart(ids: readonly number[], signal: AbortSignal): Promise<PricedListItem[]> {
  const response = await fetch(`/api/v1/product-cards?ids=${ids.join(',')}`, { signal })
  if (!response.ok) throw new Error(`Cards answered ${response.status}`)
  const { products } = (await response.json()) as { products: PricedListItem[] }
  return products
}
