import { inject } from 'vitest'
import type { ApiProduct } from '#app/features/catalogue/api-product.ts'

/** The first of the newest 48 products, of one category where it is named, that fits. @throws when none does */
export async function findProduct(
  fits: (product: ApiProduct) => boolean = () => true,
  category = '',
): Promise<ApiProduct> {
  const query = `limit=48${category && `&category=${category}`}`
  const response = await fetch(`${inject('siteUrl')}/functions/v1/paginated-products?${query}`)
  const { products } = (await response.json()) as { products: ApiProduct[] }
  const found = products.find(fits)
  if (!found) throw new Error('No product of the demo catalogue fits.')
  return found
}
