import { readQuantity } from '../understand/money-amount.ts'
import type { Reading, Token } from '../understand/reading.ts'
import { spansOfClock } from './clock.ts'
import { at, figureAt, figureOf, isElectric, MOST_PRICE, STOPS } from './figure-at.ts'
import type { Figure, Measure } from './figure-at.ts'
import { EACH, isPeriod, perOf, timeOf } from './periods.ts'
import type { Per } from './periods.ts'

/** Words between what something is for and its figure that part the two: 'tháng hết bao nhiêu, 3k'. */
const PARTS = new Set('bao nhieu nhiu het may tien thi la hoi lech chenh roi voi va'.split(' '))
const SKIPS = new Set(['dien', 'nuoc', 'tien'])
/** Words between a figure and what it is for. */
const FAR = 4

/** What may be for a time, a use or a piece; days, weeks and months are so where they say how long of a year a thing runs. */
const IS_FOR: ReadonlySet<Measure> = new Set([
  'time',
  'energy',
  'litres',
  'money',
  'uses',
  'days',
  'weeks',
  'months',
])

/**
 * What the figures of a question measure, in order, and the words that none of them takes up; null where one of its numbers is not understood.
 * @param things where its things stand, whose names may hold numbers of their own
 */
export function figuresIn(
  { tokens, folded }: Pick<Reading, 'tokens' | 'folded'>,
  things: readonly { start: number; end: number }[],
): { figures: Figure[]; left: Token[] } | null {
  const used = new Set<number>()
  const take = (first: number, next: number) => {
    for (let index = first; index < next; index += 1) used.add(index)
  }
  const tokenFrom = (start: number) => {
    const index = tokens.findIndex((token) => token.start >= start)
    return index === -1 ? tokens.length : index
  }
  const figures: Figure[] = []
  for (const { start, end } of things) take(tokenFrom(start), tokenFrom(end))
  for (const { hours, start, end } of spansOfClock(folded)) {
    const span = figureOf('time', hours ?? 0, tokenFrom(start), tokenFrom(end))
    take(span.first, span.next)
    if (hours !== null) figures.push({ ...span, per: 'day' })
  }
  const isThing = (token: Token) => things.some(({ start }) => start === token.start)
  for (let index = 0; index < tokens.length; index += 1) {
    if (used.has(index)) continue
    const read = figureAt(tokens, index, isThing)
    if (read === 'unread') return null
    if (!read) continue
    const figure = forWhat(tokens, read)
    take(index, figure.next)
    index = figure.next - 1
    if (figure.of !== 'idle') figures.push(figure)
  }
  const sorted = figures.toSorted((one, other) => one.first - other.first)
  const whole = sorted.map((figure) => {
    if (!IS_FOR.has(figure.of) || (figure.per !== null && figure.per !== 'piece')) return figure
    const [per, index] = perBefore(tokens, figure, used)
    if (!per) return figure
    used.add(index)
    return { ...figure, per, isPiece: figure.per === 'piece' }
  })
  return { figures: everySoOften(whole), left: tokens.filter((_, index) => !used.has(index)) }
}

/** 'hai ngày rửa một lần' as half a time a day; 'một lần' alone is what another figure is for. */
function everySoOften(figures: readonly Figure[]): Figure[] {
  const read = figures.map((figure, index): Figure => {
    const before = figures[index - 1]
    if (figure.of !== 'uses' || figure.per !== null || before?.of !== 'days') return figure
    return figure.first - before.next > FAR
      ? figure
      : { ...figure, value: figure.value / before.value, per: 'day' }
  })
  return read.filter(({ of: measure, value, per }, index) => {
    const isCounted = measure === 'days' && read[index + 1] !== figures[index + 1]
    return !isCounted && (measure !== 'uses' || value !== 1 || per !== null)
  })
}

const IS_HOUR = new Set(['h', 'gio', 'tieng'])
const KWH = new Set(['so', 'kwh', 'ky', 'ki', 'chu'])

/** A figure with what is said behind it of what it is for: '… một mẻ', '…/năm', '… ngày', '… một số'. */
function forWhat(tokens: readonly Token[], figure: Figure): Figure {
  const { of: measure, next } = figure
  const isOfCost = measure === 'energy' || measure === 'litres' || measure === 'money'
  const start = isOfCost && SKIPS.has(at(tokens, next)) ? next + 1 : next
  const isEach = EACH.has(at(tokens, start))
  const from = isEach ? start + (EACH.has(at(tokens, start + 1)) ? 2 : 1) : start
  const token = tokens[from]
  if (!token) return figure
  if (measure === 'money') {
    const isKilo = token.text === 'ky' || token.text === 'ki'
    const isOfKwh = KWH.has(token.text) && (!isKilo || figure.value <= MOST_PRICE)
    if (isOfKwh && (isEach || token.text === 'kwh'))
      return { ...figure, of: 'kwhPrice', next: from + (isElectric(tokens, from) ? 2 : 1) }
    if (token.text === 'khoi') return { ...figure, of: 'waterPrice', next: from + 1 }
    if (isEach && token.text === 'm' && at(tokens, from + 1) === '3')
      return { ...figure, of: 'waterPrice', next: from + 2 }
    // '90k cái' needs no 'mỗi'.
    const isAsked = at(tokens, from + 1) === 'nao'
    if (perOf(token) === 'piece' && token.text !== 'con' && !isAsked)
      return { ...figure, per: 'piece', next: from + 1 }
  }
  // '1,2 kWh/24h': a day, as labels write it.
  if (isEach && isOfCost && token.text === '24' && IS_HOUR.has(at(tokens, from + 1)))
    return { ...figure, per: 'day', next: from + 2 }
  // '700 kwh năm': behind energy 'năm' is no five.
  const isYear = measure === 'energy' && token.text === 'nam'
  const per = isEach || isYear ? perOf(token) : timeOf(token)
  // '5 tiếng ngày 2 lần', '150k mỗi lần 60ml', 'điện 3k tháng hết …': it goes with what is behind it.
  const isPrice = measure === 'money' && figure.value <= MOST_PRICE && timeOf(token) !== null
  const isBehind =
    isPrice || ((!isEach || at(tokens, start) === 'moi') && readQuantity(tokens, from + 1) !== null)
  if (!per || !IS_FOR.has(measure) || (measure === 'uses' && !isPeriod(per)) || isBehind) return figure
  return { ...figure, per, next: from + 1 }
}

/** 'mỗi bữa …', 'tuần giặt …', 'tối nào cũng hâm …': what a figure behind it is for, and the token that says so. */
function perBefore(
  tokens: readonly Token[],
  { first }: Figure,
  used: ReadonlySet<number>,
): [Per | null, number] {
  for (let index = first - 1; index >= first - FAR && index >= 0; index -= 1) {
    const token = tokens[index]
    if (!token || STOPS.test(token.text) || used.has(index) || PARTS.has(token.text)) break
    const isEach = EACH.has(at(tokens, index - 1)) || at(tokens, index + 1) === 'nao'
    const per = isEach ? perOf(token) : timeOf(token)
    if (per && per !== 'piece') return [per, index]
  }
  return [null, first]
}
