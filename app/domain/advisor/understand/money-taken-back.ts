import { restatedBudget } from './budget-change.ts'
import type { Bound } from './money-cues.ts'
import type { Budget } from './need.ts'
import type { Reading } from './reading.ts'

/** A figure with its bounds and place, before the figures of a question are put together. */
export interface Found {
  budget: Budget
  bound: Bound | 'range'
  /** Its first token, and the one behind it. */
  first: number
  next: number
}

/** 'à không', 'nhầm': what was said before holds no longer. */
const TAKEN_BACK =
  /(?:^|[\s,.])(?:a khong|a ko|a nham|a lon|a quen|y nham|nham roi|noi nham|go nham|nham|noi lon|lon|(?<!chu )khong phai|sua lai|a thoi|thoi)(?=[\s,.])/g

const LOWERED_TO =
  /(?:^|\s)(?:ha|giam|rut|keo|bot)(?: (?:gia|tien|ngan sach))? (?:xuong|con|ve)(?: (?:con|khoang|tam|chung|co))? $/

/** Of several sums those that were said after the last was taken back: '15 triệu, à không, 12 triệu thôi'. */
export function standing({ folded, tokens }: Reading, found: readonly Found[]): readonly Found[] {
  const startOf = ({ first }: Found) => tokens[first]?.start ?? 0
  const [first, ...others] = found
  if (!first || others.length === 0) return found
  // 'tận bảy triệu cơ à, hạ xuống năm triệu': what it is to come down to.
  const lowered = found.findLast((one) => LOWERED_TO.test(folded.slice(0, startOf(one))))
  if (lowered) return [lowered]
  const back = [...folded.matchAll(TAKEN_BACK)]
    .map(({ index }) => index)
    .findLast((at) => at > startOf(first))
  const after = back === undefined ? [] : found.filter((one) => startOf(one) > back)
  return after.length > 0 ? after : found
}

/** '20 triệu, thôi 17': a bare number behind such words, in the unit of the sum; null where none is said. */
export function saidAnew(reading: Reading, next: number, budget: Budget): Budget | null {
  const end = reading.tokens[next - 1]?.end ?? 0
  const back = [...reading.folded.slice(end).matchAll(TAKEN_BACK)].at(-1)
  if (!back) return null
  const from = end + back.index + back[0].length
  return restatedBudget({ ...reading, tokens: reading.tokens.filter(({ start }) => start >= from) }, budget)
}
