import type { PriceSource } from '../queries/price-sources.server.ts'
import type { ProductRow } from '../queries/product-rows.server.ts'

/** A product with everything it is compared by. `source` is where its lowest price was seen. */
export type ComparedProduct = ProductRow & {
  model: string | null
  releaseYear: number | null
  specifications: { name: string; value: string }[]
  source: PriceSource | null
}
