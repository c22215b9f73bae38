import type { Db } from '#db/client.ts'
import { catalogueVersion } from './catalogue-version.server.ts'

/**
 * What is made of rows that editors change, kept until the catalogue's version moves: every server has a change with its next
 * request. Rows that turn out the same keep what was made of them, so that what rests on it stays warm. A failed read is not kept.
 * @param parts `read` gives the rows, `make` what is wanted of them
 */
export function keptByVersion<R, T>(parts: {
  read: (db: Db) => Promise<R>
  make: (rows: R) => T
}): (db: Db) => Promise<T> {
  const keepers = new WeakMap<Db, Keeper<{ rows: string; made: T }>>()
  return async (db) => {
    const keep = keepers.get(db) ?? keeper()
    keepers.set(db, keep)
    const { made } = await keep(await catalogueVersion(db), async (before) => {
      const read = await parts.read(db)
      const rows = JSON.stringify(read)
      return before?.rows === rows ? before : { rows, made: parts.make(read) }
    })
    return made
  }
}

/**
 * The same for values of which there are many, told apart by `key`; the one used least recently makes room.
 * Whoever gets a value shares it and must not change it.
 * @param parts `most` values are kept for each database; `read` is told what it gave of the version before, where that is still kept
 */
export function manyKeptByVersion<A, T>(parts: {
  key: (asked: A) => string
  read: (db: Db, asked: A, before?: T) => Promise<T>
  most: number
}): (db: Db, asked: A) => Promise<T> {
  const keepersOf = new WeakMap<Db, Map<string, Keeper<T>>>()
  return async (db, asked) => {
    const version = await catalogueVersion(db)
    const keepers = keepersOf.get(db) ?? new Map<string, Keeper<T>>()
    keepersOf.set(db, keepers)
    const key = parts.key(asked)
    const keep = keepers.get(key) ?? keeper<T>()
    keepers.delete(key)
    keepers.set(key, keep)
    const [oldest] = keepers.keys()
    if (keepers.size > parts.most && oldest !== undefined) keepers.delete(oldest)
    return keep(version, (before) => parts.read(db, asked, before))
  }
}

/**
 * A value that is too dear to be made anew with every change, and is brought up to date: one reading after the other, each told
 * what came of the one before. Where one fails the next begins anew. Whoever got the value sees what comes after, too.
 */
export function broughtUpToDate<T>(
  bring: (db: Db, before: T | undefined) => Promise<T>,
): (db: Db) => Promise<T> {
  const lastOf = new WeakMap<Db, { version: number; value: Promise<T> }>()
  return async (db) => {
    const { version } = await catalogueVersion(db)
    const last = lastOf.get(db)
    if (last?.version === version) return last.value
    const before = last?.value.catch(() => undefined) ?? Promise.resolve(undefined)
    const reading = { version, value: before.then((value) => bring(db, value)) }
    lastOf.set(db, reading)
    try {
      return await reading.value
    } catch (error) {
      if (lastOf.get(db) === reading) lastOf.delete(db)
      throw error
    }
  }
}

/** Gives the value of a version, reading it where that is not the one kept. */
type Keeper<T> = (at: { version: number }, read: (before: T | undefined) => Promise<T>) => Promise<T>

/** Keeps one value; those who ask for it at the same time share one reading. */
function keeper<T>(): Keeper<T> {
  let kept: { version: number; value: T } | undefined
  let running: { version: number; value: Promise<T> } | undefined
  return async ({ version }, read) => {
    if (kept?.version === version) return kept.value
    if (running?.version === version) return running.value
    const reading = { version, value: read(kept?.value) }
    running = reading
    try {
      const value = await reading.value
      kept = { version, value }
      return value
    } finally {
      if (running === reading) running = undefined
    }
  }
}
