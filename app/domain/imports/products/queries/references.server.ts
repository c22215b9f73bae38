import { sql } from 'drizzle-orm'
import { vietnamDay } from '#app/domain/catalogue/price-history.ts'
import type { Cells, Choices, Reader } from '#app/domain/imports/import-subject.ts'
import { fetchedAddresses } from '#app/domain/imports/pictures/picture-queue.server.ts'
import { foldForSearch } from '#app/vietnamese/fold.ts'
import type { ProductReferences } from '../product-row.ts'
import { pictureAddresses } from '../row-lists.ts'
import { knownBrands, knownCategories } from './product-choices.server.ts'

/** The brands, categories and products that the rows of a batch name. Brands and categories are few, so all are read. */
export async function productReferences(
  db: Reader,
  rows: readonly Cells[],
  choices: Choices,
  since: string | null,
): Promise<ProductReferences> {
  const ids = rows.flatMap((cells) => {
    const id = cells.get('id') ?? ''
    return /^\d{1,9}$/.test(id) ? [Number(id)] : []
  })
  const brands = await knownBrands(db)
  const made = await db.execute<{ name: string }>(
    sql`select name from brands where created_at >= ${since}::timestamptz`,
  )
  const categories = await knownCategories(db)
  const products = await db.execute<{ id: number; key: string | null }>(
    sql`select id, source_key as key from products where id = any(${sql.param(ids)}::int[])`,
  )
  return {
    brands: new Map([
      ...brands.flatMap(({ name, slugs }) => slugs.map((slug) => [slug, name] as const)),
      ...brands.map(({ name }) => [foldForSearch(name), name] as const),
    ]),
    newBrands: new Set(made.rows.map(({ name }) => name)),
    categories: new Map(
      categories.flatMap((category) => [
        [category.slug, category],
        [foldForSearch(category.name), category],
      ]),
    ),
    categoriesById: new Map(categories.map((category) => [category.id, category])),
    choices,
    pictures: await fetchedAddresses(db, [...new Set(rows.flatMap(pictureAddresses))]),
    sourceKeys: new Map(products.rows.map(({ id, key }) => [id, key])),
    today: vietnamDay(Date.now()),
  }
}
