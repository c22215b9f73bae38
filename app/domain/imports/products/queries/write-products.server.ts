import { sql } from 'drizzle-orm'
import type { BatchWrite, BatchWritten, Reader } from '#app/domain/imports/import-subject.ts'
import { groupBy } from '#app/platform/group-by.ts'
import { slugify } from '#app/vietnamese/slug.ts'
import { saysSame } from '../product-state.ts'
import type { ProductState, Seen, ShopOffer } from '../product-state.ts'

type Written = { id: number; key: string; stamp: string }
type Batch = BatchWrite<ProductState>

/** A product that was planned on is no longer as it was: the batch has to be planned again. */
class ProductChangedError extends Error {
  override name = 'ProductChangedError'
}

/** The columns that rows are sent in. */
const GIVEN = sql`x(id int, stamp timestamptz, key text, title text, description text, brand_id int, category_id int,
  sub_category text, gtin text, model text, release_year smallint, price text, lowest_price text, manufacturer_price text,
  rumored_price text, image text, attributes jsonb, is_hidden boolean, is_trashed boolean)`

/** Writes the products of a batch with all that hangs on them, each kind by one statement. */
export async function writeProducts(tx: Reader, { created, updated }: Batch): Promise<BatchWritten> {
  const made: number[] = []
  const brands = await brandsNamed(
    tx,
    [...created, ...updated].flatMap(({ state }) => state.brand ?? []),
    made,
  )
  const befores = await productsBefore(
    tx,
    updated.map(({ id }) => id),
  )
  const brandOf = ({ brand }: ProductState) => (brand === null ? null : (brands.get(brand) ?? null))
  const inserted = await insertProducts(tx, created, brandOf)
  const changed = await updateProducts(tx, updated, brandOf)
  const rows = new Map<string, { id: number; stamp: string; before?: Record<string, unknown> }>(
    [...inserted, ...changed].map(({ id, key, stamp }) => {
      const before = befores.get(id)
      return [key, { id, stamp, ...(before ? { before } : {}) }] as const
    }),
  )
  const added = await writeLists(
    tx,
    [...created, ...updated].flatMap(({ key, state }) => {
      const id = rows.get(key)?.id
      return id === undefined ? [] : [{ id, state }]
    }),
  )
  await listProducts(
    tx,
    inserted.map(({ id }) => id),
    added,
  )
  for (const { id, before } of rows.values()) if (before) before['added'] = added.get(id) ?? []
  return { rows, made: made.length > 0 ? { brands: made } : {} }
}

type BrandOf = (state: ProductState) => number | null

async function insertProducts(tx: Reader, created: Batch['created'], brandOf: BrandOf): Promise<Written[]> {
  if (created.length === 0) return []
  await tx.execute(sql`select set_config('chon_may.lists_itself', 'on', true)`)
  const { rows } = await tx.execute<Written>(sql`
    insert into products (source_key, title, des, brand_id, category_id, sub_cate, gtin, model, release_year, price, lowest_price,
      manufacturer_price, rumored_price, image, attributes, is_hidden, prices_undated)
    select key, title, description, brand_id, category_id, sub_category, gtin, model, release_year, price, lowest_price,
      manufacturer_price, rumored_price, image, attributes, is_hidden,
      num_nonnulls(price, lowest_price, manufacturer_price, rumored_price) > 0
    from jsonb_to_recordset(${asJson(created, brandOf)}::jsonb) as ${GIVEN}
    returning id, source_key as key, updated_at::text as stamp`)
  return rows
}

/** Puts new products into lists, once their prices are there: those without one seen may have one typed. @param seen prices added, by product */
async function listProducts(
  tx: Reader,
  ids: readonly number[],
  seen: ReadonlyMap<number, unknown>,
): Promise<void> {
  if (ids.length === 0) return
  await tx.execute(sql`
    select set_config('chon_may.lists_itself', 'off', true),
      refresh_product_prices(${sql.param(ids.filter((id) => !seen.has(id)))}::int[], vietnam_day(now())),
      refresh_product_search(${sql.param(ids)}::int[])`)
}

