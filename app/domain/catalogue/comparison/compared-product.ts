import type { ProductRow } from '../queries/product-rows.server.ts'

/** A product with everything it is compared by. */
export type ComparedProduct = ProductRow & {
  model: string | null
  releaseYear: number | null
  specifications: { name: string; value: string }[]
}
