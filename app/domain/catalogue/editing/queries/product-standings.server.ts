import { sql } from 'drizzle-orm'
import { columnPairs } from '#app/platform/columns.server.ts'
import { AppError } from '#app/platform/errors.ts'
import { say } from '#app/vietnamese/say.ts'
import type { Db } from '#db/client.ts'
import type { ProductAction, ProductStanding } from '../product-bulk.ts'

type Runner = Pick<Db, 'execute'>

/** How a product stands. `stamp`: its updated_at as the database writes it. */
export type StandingRow = { id: number; stamp: string; state: ProductStanding }

/** What undoing a change brings back of a product. */
const RESTORED = ['category_id', 'brand_id', 'is_hidden', 'deleted_at', 'updated_at']

const listOf = (ids: readonly number[]) => sql`any(${sql.param(ids)}::int[])`

/** How products stand, by their ids; those that are gone are not there. */
export async function productStandings(db: Runner, ids: readonly number[]): Promise<StandingRow[]> {
  const { rows } = await db.execute<Omit<StandingRow, 'state'> & ProductStanding>(sql`
    select p.id, p.updated_at::text as stamp, p.title, p.category_id, p.brand_id, p.is_hidden,
      p.deleted_at is not null as is_trashed
    from products p where p.id = ${listOf(ids)} order by p.id`)
  return rows.map(({ id, stamp, ...state }) => ({ id, stamp, state }))
}

/** The same, held until the transaction ends: in the order of their ids, so that two who change the same wait for one another. */
export async function heldStandings(tx: Runner, ids: readonly number[]): Promise<StandingRow[]> {
  await tx.execute(sql`select from products where id = ${listOf(ids)} order by id for update`)
  return productStandings(tx, ids)
}

/**
 * Writes how products stand from now on; putting one into the trash is no change of it.
 * @returns those written, with what they were; not those that somebody saved since they were read
 */
export async function writeStandings(
  tx: Runner,
  changed: readonly StandingRow[],
): Promise<{ id: number; stamp: string; before: Record<string, unknown> }[]> {
  const given = JSON.stringify(changed.map(({ id, stamp, state }) => ({ ...state, id, stamp })))
  const { rows } = await tx.execute<{ id: number; stamp: string; before: Record<string, unknown> }>(sql`
    with x as (select * from jsonb_to_recordset(${given}::jsonb) as x(id int, stamp timestamptz, category_id int, brand_id int,
        is_hidden boolean, is_trashed boolean)),
      was as (select p.id, jsonb_build_object(${columnPairs(RESTORED, 'p')}) as before
        from products p where p.id in (select id from x) for update)
    update products p set category_id = x.category_id, brand_id = x.brand_id, is_hidden = x.is_hidden,
      deleted_at = case when x.is_trashed then coalesce(p.deleted_at, now()) end,
      updated_at = case when p.deleted_at is null and x.is_trashed then p.updated_at else now() end
    from x join was on was.id = x.id
    where p.id = x.id and p.updated_at = x.stamp
    returning p.id, p.updated_at::text as stamp, was.before`)
  return rows
}

/** Brings back what products were; one whose category or brand is gone stays in the one that it has. */
export async function restoreStandings(
  tx: Runner,
  befores: readonly (Record<string, unknown> & { id: number })[],
): Promise<void> {
  await tx.execute(sql`
    update products p set is_hidden = x.is_hidden, deleted_at = x.deleted_at, updated_at = x.updated_at,
      category_id = coalesce((select c.id from product_categories c where c.id = x.category_id), p.category_id),
      brand_id = case when x.brand_id is null then null
        else coalesce((select b.id from brands b where b.id = x.brand_id), p.brand_id) end
    from jsonb_populate_recordset(null::products, ${JSON.stringify(befores)}::jsonb) as x
    where p.id = x.id`)
}

/** What an action moves products to, by name; null where it moves none. @throws AppError 'invalid' where there is no such thing */
export async function targetOf(db: Runner, wanted: ProductAction): Promise<string | null> {
  if (wanted.intent !== 'move' && wanted.intent !== 'brand') return null
  const { rows } = await db.execute<{ name: string }>(
    wanted.intent === 'move'
      ? sql`select name from product_categories where id = ${wanted.to}`
      : sql`select name from brands where id = ${wanted.brand}`,
  )
  const [found] = rows
  if (found) return found.name
  const message =
    wanted.intent === 'move'
      ? say('Không còn loại sản phẩm này.', { en: 'This product type is gone.' })
      : say('Không còn thương hiệu này.', { en: 'This brand is gone.' })
  throw new AppError('invalid', message, { fields: { [wanted.intent === 'move' ? 'to' : 'brand']: message } })
}

/** A product that was changed. */
export type Changed = { id: number; title: string }

/** Deletes products of the trash for good, with all that hangs on them. @returns those that were there */
export async function eraseProducts(db: Runner, ids: readonly number[]): Promise<Changed[]> {
  const { rows } = await db.execute<Changed>(sql`
    delete from products where id = ${listOf(ids)} and deleted_at is not null returning id, title`)
  return rows
}
