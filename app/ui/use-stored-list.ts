import { useSyncExternalStore } from 'react'
import type { StoredList } from './stored-list.ts'

const none: readonly never[] = []

/** A stored list as it is now; empty on the server and until the page has come to life. */
export function useStoredList<T>(list: StoredList<T>): readonly T[] {
  return useSyncExternalStore(list.subscribe, list.read, () => none)
}

/** How long a stored list is; 0 on the server. Renders anew only when that changes. */
export function useStoredCount<T>(list: StoredList<T>): number {
  return useSyncExternalStore(
    list.subscribe,
    () => list.read().length,
    () => 0,
  )
}
