import { useEffect, useState } from 'react'
import { useNavigation } from 'react-router'
import { LIST_PATH } from '#app/domain/catalogue/list-url.ts'

/** A list that comes sooner than this needs no skeleton: it would only flash. */
const PATIENCE_MS = 150

/** Whether another page of the list has been on its way long enough that skeletons should stand in for it. */
export function useSlowList(): boolean {
  const { state, location } = useNavigation()
  const underWay = state === 'loading' && location.pathname === LIST_PATH
  const [waited, setWaited] = useState(false)
  useEffect(() => {
    if (!underWay) return
    const timer = setTimeout(() => setWaited(true), PATIENCE_MS)
    return () => {
      clearTimeout(timer)
      setWaited(false)
    }
  }, [underWay])
  return underWay && waited
}
