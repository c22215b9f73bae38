import { formatVnd } from '#app/vietnamese/money.ts'
import { formatNumber } from '#app/vietnamese/numbers.ts'
import { readAmount } from '../understand/money-amount.ts'
import type { Amount } from '../understand/money-amount.ts'
import { UP_TO_TEN } from '../understand/number-words.ts'
import { readQuestion } from '../understand/reading.ts'
import type { Reading } from '../understand/reading.ts'
import { plainDraft, saidFirst } from '../write/draft.ts'
import { advise } from './advise.ts'
import type { Asked, Drafted } from './asked.ts'

/** 'chia cho 3 người', 'mỗi đứa bao nhiêu': a sum is to be shared. */
const SHARES =
  /(?:^|\s)chia(?: [a-z]+){0,4} .*?(\d{1,2}|hai|ba|bon|nam|sau|bay|tam|chin|muoi) (?:nguoi|dua|ban|phan|anh em|chi em|nha|cap)(?![a-z])/
/** 'để dành mỗi tháng 800k': so much is put by. */
const SAVES = /(?:^|\s)(?:de danh|danh dum|tiet kiem|bo ong|gop|de duoc|danh duoc|cat ra)(?![a-z])/
const MONTHLY_BEFORE = /(?:^|\s)(?:moi|hang|mot|1) thang(?: [a-z]+){0,3} $/
const MONTHLY_BEHIND = /^ ?(?:\/|mot|1|moi|hang)? ?thang(?![a-z])/
const HOW_LONG = /(?:^|\s)(?:bao lau|may thang|bao nhieu thang|khi nao|bao gio|chung nao)(?![a-z])/

/** The sums of money that a question names, in their order. */
function amountsIn({ tokens }: Reading): Amount[] {
  const found: Amount[] = []
  for (let index = 0; index < tokens.length;) {
    const amount = readAmount(tokens, index)
    if (amount?.unit && !amount.vague) found.push(amount)
    index = amount?.next ?? index + 1
  }
  return found
}

/** What a sum of the visitor's own comes to: shares, or months to save; in VND. Null where none is asked for. */
export function plainSum(question: string): string | null {
  const reading = readQuestion(question)
  const { folded, tokens } = reading
  const amounts = amountsIn(reading)
  const heads = SHARES.exec(folded)?.[1]
  const [only, another] = amounts
  if (heads && only && !another) {
    const count = UP_TO_TEN[heads] ?? Number(heads)
    return count > 1
      ? `${formatVnd(only.max)} chia ${formatNumber(count)} phần, mỗi phần khoảng ${formatVnd(Math.round(only.max / count / 1000) * 1000)}.`
      : null
  }
  if (!SAVES.test(folded) || !HOW_LONG.test(folded) || amounts.length !== 2) return null
  const isMonthly = ({ first, next }: Amount) =>
    MONTHLY_BEFORE.test(folded.slice(0, tokens[first]?.start ?? 0)) ||
    MONTHLY_BEHIND.test(folded.slice(tokens[next - 1]?.end ?? 0))
  const monthly = amounts.find(isMonthly)
  const goal = amounts.find((amount) => amount !== monthly)
  if (!monthly || !goal || monthly.max <= 0 || goal.max <= monthly.max) return null
  const months = Math.ceil(goal.max / monthly.max)
  return `${formatVnd(goal.max)} chia cho ${formatVnd(monthly.max)} mỗi tháng là ${formatNumber(months)} tháng${months > 12 ? `, tức khoảng ${formatNumber(Math.round((months / 12) * 10) / 10)} năm` : ''}.`
}

/** The sum that a question asks for, with machines behind it where one is named. */
export async function answerOfPlainSum(asked: Asked): Promise<Drafted | null> {
  const said = plainSum(asked.question)
  if (said === null) return null
  if (asked.need.kinds.length > 0) {
    const advice = await advise({ ...asked, need: { ...asked.need, intent: 'advise' } })
    return { ...advice, draft: saidFirst(said, advice.draft) }
  }
  return {
    draft: {
      ...plainDraft([said, 'Bạn định mua món gì với số tiền đó, mình chọn giúp cho.'], []),
      rules: [said],
    },
  }
}
