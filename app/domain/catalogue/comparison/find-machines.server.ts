import { suggest } from '#app/domain/catalogue/queries/suggest.server.ts'
import type { Db } from '#db/client.ts'

/** What somebody typed for a machine, and the machines it may mean, the likeliest first. */
export type FoundMachine = { typed: string; hits: readonly { id: number; title: string; price: string }[] }

/** The machines that texts may mean, each as the search box suggests them. */
export const findMachines = (db: Db, texts: readonly string[]): Promise<FoundMachine[]> =>
  Promise.all(
    texts.map(async (typed) => {
      const { products } = await suggest(db, typed)
      return { typed, hits: products.map(({ id, title, price }) => ({ id, title, price })) }
    }),
  )
