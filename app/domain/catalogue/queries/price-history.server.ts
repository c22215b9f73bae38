import { asc, desc, eq, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { offers, priceObservations } from '#db/schema/offers.ts'
import type { Observation } from '../price-history.ts'

/** More than a chart can show; older prices are left out. */
const MOST = 400

/** Every price seen of a product at its shops, oldest first. */
export async function observationsOf(db: Db, id: number): Promise<Observation[]> {
  const newest = await db
    .select({
      shop: offers.shop,
      price: priceObservations.price,
      listPrice: priceObservations.listPrice,
      inStock: priceObservations.inStock,
      observedOn: priceObservations.observedOn,
      source: priceObservations.source,
    })
    .from(priceObservations)
    .innerJoin(offers, eq(offers.id, priceObservations.offerId))
    .where(eq(offers.productId, id))
    .orderBy(
      desc(priceObservations.observedOn),
      sql`${priceObservations.seenAt} desc nulls last`,
      asc(priceObservations.price),
    )
    .limit(MOST)
  return newest.reverse()
}