async function updateProducts(tx: Reader, updated: Batch['updated'], brandOf: BrandOf): Promise<Written[]> {
  if (updated.length === 0) return []
  const given = sql`jsonb_to_recordset(${asJson(updated, brandOf)}::jsonb) as ${GIVEN}`
  const { rows: known } = await tx.execute<Written & { differs: boolean }>(sql`
    select p.id, x.key, p.updated_at::text as stamp, p.deleted_at is not null and not x.is_trashed
      or (p.title, p.des, p.brand_id, p.category_id, p.sub_cate, p.gtin, p.model, p.release_year, p.price, p.lowest_price,
        p.manufacturer_price, p.rumored_price, p.image, p.attributes, p.is_hidden)
      is distinct from (x.title, x.description, x.brand_id, x.category_id, x.sub_category, x.gtin, x.model, x.release_year, x.price,
        x.lowest_price, x.manufacturer_price, x.rumored_price, x.image, x.attributes, x.is_hidden) as differs
    from ${given} join products p on p.id = x.id and p.updated_at = x.stamp order by p.id for no key update of p`)
  if (known.length !== updated.length) throw new ProductChangedError('Somebody saved one of these products.')
  // A price that is only seen again leaves the product as it was last changed.
  const own = new Set(known.flatMap(({ id, differs }) => (differs ? [id] : [])))
  const changed = updated.filter(({ id, state }) => own.has(id) || isNews(state))
  const kept = known.filter(({ id }) => !changed.some((each) => each.id === id))
  if (changed.length === 0) return kept
  const { rows } = await tx.execute<Written>(sql`
    update products p set title = x.title, des = x.description, brand_id = x.brand_id, category_id = x.category_id,
      sub_cate = x.sub_category, gtin = x.gtin, model = x.model, release_year = x.release_year, price = x.price,
      lowest_price = x.lowest_price, manufacturer_price = x.manufacturer_price, rumored_price = x.rumored_price,
      image = x.image, attributes = x.attributes, is_hidden = x.is_hidden, updated_at = now(),
      deleted_at = case when x.is_trashed then p.deleted_at end,
      prices_undated = p.prices_undated or (p.price, p.lowest_price, p.manufacturer_price, p.rumored_price)
        is distinct from (x.price, x.lowest_price, x.manufacturer_price, x.rumored_price)
    from jsonb_to_recordset(${asJson(changed, brandOf)}::jsonb) as ${GIVEN}
    where p.id = x.id returning p.id, x.key, p.updated_at::text as stamp`)
  return [...kept, ...rows]
}

/** Whether lists or prices say something else than before. */
const isNews = ({ offers, unwritten }: ProductState): boolean =>
  unwritten.images ||
  unwritten.specifications ||
  unwritten.offers.some(({ shop, url, seen }) => {
    const all = offers.find((offer) => offer.shop === shop)?.seen ?? []
    const isNew = (each: Seen) => {
      const before = all[all.findIndex((other) => other === each) + 1]
      return before === undefined || !saysSame(each, before)
    }
    return url !== null || seen.some(isNew)
  })

const asJson = (
  rows: readonly { key: string; state: ProductState; id?: number; stamp?: string }[],
  brandOf: BrandOf,
) =>
  JSON.stringify(
    rows.map(({ key, id, stamp, state }) => {
      const {
        images: _images,
        specifications: _lines,
        offers: _offers,
        unwritten: _unwritten,
        ...own
      } = state
      return { ...own, key, id, stamp, brand_id: brandOf(state) }
    }),
  )

