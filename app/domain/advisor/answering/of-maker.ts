import { askedWords } from '../stated/specification-lines.ts'
import { kindMentions } from '../understand/kind-mentions.ts'
import { readQuestion } from '../understand/reading.ts'
import { saidFirst } from '../write/draft.ts'
import { sayKind } from '../write/need-words.ts'
import { joinWords } from '../write/phrasing.ts'
import { advise } from './advise.ts'
import type { Asked, Drafted } from './asked.ts'
import { narrows } from './explain.ts'

/** What is asked of a maker's machines beside their name: whether there are any, whether they are sold, what they cost. */
const OF_STOCK: ReadonlySet<string> = new Set(['hang', 'con', 'sap', 'tien', 'nhap', 'hieu', 'thuong'])

/** 'có bán', 'có hàng', 'còn hàng': asked of a shop. */
const SELLS = /(?:^|\s)(?:ban|hang|nhap)(?![a-z])/
/** 'có không', 'có máy giặt Xiaomi hông', 'ra chưa': whether there are any. */
const WHETHER = /(?:^|\s)(?:co|con|ra|ban)(?: [a-z0-9]+){0,6} (?:khong|ko|k|hong|hok|hem|chua|hk)(?![a-z])/
/** 'có tốt không': how good they are. */
const HOW_GOOD = /(?:^|\s)(?:tot|on|ngon|ben(?! (?:minh|em|anh|chi|shop|ban|ad|do))|dang|nen)(?![a-z])/

/**
 * Whether there are machines of a maker, where nothing else is asked: 'máy giặt LG có bán không', 'Apple air purifier có hàng chưa'. That
 * there are, or are none, and the machines to choose from; null where more is said.
 */
export async function answerOfMaker(asked: Asked): Promise<Drafted | null> {
  const { need, question, catalogue } = asked
  const [kind, another] = need.kinds
  const reading = readQuestion(question)
  if (!WHETHER.test(reading.folded) || HOW_GOOD.test(reading.folded)) return null
  if (!kind || another || need.brands.length === 0 || need.models.length > 0 || narrows(need)) return null
  const rest = kindMentions(reading).reduce(
    (text, { start, end }) => text.slice(0, start) + ' '.repeat(end - start) + text.slice(end),
    reading.raw,
  )
  if (askedWords(rest, need.brands).some((word) => !OF_STOCK.has(word))) return null
  const advice = await advise({ ...asked, need: { ...need, intent: 'advise', isOwned: false } })
  const [held] = await catalogue.find({ kinds: [kind], brands: need.brands, limit: 1 })
  if (!held) return advice
  const notSold = SELLS.test(reading.folded)
    ? '; Chọn Máy không bán hàng, giá là giá đã thấy ở các nơi bán'
    : ''
  return {
    ...advice,
    isWhole: true,
    draft: saidFirst(
      `Có bạn nhé, dữ liệu của mình có ${sayKind(need)} ${joinWords(need.brands, 'hoặc')}${notSold}.`,
      advice.draft,
    ),
  }
}
