import type { Follower } from './follow-changes.ts'
import type { Page } from './page.ts'
import { createTaggedStore } from './tagged-store.ts'

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

/**
 * Finished pages of this server. What they show is true until the database tells otherwise (`drop`). While changes may be missed a kept
 * page is given out and made anew each time: better a little old than none at all.
 */
export type PageCache = Follower & {
  /** A page to send at once, or nothing. */
  fresh(key: string): Page | undefined
  /** The page of a key: kept, or made once for all who ask for it meanwhile. */
  answer(key: string, make: () => Promise<Made>): Promise<Made>
}

type Kept = { page: Page; tags: ReadonlySet<string>; size: number; madeAt: number; triedAt: number }

const MOST_BYTES = 64 * 2 ** 20
/** How long what is in no tag (a counter, 'hôm nay') may be late, in ms. */
export const FRESH_MS = 30_000
const STALE_MS = 10 * 60_000
/** Between two tries to make a page anew behind the reader's back, in ms. */
const RETRY_MS = 1_000

export function createPageCache({
  maxBytes = MOST_BYTES,
  freshMs = FRESH_MS,
  staleMs = STALE_MS,
  now = () => performance.now(),
  onOutcome = () => undefined,
  onFailure = () => undefined,
}: PageCacheOptions = {}): PageCache {
  const store = createTaggedStore<Kept>(maxBytes)
  let isHearing = false

  const makeOnce = (key: string, make: () => Promise<Made>): Promise<Made> =>
    store.makeOnce(key, make, (made) => {
      if (!('page' in made)) return null
      const { page } = made
      return { page, tags: page.tags, size: page.size, madeAt: now(), triedAt: -Infinity }
    })

  function makeBehind(key: string, found: Kept, make: () => Promise<Made>): void {
    if (now() - found.triedAt < RETRY_MS) return
    found.triedAt = now()
    makeOnce(key, make).catch(onFailure)
  }

  return {
    fresh(key) {
      const found = store.get(key)
      if (!found || !isHearing || now() - found.madeAt >= freshMs) return undefined
      onOutcome('hit')
      return found.page
    },
    async answer(key, make) {
      const found = store.get(key)
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
      const isFirst = !store.isMade(key)
      onOutcome(isFirst ? 'miss' : 'hit')
      const made = await makeOnce(key, make)
      if ('page' in made) return made
      if (found && made.response.status >= 500) return { page: found.page }
      // An answer that is not kept belongs to the one who asked first.
      return isFirst ? made : make()
    },
    drop: store.drop,
    dropAll: store.dropAll,
    setHearing(hearing) {
      isHearing = hearing
    },
  }
}
