import { attributeLabel, attributesOfKind, describeAttribute } from '#app/domain/catalogue/attributes.ts'
import { formatVnd, sayVnd } from '#app/vietnamese/money.ts'
import type { ComparisonTable } from '../answer.ts'
import type { Candidate, PriceSource } from '../catalogue.ts'
import { comparableOf, comparedFigures } from '../rank/comparables.ts'
import { gapsBetween, isGain, sayAttribute } from '../rank/differences.ts'
import { QUALITIES, sayQuality } from '../rank/qualities.ts'
import type { RunningCosts } from '../running-cost.ts'
import type { Draft, WordedPick } from './draft.ts'
import { joinWords, lowerFirst, sentence } from './phrasing.ts'
import { saySeenShort } from './sources.ts'

/** Gains that are named for a product. */
const MAX_GAINS = 3

type Parts = {
  /** Two or three products of a kind. */
  sides: readonly Candidate[]
  priceSources: readonly PriceSource[]
  costs: RunningCosts | null
  /** What each is known to be good at beyond its figures and the others are not, by its id. */
  strengths: ReadonlyMap<number, readonly string[]>
}

/** Strengths that are named for a product. */
const MAX_STRENGTHS = 2

/** Products side by side: a table of what differs, and for whom each is the better choice. */
export function writeComparison({ sides, priceSources, costs, strengths }: Parts): Draft {
  const [first] = sides
  const won = sides.map((own) => ({
    own,
    gains: [
      ...gainsOver(
        own,
        sides.filter((other) => other !== own),
        costs,
      ),
      ...(strengths.get(own.id) ?? []).slice(0, MAX_STRENGTHS),
    ],
  }))
  const winners = won.filter(({ gains }) => gains.length > 0)
  const lines = winners.map(({ own, gains }) =>
    sentence(`chọn ${own.title} nếu bạn ưu tiên: ${joinWords(gains)}`),
  )
  // What one alone states may be what it is bought for: a washer that dries as well.
  const statesAlone = (own: Candidate) =>
    Object.keys(own.attributes).some((key) =>
      sides.every((other) => other === own || other.attributes[key] === undefined),
    )
  const losers =
    winners.length > 0 ? won.filter(({ own, gains }) => gains.length === 0 && !statesAlone(own)) : []
  // The first that was named, unless another leads in all in which they differ.
  const best = losers.some(({ own }) => own === first) ? (winners[0]?.own ?? first) : first
  const isLoser = (own: Candidate) => losers.some((loser) => loser.own === own)
  const picks = won.map(({ own, gains }): WordedPick => ({
    role:
      own === best
        ? 'best'
        : (own.price ?? 0) < (best?.price ?? 0)
          ? 'saver'
          : isLoser(own)
            ? 'other'
            : 'upgrade',
    candidate: own,
    reason: joinWords(gains) || (isLoser(own) ? 'không hơn ở số liệu nào' : 'thông số tương đương'),
    tradeOff: null,
    priceSource: priceSources.find(({ productId }) => productId === own.id) ?? null,
  }))
  const titles = sides.map(({ title }) => title)
  return {
    paragraphs: [
      `${joinWords(titles)} khác nhau ở những điểm trong bảng dưới đây.`,
      ...(lines.length > 0
        ? lines
        : ['Theo các thông số mình có, các máy ngang nhau; bạn chọn theo giá và kiểu dáng là ổn.']),
      ...losers.map(
        ({ own }) =>
          `Trong những số liệu mình có, ${own.title} không hơn ở điểm nào; kiểu dáng, độ bền và dịch vụ thì dữ liệu này không nói được.`,
      ),
    ],
    picks,
    sources: [],
    relatedQuestions: [`Có máy nào tốt hơn ${titles[0]} không?`, `Tư vấn cho tôi về ${titles[1]}`],
    comparison: comparisonTable(sides, priceSources, costs),
    rules: costs || [...strengths.values()].some((own) => own.length > 0) ? lines : [],
  }
}

/** What a product has over every other one: money first, then the cost of running it, then figures and qualities. */
function gainsOver(own: Candidate, others: readonly Candidate[], costs: RunningCosts | null): string[] {
  const over = others.map((other) => ({ other, gains: gains(own, other, costs) }))
  const all = new Map(over.flatMap((one) => one.gains.map((gain) => [gain.about, gain] as const)))
  // One that does not state a figure is no rival in it.
  const isBest = ({ about }: Gain) =>
    over.every((one) => one.gains.some((gain) => gain.about === about) || isUnstated(about, one.other, costs))
  return [...all.values()]
    .filter(isBest)
    .slice(0, MAX_GAINS)
    .map(({ about, phrase, amongAll }) => (others.length > 1 ? (amongAll ?? about) : phrase))
}

