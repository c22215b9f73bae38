import { Suspense } from 'react'
import { onDemand } from '#app/ui/later.tsx'
import { useStoredCount } from '#app/ui/use-stored-list.ts'
import { compareList } from './compare-list.ts'

/** The bar is fetched with the first product collected; a failed fetch costs the bar, not the page. */
const CompareBar = onDemand(() => import('./compare-bar.tsx').then(({ CompareBar }) => CompareBar))

/** The place of the compare bar in the shell; empty on the server and while nothing is collected. */
export function CompareBarSlot() {
  const count = useStoredCount(compareList)
  if (count === 0) return null
  return (
    <Suspense>
      <CompareBar />
    </Suspense>
  )
}
