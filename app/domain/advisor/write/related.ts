import { kindLabel, kindRecord } from '#app/kinds/kind.ts'
import { sayVnd } from '#app/vietnamese/money.ts'
import { MAX_RELATED } from '../answer.ts'
import type { Candidate } from '../catalogue.ts'
import type { Need } from '../understand/need.ts'

/** Questions that fit any visitor with nothing known about them. */
export const GENERAL_QUESTIONS = [
  'Tư vấn tủ lạnh cho 4 người dưới 15 triệu',
  'Phòng 18 m² nên mua máy lạnh mấy HP?',
  'Ngồi cách 3 m nên mua tivi bao nhiêu inch?',
] as const

/** Follow-ups that make sense after this answer, at most three; each is understood on its own or after it. */
export function relatedQuestions(
  need: Need,
  best: Candidate | null,
  candidates: readonly Candidate[] = [],
): string[] {
  const [kind] = need.kinds
  if (!kind || !best) return [...GENERAL_QUESTIONS]
  const name = kindLabel(kind).toLocaleLowerCase('vi')
  const otherBrand = commonestBrand(candidates, best.brand)
  const questions = [
    `Có ${name} nào rẻ hơn không?`,
    ...(need.brands.length > 0
      ? [`Ngoài ${need.brands[0]} còn hãng nào đáng mua?`]
      : otherBrand
        ? [`Còn ${name} ${otherBrand} thì sao?`]
        : []),
    need.budget?.max === undefined
      ? `${kindLabel(kind)} nào tốt dưới ${sayVnd(roundBudget(best.price))}?`
      : `${kindLabel(kind)} nào rẻ nhất?`,
    ...(kindRecord(kind).questions?.next ?? []),
  ]
  return questions.slice(0, MAX_RELATED)
}

/** The brand with the most products among the candidates beside the one recommended. */
function commonestBrand(candidates: readonly Candidate[], except: string | null): string | null {
  const counts = new Map<string, number>()
  for (const { brand } of candidates) {
    if (brand && brand !== except) counts.set(brand, (counts.get(brand) ?? 0) + 1)
  }
  return [...counts].sort((a, b) => b[1] - a[1] || a[0].localeCompare(b[0], 'vi'))[0]?.[0] ?? null
}

/** A round sum a little above a price, as people set a budget. */
function roundBudget(price: number | null): number {
  const step = (price ?? 0) >= 5_000_000 ? 1_000_000 : 500_000
  return Math.ceil(((price ?? 0) * 1.05) / step) * step || step
}
