import type { PageTag } from '#app/edge/context.server.ts'
import type { Follower } from './follow-changes.ts'
import { FRESH_MS } from './page-cache.ts'
import { createTaggedStore } from './tagged-store.ts'

/** What a page shows, and the rows it was read from. Shared by all who ask: nobody changes it. */
export type ReadData<Data> = { data: Data; tags: readonly PageTag[] }

/** Reads what a page shows; `names` is told which rows that are. What names none is not kept. */
export type ReadPage<Data> = (names: (...tags: PageTag[]) => void) => Promise<Data>

/** What pages show, for those that are made for each request. It is true until the database tells otherwise (`drop`). */
export type PageData = Follower & {
  /**
   * What stands under a key: kept, or read once for all who ask for it meanwhile.
   * @param anew it is not to be older than now: a page is made of it that is kept itself
   */
  read<Data>(key: string, read: ReadPage<Data>, anew?: boolean): Promise<ReadData<Data>>
}

type Kept = { read: ReadData<unknown>; tags: ReadonlySet<string>; size: number; readAt: number }

/** Of all data together, as JSON. */
const MOST_BYTES = 8 * 2 ** 20

export type PageDataOptions = { maxBytes?: number; freshMs?: number; now?: () => number }

export function createPageData({
  maxBytes = MOST_BYTES,
  freshMs = FRESH_MS,
  now = Date.now,
}: PageDataOptions = {}): PageData {
  const store = createTaggedStore<Kept>(maxBytes)
  let isHearing = false
  return {
    async read<Data>(key: string, read: ReadPage<Data>, anew = false) {
      const found = store.get(key)
      if (found && isHearing && !anew && now() - found.readAt < freshMs) return found.read as ReadData<Data>
      const load = async (): Promise<ReadData<Data>> => {
        const tags: PageTag[] = []
        return { data: await read((...named) => tags.push(...named)), tags }
      }
      // What is read while changes may be missed is for the one who asks.
      if (!isHearing) return load()
      return store.makeOnce(key, load, (made) =>
        made.tags.length === 0
          ? null
          : { read: made, tags: new Set(made.tags), size: sizeOf(made.data), readAt: now() },
      )
    },
    drop: store.drop,
    dropAll: store.dropAll,
    setHearing(hearing) {
      isHearing = hearing
    },
  }
}

const sizeOf = (data: unknown): number => (JSON.stringify(data)?.length ?? 0) + 200
