import type { Kind } from '#app/kinds/kind.ts'
import { parseBudget } from './budget.ts'
import type { Budget } from './need.ts'
import type { Reading } from './reading.ts'
import { readQuestion } from './reading.ts'

/** Sums among several things that are wanted together: of one of them, of all, or what is left for one more. */

/** 'tổng', 'cả hai', 'hết thảy': the sum behind it is of all things. */
const OF_ALL =
  /(?:^|[\s,.;])(?:tong(?: (?:cong|lai|cac mon|ngan sach))?|total|ca (?:hai|ba|bon|nam|[2-6]|bo|cap|cum)(?: (?:cai|mon|thu|con|may))?|(?:het|gom|gop|tinh) (?:ca|thay|tat|chung|lai)|tat ca|cong (?:lai|het)|(?:hai|ba|bon|[2-6]) (?:mon|thu)(?: lai)?|all in)(?![a-z])/g

/** The sum said of one thing in what is said of it alone, in VND; null for none, and for one of all things. */
export function sumOfPart(own: Reading, kind: Kind): Budget | null {
  if (own.folded.search(OF_ALL) >= 0) return null
  return parseBudget(own, { kinds: [kind], aboutProducts: true })
}

const CLAUSE = /[;\n]|[,.](?!\d)/

/** The sum that is said of all things together, in VND: 'tổng 4 món 6 triệu', '25tr hết cả hai'; null where none is. */
export function sumOfAll({ folded, raw }: Reading, kinds: readonly Kind[]): Budget | null {
  for (const { index, 0: words } of folded.matchAll(OF_ALL)) {
    const around = [
      raw.slice(index + words.length).split(CLAUSE)[0],
      raw.slice(0, index).split(CLAUSE).at(-1),
    ]
    for (const said of around) {
      const budget = parseBudget(readQuestion(said ?? ''), { kinds, aboutProducts: true })
      if (budget) return budget
    }
  }
  return null
}

/** 'dư thì mua', 'còn lại bao nhiêu thì lấy': what stands behind it is for what the others leave. */
const FROM_THE_REST =
  /(?:^|[\s,.;])(?:(?:con |neu )*(?:du|thua)(?! (?:suc|dung))|con lai|con (?:bao )?(?:nhieu|nhiu)(?: tien)?)(?: [a-z]+){0,5} (?:thi |de )?(?:mua|lay|sam|goi y|them|kiem|tau|rinh|quat)(?: [a-z]+){0,3} $/

/** Whether the text before a thing says that it is only for what the others leave over. */
export const isFromTheRest = (before: string): boolean => FROM_THE_REST.test(before)
