import type { ProductCardView } from '#app/ui/product-card.tsx'
import { cardFacts } from './attributes.ts'
import { productPicture } from './picture.ts'
import { vietnamDay } from './price-history.ts'
import { summarisePrice } from './price.ts'
import type { ProductRow } from './queries/product-rows.server.ts'

/** How long a product counts as new (ruling 3), in ms. */
const NEW_FOR_MS = 30 * 24 * 60 * 60 * 1000

/** What a list of ours shows of a product, and by what it can be put beside others. */
export type ProductListItem = ProductCardView & { id: number; categorySlug: string }

/** A list item that can be put in order by its main price, in VND. */
export type PricedListItem = ProductListItem & { priceValue: number | null }

/** A row as a card shows it. @param now the moment 'new' is judged at, in ms */
export function productView(product: ProductRow, now: number): ProductListItem {
  const { id, title, brand, category, categorySlug, subCate, des, reviewCount, ratingAverage } = product
  const { src, alt } = productPicture(product)
  return {
    id,
    href: `/products/${id}`,
    title,
    image: { src, alt },
    brand,
    category,
    categorySlug,
    subCategory: subCate,
    description: des,
    facts: cardFacts(product.kind, product.attributes),
    price: summarisePrice(product.mainPrice, vietnamDay(now)),
    rating: ratingAverage === null ? null : { average: ratingAverage, count: reviewCount },
    isNew: now - new Date(product.createdAt).getTime() < NEW_FOR_MS,
  }
}

/** A row as a card shows it, with the number of its main price. */
export function pricedView(product: ProductRow, now: number): PricedListItem {
  return { ...productView(product, now), priceValue: product.mainPrice?.value ?? null }
}
