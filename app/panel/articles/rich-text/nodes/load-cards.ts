import type { ProductCardView } from '#app/ui/product-card.tsx'

/** The cards of products as the catalogue has them now. @param ids with commas @throws where the catalogue does not answer */
export async function loadCards(ids: string, signal: AbortSignal): Promise<ProductCardView[]> {
  const response = await fetch(`/api/v1/product-cards?ids=${ids}`, { signal })
  if (!response.ok) throw new Error(`The catalogue answered ${response.status}.`)
  const { products } = (await response.json()) as { products: ProductCardView[] }
  return products
}