/** Everything of products that an import changes, with the ids of what hangs on them: what `undoProducts` brings back. */
async function productsBefore(
  tx: Reader,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Record<string, unknown>>> {
  if (ids.length === 0) return new Map()
  const { rows } = await tx.execute<{ id: number; before: Record<string, unknown> }>(sql`
    with wanted as materialized (select unnest(${sql.param(ids)}::int[]) as id)
    select p.id, jsonb_build_object('title', p.title, 'des', p.des, 'image', p.image, 'brand_id', p.brand_id,
      'category_id', p.category_id, 'sub_cate', p.sub_cate, 'gtin', p.gtin, 'model', p.model, 'release_year', p.release_year,
      'price', p.price, 'lowest_price', p.lowest_price, 'manufacturer_price', p.manufacturer_price,
      'rumored_price', p.rumored_price, 'prices_typed_on', p.prices_typed_on, 'prices_undated', p.prices_undated, 'attributes', p.attributes, 'updated_at', p.updated_at,
      'deleted_at', p.deleted_at, 'is_hidden', p.is_hidden, 'images', coalesce(i.list, '[]'), 'specifications', coalesce(s.list, '[]'),
      'offers', coalesce(o.list, '[]')) as before
    from products p
    left join (select product_id, jsonb_agg(to_jsonb(i)) as list from product_images i
      where product_id in (select id from wanted) group by 1) i on i.product_id = p.id
    left join (select product_id, jsonb_agg(to_jsonb(s)) as list from product_specifications s
      where product_id in (select id from wanted) group by 1) s on s.product_id = p.id
    left join (select product_id, jsonb_agg(jsonb_build_object('id', o.id, 'url', o.url)) as list from offers o
      where product_id in (select id from wanted) group by 1) o on o.product_id = p.id
    where p.id in (select id from wanted)`)
  return new Map(rows.map(({ id, before }) => [id, before]))
}

/**
 * The ids of brands by the names that products of a batch have; what is missing is made at the end of the order, once, under the
 * name it is called by first.
 * @param made gets the ids of those made
 */
async function brandsNamed(
  tx: Reader,
  names: readonly string[],
  made: number[],
): Promise<ReadonlyMap<string, number>> {
  const wanted = new Map(names.toReversed().map((name) => [slugify(name), name]))
  if (wanted.size === 0) return new Map()
  const slugs = sql`${sql.param([...wanted.keys()])}::text[]`
  const { rows: known } = await tx.execute<{ id: number; name: string; slug: string }>(sql`
    select id, name, slug from brands where slug = any(${slugs}) or name = any(${sql.param([...new Set(names)])}::text[])`)
  const has = new Set(known.flatMap(({ name, slug }) => [slug, slugify(name)]))
  const missing = [...wanted].flatMap(([slug, name]) => (has.has(slug) ? [] : [{ slug, name }]))
  const added =
    missing.length === 0
      ? []
      : (
          await tx.execute<{ id: number; name: string; slug: string }>(sql`
            insert into brands (name, slug, display_order)
            select name, slug, (select coalesce(max(display_order), 0) from brands) + row_number() over ()
            from jsonb_to_recordset(${JSON.stringify(missing)}::jsonb) as x(name text, slug text)
            returning id, name, slug`)
        ).rows
  made.push(...added.map(({ id }) => id))
  const bySlug = new Map(
    [...known, ...added].flatMap(({ id, name, slug }) => [
      [slugify(name), id],
      [slug, id],
    ]),
  )
  const byName = new Map(known.map(({ id, name }) => [name, id]))
  return new Map(
    names.flatMap((name) => {
      const id = byName.get(name) ?? bySlug.get(slugify(name))
      return id === undefined ? [] : [[name, id] as const]
    }),
  )
}

type Owned = { id: number; state: ProductState }

/**
 * Writes what hangs on products, as far as it is new: pictures, lines of the table of specifications, prices seen.
 * @returns the ids of the prices added, by product
 */
async function writeLists(tx: Reader, products: readonly Owned[]): Promise<ReadonlyMap<number, number[]>> {
  await writePictures(
    tx,
    products.filter(({ state }) => state.unwritten.images),
  )
  await writeSpecifications(
    tx,
    products.filter(({ state }) => state.unwritten.specifications),
  )
  return addPrices(
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

/** Adds offers and what was seen there; what is there for the same day or moment stays. @returns the ids added, by product */
async function addPrices(
  tx: Reader,
  given: readonly { id: number; offer: ShopOffer }[],
): Promise<ReadonlyMap<number, number[]>> {
  if (given.length === 0) return new Map()
  const shops = given.map(({ id, offer: { shop, url } }) => ({ id, shop, url }))
  const seen = given.flatMap(({ id, offer: { shop, seen: all } }) =>
    all.map((each) => ({ ...each, id, shop })),
  )
  await tx.execute(sql`
    insert into offers as o (product_id, shop, url)
    select id, shop, url from jsonb_to_recordset(${JSON.stringify(shops)}::jsonb) as x(id int, shop text, url text)
    on conflict (product_id, shop) do update set url = excluded.url
      where excluded.url is not null and excluded.url is distinct from o.url`)
  const { rows } = await tx.execute<{ product: number; id: number }>(sql`
    with added as (
    insert into price_observations (offer_id, price, list_price, in_stock, observed_on, seen_at, source)
    select o.id, x.price, x.list_price, x.in_stock, x.observed_on, x.seen_at, x.source
    from jsonb_to_recordset(${JSON.stringify(seen)}::jsonb)
      as x(id int, shop text, price bigint, list_price bigint, in_stock boolean, observed_on date, seen_at timestamptz,
        source text)
    join offers o on o.product_id = x.id and o.shop = x.shop
    on conflict (offer_id, observed_on, seen_at) do nothing returning id, offer_id)
    select o.product_id as product, added.id from added join offers o on o.id = added.offer_id`)
  const byProduct = groupBy(rows, ({ product }) => product)
  return new Map([...byProduct].map(([product, own]) => [product, own.map(({ id }) => id)]))
}
