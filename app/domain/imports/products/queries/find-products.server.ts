import { sql } from 'drizzle-orm'
import type { Known, NamedThings, Reader } from '#app/domain/imports/import-subject.ts'
import { idInKey, namesOfProduct, productKey, sortedNames } from '../product-names.ts'
import type { KnownProduct } from '../product-names.ts'

type Row = KnownProduct & { id: number; isOld: boolean; decided: string[] | null }

/**
 * The products that go by these names, each name's in the order the products were made, and the rows that were decided to be left
 * out. Indexes find candidates; what they are called decides.
 * @param since products made later were not there before; null for all were
 */
export async function findProducts(
  db: Reader,
  names: readonly string[],
  since: string | null,
): Promise<NamedThings<KnownProduct>> {
  const { ids, decided, sourceKeys, gtins, models, titles } = sortedNames(names)
  const { rows } = await db.execute<Row>(sql`
    select p.id, p.source_key as "sourceKey", p.gtin, b.name as brand, p.model, p.title, p.deleted_at is not null as "isTrashed",
      p.category_id as "categoryId", c.name as category, p.created_at < coalesce(${since}::timestamptz, 'infinity') as "isOld",
      (select array_agg(key) from product_matches m where m.product_id = p.id
        and m.key = any(${sql.param(decided)}::text[])) as decided
    from products p join product_categories c on c.id = p.category_id left join brands b on b.id = p.brand_id
    where p.id = any(array(
      select id from products where id = any(${sql.param(ids)}::int[])
      union select product_id from product_matches where key = any(${sql.param(decided)}::text[])
      union select id from products where source_key = any(${sql.param(sourceKeys)}::text[])
      union select id from products where gtin = any(${sql.param(gtins)}::text[])
      union select id from products where model_key = any(${sql.param(models)}::text[])
      union ${entitled(titles)}
      union select p.id from products p join product_categories h on h.id = p.category_id and h.is_hidden
        where p.title_folded = any(${sql.param(titles)}::text[])
      union select id from products where is_hidden and title_folded = any(${sql.param(titles)}::text[])))
    order by p.id`)
  const known = new Map<string, Known<KnownProduct>[]>(names.map((name) => [name, []]))
  for (const { isOld, decided: keys, ...who } of rows) {
    const each = { key: productKey(who.id, who.sourceKey), who, isOld }
    for (const name of [...namesOfProduct(who), ...(keys ?? []).map((key) => `decided ${key}`)])
      known.get(name)?.push(each)
  }
  return { known, leftOut: await leftOutOf(db, decided) }
}

/** The visible products of these titles. Asked for equal ones, the planner takes the index of trigrams, which is slow for whole titles. */
const entitled = (titles: readonly string[]) => sql`
  select s.product_id from unnest(${sql.param(titles)}::text[]) as asked(title)
  cross join lateral (
    select product_id from product_search where title_folded >= asked.title and title_folded <= asked.title) s`

async function leftOutOf(db: Reader, keys: readonly string[]): Promise<ReadonlySet<string>> {
  if (keys.length === 0) return new Set()
  const { rows } = await db.execute<{ key: string }>(
    sql`select key from product_matches where key = any(${sql.param(keys)}::text[]) and product_id is null`,
  )
  return new Set(rows.map(({ key }) => `decided ${key}`))
}

/**
 * Keeps which product rows of this key mean, null for none that is wanted; what was decided before gives way.
 * @returns the id of the decision, by table
 */
export async function decideMatch(
  tx: Reader,
  key: string,
  { id, jobId, by }: { id: number | null; jobId: string; by: string },
): Promise<Record<string, number[]>> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    insert into product_matches (key, product_id, job_id, decided_by) values (${key}, ${id}, ${jobId}, ${by})
    on conflict (key) do update set product_id = excluded.product_id, job_id = excluded.job_id,
      decided_by = excluded.decided_by, decided_at = now()
    returning id`)
  return { product_matches: rows.map((row) => row.id) }
}

/** Which of these keys a product has, also one in the trash. */
export async function takenKeys(db: Reader, keys: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await db.execute<{ id: number; key: string | null }>(
    sql`select id, source_key as key from products where ${withKeys(keys)}`,
  )
  return new Set(rows.map(({ id, key }) => productKey(id, key)))
}

/** The condition that a product has one of these keys. */
export function withKeys(keys: readonly string[]) {
  const ids = keys.map(idInKey).filter((id) => id !== null)
  return sql`(source_key = any(${sql.param(keys)}::text[]) or (id = any(${sql.param(ids)}::int[]) and source_key is null))`
}
