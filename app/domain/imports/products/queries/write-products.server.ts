import { sql } from 'drizzle-orm'
import type { BatchWrite, BatchWritten, Reader } from '#app/domain/imports/import-subject.ts'
import type { ProductState } from '../product-state.ts'
import { brandsNamed } from './brands-named.server.ts'
import { productsBefore } from './products-before.server.ts'
import { writeLists } from './write-lists.server.ts'

type Written = { id: number; key: string; stamp: string }
type Batch = BatchWrite<ProductState>

/** A product that was planned on is no longer as it was: the batch has to be planned again. */
class ProductChangedError extends Error {
  override name = 'ProductChangedError'
}

/** The columns that rows are sent in. */
const GIVEN = sql`x(id int, stamp timestamptz, key text, title text, description text, brand_id int, category_id int,
  sub_category text, model text, release_year smallint, price text, lowest_price text, manufacturer_price text,
  rumored_price text, image text, attributes jsonb)`

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
  const rows = new Map(
    [...inserted, ...changed].map(({ id, key, stamp }) => {
      const before = befores.get(id)
      return [key, { id, stamp, ...(before ? { before } : {}) }]
    }),
  )
  await writeLists(
    tx,
    [...created, ...updated].flatMap(({ key, state }) => {
      const id = rows.get(key)?.id
      return id === undefined ? [] : [{ id, state }]
    }),
  )
  return { rows, made: made.length > 0 ? { brands: made } : {} }
}

type BrandOf = (state: ProductState) => number | null

async function insertProducts(tx: Reader, created: Batch['created'], brandOf: BrandOf): Promise<Written[]> {
  if (created.length === 0) return []
  const { rows } = await tx.execute<Written>(sql`
    insert into products (source_key, title, des, brand_id, category_id, sub_cate, model, release_year, price, lowest_price,
      manufacturer_price, rumored_price, image, attributes)
    select key, title, description, brand_id, category_id, sub_category, model, release_year, price, lowest_price,
      manufacturer_price, rumored_price, image, attributes
    from jsonb_to_recordset(${asJson(created, brandOf)}::jsonb) as ${GIVEN}
    returning id, source_key as key, updated_at::text as stamp`)
  return rows
}

async function updateProducts(tx: Reader, updated: Batch['updated'], brandOf: BrandOf): Promise<Written[]> {
  if (updated.length === 0) return []
  const { rows } = await tx.execute<Written>(sql`
    update products p set title = x.title, des = x.description, brand_id = x.brand_id, category_id = x.category_id,
      sub_cate = x.sub_category, model = x.model, release_year = x.release_year, price = x.price,
      lowest_price = x.lowest_price, manufacturer_price = x.manufacturer_price, rumored_price = x.rumored_price,
      image = x.image, attributes = x.attributes, deleted_at = null, updated_at = now()
    from jsonb_to_recordset(${asJson(updated, brandOf)}::jsonb) as ${GIVEN}
    where p.id = x.id and p.updated_at = x.stamp
    returning p.id, x.key, p.updated_at::text as stamp`)
  if (rows.length !== updated.length) throw new ProductChangedError('Somebody saved one of these products.')
  return rows
}

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
