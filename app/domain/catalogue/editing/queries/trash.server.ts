import { sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'

/** A product that was changed. */
export type Changed = { id: number; title: string }
type Runner = Pick<Db, 'execute'>

const listOf = (ids: readonly number[]) => sql`any(${`{${ids.join(',')}}`}::int[])`

/** Puts products into the trash: they leave every list and page of the site. @returns those that were on the site */
export async function trashProducts(db: Runner, ids: readonly number[]): Promise<Changed[]> {
  const { rows } = await db.execute<Changed>(sql`
    update products set deleted_at = now() where id = ${listOf(ids)} and deleted_at is null returning id, title`)
  return rows
}

/** Brings products back from the trash. @returns those that were there */
export async function restoreProducts(db: Runner, ids: readonly number[]): Promise<Changed[]> {
  const { rows } = await db.execute<Changed>(sql`
    update products set deleted_at = null, updated_at = now()
    where id = ${listOf(ids)} and deleted_at is not null returning id, title`)
  return rows
}

/** Takes products off the site, to be worked on: lists, search, advice and files for machines go without them. @returns those shown until then */
export const hideProducts = (db: Runner, ids: readonly number[]) => setHidden(db, ids, true)

/** Shows products on the site, as far as their categories are. @returns those that were hidden */
export const showProducts = (db: Runner, ids: readonly number[]) => setHidden(db, ids, false)

async function setHidden(db: Runner, ids: readonly number[], isHidden: boolean): Promise<Changed[]> {
  const { rows } = await db.execute<Changed>(sql`
    update products set is_hidden = ${isHidden}, updated_at = now()
    where id = ${listOf(ids)} and deleted_at is null and is_hidden <> ${isHidden} returning id, title`)
  return rows
}

/** Files products under another category. @returns those that were elsewhere, with where */
export async function moveProducts(
  db: Runner,
  { ids, categoryId }: { ids: readonly number[]; categoryId: number },
): Promise<(Changed & { from: string; to: string })[]> {
  const { rows } = await db.execute<Changed & { from: string; to: string }>(sql`
    update products p set category_id = target.id, updated_at = now()
    from product_categories target, product_categories source
    where target.id = ${categoryId} and source.id = p.category_id and p.id = ${listOf(ids)} and p.category_id <> target.id
    returning p.id, p.title, source.name as "from", target.name as "to"`)
  return rows
}

/** Deletes products of the trash for good, with all that hangs on them. @returns those that were there */
export async function eraseProducts(db: Runner, ids: readonly number[]): Promise<Changed[]> {
  const { rows } = await db.execute<Changed>(sql`
    delete from products where id = ${listOf(ids)} and deleted_at is not null returning id, title`)
  return rows
}
