import { AsyncLocalStorage } from 'node:async_hooks'

/** What the database failed with in the calls that run now. */
const failures = new AsyncLocalStorage<unknown[]>()

/**
 * Runs calls of the authentication library. Where the database failed in one of them, this fails with the database's own error: the
 * library hides it behind failures of its own, takes it for nobody being signed in, or goes on as if all were well.
 */
export async function withDatabaseFailures<T>(work: () => Promise<T>): Promise<T> {
  const noted: unknown[] = []
  const [settled] = await Promise.allSettled([failures.run(noted, work)])
  if (noted.length > 0) throw noted[0]
  if (settled.status === 'rejected') throw settled.reason
  return settled.value
}

/** The library's way to the database, with everything that fails on it noted for `withDatabaseFailures`. */
export function noting<Adapter extends object>(adapter: Adapter): Adapter {
  return new Proxy(adapter, {
    get(target, name, noted) {
      // Its transactions are none: what runs in one is given the adapter itself.
      if (name === 'transaction') return (work: (adapter: unknown) => unknown) => work(noted)
      const part: unknown = Reflect.get(target, name)
      if (typeof part !== 'function') return part
      return async (...asked: unknown[]): Promise<unknown> => {
        try {
          return (await Reflect.apply(part, target, asked)) as unknown
        } catch (error) {
          failures.getStore()?.push(error)
          throw error
        }
      }
    },
  })
}
