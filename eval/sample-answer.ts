import type { Answer } from '#app/domain/advisor/answer.ts'
import type { Row } from './rows.ts'

/** Two refrigerators, for the tests of the checks. */
export const SMALL: Row = {
  id: 1,
  title: 'Tủ lạnh Alpha 180 lít AL-180X',
  brand: 'Alpha',
  kind: 'fridge',
  price: 5_000_000,
  seen: [5_000_000, 5_490_000],
  attributes: { capacity_l: 180, inverter: true },
}
export const LARGE: Row = {
  ...SMALL,
  id: 2,
  title: 'Tủ lạnh Beta 400 lít BE-400X',
  brand: 'Beta',
  price: 12_000_000,
  seen: [],
  attributes: { capacity_l: 400 },
}
export const ROWS = new Map([SMALL, LARGE].map((row) => [row.id, row]))

/** An answer of these words that recommends these rows. */
export function answerOf(content: string, rows: readonly Row[] = []): Answer {
  const products = rows.map(({ id, title, brand, price }) => ({
    id,
    title,
    image: '',
    des: '',
    price: `${price?.toLocaleString('vi-VN')}\u00a0₫`,
    priceSeen: null,
    brand,
    role: 'best' as const,
    reason: '',
    tradeOff: null,
  }))
  return {
    content,
    relatedQuestions: [],
    sources: [],
    productRecommendations: products.length > 0 ? { query: '', products } : null,
    comparison: null,
    tapQuestion: null,
    editorial: null,
    conversation: null,
    understood: [],
  }
}
