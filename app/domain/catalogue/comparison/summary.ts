import { sayVnd } from '#app/vietnamese/money.ts'
import { formatNumber } from '#app/vietnamese/numbers.ts'
import type { Costs } from './cost-rows.ts'
import type { CompareRow, Sections } from './row.ts'

/** What the sentences are made of: the names in the order of the columns, what each costs, the judged rows. */
export type SummaryInput = {
  names: readonly string[]
  costs: readonly Costs[]
  sections: Sections
  /** The figures of the kind, the most telling first. */
  telling: readonly string[]
}

/** Gaps under these say nothing: kWh a year, VND over five years. */
const LEAST_KWH = 5
const LEAST_FIVE_YEARS = 100_000

/** Rows that have a sentence of their own. */
const TOLD = new Set(['price', 'monthly_cost', 'five_year_cost', 'energy_kwh_year'])

/** The comparison in a few sentences, each of them a subtraction or a count of what the table shows. */
export function summarise(input: SummaryInput): string[] {
  const sentences = [
    priceSentence(input),
    sizeSentence(input),
    electricitySentence(input),
    fiveYearSentence(input),
    ...otherSentences(input),
    unpricedSentence(input),
  ].filter((sentence) => sentence !== null)
  if (sentences.length > 0) return sentences
  return input.sections.differing.length === 0
    ? ['Các số liệu đang có của những sản phẩm này giống nhau.']
    : ['Chưa có điểm nào hơn kém rõ ràng bằng số: xem những điểm khác nhau trong bảng.']
}

/** The lowest of some figures against the highest; null where fewer than two are known or the lowest is shared. */
function lowest(input: SummaryInput, figureOf: (costs: Costs) => number | null) {
  const known = input.costs.flatMap((costs, place) => {
    const value = figureOf(costs)
    return value === null ? [] : [{ value, name: input.names[place] ?? '' }]
  })
  const [first, second] = known.sort((a, b) => a.value - b.value)
  const last = known.at(-1)
  if (!first || !second || !last || first.value === second.value) return null
  return { ...first, gap: last.value - first.value, ofTwo: input.names.length === 2 }
}

function priceSentence(input: SummaryInput): string | null {
  const cheapest = lowest(input, ({ price }) => price)
  if (!cheapest) return null
  const { name, gap, value, ofTwo } = cheapest
  return ofTwo
    ? `${name} rẻ hơn ${sayVnd(gap)}.`
    : `Rẻ nhất là ${name} (${sayVnd(value)}), rẻ hơn máy đắt nhất ${sayVnd(gap)}.`
}

/** The first telling figure that differs: a cheaper machine is often just a smaller one. */
function sizeSentence({ sections, telling, names }: SummaryInput): string | null {
  const rows = telling.flatMap((key) => sections.differing.find((row) => row.key === key) ?? [])
  const row = rows.find(({ key, cells }) => !TOLD.has(key) && cells.every((cell) => cell && !cell.better))
  if (!row) return null
  const said = row.cells.map((cell, place) => `${names[place]} ${cell?.text}`)
  return `${row.label} khác nhau: ${said.join(', ')}.`
}

function electricitySentence(input: SummaryInput): string | null {
  const least = lowest(input, ({ kwhYear }) => kwhYear)
  if (!least || least.gap < LEAST_KWH) return null
  const { name, gap, value, ofTwo } = least
  return ofTwo
    ? `${name} tốn điện ít hơn ${formatNumber(gap, 0)} kWh mỗi năm.`
    : `Ít tốn điện nhất là ${name}, khoảng ${formatNumber(value, 0)} kWh mỗi năm.`
}

function fiveYearSentence(input: SummaryInput): string | null {
  const least = lowest(input, ({ fiveYears }) => fiveYears)
  if (!least || least.gap < LEAST_FIVE_YEARS) return null
  const turned = lowest(input, ({ price }) => price)?.name !== least.name
  const gap = sayVnd(Math.round(least.gap / 100_000) * 100_000)
  return least.ofTwo
    ? `Tính cả tiền điện 5 năm thì ${least.name} ${turned ? 'lại' : 'vẫn'} đỡ tốn hơn khoảng ${gap}.`
    : `Tính cả tiền điện 5 năm thì ${least.name} đỡ tốn nhất.`
}

/** What else a product is better in: 'A êm hơn, bảo hành lâu hơn.' */
function otherSentences({ sections, names }: SummaryInput): string[] {
  const rows = sections.differing.filter(({ key }) => !TOLD.has(key))
  return names.flatMap((name, place) => {
    const words = rows.flatMap((row) => wordAt(row, place))
    return words.length === 0 ? [] : [`${name} ${words.join(', ')}.`]
  })
}

function wordAt({ cells }: CompareRow, place: number): string[] {
  const word = cells[place]?.better
  return word ? [word.startsWith('RAM') ? word : word.charAt(0).toLowerCase() + word.slice(1)] : []
}

function unpricedSentence({ names, costs }: SummaryInput): string | null {
  const unpriced = names.filter((_, place) => costs[place]?.price === null)
  return unpriced.length === 0 ? null : `Chưa có giá của ${unpriced.join(', ')}.`
}
