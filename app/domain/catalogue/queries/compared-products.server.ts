import { asc, inArray } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { productSpecifications, products } from '#db/schema/catalogue.ts'
import type { ComparedProduct } from '../comparison/compared-product.ts'
import type { ProductRow } from './product-rows.server.ts'

/** The same products with what a comparison needs beyond a list. */
export async function comparedProducts(db: Db, rows: readonly ProductRow[]): Promise<ComparedProduct[]> {
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return []
  const [models, specifications] = await Promise.all([
    db
      .select({ id: products.id, model: products.model, releaseYear: products.releaseYear })
      .from(products)
      .where(inArray(products.id, ids)),
    db
      .select({
        productId: productSpecifications.productId,
        name: productSpecifications.specName,
        value: productSpecifications.specValue,
      })
      .from(productSpecifications)
      .where(inArray(productSpecifications.productId, ids))
      .orderBy(asc(productSpecifications.displayOrder)),
  ])
  return rows.map((row) => {
    const more = models.find(({ id }) => id === row.id)
    return {
      ...row,
      model: more?.model ?? null,
      releaseYear: more?.releaseYear ?? null,
      specifications: specifications.filter(({ productId }) => productId === row.id),
    }
  })
}
