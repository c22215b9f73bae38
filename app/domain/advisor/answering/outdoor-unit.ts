import { fold } from '#app/vietnamese/fold.ts'
import { formatVnd } from '#app/vietnamese/money.ts'
import { formatNumber } from '#app/vietnamese/numbers.ts'
import type { Candidate, Specification } from '../catalogue.ts'
import { factAmong } from '../knowledge/fact-base.ts'
import { constraintsOf, queryFor } from '../retrieve/constraints.ts'
import type { Place } from '../understand/need.ts'
import { factSource } from '../write/explain.ts'
import { joinWords } from '../write/phrasing.ts'
import { PLAIN_REASON, reasonFor } from '../write/reasons.ts'
import { seenAt } from '../write/sources.ts'
import type { Asked, Drafted } from './asked.ts'

type Sides = { widthMm: number; heightMm: number; depthMm: number }

const MOST = 3
const cm = (mm: number): string => `${formatNumber(mm / 10, 1)} cm`

/** The sides of an outdoor unit as a row's table states them; null where it states none. */
function outdoorSides(table: readonly Specification[]): Sides | null {
  const line = table.find(
    ({ name, value }) => /(?:dan|cuc) nong/.test(fold(name)) && /\d ?(?:cm|mm)/.test(value),
  )
  const side = (words: string) => {
    const found = new RegExp(`(?:${words})[: ]*(\\d{2,4}(?:[.,]\\d+)?) ?(mm|cm)`).exec(
      fold(line?.value ?? ''),
    )
    return found ? Number((found[1] ?? '0').replace(',', '.')) * (found[2] === 'cm' ? 10 : 1) : null
  }
  const [widthMm, heightMm, depthMm] = [side('dai|ngang|rong'), side('cao'), side('day|sau')]
  return widthMm && heightMm && depthMm ? { widthMm, heightMm, depthMm } : null
}

const NAMES = { widthMm: 'ngang', heightMm: 'cao', depthMm: 'sâu' } as const
const AXES = ['widthMm', 'heightMm', 'depthMm'] as const

const saySides = (sides: Sides) => `${cm(sides.widthMm)} × ${cm(sides.heightMm)} × ${cm(sides.depthMm)}`
const said = (place: Place) =>
  joinWords(AXES.flatMap((axis) => (place[axis] ? [`${NAMES[axis]} ${cm(place[axis])}`] : [])))
const isIn = (sides: Sides, place: Place) => AXES.every((axis) => !place[axis] || sides[axis] <= place[axis])
const sayLeft = (sides: Sides, place: Place) =>
  joinWords(
    AXES.flatMap((axis) => (place[axis] ? [`${NAMES[axis]} dư ${cm(place[axis] - sides[axis])}`] : [])),
  )

/** Outdoor units held against where they are to stand, as far as rows state them; null where none does. */
export async function answerOutdoor(
  { need: given, catalogue }: Asked,
  place: Place,
): Promise<Drafted | null> {
  const need = { ...given, kinds: ['ac' as const], perhaps: [] }
  const found = await catalogue.find(queryFor(constraintsOf(need, null), new Set(), 300))
  const tables = await catalogue.specifications(found.map(({ id }) => id))
  const measured = found
    .flatMap((candidate) => {
      const sides = candidate.price === null ? null : outdoorSides(tables.get(candidate.id) ?? [])
      return sides ? [{ candidate, sides }] : []
    })
    .toSorted((one, other) => (one.candidate.price ?? 0) - (other.candidate.price ?? 0))
  const fact = factAmong(['cho-dat-dan-nong'])
  const [least] = measured.toSorted((one, other) => one.sides.widthMm - other.sides.widthMm)
  if (!least || !fact) return null
  const fitting = measured.filter(({ sides }) => isIn(sides, place)).slice(0, MOST)
  const sources = await catalogue.priceSources(fitting.map(({ candidate }) => candidate.id))
  const opening =
    fitting.length > 0
      ? `Lọt về kích thước: chỗ ${said(place)} đặt được dàn nóng của các máy dưới đây, theo số hãng ghi. Lọt chưa đủ, còn phải có khe thở như sách lắp đặt của mẫu ghi.`
      : `Dàn nóng có ghi cỡ trong dữ liệu không lọt chỗ ${said(place)}: nhỏ nhất là của ${least.candidate.title}, ${saySides(least.sides)}.`
  const lines = fitting.map(({ candidate, sides }) => sayUnit(candidate, sides, place, sources))
  const unit = 'Số đo là ngang × cao × sâu của dàn nóng; máy không ghi số này thì mình không đưa vào.'
  const paragraphs = [opening, ...lines, ...(fitting.length > 0 ? [unit] : []), fact.verdict]
  return {
    draft: {
      paragraphs,
      picks: fitting.map(({ candidate, sides }) => ({
        role: 'best' as const,
        candidate,
        reason: `dàn nóng ${saySides(sides)}; ${reasonFor({ role: 'best', candidate }, null, given)}`.replace(
          `; ${PLAIN_REASON}`,
          '',
        ),
        tradeOff: null,
        priceSource: sources.find(({ productId }) => productId === candidate.id) ?? null,
      })),
      others: [least.candidate],
      sources: [factSource(fact)],
      relatedQuestions: fact.related.slice(0, 3),
      rules: paragraphs,
    },
  }
}

function sayUnit(
  candidate: Candidate,
  sides: Sides,
  place: Place,
  sources: Parameters<typeof seenAt>[0][],
): string {
  const seen = sources.find((source) => source?.productId === candidate.id) ?? null
  return `• ${candidate.title}, giá ${formatVnd(candidate.price ?? 0)}${seenAt(seen)}: dàn nóng ${saySides(sides)}, ${sayLeft(sides, place)}.`
}
