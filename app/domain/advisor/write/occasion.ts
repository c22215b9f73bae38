import { isKind, kindLabel } from '#app/kinds/kind.ts'
import { formatVnd } from '#app/vietnamese/money.ts'
import type { Candidate, PriceSource } from '../catalogue.ts'
import { sayBudget } from '../understand/chips.ts'
import type { Need } from '../understand/need.ts'
import type { Draft, WordedPick } from './draft.ts'
import { lowerFirst, sentence } from './phrasing.ts'
import { PLAIN_REASON, reasonFor } from './reasons.ts'
import { seenAt } from './sources.ts'
import { sayUnread } from './wishes.ts'

/** An answer to whom and how much without what: one product of each of a few kinds, and the question which it shall be. */
export function writeOccasion(
  need: Need,
  candidates: readonly Candidate[],
  priceSources: readonly PriceSource[],
): Draft {
  const money = need.budget ? `${sayBudget(need.budget)} ` : ''
  const picks = candidates.map((candidate): WordedPick => {
    const pick = { role: 'best' as const, candidate }
    const priceSource = priceSources.find(({ productId }) => productId === candidate.id) ?? null
    return { ...pick, reason: reasonFor(pick, null, need), tradeOff: null, priceSource }
  })
  const names = candidates.flatMap(({ kind }) => (isKind(kind) ? [kindLabel(kind)] : []))
  const budget = need.budget ? ` ${sayBudget(need.budget)}` : ''
  return {
    paragraphs: [
      sentence(
        `${money}thì có vài hướng đáng nghĩ tới, mỗi hướng mình chọn sẵn một món:`.replace(/^thì có/, 'có'),
      ).replace(/:\.$/, ':'),
      ...picks.map(sayPick),
      ...sayUnread(need),
      'Bạn nghiêng về món nào? Chọn một món, mình lọc kỹ theo người dùng và cỡ nhà.',
    ],
    picks,
    rules: sayUnread(need),
    sources: [],
    relatedQuestions: names.map((name) => `${name}${budget} nào đáng mua?`),
    tapQuestion:
      names.length > 1
        ? {
            question: 'Bạn nghiêng về món nào? Chọn một món, mình lọc kỹ theo người dùng và cỡ nhà.',
            options: names.map((name) => `${name}${budget}`),
          }
        : null,
  }
}

function sayPick({ candidate, reason, priceSource }: WordedPick): string {
  const kind = isKind(candidate.kind) ? kindLabel(candidate.kind) : candidate.category
  const why = reason === PLAIN_REASON ? '' : `; ${lowerFirst(reason)}`
  return `• ${kind}: ${candidate.title}, giá ${formatVnd(candidate.price ?? 0)}${seenAt(priceSource)}${why}.`
}
