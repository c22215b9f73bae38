import { askedWords } from '../stated/specification-lines.ts'
import { chipsOf } from '../understand/chips.ts'
import { kindMentions } from '../understand/kind-mentions.ts'
import type { Need } from '../understand/need.ts'
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

/** 'hãng đó có loại nào lọc bụi không': the maker of what was shown. */
const THAT_MAKER = /(?:^|\s)(?:hang|hieu|thuong hieu) (?:do|nay|ay|vua roi|kia)(?![a-z])/

/** A need with the maker of all that was shown last, where it points at one and names none. */
export async function withMakerShown(need: Need, folded: string, shown: Asked['shown']): Promise<Need> {
  if (!need.followUp || need.brands.length + need.brandsExcluded.length > 0 || !THAT_MAKER.test(folded))
    return need
  const [brand, another] = new Set((await shown()).map((product) => product.brand))
  if (!brand || another !== undefined) return need
  const whole = { ...need, brands: [brand] }
  return { ...whole, chips: chipsOf(whole) }
}
