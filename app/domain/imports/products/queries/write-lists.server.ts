import { sql } from 'drizzle-orm'
import type { Reader } from '#app/domain/imports/import-subject.ts'
import type { ProductState, ShopOffer } from '../product-state.ts'

type Owned = { id: number; state: ProductState }

/** Writes what hangs on products, as far as it is new: pictures, lines of the table of specifications, prices seen. */
export async function writeLists(tx: Reader, products: readonly Owned[]): Promise<void> {
  await writePictures(
    tx,
    products.filter(({ state }) => state.unwritten.images),
  )
  await writeSpecifications(
    tx,
    products.filter(({ state }) => state.unwritten.specifications),
  )
  await addPrices(
    tx,
    products.flatMap(({ id, state }) => state.unwritten.offers.map((offer) => ({ id, offer }))),
  )
}

const idsOf = (products: readonly Owned[]) => sql`any(${sql.param(products.map(({ id }) => id))}::int[])`

async function writePictures(tx: Reader, products: readonly Owned[]): Promise<void> {
  if (products.length === 0) return
  const rows = products.flatMap(({ id, state }) =>
    state.images.map((image, at) => ({ ...image, id, at: at + 1 })),
  )
  await tx.execute(sql`delete from product_images where product_id = ${idsOf(products)}`)
  await tx.execute(sql`
    insert into product_images (product_id, url, alt, display_order)
    select id, url, alt, at from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as x(id int, url text, alt text, at int)`)
}

async function writeSpecifications(tx: Reader, products: readonly Owned[]): Promise<void> {
  if (products.length === 0) return
  const rows = products.flatMap(({ id, state }) =>
    state.specifications.map((line, at) => ({ ...line, id, at: at + 1 })),
  )
  await tx.execute(sql`delete from product_specifications where product_id = ${idsOf(products)}`)
  await tx.execute(sql`
    insert into product_specifications (product_id, spec_category, spec_name, spec_value, display_order)
    select id, "group", name, value, at
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as x(id int, "group" text, name text, value text, at int)`)
}

/** Adds offers and what was seen there; a price that is there for the day stays. */
async function addPrices(tx: Reader, given: readonly { id: number; offer: ShopOffer }[]): Promise<void> {
  if (given.length === 0) return
  const shops = given.map(({ id, offer: { shop, url } }) => ({ id, shop, url }))
  const seen = given.flatMap(({ id, offer: { shop, seen: all } }) =>
    all.map((each) => ({ ...each, id, shop })),
  )
  await tx.execute(sql`
    insert into offers as o (product_id, shop, url)
    select id, shop, url from jsonb_to_recordset(${JSON.stringify(shops)}::jsonb) as x(id int, shop text, url text)
    on conflict (product_id, shop) do update set url = coalesce(excluded.url, o.url)`)
  await tx.execute(sql`
    insert into price_observations (offer_id, price, list_price, observed_on, source)
    select o.id, x.price, x.list_price, x.observed_on, x.source
    from jsonb_to_recordset(${JSON.stringify(seen)}::jsonb)
      as x(id int, shop text, price bigint, list_price bigint, observed_on date, source text)
    join offers o on o.product_id = x.id and o.shop = x.shop
    on conflict (offer_id, observed_on) do nothing`)
}
