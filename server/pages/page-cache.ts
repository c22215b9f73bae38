import { LRUCache } from 'lru-cache'
import type { Changes } from '#db/changes.ts'
import type { Page } from './page.ts'

/** What became of a request for a page that may be kept. */
export type Outcome = 'hit' | 'stale' | 'miss'

/** A page that was made: to keep and give to others, or an answer for the one who asked. */
export type Made = { page: Page } | { response: Response }

export type PageCacheOptions = {
  /** Of all pages together, with their compressed forms. */
  maxBytes?: number
  /** Pages say 'hôm nay' and show articles at their hour: after this long one is made anew behind the reader's back, in ms. */
  freshMs?: number
  /** Longer ago than this a reader waits for the new one, in ms. */
  staleMs?: number
  now?: () => number
  onOutcome?: (outcome: Outcome) => void
  /** Told of a page that could not be made anew; the old one stays. */
  onFailure?: (error: unknown) => void
}

/** Finished pages of this server. What they show is true until the database tells otherwise (`drop`). */
export type PageCache = {
  /** A page to send at once, or nothing. */
  fresh(key: string): Page | undefined
  /** The page of a key: kept, or made once for all who ask for it meanwhile. */
  answer(key: string, make: () => Promise<Made>): Promise<Made>
  /** Forgets every page that shows a tag: 'product:12', or 'product:*' for all of that kind. */
  drop: (tag: string) => void
  dropAll: () => void
  /** While changes may be missed a kept page is given out and made anew each time: better a little old than none at all. */
  setHearing(hearing: boolean): void
}

type Kept = { page: Page; madeAt: number; triedAt: number }
/** `dropped`: what changed while it was made, and may stand in it as it was before. */
type Making = { made: Promise<Made>; dropped: Set<string> }

const ALL = '*'
const MOST_BYTES = 64 * 2 ** 20
const FRESH_MS = 30_000
const STALE_MS = 10 * 60_000
/** Between two tries to make a page anew behind the reader's back, in ms. */
const RETRY_MS = 1_000

export function createPageCache({
  maxBytes = MOST_BYTES,
  freshMs = FRESH_MS,
  staleMs = STALE_MS,
  now = Date.now,
  onOutcome = () => undefined,
  onFailure = () => undefined,
}: PageCacheOptions = {}): PageCache {
  const keysByTag = new Map<string, Set<string>>()
  const running = new Set<Making>()
  /** Those that a reader who asks now may wait for: nothing has changed since they began. */
  const joinable = new Map<string, Making>()
  let isHearing = false
  const kept = new LRUCache<string, Kept>({
    maxSize: maxBytes,
    maxEntrySize: maxBytes / 8,
    sizeCalculation: ({ page }) => page.size,
    dispose: ({ page }, key) => {
      for (const tag of page.tags) {
        const keys = keysByTag.get(tag)
        keys?.delete(key)
        if (keys?.size === 0) keysByTag.delete(tag)
      }
    },
  })

  function keep(key: string, page: Page): void {
    kept.set(key, { page, madeAt: now(), triedAt: -Infinity })
    for (const tag of page.tags) {
      const keys = keysByTag.get(tag)
      if (keys) keys.add(key)
      else keysByTag.set(tag, new Set([key]))
    }
  }

  /** Makes a page once, however many ask. What changed while it was made may be in it: then it is not kept. */
  function makeOnce(key: string, make: () => Promise<Made>): Promise<Made> {
    const known = joinable.get(key)
    if (known) return known.made
    const dropped = new Set<string>()
    const made = make().then((result) => {
      if ('page' in result && !isTouched(result.page.tags, dropped)) keep(key, result.page)
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
  }

  function makeBehind(key: string, found: Kept, make: () => Promise<Made>): void {
    if (now() - found.triedAt < RETRY_MS) return
    found.triedAt = now()
    makeOnce(key, make).catch(onFailure)
  }

  function tellRunning(tag: string): void {
    for (const { dropped } of running) dropped.add(tag)
    joinable.clear()
  }

  return {
    fresh(key) {
      const found = kept.get(key)
      if (!found || !isHearing || now() - found.madeAt >= freshMs) return undefined
      onOutcome('hit')
      return found.page
    },
    async answer(key, make) {
      const found = kept.get(key)
      const age = found ? now() - found.madeAt : Infinity
      if (found && isHearing && age < freshMs) {
        onOutcome('hit')
        return { page: found.page }
      }
      if (found && (age < staleMs || !isHearing)) {
        onOutcome('stale')
        makeBehind(key, found, make)
        return { page: found.page }
      }
      const isFirst = !joinable.has(key)
      onOutcome(isFirst ? 'miss' : 'hit')
      const made = await makeOnce(key, make)
      if ('page' in made) return made
      if (found && made.response.status >= 500) return { page: found.page }
      // An answer that is not kept belongs to the one who asked first.
      return isFirst ? made : make()
    },
    drop(tag) {
      tellRunning(tag)
      const kind = tag.endsWith(ALL) ? tag.slice(0, -1) : null
      const tags = kind === null ? [tag] : [...keysByTag.keys()].filter((known) => known.startsWith(kind))
      for (const each of tags) for (const key of keysByTag.get(each) ?? []) kept.delete(key)
    },
    dropAll() {
      tellRunning(ALL)
      kept.clear()
    },
    setHearing(hearing) {
      isHearing = hearing
    },
  }
}

/** Lets a cache know what changes; after a time in which changes may have been missed it starts again, empty. */
export function followChanges(cache: PageCache, changes: Pick<Changes, 'subscribe'>): void {
  changes.subscribe({
    onChange: cache.drop,
    onHearing() {
      cache.dropAll()
      cache.setHearing(true)
    },
    onDeaf: () => cache.setHearing(false),
  })
}

function isTouched(tags: ReadonlySet<string>, dropped: ReadonlySet<string>): boolean {
  if (dropped.has(ALL)) return true
  for (const tag of tags) {
    const kind = tag.indexOf(':')
    if (dropped.has(tag) || (kind !== -1 && dropped.has(`${tag.slice(0, kind + 1)}${ALL}`))) return true
  }
  return false
}
