/** The orders of the saved products. */
export const SAVED_ORDERS = {
  newest: 'Mới lưu nhất',
  oldest: 'Lưu lâu nhất',
  cheapest: 'Giá thấp đến cao',
  dearest: 'Giá cao đến thấp',
} as const
export type SavedOrder = keyof typeof SAVED_ORDERS

type Priced = { priceValue: number | null }

/** Products, given newest first, in another order; without a price they stand last in both directions of price. */
export function inOrder<P extends Priced>(products: readonly P[], order: SavedOrder): P[] {
  const last = order === 'cheapest' ? Infinity : -Infinity
  const price = ({ priceValue }: P) => priceValue ?? last
  switch (order) {
    case 'newest':
      return [...products]
    case 'oldest':
      return products.toReversed()
    case 'cheapest':
      return products.toSorted((a, b) => price(a) - price(b) || 0)
    case 'dearest':
      return products.toSorted((a, b) => price(b) - price(a) || 0)
  }
}
