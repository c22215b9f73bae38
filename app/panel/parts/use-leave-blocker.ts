import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import type { Blocker } from 'react-router'

/** Holds who leaves a screen with unsaved changes, within the panel and out of it. @param mayLeave says so once they were saved */
export function useLeaveBlocker(isDirty: boolean, mayLeave: { readonly current: boolean }): Blocker {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && !mayLeave.current && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (!isDirty) return
    const ask = (event: BeforeUnloadEvent) => {
      if (!mayLeave.current) event.preventDefault()
    }
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isDirty, mayLeave])
  return blocker
}
