import { formatVnd } from '#app/vietnamese/money.ts'
import type { Candidate, PriceSource } from '../catalogue.ts'
import { comparableOf, comparedFigures } from '../rank/comparables.ts'
import { sayAttribute } from '../rank/differences.ts'
import { plainDraft } from './draft.ts'
import type { Draft, WordedPick } from './draft.ts'
import { joinWords, lowerFirst } from './phrasing.ts'
import { GENERAL_QUESTIONS } from './related.ts'
import { saySeen, seenAt } from './sources.ts'

/** One product looked up by its name: its price with where and when it was seen, and its main figures. */
export function writeLookup(
  products: readonly Candidate[],
  priceSources: readonly PriceSource[],
  asked: string,
): Draft {
  const [first, ...others] = products
  if (!first) return unknownProduct(asked)
  const sourceOf = ({ id }: Candidate) => priceSources.find(({ productId }) => productId === id) ?? null
  const source = sourceOf(first)
  const seen = source ? `, ${saySeen(source)}` : ''
  const sayVersion = (version: Candidate) =>
    version.price === null
      ? version.title
      : `${version.title}, ${formatVnd(version.price)}${seenAt(sourceOf(version))}`
  const price =
    first.price === null ? 'chưa có giá trong dữ liệu của mình' : `có giá ${formatVnd(first.price)}${seen}`
  const figures = comparedFigures(first.kind)
    .filter((key) => typeof first.attributes[key] === 'number')
    .slice(0, 4)
    .map(
      (key) =>
        `${lowerFirst(comparableOf(first.kind, key)?.label ?? key)} ${sayAttribute(key, first.attributes[key])}`,
    )
  const picks: WordedPick[] = [
    {
      role: 'best',
      candidate: first,
      reason: joinWords(figures.slice(0, 2)),
      tradeOff: null,
      priceSource: source,
    },
  ]
  return {
    paragraphs: [
      `${first.title} ${price}.`,
      ...(figures.length > 0 ? [`Thông số chính: ${joinWords(figures)}.`] : []),
      ...(others.length > 0
        ? [`Mình còn thấy phiên bản gần giống: ${joinWords(others.slice(0, 2).map(sayVersion))}.`]
        : []),
    ],
    picks,
    others: others.slice(0, 2),
    sources: [],
    relatedQuestions: [
      `Có máy nào rẻ hơn ${first.title} không?`,
      `${first.title} có tốn điện không?`,
      ...GENERAL_QUESTIONS,
    ].slice(0, 3),
  }
}

/** The name is the visitor's own words: it is quoted back, not claimed. */
function unknownProduct(asked: string): Draft {
  const unknown = `Mình chưa có dữ liệu về “${asked}”, nên không dám báo giá hay thông số.`
  const next = 'Bạn kiểm tra lại tên máy giúp mình, hoặc kể nhu cầu để mình gợi ý máy tương đương.'
  return { ...plainDraft([unknown, next], [...GENERAL_QUESTIONS]), rules: [unknown] }
}
