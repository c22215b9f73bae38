/** What another server changed is known after this long at most, in ms. */
const KEPT_MS = 5_000

/** Something small of the database for every request, without a query for each. */
export type KeptFresh<T> = {
  /** Never fails: while the database is away, what was known last. */
  read(): Promise<T>
  /** Lets the next request read anew: somebody changed it. */
  forget: () => void
}

/** @param first what holds before anything was read @param load reads it @param now in ms, for tests */
export function keptFresh<T>(
  first: T,
  load: () => Promise<T>,
  {
    now = Date.now,
    onFailure = () => undefined,
  }: { now?: () => number; onFailure?: (error: unknown) => void } = {},
): KeptFresh<T> {
  let known = first
  let goodUntil = -Infinity
  let loading: Promise<void> | null = null

  async function refresh(): Promise<void> {
    const own = loading
    try {
      const value = await load()
      // What was forgotten meanwhile may have been read before it changed.
      if (loading !== own) return
      known = value
    } catch (error) {
      onFailure(error)
    }
    if (loading === own) goodUntil = now() + KEPT_MS
  }

  return {
    async read() {
      if (now() < goodUntil) return known
      if (!loading) {
        const own = Promise.resolve().then(refresh)
        loading = own
        void own.finally(() => {
          if (loading === own) loading = null
        })
      }
      await loading
      return known
    },
    forget: () => {
      goodUntil = -Infinity
      loading = null
    },
  }
}
