import type { ProductCardView } from '#app/ui/product-card.tsx'
import { cardFacts } from './attributes.ts'
import { productPicture } from './picture.ts'
import { summarisePrice } from './price.ts'
import type { ProductRow } from './queries/product-rows.server.ts'

/** How long a product counts as new (ruling 3), in ms. */
const NEW_FOR_MS = 30 * 24 * 60 * 60 * 1000

/** A row as a card shows it. @param now the moment 'new' is judged at, in ms */
export function productView(product: ProductRow, now: number): ProductCardView {
  const { id, title, brand, category, subCate, des, reviewCount, ratingAverage } = product
  const { src, alt } = productPicture(product)
  return {
    id,
    href: `/products/${id}`,
    title,
    image: { src, alt },
    brand,
    category,
    subCategory: subCate,
    description: des,
    facts: cardFacts(product.kind, product.attributes),
    price: summarisePrice(product),
    rating: ratingAverage === null ? null : { average: ratingAverage, count: reviewCount },
    isNew: now - new Date(product.createdAt).getTime() < NEW_FOR_MS,
  }
}
