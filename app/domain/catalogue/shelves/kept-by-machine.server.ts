import { isDeepStrictEqual } from 'node:util'
import { LRUCache } from 'lru-cache'
import { presentKinds } from '#app/kinds/kind.ts'
import type { Db } from '#db/client.ts'
import { brandIds } from '../queries/brand-names.server.ts'
import { catalogueShape } from '../queries/catalogue-shape.server.ts'
import type { Shelf } from './shelf.ts'
import { numberedShelves } from './shelves.server.ts'

/** A value, the shelf that its machine stood on, and at which of the shelf's changes it was read. */
type Kept<T> = { shelf: Shelf; at: number | undefined; value: T }

/**
 * What is read of single machines of the site, kept for each until something of it changes. It may rest on the kinds, the categories and
 * which brands there are, too: on nothing else. One that reads as it did is the same as before, so that what rests on it stays warm.
 * Whoever gets a value shares it and must not change it.
 * @param parts `read` gives those that there are, in any order; `most` are kept for each database
 * @returns in the order asked for, without those that are not on the site
 */
export function keptByMachine<T extends { id: number }>(parts: {
  read: (db: Db, ids: readonly number[]) => Promise<T[]>
  most: number
}): (db: Db, ids: readonly number[]) => Promise<T[]> {
  const keptFor = new WeakMap<Db, { basis: readonly unknown[]; machines: LRUCache<number, Kept<T>> }>()
  return async (db, ids) => {
    const [{ of, standsOn }, ...rests] = await Promise.all([
      numberedShelves(db),
      brandIds(db),
      catalogueShape(db),
    ])
    // Shelves that are all read anew are not held on to by what was kept before.
    const basis = [presentKinds(), of, ...rests]
    const before = keptFor.get(db)
    const { machines } = before?.basis.every((part, at) => part === basis[at])
      ? before
      : { machines: new LRUCache<number, Kept<T>>({ max: parts.most }) }
    keptFor.set(db, { basis, machines })
    const found = new Map<number, T>()
    const unknown = new Map<number, Omit<Kept<T>, 'value'> | null>()
    for (const id of ids) {
      const shelf = of.get(standsOn.get(id) ?? 0)
      const [kept, at] = [machines.get(id), shelf?.changedAt(id)]
      if (kept && kept.shelf === shelf && kept.at === at) found.set(id, kept.value)
      else unknown.set(id, shelf ? { shelf, at } : null)
    }
    const read = unknown.size > 0 ? await parts.read(db, [...unknown.keys()]) : []
    for (const row of read) {
      const before = machines.get(row.id)?.value
      const value = before && isDeepStrictEqual(before, row) ? before : row
      found.set(value.id, value)
      const place = unknown.get(value.id)
      if (place) machines.set(value.id, { ...place, value })
    }
    return ids.flatMap((id) => found.get(id) ?? [])
  }
}
