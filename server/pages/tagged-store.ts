import { LRUCache } from 'lru-cache'

/** What can be kept: the rows it was made of ('product:12', 'articles'), and what it takes of the memory, about, in bytes. */
export type Tagged = { tags: ReadonlySet<string>; size: number }

/** Values of this server by their keys. What they say is true until the database tells otherwise (`drop`). */
export type TaggedStore<Value extends Tagged> = {
  get(key: string): Value | undefined
  /** Whether somebody makes the value now, and nothing has changed since they began. */
  isMade(key: string): boolean
  /**
   * Makes the value of a key once, however many ask, and keeps it.
   * @param kept what of the outcome is to keep; null for nothing
   */
  makeOnce<Made>(key: string, make: () => Promise<Made>, kept: (made: Made) => Value | null): Promise<Made>
  /** Forgets every value of a tag: 'product:12', or 'product:*' for all of that kind. */
  drop: (tag: string) => void
  dropAll: () => void
}

/** `dropped`: what changed while it was made, and may stand in it as it was before. */
type Making = { made: Promise<unknown>; dropped: Set<string> }

const ALL = '*'

/** @param maxBytes of all values together; what was read longest ago goes first */
export function createTaggedStore<Value extends Tagged>(maxBytes: number): TaggedStore<Value> {
  const keysByTag = new Map<string, Set<string>>()
  const running = new Set<Making>()
  /** Those that a reader who asks now may wait for: nothing has changed since they began. */
  const joinable = new Map<string, Making>()
  const values = new LRUCache<string, Value>({
    maxSize: maxBytes,
    maxEntrySize: maxBytes / 8,
    sizeCalculation: ({ size }) => size,
    dispose: ({ tags }, key) => {
      for (const tag of tags) {
        const keys = keysByTag.get(tag)
        keys?.delete(key)
        if (keys?.size === 0) keysByTag.delete(tag)
      }
    },
  })

  function keep(key: string, value: Value): void {
    values.set(key, value)
    for (const tag of value.tags) {
      const keys = keysByTag.get(tag)
      if (keys) keys.add(key)
      else keysByTag.set(tag, new Set([key]))
    }
  }

  function tellRunning(tag: string): void {
    for (const { dropped } of running) dropped.add(tag)
    joinable.clear()
  }

  return {
    get: (key) => values.get(key),
    isMade: (key) => joinable.has(key),
    makeOnce(key, make, kept) {
      type Made = Awaited<ReturnType<typeof make>>
      const known = joinable.get(key)
      if (known) return known.made as Promise<Made>
      const dropped = new Set<string>()
      const made = make().then((result) => {
        const value = kept(result)
        // What changed while it was made may be in it: then it is not kept.
        if (value && !isTouched(value.tags, dropped)) keep(key, value)
        return result
      })
      const task = { made, dropped }
      running.add(task)
      joinable.set(key, task)
      const end = () => {
        running.delete(task)
        if (joinable.get(key) === task) joinable.delete(key)
      }
      made.then(end, end)
      return made
    },
    drop(tag) {
      tellRunning(tag)
      const kind = tag.endsWith(ALL) ? tag.slice(0, -1) : null
      const tags = kind === null ? [tag] : [...keysByTag.keys()].filter((known) => known.startsWith(kind))
      for (const each of tags) for (const key of keysByTag.get(each) ?? []) values.delete(key)
    },
    dropAll() {
      tellRunning(ALL)
      values.clear()
    },
  }
}

function isTouched(tags: ReadonlySet<string>, dropped: ReadonlySet<string>): boolean {
  if (dropped.has(ALL)) return true
  for (const tag of tags) {
    const kind = tag.indexOf(':')
    if (dropped.has(tag) || (kind !== -1 && dropped.has(`${tag.slice(0, kind + 1)}${ALL}`))) return true
  }
  return false
}
