import type { Db } from '#db/client.ts'

/** How long what rarely changes is remembered, in ms: an edit is seen by every server after this long at the latest. */
const REMEMBERED_MS = 60_000

/** A read of what editors rarely change, kept for a minute a database. A failed read is not kept. */
export function remembered<T>(
  read: (db: Db) => Promise<T>,
): ((db: Db) => Promise<T>) & { forget(db: Db): void } {
  const kept = new WeakMap<Db, { value: Promise<T>; until: number }>()
  const recall = (db: Db): Promise<T> => {
    const known = kept.get(db)
    if (known && known.until > Date.now()) return known.value
    const value = read(db)
    kept.set(db, { value, until: Date.now() + REMEMBERED_MS })
    value.catch(() => kept.delete(db))
    return value
  }
  return Object.assign(recall, { forget: (db: Db) => void kept.delete(db) })
}
