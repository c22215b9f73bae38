import { sayVnd } from '#app/vietnamese/money.ts'
import { FEATURE_WORDS } from '../retrieve/feature-conditions.ts'
import type { Relaxable } from '../retrieve/constraints.ts'
import type { Need } from '../understand/need.ts'
import { sayBudget, sayKind } from './need-words.ts'
import { joinWords } from './phrasing.ts'

/** The honest sentence that opens an answer in which something asked for could not be held; null when all was. */
export function sayGivenUp(
  givenUp: readonly Relaxable[],
  need: Need,
  cheapest: number | null,
): string | null {
  if (givenUp.length === 0) return null
  const kind = sayKind(need)
  if (givenUp.length === 1 && givenUp[0] === 'budget' && need.budget) {
    const nearest = cheapest === null ? '' : `; gần nhất là từ ${sayVnd(cheapest)}`
    return `Trong dữ liệu của mình không có ${kind} nào ${sayBudget(need.budget)} khớp các điều kiện còn lại${nearest}.`
  }
  const words: Record<Relaxable, string> = {
    price_floor: 'mức giá tối thiểu',
    features:
      joinWords(need.features.flatMap((feature) => FEATURE_WORDS[feature] ?? [])) || 'tính năng bạn nêu',
    brand: `hãng ${joinWords(need.brands)}`,
    size: 'cỡ máy',
    any_size: 'cỡ máy',
    budget: need.budget ? `ngân sách ${sayBudget(need.budget)}` : 'ngân sách',
  }
  const missed = joinWords([...new Set(givenUp.map((name) => words[name]))])
  return `Không có ${kind} nào khớp hết mọi điều kiện. Gần nhất là những máy dưới đây, chưa đạt về ${missed}.`
}
