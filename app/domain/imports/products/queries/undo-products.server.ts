import { sql } from 'drizzle-orm'
import type { Reader, UndoOutcome, UndoRow } from '#app/domain/imports/import-subject.ts'

/**
 * Takes back what an import wrote: products that it made go, those that it overwrote become what they were, with the times they
 * had. What was changed since stays, and so does what it made and visitors have reviewed.
 */
export async function undoProducts(
  tx: Reader,
  rows: readonly UndoRow[],
): Promise<ReadonlyMap<number, UndoOutcome>> {
  const given = JSON.stringify(rows.map(({ id, stamp, before }) => ({ id, stamp, is_made: before === null })))
  const { rows: found } = await tx.execute<{ id: number; same: boolean }>(sql`
    select p.id, p.updated_at = x.stamp
      and not (x.is_made and exists (select from product_reviews r where r.product_id = p.id)) as same
    from jsonb_to_recordset(${given}::jsonb) as x(id int, stamp timestamptz, is_made boolean)
    join products p on p.id = x.id for update of p`)
  const isSame = new Map(found.map(({ id, same }) => [id, same]))
  const unchanged = rows.filter(({ id }) => isSame.get(id))
  const made = unchanged.flatMap(({ id, before }) => (before ? [] : [id]))
  if (made.length > 0) await tx.execute(sql`delete from products where id = any(${sql.param(made)}::int[])`)
  await restoreProducts(
    tx,
    unchanged.flatMap(({ id, before }) => (before ? [{ ...before, id }] : [])),
  )
  return new Map(
    rows.map(({ id, before }) => [
      id,
      isSame.get(id) ? (before ? 'restored' : 'removed') : isSame.has(id) ? 'edited' : 'gone',
    ]),
  )
}

async function restoreProducts(tx: Reader, befores: readonly { id: number }[]): Promise<void> {
  if (befores.length === 0) return
  const given = sql`${JSON.stringify(befores)}::jsonb`
  const ids = sql`any(${sql.param(befores.map(({ id }) => id))}::int[])`
  // A category or a brand may be gone since; a product stays in the category where the import put it, or loses the brand.
  await tx.execute(sql`
    update products p set title = x.title, des = x.des, image = x.image,
      brand_id = (select b.id from brands b where b.id = x.brand_id),
      category_id = coalesce((select c.id from product_categories c where c.id = x.category_id), p.category_id),
      sub_cate = x.sub_cate, gtin = x.gtin, model = x.model, release_year = x.release_year, price = x.price, lowest_price = x.lowest_price,
      manufacturer_price = x.manufacturer_price, rumored_price = x.rumored_price, prices_typed_on = x.prices_typed_on,
      prices_undated = coalesce(x.prices_undated, p.prices_undated),
      attributes = x.attributes,
      updated_at = x.updated_at, deleted_at = x.deleted_at,
      is_hidden = coalesce(x.is_hidden, p.is_hidden)
    from jsonb_to_recordset(${given}) as x(id int, title text, des text, image text, brand_id int, category_id int,
      sub_cate text, gtin text, model text, release_year smallint, price text, lowest_price text, manufacturer_price text,
      rumored_price text, prices_typed_on date, prices_undated boolean, attributes jsonb, updated_at timestamptz, deleted_at timestamptz,
      is_hidden boolean)
    where p.id = x.id`)
  await restoreList(tx, 'images', { given, ids })
  await restoreList(tx, 'specifications', { given, ids })
  // What an import adds to offers and prices is taken away; it changes nothing of them but an offer's address.
  await tx.execute(sql`
    delete from price_observations e where e.id = any(array(select own.id::int
      from jsonb_to_recordset(${given}) as x(added jsonb), jsonb_array_elements_text(x.added) as own(id)))`)
  // Imports of before kept what was there instead of what they added.
  await tx.execute(sql`
    with before as (select * from jsonb_to_recordset(${given}) as x(id int, seen jsonb) where seen is not null)
    delete from price_observations e using offers o, before where o.id = e.offer_id and o.product_id = before.id
      and not before.seen @> to_jsonb(e.id)`)
  await tx.execute(sql`
    with had as (select o.id, o.url from jsonb_to_recordset(${given}) as x(offers jsonb),
      jsonb_to_recordset(x.offers) as o(id int, url text)),
    gone as (delete from offers o where product_id = ${ids} and not id in (select id from had)
      and not exists (select from price_observations e where e.offer_id = o.id))
    update offers o set url = had.url from had where o.id = had.id and o.url is distinct from had.url`)
}

const TABLES = { images: sql`product_images`, specifications: sql`product_specifications` }

/** Lines that were there keep their ids: a list that the import left alone stays as it is. */
async function restoreList(
  tx: Reader,
  list: keyof typeof TABLES,
  { given, ids }: Record<'given' | 'ids', ReturnType<typeof sql>>,
): Promise<void> {
  const table = TABLES[list]
  const had = sql`jsonb_to_recordset(${given}) as x(${sql.raw(list)} jsonb),
    jsonb_populate_recordset(null::${table}, x.${sql.raw(list)}) as had`
  await tx.execute(sql`
    delete from ${table} where product_id = ${ids} and not id in (select had.id from ${had})`)
  await tx.execute(sql`
    insert into ${table} overriding system value select had.* from ${had} on conflict (id) do nothing`)
}

/** Removes the brands an import made, where no product has them and nothing was written about them. */
export async function undoBrands(tx: Reader, ids: readonly number[]): Promise<void> {
  await tx.execute(sql`
    delete from brands b where id = any(${sql.param(ids)}::int[])
      and not exists (select from products p where p.brand_id = b.id)
      and not exists (select from brand_contents c where c.brand_id = b.id)`)
}

/** Removes the categories an import made, where no product is in them. */
export async function undoCategories(tx: Reader, ids: readonly number[]): Promise<void> {
  await tx.execute(sql`
    delete from product_categories c where id = any(${sql.param(ids)}::int[])
      and not exists (select from products p where p.category_id = c.id)`)
}

/** Forgets what was decided about rows of an import. */
export async function undoMatches(tx: Reader, ids: readonly number[]): Promise<void> {
  await tx.execute(sql`delete from product_matches where id = any(${sql.param(ids)}::int[])`)
}
