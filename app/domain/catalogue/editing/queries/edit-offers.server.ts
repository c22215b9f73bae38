import { and, asc, desc, eq, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { offers, priceObservations } from '#db/schema/offers.ts'

/** A shop that lists a product with every price seen there, the newest first. Prices in VND, days YYYY-MM-DD. */
export type EditedOffer = {
  id: number
  shop: string
  url: string | null
  observations: EditedObservation[]
}

export type EditedObservation = {
  id: number
  price: number
  listPrice: number | null
  observedOn: string
  source: string
}

type Writer = Pick<Db, 'select' | 'insert' | 'update' | 'delete' | 'execute'>

/** The shops of a product with what was seen there. */
export async function editedOffers(db: Pick<Db, 'select'>, productId: number): Promise<EditedOffer[]> {
  const rows = await db
    .select({ offer: offers, seen: priceObservations })
    .from(offers)
    .leftJoin(priceObservations, eq(priceObservations.offerId, offers.id))
    .where(eq(offers.productId, productId))
    .orderBy(asc(offers.shop), desc(priceObservations.observedOn))
  const byId = new Map<number, EditedOffer>()
  for (const { offer, seen } of rows) {
    const { id, shop, url } = offer
    const known = byId.get(id) ?? { id, shop, url, observations: [] }
    if (seen) known.observations.push(seen)
    byId.set(id, known)
  }
  return [...byId.values()]
}

/** The price in VND that shops are shown with today where none is typed; null where none was seen. */
export async function lowestSeen(db: Pick<Db, 'execute'>, productId: number): Promise<number | null> {
  const { rows } = await db.execute<{ price: number }>(
    sql`select price from lowest_seen(array[${productId}::int], vietnam_day(now()))`,
  )
  return rows[0]?.price ?? null
}

/** The shops known of any product, the most frequent first. */
export async function knownShops(db: Pick<Db, 'execute'>): Promise<string[]> {
  const { rows } = await db.execute<{ shop: string }>(
    sql`select shop from offers group by shop order by count(*) desc, shop limit 100`,
  )
  return rows.map(({ shop }) => shop)
}

/**
 * The offer of a shop, made where there is none, under the name that the shop has with most products; its address is taken over where one
 * is given. @returns its id
 */
export async function offerOf(
  db: Writer,
  { productId, shop, url }: { productId: number; shop: string; url: string | null },
): Promise<number> {
  const { rows: known } = await db.execute<{ shop: string }>(sql`
    select shop from offers where lower(shop) = lower(${shop})
    group by shop order by bool_or(product_id = ${productId}) desc, count(*) desc, shop limit 1`)
  const [row] = await db
    .insert(offers)
    .values({ productId, shop: known[0]?.shop ?? shop, url })
    .onConflictDoUpdate({
      target: [offers.productId, offers.shop],
      set: { url: sql`coalesce(excluded.url, ${offers.url})` },
    })
    .returning({ id: offers.id })
  return row?.id ?? 0
}

/** Another name or address for an offer of a product. @returns false where it has none of that id */
export async function changeOffer(
  db: Writer,
  { productId, id, shop, url }: { productId: number; id: number; shop: string; url: string | null },
): Promise<boolean> {
  const rows = await db
    .update(offers)
    .set({ shop, url })
    .where(and(eq(offers.id, id), eq(offers.productId, productId)))
    .returning({ id: offers.id })
  return rows.length > 0
}

/** Deletes an offer with its prices. @returns false where the product has none of that id */
export async function deleteOffer(
  db: Writer,
  { productId, id }: { productId: number; id: number },
): Promise<boolean> {
  const rows = await db
    .delete(offers)
    .where(and(eq(offers.id, id), eq(offers.productId, productId)))
    .returning({ id: offers.id })
  return rows.length > 0
}

type Seen = Omit<EditedObservation, 'id'>

/** Writes down a price. @returns false where one of that day is written down already */
export async function addObservation(db: Writer, offerId: number, seen: Seen): Promise<boolean> {
  const rows = await db
    .insert(priceObservations)
    .values({ offerId, ...seen })
    .onConflictDoNothing()
    .returning({ id: priceObservations.id })
  return rows.length > 0
}

/** Corrects a price. @returns false where another of that shop and day stands already */
export async function changeObservation(db: Writer, id: number, seen: Seen): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from price_observations other join price_observations own on own.offer_id = other.offer_id
    where own.id = ${id} and other.id <> own.id and other.observed_on = ${seen.observedOn}`)
  if (rows.length > 0) return false
  await db.update(priceObservations).set(seen).where(eq(priceObservations.id, id))
  return true
}

export async function deleteObservation(db: Writer, id: number): Promise<void> {
  await db.delete(priceObservations).where(eq(priceObservations.id, id))
}
