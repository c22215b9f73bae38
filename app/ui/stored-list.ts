/** A short list that this browser keeps between visits, the same in all its tabs. */
export type StoredList<T> = {
  /** The list as it is now; the same array until something changes. */
  read: () => readonly T[]
  /** Writes what `next` makes of the list; it is cut to its longest. */
  change: (next: (list: readonly T[]) => readonly T[]) => void
  /** Calls `listener` after every change, here or in another tab. @returns the function that stops it. */
  subscribe: (listener: () => void) => () => void
}

/**
 * A list kept in localStorage under `key`. What cannot be read is left out, so that a corrupt entry costs itself alone;
 * where storage is refused or full the list lasts as long as the page.
 * @param most its longest
 * @param itemOf reads one stored value; null when it is not an item
 */
export function storedList<T>(
  key: string,
  most: number,
  itemOf: (value: unknown) => T | null,
): StoredList<T> {
  const listeners = new Set<() => void>()
  /** What storage held when the list was last taken from it or written to it. */
  let seen: string | null = null
  let list: readonly T[] = []

  const refresh = () => {
    const stored = storedText(key, seen)
    if (stored === seen) return
    seen = stored
    list = itemsIn(stored, itemOf).slice(0, most)
  }
  const tell = () => {
    for (const listener of listeners) listener()
  }
  const onStorage = (event: Event) => {
    // A page that comes back from the browser's memory has missed what other tabs wrote meanwhile.
    if (event instanceof StorageEvent && event.key !== key && event.key !== null) return
    refresh()
    tell()
  }
  return {
    read: () => {
      if (listeners.size === 0) refresh()
      return list
    },
    change: (next) => {
      refresh()
      list = next(list).slice(0, most)
      const text = JSON.stringify(list)
      try {
        localStorage.setItem(key, text)
        seen = text
      } catch {
        // Refused or full: the list then lasts as long as the page.
      }
      tell()
    },
    subscribe: (listener) => {
      if (listeners.size === 0) {
        refresh()
        window.addEventListener('storage', onStorage)
        window.addEventListener('pageshow', onStorage)
      }
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        window.removeEventListener('storage', onStorage)
        window.removeEventListener('pageshow', onStorage)
      }
    },
  }
}

/** What stands under `key`; `known` where storage is refused. */
function storedText(key: string, known: string | null): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return known
  }
}

function itemsIn<T>(text: string | null, itemOf: (value: unknown) => T | null): T[] {
  try {
    const values: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(values) ? values.flatMap((value: unknown) => itemOf(value) ?? []) : []
  } catch {
    return []
  }
}
