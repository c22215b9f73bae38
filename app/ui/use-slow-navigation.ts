import { useEffect, useState } from 'react'
import { useNavigation } from 'react-router'

/** A page that comes sooner than this needs no skeleton: it would only flash. */
const PATIENCE_MS = 150

/** Whether a page whose path fits has been on its way long enough that its skeleton should stand in for it. */
export function useSlowNavigation(path: RegExp): boolean {
  const { state, location } = useNavigation()
  const underWay = state === 'loading' && path.test(location.pathname)
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
