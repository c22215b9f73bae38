import type { ArticlePart } from '#app/domain/blog/html/prepare.ts'
import { comparisonHtml } from '#app/domain/catalogue/comparison/comparison-html.ts'
import { loadComparison } from '#app/domain/catalogue/comparison/load-comparison.server.ts'
import { productView } from '#app/domain/catalogue/product-view.ts'
import type { ProductListItem } from '#app/domain/catalogue/product-view.ts'
import { productsByIds } from '#app/domain/catalogue/queries/products-by-ids.server.ts'
import type { Db } from '#db/client.ts'

/** A part of an article as its page shows it: HTML that is safe to show, or a product as the catalogue has it now. */
export type FilledPart = { html: string } | { product: ProductListItem }

/**
 * Puts what the catalogue says now where an article names products, for its page and its feed alike; a product that is gone leaves
 * no trace, and one alone is not compared. `products` are the ids of all that were asked for.
 */
export async function fillParts(
  db: Db,
  parts: readonly ArticlePart[],
): Promise<{ parts: FilledPart[]; products: number[] }> {
  const now = Date.now()
  const boxes = parts.flatMap((part) => ('productId' in part ? part.productId : [])).filter(isId)
  const rows = await productsByIds(db, [...new Set(boxes)])
  const known = new Map(rows.map((row) => [row.id, productView(row, now)]))
  const filled = await Promise.all(
    parts.map(async (part): Promise<FilledPart[]> => {
      if ('html' in part) return [part]
      if ('comparedIds' in part) {
        const comparison = await loadComparison(db, { ids: part.comparedIds.filter(isId), unread: 0, now })
        return comparison && comparison.columns.length > 1 ? [{ html: comparisonHtml(comparison) }] : []
      }
      const product = known.get(part.productId)
      return product ? [{ product }] : []
    }),
  )
  const compared = parts.flatMap((part) => ('comparedIds' in part ? part.comparedIds : []))
  return { parts: filled.flat(), products: [...new Set([...boxes, ...compared])] }
}

/** Ids are 32 bits wide; a box may hold any number that an editor typed. */
const isId = (id: number) => id <= 2_147_483_647
