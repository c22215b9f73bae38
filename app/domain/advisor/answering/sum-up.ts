import { fold } from '#app/vietnamese/fold.ts'
import { formatVnd } from '#app/vietnamese/money.ts'
import type { Candidate } from '../catalogue.ts'
import type { Need } from '../understand/need.ts'
import { saidFirst } from '../write/draft.ts'
import { writeLookup } from '../write/lookup.ts'
import { sayKind, sayNeed } from '../write/need-words.ts'
import { seenAt } from '../write/sources.ts'
import type { Asked, Drafted } from './asked.ts'

/** 'tóm lại giùm mình', 'tổng kết lại': of all that was said. */
const SUMS_UP =
  /(?:^|\s)(?:tom (?:lai|tat|gon)|tong (?:ket|hop)(?: lai)?|ghi lai|chot lai)(?: [a-z]+){0,3} (?:giup|gium|cho|ho|dum|di|nha|nhe|minh|em|coi)(?![a-z])|^(?:ok |oke |da |vay )?(?:tom lai|tom tat|tong ket)(?! la)/

/** How many products a summary names. */
const MOST = 3

/**
 * What was wished and what was recommended, in short, for who wants to send it on; null where it is not asked for, or
 * nothing was recommended.
 */
export async function sumUp(asked: Asked): Promise<Drafted | null> {
  const { question, previous, catalogue } = asked
  if (!previous || !SUMS_UP.test(fold(question))) return null
  const shown = (await asked.shown()).slice(0, MOST)
  const [first, ...others] = shown
  if (!first) return null
  const priceSources = await catalogue.priceSources(shown.map(({ id }) => id))
  const say = ({ id, title, price }: Candidate) =>
    price === null
      ? title
      : `${title}, ${formatVnd(price)}${seenAt(priceSources.find(({ productId }) => productId === id) ?? null)}`
  const lines = [
    `• Mình nghiêng về: ${say(first)}.`,
    ...others.map((other) => `• Phương án khác: ${say(other)}.`),
    '• Trước khi trả tiền: hỏi nơi bán giá hôm đó, phí giao lắp, thời gian bảo hành và đổi trả; Chọn Máy không bán hàng.',
  ].join('\n')
  const draft = {
    ...writeLookup([first], priceSources, question),
    paragraphs: [lines],
    rules: [lines],
    others,
  }
  return {
    draft: saidFirst(`Tóm lại: ${sayWished(previous)}.`, draft),
    need: previous,
  }
}

function sayWished(need: Need): string {
  const wished = sayNeed(need)
  return wished ? `bạn cần ${sayKind(need)}, ${wished}` : `bạn cần ${sayKind(need)}`
}
