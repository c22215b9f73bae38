import type { ReactNode } from 'react'
import { Spinner } from '#app/ui/spinner.tsx'
import { useSlowNavigation } from '#app/ui/use-slow-navigation.ts'

/** What a page shows, or the spinner of the guard while the admin panel is on its way. */
export function Entering({ children }: { children: ReactNode }) {
  const waiting = useSlowNavigation('/admin')
  return (
    <>
      {waiting && <Spinner className="grow justify-center py-24" />}
      <div className={waiting ? 'hidden' : 'contents'}>{children}</div>
    </>
  )
}
