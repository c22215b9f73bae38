import { formatMonth } from '#app/vietnamese/dates.ts'
import { formatVnd } from '#app/vietnamese/money.ts'
import type { PriceSource } from '../catalogue.ts'
import type { Pick } from '../rank/recommend.ts'
import type { Retrieved } from '../retrieve/retrieve.ts'
import type { SizeAdvice } from '../sizing/rule.ts'
import type { Need } from '../understand/need.ts'
import type { Draft, WordedPick } from './draft.ts'
import { openQuestion } from './open-question.ts'
import { sayKind, sayNeed } from './need-words.ts'
import { sentence } from './phrasing.ts'
import type { Phrasing } from './phrasing.ts'
import { reasonFor, tradeOffAgainst } from './reasons.ts'
import { relatedQuestions } from './related.ts'
import { sayGivenUp } from './relaxed.ts'
import { ROLE_LABELS } from './roles.ts'
import { sourcesOf } from './sources.ts'

type AdviceParts = {
  need: Need
  size: SizeAdvice | null
  retrieved: Retrieved
  picks: readonly Pick[]
  priceSources: readonly PriceSource[]
  phrase: Phrasing
}

/** The advice: verdict, the sum behind the size, each pick with its reason and trade-off, and what would change it. */
export function writeAdvice(parts: AdviceParts): Draft {
  const { need, size, retrieved, phrase } = parts
  const picks = wordPicks(parts)
  const [best, ...others] = picks
  if (!best) return nothingFound(need, size)
  const cheapest = Math.min(...retrieved.candidates.map(({ price }) => price ?? Infinity))
  const givenUp = sayGivenUp(retrieved.givenUp, need, Number.isFinite(cheapest) ? cheapest : null)
  const opening = need.order ? superlative(need, best) : verdict(need, best, phrase, givenUp !== null)
  return {
    paragraphs: [
      ...(givenUp ? [givenUp] : []),
      `${opening} ${sentence(best.reason)}`,
      ...(size && !need.order ? [size.sentence] : []),
      ...others.map((pick) => sayOther(pick, need.order ? 'Kế đến' : ROLE_LABELS[pick.role])),
      ...(openQuestion(need) ?? []),
    ],
    picks,
    sources: sourcesOf(picks, need.order ? null : size),
    relatedQuestions: relatedQuestions(need, best.candidate),
    rules: size ? [size.sentence] : [],
  }
}

function wordPicks({ picks, need, size, priceSources }: AdviceParts): WordedPick[] {
  const [best] = picks
  const second = picks[1]
  return picks.map((pick) => {
    const other = pick === best ? second : best
    return {
      ...pick,
      reason: reasonFor(pick, size, need),
      tradeOff: other ? tradeOffAgainst(pick, other) : null,
      priceSource: priceSources.find(({ productId }) => productId === pick.candidate.id) ?? null,
    }
  })
}

function verdict(need: Need, pick: WordedPick, phrase: Phrasing, relaxed: boolean): string {
  const situation = sayNeed(need)
  const name = pick.candidate.title
  const price = sayPrice(pick)
  if (relaxed) return `Trong số đó, máy gần với nhu cầu của bạn nhất là ${name}${price}.`
  if (!situation) return `Nếu chưa có yêu cầu gì đặc biệt, bạn có thể bắt đầu từ ${name}${price}.`
  return phrase([
    `Với nhu cầu ${situation}, mình nghiêng về ${name}${price}.`,
    `Xét nhu cầu ${situation} thì hợp nhất là ${name}${price}.`,
    `Theo nhu cầu ${situation}, lựa chọn đáng cân nhắc nhất là ${name}${price}.`,
  ])
}

const SUPERLATIVES: Record<NonNullable<Need['order']>, string> = {
  cheapest: 'rẻ nhất',
  dearest: 'đắt nhất',
  biggest: 'lớn nhất',
  smallest: 'nhỏ nhất',
  newest: 'mới nhất',
  best_rated: 'được chấm điểm cao nhất',
  popular: 'được đánh giá nhiều nhất',
  lightest: 'nhẹ nhất',
}

function superlative(need: Need, pick: WordedPick): string {
  const { order, ...rest } = need
  const situation = sayNeed(rest)
  const extreme = order ? SUPERLATIVES[order] : ''
  return `Trong dữ liệu của mình, ${sayKind(need)} ${extreme}${situation ? ` (${situation})` : ''} là ${pick.candidate.title}${sayPrice(pick)}.`
}

/** ', giá 11.690.000 ₫ (thấy ở shop.vn tháng 6/2025)'; empty where no price is known. */
function sayPrice({ candidate, priceSource }: WordedPick): string {
  if (candidate.price === null) return ''
  const seen = priceSource ? ` (thấy ở ${priceSource.shop} ${formatMonth(priceSource.observedOn)})` : ''
  return `, giá ${formatVnd(candidate.price)}${seen}`
}

/** A pick beside the best one: what it is for, its price, and what is won and lost against the best. */
function sayOther({ candidate, reason, tradeOff }: WordedPick, label: string): string {
  const price = candidate.price === null ? 'chưa có giá' : formatVnd(candidate.price)
  return sentence(`${label}: ${candidate.title}, giá ${price}; ${tradeOff ?? reason}`)
}

function nothingFound(need: Need, size: SizeAdvice | null): Draft {
  const kind = sayKind(need)
  return {
    paragraphs: [
      `Hiện dữ liệu của mình chưa có ${kind} nào để gợi ý cho bạn, nên mình không đoán bừa.`,
      ...(size ? [size.sentence] : []),
      'Bạn thử hỏi về tivi, tủ lạnh, máy giặt, máy lạnh, điện thoại, laptop hoặc đồ gia dụng khác nhé.',
    ],
    picks: [],
    sources: size ? sourcesOf([], size) : [],
    relatedQuestions: relatedQuestions(need, null),
    rules: size ? [size.sentence] : [],
  }
}
