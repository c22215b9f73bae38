import { useEffect, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'

/** A page that comes sooner than this needs no skeleton: it would only flash. */
const PATIENCE_MS = 150

/**
 * Whether a page below `path` has been on its way long enough that its skeleton should stand in for it. A page that is only loaded anew
 * stays as it is, and where it is: whoever filters a list or writes in it goes on.
 */
export function useSlowNavigation(path: string): boolean {
  const { pathname } = useLocation()
  const { state, location: next } = useNavigation()
  const underWay = state === 'loading' && next.pathname.startsWith(path) && next.pathname !== pathname
  const [waited, setWaited] = useState(false)
  useEffect(() => {
    if (!underWay) return
    const timer = setTimeout(() => {
      setWaited(true)
      window.scrollTo(0, 0)
    }, PATIENCE_MS)
    return () => {
      clearTimeout(timer)
      setWaited(false)
    }
  }, [underWay])
  return underWay && waited
}
