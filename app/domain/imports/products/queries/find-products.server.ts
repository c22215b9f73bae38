import { sql } from 'drizzle-orm'
import { hiddenProducts } from '#app/domain/catalogue/queries/hidden-products.server.ts'
import type { Reader } from '#app/domain/imports/import-subject.ts'
import { idInKey, namesOfProduct, productKey, sortedNames } from '../product-names.ts'

type Row = {
  id: number
  sourceKey: string | null
  brand: string | null
  model: string | null
  title: string
  isTrashed: boolean
}

/**
 * The keys of the products that go by these names, each name's in the order the products were made. The indexes of the search
 * find candidates by model and title; what they are called decides.
 */
export async function findProducts(
  db: Reader,
  names: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const { ids, sourceKeys, models, titles } = sortedNames(names)
  // A query of no words is answered, but with a notice.
  const query = models.map((model) => `'${model}':A`).join(' | ') || 'x & !x'
  const { rows } = await db.execute<Row>(sql`
    select p.id, p.source_key as "sourceKey", b.name as brand, p.model, p.title, p.deleted_at is not null as "isTrashed"
    from products p left join brands b on b.id = p.brand_id
    where p.id = any(array(
      select id from products where id = any(${sql.param(ids)}::int[])
      union select id from products where source_key = any(${sql.param(sourceKeys)}::text[])
      union select product_id from product_search where tsv @@ to_tsquery('simple', ${query})
      union select product_id from product_search where title_folded = any(${sql.param(titles)}::text[])
      union select product_id from (${hiddenProducts}) hidden
        where tsv @@ to_tsquery('simple', ${query}) or title_folded = any(${sql.param(titles)}::text[])))
    order by p.id`)
  const found = new Map<string, string[]>(names.map((name) => [name, []]))
  for (const row of rows)
    for (const name of namesOfProduct(row)) found.get(name)?.push(productKey(row.id, row.sourceKey))
  return found
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
