import { kindLabel } from '#app/kinds/kind.ts'
import { formatVnd, sayVnd } from '#app/vietnamese/money.ts'
import type { Bundle, BundlePick } from '../bundle.ts'
import type { PriceSource } from '../catalogue.ts'
import { sayBudget } from '../understand/chips.ts'
import type { Need } from '../understand/need.ts'
import type { HeldWish } from '../wished/hold-wishes.ts'
import type { Draft, WordedPick } from './draft.ts'
import { joinWords, lowerFirst } from './phrasing.ts'
import { PLAIN_REASON, reasonFor } from './reasons.ts'
import { wordsGivenUp } from './relaxed.ts'
import { seenAt } from './sources.ts'
import { sayUnread } from './wishes.ts'

/**
 * Several things together: what the set comes to against the money, each product with why, and what did not fit.
 * @param asksEnough whether it was asked if the sum reaches: then what the cheapest set comes to is said too
 */
export function writeBundle(
  need: Need,
  bundle: Bundle,
  priceSources: readonly PriceSource[],
  asksEnough = false,
): Draft | null {
  const { missing, absent, total, limit, least } = bundle
  if (bundle.picks.length === 0) return null
  const rooms = need.isForEachRoom && need.count ? ` cho ${need.count} phòng` : ''
  const all =
    need.rooms && need.kinds.length === 1
      ? 'các phòng'
      : joinWords([
          ...new Set(bundle.picks.map(({ label }) => lowerFirst(label))),
          ...missing.map(lowerFirst),
        ])
  const picks = bundle.picks.map(({ candidate }): WordedPick => {
    const pick = { role: 'best' as const, candidate }
    const priceSource = priceSources.find(({ productId }) => productId === candidate.id) ?? null
    return { ...pick, reason: reasonFor(pick, null, need), tradeOff: null, priceSource }
  })
  const lines = bundle.picks.map((item, index) => sayItem(item, picks[index]))
  const sum = `Cộng lại khoảng ${sayVnd(total)}${limit === null ? '' : limit >= total ? `, còn dư ${sayVnd(limit - total)}` : ''}.`
  const money = sayBudget(need.budget ?? { max: limit ?? 0, hard: true, words: '' })
  const none = `Dữ liệu của mình chưa có ${joinWords(absent.map(lowerFirst))}.`
  const had = joinWords(bundle.picks.map(({ label }) => lowerFirst(label)))
  const enough =
    missing.length > 0
      ? `Với ${money} thì chưa đủ cho cả ${all}: lấy loại rẻ nhất của từng món cũng khoảng ${sayVnd(least ?? 0)}, thiếu ${sayVnd((least ?? 0) - (limit ?? 0))}, nên ${joinWords(missing.map(lowerFirst))} phải để sau hoặc thêm tiền.`
      : limit === null
        ? need.order === 'cheapest'
          ? `Rẻ nhất mà đúng ý bạn của từng món thì đây:`
          : `Mỗi ${need.rooms && need.kinds.length === 1 ? 'phòng' : 'món'} mình chọn sẵn một máy cho ${absent.length > 0 ? had : all}:`
        : `Được bạn nhé: ${money} mua được ${absent.length > 0 ? had : `cả ${all}`}${rooms}${asksEnough ? sayLeast(bundle) : ''}.`
  const opening = absent.length > 0 ? `${none} ${enough}` : enough
  return {
    paragraphs: [opening, ...lines, ...(picks.length > 1 ? [sum] : []), ...sayUnread(need)],
    picks,
    sources: [],
    relatedQuestions: need.kinds.slice(0, 3).map((kind) => `${kindLabel(kind)} nào rẻ nhất?`),
    rules: [opening, ...lines, sum, ...sayUnread(need)],
  }
}

/** What the cheapest set comes to, where what was chosen costs clearly more. */
const sayLeast = ({ least, total, picks }: Bundle): string =>
  least !== null && picks.length > 1 && least < total * 0.95
    ? `; lấy loại rẻ nhất của từng món thì chỉ khoảng ${sayVnd(least)}`
    : ''

function sayItem(item: BundlePick, pick: WordedPick | undefined): string {
  const { label: name, count, candidate, need } = item
  const label = need.budget ? `${name} ${sayBudget(need.budget)}` : name
  const { price } = candidate
  const times = count > 1 && price !== null ? ` × ${count} = ${formatVnd(price * count)}` : ''
  const why = pick && pick.reason !== PLAIN_REASON ? `; ${lowerFirst(pick.reason)}` : ''
  return `• ${label}: ${candidate.title}, giá ${formatVnd(price ?? 0)}${seenAt(pick?.priceSource ?? null)}${times}${why}${sayLost(item)}.`
}

/** What was asked of a thing and is not held by what was chosen for it. */
function sayLost({ need, retrieved: { givenUp, wishes } }: BundlePick): string {
  const lost = wordsGivenUp(
    givenUp.filter((name) => name !== 'price_floor' && (name !== 'budget' || need.budget)),
    need,
  )
  const labelsOf = (isOf: (wish: HeldWish) => boolean) =>
    wishes.flatMap((one) => (isOf(one) ? [one.wish.label] : []))
  const unmet = labelsOf(({ state, isRefused }) => state !== 'held' && !isRefused)
  const unavoidable = labelsOf(({ state, isRefused }) => state === 'missed' && isRefused)
  return [
    ...(lost.length > 0 ? [`; chưa đúng ý bạn về ${joinWords(lost)}`] : []),
    ...(unmet.length > 0 ? [`; chưa thấy ghi ${joinWords(unmet)}`] : []),
    ...(unavoidable.length > 0 ? [`; vẫn ghi là có ${joinWords(unavoidable)}`] : []),
  ].join('')
}
