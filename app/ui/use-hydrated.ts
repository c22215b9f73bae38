import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False on the server and in the first render, true once the page has come to life: what is the visitor's own may show. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
