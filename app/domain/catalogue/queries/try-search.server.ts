import { createDictionary } from '#app/vietnamese/synonyms.ts'
import type { SynonymGroup } from '#app/vietnamese/synonyms.ts'
import type { Db } from '#db/client.ts'
import { NO_FILTER } from '../list-filter.ts'
import { listProducts } from './list-products.server.ts'

/** What a search finds: how many products and the first of them, and what else was looked for. */
export type TriedSearch = {
  search: string
  total: number
  first: { id: number; title: string }[]
  also: string[]
  /** The words looked for in place of misspelt ones. */
  corrected: string | null
}

/** Products named. */
const FIRST = 5

/** Searches the catalogue as a visitor would. @param groups the synonyms to go by; those in force where left out */
export async function trySearch(
  db: Db,
  search: string,
  groups?: readonly SynonymGroup[],
): Promise<TriedSearch> {
  const query = { ...NO_FILTER, search, page: 1, limit: FIRST }
  const { products, pagination, also, corrected } = await (groups
    ? listProducts(db, query, () => Promise.resolve(createDictionary(groups)))
    : listProducts(db, query))
  return {
    search,
    total: pagination.total,
    first: products.map(({ id, title }) => ({ id, title })),
    also,
    corrected,
  }
}
