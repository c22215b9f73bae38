import type { Db } from '#db/client.ts'
import { PER_SIZE, numberOf, placedKeys } from '../ranges.ts'
import type { Placed } from '../ranges.ts'
import { shelves } from '../shelves/shelves.server.ts'
import type { NearPrice, Peers } from '../verdict.ts'

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

/** What a price is among those around it: the share of them that are lower, of those that are the same half, and how many there are with itself. */
export type PriceRank = { at: number; known: number; near: NearPrice }

/** How far around a price others are still of its sort, and how many of them it takes to rank it. */
const [BELOW, ABOVE] = [0.7, 1.35]
const ENOUGH = 5

/** Where a price stands among those of its category from a third less to a third more; null where these are too few. */
export async function priceRank(
  db: Db,
  { id, categoryId, price }: Pick<Asked, 'id' | 'categoryId' | 'price'>,
): Promise<PriceRank | null> {
  if (price === null) return null
  // Whole millions are what people think in; of what costs little, half ones.
  const step = price < 2_000_000 ? 500_000 : 1_000_000
  const from = Math.floor((price * BELOW) / step) * step
  const to = Math.ceil((price * ABOVE) / step) * step
  const shelf = (await shelves(db)).get(categoryId)
  if (!shelf) return null
  const { others, cheaper, dearer } = shelf.aroundPrice({ id, price, from, to })
  if (others < ENOUGH) return null
  return {
    at: (others + cheaper - dearer) / (2 * others),
    known: others + 1,
    near: { from, to, cheaper, dearer },
  }
}
