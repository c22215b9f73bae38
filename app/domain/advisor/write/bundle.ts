import { isKind, kindLabel } from '#app/kinds/kind.ts'
import { formatVnd, sayVnd } from '#app/vietnamese/money.ts'
import type { Bundle } from '../bundle.ts'
import type { PriceSource } from '../catalogue.ts'
import type { Need } from '../understand/need.ts'
import type { Draft, WordedPick } from './draft.ts'
import { sayBudget } from './need-words.ts'
import { joinWords, lowerFirst } from './phrasing.ts'
import { reasonFor } from './reasons.ts'
import { seenAt } from './sources.ts'

/** Several kinds together: what the set comes to against the money, each product with why, and what did not fit. */
export function writeBundle(need: Need, bundle: Bundle, priceSources: readonly PriceSource[]): Draft | null {
  const { missing, total, limit } = bundle
  if (bundle.picks.length === 0) return null
  const names = need.kinds.map((kind) => kindLabel(kind).toLocaleLowerCase('vi'))
  const picks = bundle.picks.map((candidate): WordedPick => {
    const pick = { role: 'best' as const, candidate }
    const priceSource = priceSources.find(({ productId }) => productId === candidate.id) ?? null
    return { ...pick, reason: reasonFor(pick, null, need), tradeOff: null, priceSource }
  })
  const sum = `Cộng lại khoảng ${sayVnd(total)}${limit === null ? '' : limit >= total ? `, còn dư ${sayVnd(limit - total)}` : ''}.`
  const opening =
    missing.length > 0
      ? `Với ${need.budget ? sayBudget(need.budget) : 'nhu cầu này'} thì chưa đủ cho cả ${joinWords(names)}: mình chưa có ${joinWords(missing.map((kind) => kindLabel(kind).toLocaleLowerCase('vi')))} vừa phần tiền còn lại.`
      : limit === null
        ? `Mỗi món mình chọn sẵn một máy cho bộ ${joinWords(names)}:`
        : `Được bạn nhé: ${sayBudget(need.budget ?? { max: limit, hard: true, words: '' })} mua được cả ${joinWords(names)}.`
  return {
    paragraphs: [opening, ...picks.map(sayPick), ...(picks.length > 1 ? [sum] : [])],
    picks,
    sources: [],
    relatedQuestions: need.kinds.slice(0, 3).map((kind) => `${kindLabel(kind)} nào rẻ nhất?`),
    rules: [opening, sum],
  }
}

function sayPick({ candidate, reason, priceSource }: WordedPick): string {
  const kind = isKind(candidate.kind) ? kindLabel(candidate.kind) : candidate.category
  return `• ${kind}: ${candidate.title}, giá ${formatVnd(candidate.price ?? 0)}${seenAt(priceSource)}; ${lowerFirst(reason)}.`
}
