import { sql } from 'drizzle-orm'
import { vietnamDay } from '#app/domain/catalogue/price-history.ts'
import type { Cells, Reader } from '#app/domain/imports/import-subject.ts'
import { foldForSearch } from '#app/vietnamese/fold.ts'
import type { ProductReferences } from '../product-row.ts'

/** The brands, categories and products that the rows of a batch name. Brands and categories are few, so all are read. */
export async function productReferences(db: Reader, rows: readonly Cells[]): Promise<ProductReferences> {
  const ids = rows.flatMap((cells) => {
    const id = cells.get('id') ?? ''
    return /^\d{1,9}$/.test(id) ? [Number(id)] : []
  })
  const brands = await db.execute<{ name: string; slugs: string[] }>(
    sql`select name, former_slugs || slug as slugs from brands order by id desc`,
  )
  const categories = await db.execute<{ id: number; name: string; slug: string }>(
    sql`select id, name, slug from product_categories`,
  )
  const products = await db.execute<{ id: number; key: string | null }>(
    sql`select id, source_key as key from products where id = any(${sql.param(ids)}::int[])`,
  )
  return {
    brands: new Map([
      ...brands.rows.flatMap(({ name, slugs }) => slugs.map((slug) => [slug, name] as const)),
      ...brands.rows.map(({ name }) => [foldForSearch(name), name] as const),
    ]),
    categories: new Map(
      categories.rows.flatMap(({ slug, ...category }) => [
        [slug, category],
        [foldForSearch(category.name), category],
      ]),
    ),
    sourceKeys: new Map(products.rows.map(({ id, key }) => [id, key])),
    today: vietnamDay(Date.now()),
  }
}
