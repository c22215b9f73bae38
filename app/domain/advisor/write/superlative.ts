import { formatNumber } from '#app/vietnamese/numbers.ts'
import type { Candidate } from '../catalogue.ts'
import { comparableOf } from '../rank/comparables.ts'
import { sayAttribute } from '../rank/differences.ts'
import { measureOf } from '../rank/superlatives.ts'
import { sayOwnOrder } from '../understand/chip-labels.ts'
import { FIGURES } from '../understand/figure-units.ts'
import type { Need, NamedOrder } from '../understand/need.ts'
import type { WordedPick } from './draft.ts'
import { sayKind, sayNeed } from './need-words.ts'
import { joinWords, lowerFirst } from './phrasing.ts'

const EXTREMES: Record<NamedOrder, string> = {
  cheapest: 'rẻ nhất',
  dearest: 'đắt nhất',
  biggest: 'lớn nhất',
  smallest: 'nhỏ nhất',
  newest: 'mới nhất',
  best_rated: 'được chấm điểm cao nhất',
  popular: 'được đánh giá nhiều nhất',
  lightest: 'nhẹ nhất',
  thinnest: 'mỏng nhất',
  quietest: 'êm nhất',
  thriftiest: 'tiết kiệm điện nhất',
  strongest: 'mạnh nhất',
  longest_battery: 'có pin tốt nhất',
  sharpest_camera: 'có camera nhiều megapixel nhất',
  most_ram: 'nhiều RAM nhất',
  most_storage: 'có bộ nhớ lớn nhất',
  smoothest: 'có tần số quét cao nhất',
  most_filters: 'nhiều lõi lọc nhất',
}

const sayExtreme = (order: NonNullable<Need['order']>): string =>
  sayOwnOrder(order) ?? EXTREMES[order as NamedOrder]

/**
 * The extreme with the figure it was found by: 'robot hút bụi mạnh nhất là ..., giá ... Lực hút 20.000 Pa.'
 * @param held what rows had to state beside what was said outright: it is the extreme of those alone
 */
export function saySuperlative(
  need: Need,
  { candidate }: WordedPick,
  candidates: readonly Candidate[],
  price: string,
  held: readonly string[] = [],
): string {
  const { order, ...rest } = need
  if (!order) return ''
  const stated = held.length > 0 ? `có ghi ${joinWords(held)}` : ''
  const situation = [sayNeed(rest), stated].filter(Boolean).join(', ')
  const measure = measureOf(order, candidates)
  const figure = measure ? sayFigure(candidate, measure.attribute) : ''
  return `Trong dữ liệu của mình, ${sayKind(need)} ${sayExtreme(order)}${situation ? ` (${situation})` : ''} là ${candidate.title}${figure}${price}.`
}

/** Which of the products that were shown is the extreme, with the figure that says so. `sorted` begins with it. */
export function sayExtremeOfShown(order: NonNullable<Need['order']>, sorted: readonly Candidate[]): string {
  const [first] = sorted
  if (!first) return ''
  const measure = measureOf(order, sorted)
  const figure = measure ? sayFigure(first, measure.attribute) : ''
  return `Trong những máy vừa xem, ${sayExtreme(order)} là ${first.title}${figure}.`
}

/** ', độ ồn 19 dB': the figure with what it is called; empty where it has no name of its own. */
function sayFigure({ kind, attributes }: Candidate, attribute: string): string {
  const value = attributes[attribute]
  if (typeof value !== 'number') return ''
  const own = FIGURES.find(([name]) => name === attribute)?.[1]
  const comparable = comparableOf(kind, attribute)
  if (comparable) return `, ${lowerFirst(comparable.label)} ${sayAttribute(attribute, value)}`
  return own ? `, ${own.name} ${formatNumber(value)} ${own.unit}` : ''
}

/** That an extreme cannot be told, as no product states the figure; null where none was asked for. */
export function sayUnmeasured(need: Need): string | null {
  if (!need.order) return null
  return `Dữ liệu của mình chưa có số đo để nói chắc ${sayKind(need)} nào ${sayExtreme(need.order)}, nên mình chọn theo các tiêu chí còn lại.`
}
