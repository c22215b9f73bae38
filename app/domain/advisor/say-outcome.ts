import { parsePriceText, sayVnd } from '#app/vietnamese/money.ts'
import type { ExampleProduct } from './example-answers.server.ts'

const SIZE = /\d+(?:[.,]\d+)? (?:lít|kg|inch|HP)\b/

/** A machine's name in short with its size, and its code where the title ends with one: 'Panasonic 405 lít', 'NR-BX421XGKV'. */
export function shortName({ title, brand }: Pick<ExampleProduct, 'title' | 'brand'>): {
  name: string
  code: string | null
} {
  const size = SIZE.exec(title)
  if (!brand || !size) return { name: title, code: null }
  const code = title.slice(size.index + size[0].length).trim()
  return code ? { name: `${brand} ${size[0]}`, code } : { name: title, code: null }
}

/** What a comparison of an answer's machines comes to: 'LG phù hợp nhất, Aqua rẻ hơn 1,15 triệu'. The first is the one that fits best. */
export function sayOutcome(products: readonly Pick<ExampleProduct, 'title' | 'brand' | 'price'>[]): string {
  const brands = products.map(({ brand }) => brand)
  const called = products.map((product) => {
    const { name } = shortName(product)
    const isAlone = brands.filter((brand) => brand === product.brand).length === 1
    return product.brand && isAlone ? product.brand : name
  })
  const prices = products.map(({ price }) => parsePriceText(price))
  const [first] = prices
  const lowest = Math.min(...prices.flatMap((price) => price ?? []))
  const best = `${called[0] ?? ''} phù hợp nhất`
  if (first === null || first === undefined || lowest >= first) return best
  return `${best}, ${called[prices.indexOf(lowest)] ?? ''} rẻ hơn ${sayVnd(first - lowest)}`
}