const isUnstated = (
  about: string,
  { id, price, attributes }: Candidate,
  costs: RunningCosts | null,
): boolean =>
  about === 'price'
    ? price === null
    : about === 'power'
      ? costs?.of.get(id) === undefined
      : about !== 'rating' && attributes[about] === undefined

/** A gain over one other product; `amongAll` is how it is said of the best of several. */
type Gain = { about: string; phrase: string; amongAll?: string }

function gains(own: Candidate, other: Candidate, costs: RunningCosts | null): Gain[] {
  const cheaper = own.price !== null && other.price !== null && own.price < other.price
  const [mine, theirs] = [costs?.of.get(own.id), costs?.of.get(other.id)]
  const saved = mine && theirs ? theirs.monthlyVnd - mine.monthlyVnd : 0
  return [
    ...(cheaper
      ? [
          {
            about: 'price',
            phrase: `rẻ hơn ${sayVnd((other.price ?? 0) - (own.price ?? 0))}`,
            amongAll: 'rẻ nhất',
          },
        ]
      : []),
    ...(saved >= 5_000
      ? [
          {
            about: 'power',
            phrase: `đỡ khoảng ${sayVnd(saved)} tiền điện mỗi tháng`,
            amongAll: 'ít tốn điện nhất',
          },
        ]
      : []),
    ...gapsBetween(own, other)
      .filter(isGain)
      .map(({ attribute, phrase }) => ({ about: attribute, phrase, ...sayBest(own, attribute) })),
  ]
}

/** 'màn hình 75 inch': the figure itself, for the best of several. */
function sayBest({ kind, attributes, rating }: Candidate, attribute: string): { amongAll?: string } {
  if (attribute === 'rating') return rating ? { amongAll: 'điểm đánh giá cao nhất' } : {}
  const value = attributes[attribute]
  const comparable = comparableOf(kind, attribute)
  const label = (comparable ?? QUALITIES[attribute])?.label
  if (value === undefined || !label) return {}
  const said = comparable ? sayAttribute(attribute, value) : sayQuality(attribute, value)
  return { amongAll: `${lowerFirst(label)} ${said}` }
}

/** Price first, then running cost, then every figure and quality that one of the products states and in which they differ. */
export function comparisonTable(
  products: readonly Candidate[],
  priceSources: readonly PriceSource[],
  costs: RunningCosts | null = null,
): ComparisonTable {
  const kind = products[0]?.kind ?? ''
  const figures = comparedFigures(kind)
    .filter((key) => products.some(({ attributes }) => typeof attributes[key] === 'number'))
    .map((key) => [
      comparableOf(kind, key)?.label ?? key,
      ...products.map(({ attributes }) => sayAttribute(key, attributes[key])),
    ])
  const qualities = Object.keys(QUALITIES)
    .filter((key) => products.some(({ attributes }) => attributes[key] !== undefined))
    .map((key) => [
      QUALITIES[key]?.label ?? key,
      ...products.map(({ attributes }) => sayQuality(key, attributes[key])),
    ])
  const own = attributesOfKind(kind)
    .filter((key) => !comparableOf(kind, key) && !QUALITIES[key])
    .filter((key) => products.some(({ attributes }) => attributes[key] !== undefined))
    .map((key) => [
      attributeLabel(kind, key),
      ...products.map(
        ({ attributes }) => describeAttribute(kind, key, attributes[key] ?? '')?.value || 'Chưa rõ',
      ),
    ])
  const power = products.map(({ id }) => {
    const cost = costs?.of.get(id)
    return cost ? `khoảng ${sayVnd(cost.monthlyVnd)} đồng/tháng` : 'Chưa rõ'
  })
  const running = power.some((cell) => cell !== 'Chưa rõ') ? [['Tiền điện ước tính', ...power]] : []
  const differing = [...running, ...figures, ...qualities, ...own].filter(
    ([, ...cells]) => new Set(cells).size > 1,
  )
  const price = [
    'Giá',
    ...products.map(({ id, price }) => {
      const source = priceSources.find(({ productId }) => productId === id)
      const seen = source ? ` (${saySeenShort(source)})` : ''
      return price === null ? 'Liên hệ' : `${formatVnd(price)}${seen}`
    }),
  ]
  return { columns: products.map(({ id, title }) => ({ id, title })), rows: [price, ...differing] }
}
