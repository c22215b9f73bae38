import { catalogueVersion } from './queries/catalogue-version.server.ts'
import type { Db } from '#db/client.ts'

type Kept<T> = { version: number; rows: string; value: T }

/**
 * What is made of rows that editors change, kept until the catalogue's version moves: every server has a change with its next
 * request. Rows that turn out the same keep what was made of them, so that what rests on it stays warm. A failed read is not kept.
 * @param parts `read` gives the rows, `make` what is wanted of them
 */
export function keptByVersion<R, T>(parts: {
  read: (db: Db) => Promise<R>
  make: (rows: R) => T
}): (db: Db) => Promise<T> {
  const kept = new WeakMap<Db, Kept<T>>()
  const running = new WeakMap<Db, { version: number; value: Promise<T> }>()
  const readAnew = async (db: Db, version: number): Promise<T> => {
    const read = await parts.read(db)
    const rows = JSON.stringify(read)
    const before = kept.get(db)
    const value = before?.rows === rows ? before.value : parts.make(read)
    kept.set(db, { version, rows, value })
    return value
  }
  return async (db) => {
    const { version } = await catalogueVersion(db)
    const known = kept.get(db)
    if (known?.version === version) return known.value
    const current = running.get(db)
    if (current?.version === version) return current.value
    const value = readAnew(db, version)
    running.set(db, { version, value })
    try {
      return await value
    } finally {
      if (running.get(db)?.value === value) running.delete(db)
    }
  }
}
