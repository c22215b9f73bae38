import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { AppError } from '#app/platform/errors.ts'
import type { Db } from '#db/client.ts'
import { kindParts } from './present-kinds.server.ts'

type Tx = Pick<Db, 'execute'>

const category = z.object({
  id: z.number(),
  name: z.string(),
  slug: z.string(),
  group: z.string(),
  isHidden: z.boolean(),
  order: z.number(),
})
const facet = z.object({ attribute: z.string(), edges: z.array(z.number()).nullable() })

/** Everything of a kind that editors change, as it is stored: what a line of the log holds and undoing brings back. */
export const kindState = z.object({
  key: z.string(),
  record: kindParts.nullable(),
  category: category.nullable(),
  facets: z.array(facet),
})
export type KindState = z.output<typeof kindState>

/** Keeps others from writing kinds until the transaction ends. */
export const kindsAlone = (tx: Tx) => tx.execute(sql`select pg_advisory_xact_lock(hashtext('kinds'))`)

/** What is stored of a kind. @param categoryId which of its categories; null for the first */
export async function stateOfKind(tx: Tx, key: string, categoryId: number | null = null): Promise<KindState> {
  const { rows } = await tx.execute(sql`
    select ${key} as key,
      (select record from product_kinds where key = ${key}) as record,
      (select json_build_object('id', id, 'name', name, 'slug', slug, 'group', group_key, 'isHidden', is_hidden, 'order', display_order)
        from product_categories where kind = ${key} and id = coalesce(${categoryId}::int, id)
        order by display_order, id limit 1) as category,
      coalesce((select json_agg(json_build_object('attribute', attribute, 'edges', edges) order by display_order)
        from facets where kind = ${key}), '[]') as facets`)
  return kindState.parse(rows[0])
}

/** The kind of a category. @throws AppError 'not_found' */
export async function kindOfCategory(tx: Tx, id: number): Promise<string> {
  const { rows } = await tx.execute<{ kind: string }>(
    sql`select kind from product_categories where id = ${id}`,
  )
  const [row] = rows
  if (!row) throw new AppError('not_found', 'Loại sản phẩm này không còn nữa.')
  return row.kind
}

/**
 * Stores a kind as it is to be; the filters are only written where they change, as that places every product anew.
 * @throws AppError 'conflict' where a name is taken, or a category that is to go has products
 */
export async function storeKind(tx: Tx, before: KindState, after: KindState): Promise<void> {
  const { key, record } = after
  if (record)
    await tx.execute(sql`
      insert into product_kinds (key, record) values (${key}, ${JSON.stringify(record)}::jsonb)
      on conflict (key) do update set record = excluded.record, updated_at = now()`)
  else await tx.execute(sql`delete from product_kinds where key = ${key}`)
  await storeCategory(tx, before, after)
  if (JSON.stringify(before.facets) === JSON.stringify(after.facets)) return
  await tx.execute(sql`delete from facets where kind = ${key}`)
  if (after.facets.length > 0)
    await tx.execute(sql`
      insert into facets (kind, attribute, edges, display_order)
      select ${key}, x ->> 'attribute',
        case when jsonb_typeof(x -> 'edges') = 'array' then array(select jsonb_array_elements_text(x -> 'edges')::float8) end, place
      from jsonb_array_elements(${JSON.stringify(after.facets)}::jsonb) with ordinality as given(x, place)`)
}

async function storeCategory(tx: Tx, before: KindState, { key, category }: KindState): Promise<void> {
  if (!category) {
    if (before.category) await removeCategory(tx, before.category)
    return
  }
  const { id, name, slug, group, isHidden, order } = category
  const { rows: taken } = await tx.execute(
    sql`select from product_categories where (name = ${name} or slug = ${slug}) and id <> ${id}`,
  )
  if (taken.length > 0) {
    const why = `Đã có loại sản phẩm tên “${name}”.`
    throw new AppError('conflict', why, { fields: { name: why } })
  }
  await (before.category
    ? tx.execute(sql`
        update product_categories
        set name = ${name}, group_key = ${group}, is_hidden = ${isHidden}, display_order = ${order} where id = ${id}`)
    : tx.execute(sql`
        insert into product_categories (name, slug, kind, group_key, is_hidden, display_order)
        values (${name}, ${slug}, ${key}, ${group}, ${isHidden},
          (select coalesce(max(display_order), 0) + 1 from product_categories))`))
}

async function removeCategory(tx: Tx, { id, name }: NonNullable<KindState['category']>): Promise<void> {
  const { rows } = await tx.execute<{ n: number }>(
    sql`select count(*)::int as n from products where category_id = ${id}`,
  )
  const n = rows[0]?.n ?? 0
  if (n > 0)
    throw new AppError('conflict', `“${name}” đã có ${n} sản phẩm nên không bỏ được nữa; bạn ẩn đi nhé.`)
  await tx.execute(sql`delete from product_categories where id = ${id}`)
}

/** Where a category goes: one place up or down, to the top, or to a place counted from 1. */
export type MoveTo = 'up' | 'down' | 'first' | number

/** Puts a category elsewhere in the order. @returns the place it had, counted from 1; null where it is there already */
export async function moveCategory(tx: Tx, id: number, to: MoveTo): Promise<number | null> {
  const { rows } = await tx.execute<{ id: number }>(
    sql`select id from product_categories order by display_order, name`,
  )
  const ids = rows.map((row) => row.id)
  const at = ids.indexOf(id)
  const asked = to === 'first' ? 0 : to === 'up' ? at - 1 : to === 'down' ? at + 1 : to - 1
  const place = Math.min(Math.max(asked, 0), ids.length - 1)
  if (at < 0 || place === at) return null
  const order = ids.toSpliced(at, 1).toSpliced(place, 0, id)
  await tx.execute(sql`
    update product_categories c set display_order = x.place
    from unnest(${sql.param(order)}::int[]) with ordinality as x(id, place)
    where x.id = c.id and c.display_order <> x.place`)
  return at + 1
}
