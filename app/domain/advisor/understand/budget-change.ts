import type { Amount } from './money-amount.ts'
import { readAmount } from './money-amount.ts'
import { IS_SIDE } from './money-sense.ts'
import type { Budget } from './need.ts'
import type { Reading, Token } from './reading.ts'
import { SCREENS_IN_TENTHS } from './screen-sizes.ts'

const MORE: ReadonlySet<string> = new Set(['them', 'tang', 'cong', 'bu', 'nhich', 'add', 'adds'])
const LESS: ReadonlySet<string> = new Set(['bot', 'giam', 'tru', 'ha'])
/** Words between the change and its sum; 'lên' and 'xuống' would make it the new sum itself. */
const BETWEEN: ReadonlySet<string> = new Set([
  'duoc',
  'dc',
  'khoang',
  'tam',
  'chung',
  'cho',
  'co',
  'them',
  'toi',
  'di',
])

/** 'thêm 3 triệu nữa', 'bớt 2 củ': the sum before, changed by so much; null where no change is said. */
export function changedBudget({ tokens, folded }: Reading, before: Budget | undefined): Budget | null {
  const sum = before?.target ?? before?.max ?? before?.min
  if (sum === undefined) return null
  for (let index = 0; index < tokens.length; index += 1) {
    const word = tokens[index]?.text ?? ''
    const isCheaperBy = word === 'hon' && tokens[index - 1]?.text === 're'
    const sign = MORE.has(word) ? 1 : LESS.has(word) || isCheaperBy ? -1 : 0
    // 'tầng 3' is no 'tăng 3'.
    if (sign === 0 || (word === 'tang' && /^t[ầấ]/.test(tokens[index]?.marked ?? ''))) continue
    let at = index + 1
    while (at < index + 3 && BETWEEN.has(tokens[at]?.text ?? '')) at += 1
    const amount = readAmount(tokens, at) ?? upperOfTwo(tokens, at)
    // 'rẻ hơn 2 triệu' is under two million, 'rẻ hơn 2 triệu nữa' two million less.
    if (isCheaperBy && tokens[amount?.next ?? at]?.text !== 'nua') continue
    const vnd =
      amount?.unit && !amount.vague ? amount.max : sign > 0 ? bareMillions(tokens[at], folded, sum) : null
    if (vnd === null) continue
    // 'tăng 7tr', after five: seven in all.
    const isNewSum = word === 'tang' && tokens[index + 1]?.text !== 'them' && vnd > sum
    const max = isNewSum ? vnd : sum + sign * vnd
    return max > 0 ? { max, hard: true, words: '' } : null
  }
  return null
}

/** 'thêm được 3 4 củ': the upper of two numbers that stand side by side. */
const upperOfTwo = (tokens: readonly Token[], at: number): Amount | null =>
  /^\d{1,2}$/.test(tokens[at]?.text ?? '') ? readAmount(tokens, at + 1) : null

/** How far a new sum lies from the one before at most, as a factor. */
const WITHIN = 2.5
/** 'ép còn 15', 'giảm xuống 5tr5': what comes behind is all there is now. */
const BROUGHT_DOWN =
  /(?:^|\s)(?:ep|giam|bot|ha|rut|keo|xuong|ep gia|giam gia)(?:(?: [a-z]+){0,2} (?:con|xuong|ve|duoi|xuong con))(?: (?:khoang|tam|chung|co|dung))? (?=\d|(?:mot|hai|ba|bon|nam|sau|bay|tam|chin|muoi) (?:trieu|cu|chai|tram|muoi))/

/** 'ép còn 15 được không', after a sum: all there is now; null where nothing is brought down. */
export function reducedBudget({ tokens, folded }: Reading, before: Budget | undefined): Budget | null {
  const sum = before?.target ?? before?.max ?? before?.min
  const found = BROUGHT_DOWN.exec(folded)
  if (sum === undefined || !found) return null
  const at = tokens.findIndex(({ start }) => start >= found.index + found[0].length)
  const amount = readAmount(tokens, at)
  const bare = Number(tokens[at]?.text.replace(',', '.')) * 1_000_000
  const max = amount?.unit && !amount.vague ? amount.max : bare >= sum / WITHIN && bare < sum ? bare : null
  return max === null ? null : { max, hard: true, words: '' }
}
const BARE = /^\d{1,3}(?:[.,]\d)?$/
const BEHIND_BARE =
  /^\s*(?:$|[,.!?=:)]|(?:thoi|do lai|tro lai|duoc|ok|nha|nhe|di|luon|nua|hong|khong|ko|nhu|cung|cho (?:yen|de|chac|lanh|du|no|toi|em|minh)|ma (?:em|e|minh|toi|tui))(?![a-z]))/

/** 'my dad adds 5', right after a sum in millions; null where something else is counted. */
function bareMillions(token: Token | undefined, folded: string, sum: number): number | null {
  if (!token || sum < 1_000_000 || !BARE.test(token.text) || !BEHIND_BARE.test(folded.slice(token.end)))
    return null
  const vnd = Number(token.text.replace(',', '.')) * 1_000_000
  return vnd <= sum ? vnd : null
}

/** 'chứ không phải 2': what was said by mistake. */
const TAKEN_BACK = /(?:^|\s)(?:khong|ko|k|hong|hok|dau) phai(?: la)? $/

/** 'thêm tivi 55', 'một cái 50': inches. */
const OF_SCREEN =
  /(?:^|\s)(?:tivi|ti vi|tv|man hinh|man|(?:mot|hai|\d) (?:cai|con|chiec))(?: (?:lay|thi|chon|xuong|con|loai|doi|qua|sang|thanh))* $/

/** '18 thôi', right after a sum in millions, '700' after one in thousands: the new sum; null where no bare number near it is said. */
export function restatedBudget({ tokens, folded }: Reading, before: Budget | undefined): Budget | null {
  const sum = before?.target ?? before?.max
  if (sum === undefined || sum < 100_000) return null
  const unit = sum < 1_000_000 ? 1000 : 1_000_000
  for (const { text, start, end, glued } of tokens) {
    const vnd = Number(text.replace(',', '.')) * unit
    const before = folded.slice(0, start)
    if (OF_SCREEN.test(before) || IS_SIDE.test(before) || TAKEN_BACK.test(before)) continue
    if (SCREENS_IN_TENTHS.has(vnd / 1_000_000)) continue
    const isNear = BARE.test(text) && vnd >= sum / WITHIN && vnd <= sum * WITHIN
    if (isNear && !glued && BEHIND_BARE.test(folded.slice(end))) return { max: vnd, hard: true, words: text }
  }
  return null
}
