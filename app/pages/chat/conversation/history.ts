import { keptOf, textOfKept, titleOf } from './kept.ts'
import type { Kept, Said } from './kept.ts'

/**
 * The conversations this browser keeps, each under a key of its own, so that tabs do not write over each other. Where
 * storage is refused or full they last as long as the page.
 */
const PREFIX = 'chat:'
const MOST = 20

/** What a page knows of its own conversation in the storage: under which id, and as of when. */
export type Place = { id: string; updatedAt: number }

/** Everything kept, the last one first. */
export function keptConversations(): Kept[] {
  return ids()
    .flatMap((id) => readKept(id) ?? [])
    .toSorted((one, other) => other.updatedAt - one.updatedAt)
}

/** One conversation; null where it is gone or cannot be read. */
export function readKept(id: string): Kept | null {
  try {
    return keptOf(id, localStorage.getItem(PREFIX + id))
  } catch {
    return null
  }
}

/**
 * Keeps a conversation as it now stands. Where another tab went on with the same one meanwhile, or took it away, this one
 * becomes a conversation of its own. The oldest give way to a 21st, and to whatever does not fit.
 * @returns where it now is; null where it could not be kept, or nothing was asked
 */
export function keep(kept: Said & Pick<Kept, 'about'>, place: Place | null, now = Date.now()): Place | null {
  if (titleOf(kept.messages) === null) return null
  const isOurs = place !== null && readKept(place.id)?.updatedAt === place.updatedAt
  const updatedAt = isOurs ? Math.max(now, place.updatedAt + 1) : now
  const id = isOurs ? place.id : crypto.randomUUID()
  const text = textOfKept({ ...kept, updatedAt })
  const others = keptConversations().filter((other) => other.id !== id)
  for (const { id } of others.slice(MOST - 1)) drop(id)
  return written(id, text, others.slice(0, MOST - 1)) ? { id, updatedAt } : null
}

/** Writes, giving up the oldest of `others` one by one where there is no room. */
function written(id: string, text: string, others: readonly Kept[]): boolean {
  const oldest = [...others]
  for (;;) {
    try {
      localStorage.setItem(PREFIX + id, text)
      return true
    } catch {
      const next = oldest.pop()
      if (!next) return false
      drop(next.id)
    }
  }
}

/** Takes a conversation away. @returns the function that brings it back */
export function drop(id: string): () => void {
  try {
    const text = localStorage.getItem(PREFIX + id)
    localStorage.removeItem(PREFIX + id)
    return () => {
      if (text !== null) written(id, text, [])
    }
  } catch {
    return () => undefined
  }
}

/** Takes every conversation away. */
export function dropAll(): void {
  for (const id of ids()) drop(id)
}

/** Calls `listener` when another tab changes what is kept. @returns the function that stops it */
export function onOtherTab(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === null || key.startsWith(PREFIX)) listener()
  }
  window.addEventListener('storage', onStorage)
  return () => window.removeEventListener('storage', onStorage)
}

function ids(): string[] {
  try {
    const keys = Array.from({ length: localStorage.length }, (_, place) => localStorage.key(place) ?? '')
    return keys.flatMap((key) => (key.startsWith(PREFIX) ? [key.slice(PREFIX.length)] : []))
  } catch {
    return []
  }
}
