import { kindLabel } from '#app/kinds/kind.ts'
import { formatVnd } from '#app/vietnamese/money.ts'
import type { PriceSource } from '../catalogue.ts'
import type { BrandRange } from '../retrieve/brand-range.ts'
import { sayBudget } from '../understand/chips.ts'
import type { Need } from '../understand/need.ts'
import type { Draft, WordedPick } from './draft.ts'
import { joinWords, lowerFirst, sentence } from './phrasing.ts'
import { PLAIN_REASON, reasonFor } from './reasons.ts'
import { seenAt } from './sources.ts'

/** Kinds that are named in the opening sentence. */
const NAMED_KINDS = 6

/** A brand asked about as a whole: what it has, the best of up to three kinds, and the question which kind is meant. */
export function writeBrandRange(need: Need, range: BrandRange, priceSources: readonly PriceSource[]): Draft {
  const brand = joinWords(need.brands)
  const kinds = range.kinds.map((kind) => lowerFirst(kindLabel(kind)))
  const rest = kinds.length > NAMED_KINDS ? ' và vài món khác' : ''
  const listed = rest ? kinds.slice(0, NAMED_KINDS).join(', ') : joinWords(kinds)
  const money = need.budget ? sayBudget(need.budget) : ''
  const picks: WordedPick[] = range.best.map((candidate) => {
    const pick = { role: 'best' as const, candidate }
    const priceSource = priceSources.find(({ productId }) => productId === candidate.id) ?? null
    return { ...pick, reason: reasonFor(pick, null, need), tradeOff: null, priceSource }
  })
  return {
    paragraphs: [
      `${brand} trong dữ liệu của mình có ${listed}${rest}.`,
      opening(brand, money, range.isOverBudget),
      ...picks.map(sayPick),
      `Bạn đang cần món nào của ${brand}? Cho mình biết thêm nhu cầu, mình lọc kỹ hơn.`,
    ],
    picks,
    sources: [],
    relatedQuestions: range.kinds.slice(0, 3).map((kind) => `${kindLabel(kind)} ${brand} nào đáng mua?`),
  }
}

function opening(brand: string, money: string, isOverBudget: boolean): string {
  if (!money) return 'Mỗi nhóm mình chọn sẵn một máy đáng xem:'
  if (isOverBudget) return `Mình chưa thấy món ${brand} nào ${money}; gần nhất là những máy này:`
  return sentence(`${money}, đáng xem nhất có:`).replace(/:\.$/, ':')
}

function sayPick({ candidate, reason, priceSource }: WordedPick): string {
  return `• ${candidate.title}, giá ${formatVnd(candidate.price ?? 0)}${seenAt(priceSource)}${reason === PLAIN_REASON ? '' : `; ${reason}`}.`
}
