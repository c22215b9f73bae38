import type { Db } from '#db/client.ts'
import { PER_SIZE, numberOf, placedKeys } from '../ranges.ts'
import type { Placed } from '../ranges.ts'
import { shelves } from '../shelves/shelves.server.ts'
import type { Peers } from '../verdict.ts'

/** A machine up to a fifth cheaper or dearer is of about the same price. */
const NEAR = 0.2

/** The next round sum, in VND, so that the bounds can be said. */
const STEP = 100_000

type Asked = Placed & { id: number; categoryId: number }

/** Where a machine stands, figure by figure, among those of its category of about its price; null without a price. */
export async function pricePeers(db: Db, asked: Asked): Promise<Peers | null> {
  const { id, categoryId, kind, price } = asked
  if (price === null) return null
  const from = Math.floor((price * (1 - NEAR)) / STEP) * STEP
  const to = Math.ceil((price * (1 + NEAR)) / STEP) * STEP
  const figures = [...placedKeys(kind), PER_SIZE].flatMap((key) => {
    const own = numberOf(asked, key)
    return own === null ? [] : { key, own }
  })
  const shelf = (await shelves(db)).get(categoryId)
  const { count, standings } = shelf?.standings({ kind, id, from, to, figures }) ?? {
    count: 0,
    standings: [],
  }
  return { count, from, to, standings }
}
