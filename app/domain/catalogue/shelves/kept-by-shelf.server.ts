import { presentKinds } from '#app/kinds/kind.ts'
import type { Db } from '#db/client.ts'
import { brandIds } from '../queries/brand-names.server.ts'
import type { CategoryShape } from '../queries/catalogue-shape.server.ts'
import { manyKeptByVersion } from '../version/kept-by-version.server.ts'
import { shelves } from './shelves.server.ts'

/**
 * What is made of the machines of some categories, kept until something of one of them changes, whatever else of the catalogue does. It
 * may rest on the kinds, the categories themselves, which brands there are and what `restsOn` gives, too: on nothing else.
 * @param parts as of `manyKeptByVersion`; `restsOn` gives the same object until it changes
 */
export function keptByShelf<A extends { categories: readonly CategoryShape[] }, T>({
  restsOn,
  ...parts
}: {
  key: (asked: A) => string
  read: (db: Db, asked: A) => Promise<T>
  restsOn?: (db: Db) => Promise<unknown>
  most: number
}): (db: Db, asked: A) => Promise<T> {
  const kept = manyKeptByVersion<A, { basis: readonly unknown[]; value: T }>({
    ...parts,
    read: async (db, asked, before) => {
      const [shelfOf, brands, own] = await Promise.all([shelves(db), brandIds(db), restsOn?.(db)])
      const machines = asked.categories.flatMap((category) => {
        const shelf = shelfOf.get(category.id)
        return [category, shelf, shelf?.changes()]
      })
      const basis = [presentKinds(), brands, own, ...machines]
      const isSame =
        before?.basis.length === basis.length && basis.every((part, at) => part === before.basis[at])
      return before && isSame ? before : { basis, value: await parts.read(db, asked) }
    },
  })
  return async (db, asked) => (await kept(db, asked)).value
}
