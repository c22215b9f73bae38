import { Suspense, useEffect } from 'react'
import { onDemand } from '#app/ui/later.tsx'
import { useStoredList } from '#app/ui/use-stored-list.ts'
import { recentlyViewed, recordView } from './recently-viewed.ts'

const RecentCards = onDemand(() => import('./recent-cards.tsx').then(({ RecentCards }) => RecentCards))

/** Keeps the place of the cards until they are known. */
export const RecentPlace = () => <div aria-hidden="true" className="h-72" />

/**
 * The products looked at last in this browser; nothing on the server and while there is none.
 * @param exclude the product whose page this is: it is remembered, and not shown
 */
export function RecentlyViewed({ exclude }: { exclude?: number }) {
  const ids = useStoredList(recentlyViewed).filter((id) => id !== exclude)
  useEffect(() => {
    if (exclude !== undefined) recordView(exclude)
  }, [exclude])
  if (ids.length === 0) return null
  return (
    <Suspense fallback={<RecentPlace />}>
      <RecentCards ids={ids} />
    </Suspense>
  )
}
