import { formatVnd, sayVnd } from '#app/vietnamese/money.ts'
import type { ComparisonTable } from '../answer.ts'
import type { Candidate, PriceSource } from '../catalogue.ts'
import { COMPARABLES, differences, isGain, sayAttribute } from '../rank/differences.ts'
import { joinWords, sentence } from './phrasing.ts'
import { sourcesOf } from './sources.ts'
import type { Draft, WordedPick } from './draft.ts'

/** Two products side by side: a table of the figures that differ, and for whom each is the better choice. */
export function writeComparison(
  first: Candidate,
  second: Candidate,
  priceSources: readonly PriceSource[],
): Draft {
  const gains = (own: Candidate, other: Candidate) => {
    const better = differences(own.kind, own.attributes, other.attributes).filter(isGain)
    const cheaper = own.price !== null && other.price !== null && own.price < other.price
    return [
      ...(cheaper ? [`rẻ hơn ${sayVnd((other.price ?? 0) - (own.price ?? 0))}`] : []),
      ...better.map((gap) => gap.phrase),
    ].slice(0, 3)
  }
  const lines = (
    [
      [first, second],
      [second, first],
    ] as const
  ).flatMap(([own, other]) => {
    const won = gains(own, other)
    return won.length > 0 ? [sentence(`chọn ${own.title} nếu bạn cần máy ${joinWords(won)}`)] : []
  })
  const picks: WordedPick[] = [first, second].map((candidate, index) => ({
    role: index === 0 ? 'best' : (candidate.price ?? 0) < (first.price ?? 0) ? 'saver' : 'upgrade',
    candidate,
    reason: joinWords(gains(candidate, index === 0 ? second : first)) || 'thông số tương đương',
    tradeOff: null,
    priceSource: priceSources.find(({ productId }) => productId === candidate.id) ?? null,
  }))
  return {
    paragraphs: [
      `${first.title} và ${second.title} khác nhau ở những điểm trong bảng dưới đây.`,
      ...(lines.length > 0
        ? lines
        : ['Theo các thông số mình có, hai máy ngang nhau; bạn chọn theo giá và kiểu dáng là ổn.']),
    ],
    picks,
    sources: sourcesOf(picks, null),
    relatedQuestions: [`Có máy nào tốt hơn ${first.title} không?`, `Tư vấn cho tôi về ${second.title}`],
    comparison: comparisonTable([first, second]),
  }
}

/** Price first, then every figure that one of the products states and in which they differ. */
export function comparisonTable(products: readonly Candidate[]): ComparisonTable {
  const keys = Object.keys(COMPARABLES).filter((key) =>
    products.some(({ attributes }) => typeof attributes[key] === 'number'),
  )
  const rows = keys.map((key) => [
    COMPARABLES[key]?.label ?? key,
    ...products.map(({ attributes }) => sayAttribute(key, attributes[key])),
  ])
  const differing = rows.filter(([, ...cells]) => new Set(cells).size > 1)
  const price = [
    'Giá',
    ...products.map((product) => (product.price === null ? 'Liên hệ' : formatVnd(product.price))),
  ]
  return { columns: products.map(({ id, title }) => ({ id, title })), rows: [price, ...differing] }
}
