import { useEffect, useState } from 'react'
import type { CardView } from '#app/domain/blog/card-view.ts'

/** How many articles one call of the API gives. */
const AT_ONCE = 48

/** The cards of articles by id; `failed` where the server could not be reached, and `retry` asks again. */
export type ArticleCards = {
  cards: readonly CardView[] | null
  failed: boolean
  retry: () => void
}

/** Fetches the cards of `ids`, once for the ids that the page came with; those taken off later are just not shown. */
export function useArticleCards(ids: readonly number[]): ArticleCards {
  const [found, setFound] = useState<readonly CardView[] | null>(null)
  const [tries, setTries] = useState(0)
  const [failed, setFailed] = useState(false)
  const wanted = ids.join(',')
  const known = new Set(found?.map(({ id }) => id))
  const isMissing = found === null || ids.some((id) => !known.has(id))
  useEffect(() => {
    if (wanted === '' || !isMissing) return
    const stop = new AbortController()
    fetchCards(wanted.split(',').map(Number), stop.signal)
      .then(setFound)
      .catch(() => {
        if (!stop.signal.aborted) setFailed(true)
      })
    return () => stop.abort()
  }, [wanted, isMissing, tries])
  const retry = () => {
    setFailed(false)
    setTries(tries + 1)
  }
  return { cards: found?.filter(({ id }) => ids.includes(id)) ?? null, failed, retry }
}

async function fetchCards(ids: readonly number[], signal: AbortSignal): Promise<CardView[]> {
  const parts = Array.from({ length: Math.ceil(ids.length / AT_ONCE) }, (_, part) =>
    ids.slice(part * AT_ONCE, (part + 1) * AT_ONCE),
  )
  const pages = await Promise.all(parts.map((part) => fetchPart(part, signal)))
  return pages.flat()
}

async function fetchPart(ids: readonly number[], signal: AbortSignal): Promise<CardView[]> {
  const response = await fetch(`/api/v1/article-cards?ids=${ids.join(',')}`, { signal })
  if (!response.ok) throw new Error(`Cards answered ${response.status}`)
  const { articles } = (await response.json()) as { articles: CardView[] }
  return articles
}
