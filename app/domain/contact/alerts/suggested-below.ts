/** The least sum that makes sense, VND. */
export const LEAST = 10_000

/** A sum to wait for to begin with: five per cent below a price, in round figures. VND. */
export function suggestedBelow(price: number): number {
  const step = price >= 5_000_000 ? 100_000 : 10_000
  return Math.max(LEAST, Math.floor((price * 0.95) / step) * step)
}
