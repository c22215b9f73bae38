import { formatVnd, sayVnd } from '#app/vietnamese/money.ts'
import type { ComparisonTable } from '../answer.ts'
import type { Candidate, PriceSource } from '../catalogue.ts'
import { COMPARABLES, gapsBetween, isGain, sayAttribute } from '../rank/differences.ts'
import { QUALITIES, sayQuality } from '../rank/qualities.ts'
import type { RunningCosts } from '../running-cost.ts'
import { joinWords, sentence } from './phrasing.ts'
import { sourcesOf } from './sources.ts'
import type { Draft, WordedPick } from './draft.ts'

/** Gains that are named for a product. */
const MAX_GAINS = 3

type Sides = {
  first: Candidate
  second: Candidate
  priceSources: readonly PriceSource[]
  costs: RunningCosts | null
}

/** Two products side by side: a table of what differs, and for whom each is the better choice. */
export function writeComparison({ first, second, priceSources, costs }: Sides): Draft {
  const sides = [
    [first, second],
    [second, first],
  ] as const
  const lines = sides.flatMap(([own, other]) => {
    const won = gains(own, other, costs)
    return won.length > 0 ? [sentence(`chọn ${own.title} nếu bạn ưu tiên: ${joinWords(won)}`)] : []
  })
  const picks: WordedPick[] = sides.map(([candidate, other], index) => ({
    role: index === 0 ? 'best' : (candidate.price ?? 0) < (first.price ?? 0) ? 'saver' : 'upgrade',
    candidate,
    reason: joinWords(gains(candidate, other, costs)) || 'thông số tương đương',
    tradeOff: null,
    priceSource: priceSources.find(({ productId }) => productId === candidate.id) ?? null,
  }))
  return {
    paragraphs: [
      `${first.title} và ${second.title} khác nhau ở những điểm trong bảng dưới đây.`,
      ...(lines.length > 0
        ? lines
        : ['Theo các thông số mình có, hai máy ngang nhau; bạn chọn theo giá và kiểu dáng là ổn.']),
      ...(lines.length === 1 ? [sayOnlyOne(first, second, costs)] : []),
    ],
    picks,
    sources: sourcesOf(picks, null),
    relatedQuestions: [`Có máy nào tốt hơn ${first.title} không?`, `Tư vấn cho tôi về ${second.title}`],
    comparison: comparisonTable([first, second], costs),
    rules: costs ? lines : [],
  }
}

/** One side wins all that is known: said plainly, with what is not known. */
function sayOnlyOne(first: Candidate, second: Candidate, costs: RunningCosts | null): string {
  const loser = gains(first, second, costs).length === 0 ? first : second
  return `Trong những số liệu mình có, ${loser.title} không hơn ở điểm nào; kiểu dáng, độ bền và dịch vụ thì dữ liệu này không nói được.`
}

/** What a product has over another: money first, then the cost of running it, then figures and qualities. */
function gains(own: Candidate, other: Candidate, costs: RunningCosts | null): string[] {
  const cheaper = own.price !== null && other.price !== null && own.price < other.price
  const [mine, theirs] = [costs?.of.get(own.id), costs?.of.get(other.id)]
  const saved = mine && theirs ? theirs.monthlyVnd - mine.monthlyVnd : 0
  return [
    ...(cheaper ? [`rẻ hơn ${sayVnd((other.price ?? 0) - (own.price ?? 0))}`] : []),
    ...(saved >= 5_000 ? [`đỡ khoảng ${sayVnd(saved)} tiền điện mỗi tháng`] : []),
    ...gapsBetween(own, other)
      .filter(isGain)
      .map((gap) => gap.phrase),
  ].slice(0, MAX_GAINS)
}

/** Price first, then running cost, then every figure and quality that one of the products states and in which they differ. */
export function comparisonTable(
  products: readonly Candidate[],
  costs: RunningCosts | null = null,
): ComparisonTable {
  const figures = Object.keys(COMPARABLES)
    .filter((key) => products.some(({ attributes }) => typeof attributes[key] === 'number'))
    .map((key) => [
      COMPARABLES[key]?.label ?? key,
      ...products.map(({ attributes }) => sayAttribute(key, attributes[key])),
    ])
  const qualities = Object.keys(QUALITIES)
    .filter((key) => products.some(({ attributes }) => attributes[key] !== undefined))
    .map((key) => [
      QUALITIES[key]?.label ?? key,
      ...products.map(({ attributes }) => sayQuality(key, attributes[key])),
    ])
  const power = products.map(({ id }) => {
    const cost = costs?.of.get(id)
    return cost ? `khoảng ${sayVnd(cost.monthlyVnd)} đồng/tháng` : 'Chưa rõ'
  })
  const running = power.some((cell) => cell !== 'Chưa rõ') ? [['Tiền điện ước tính', ...power]] : []
  const differing = [...running, ...figures, ...qualities].filter(([, ...cells]) => new Set(cells).size > 1)
  const price = [
    'Giá',
    ...products.map((product) => (product.price === null ? 'Liên hệ' : formatVnd(product.price))),
  ]
  return { columns: products.map(({ id, title }) => ({ id, title })), rows: [price, ...differing] }
}
