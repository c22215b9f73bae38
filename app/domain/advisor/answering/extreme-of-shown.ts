import { sortByExtreme } from '../rank/superlatives.ts'
import { readAspects } from '../stated/aspects.ts'
import type { Order } from '../understand/need.ts'
import type { Reading } from '../understand/reading.ts'
import { readQuestion } from '../understand/reading.ts'
import { readOrder } from '../understand/superlative-words.ts'
import { saidFirst } from '../write/draft.ts'
import { writeLookup } from '../write/lookup.ts'
import { sayExtremeOfShown } from '../write/superlative.ts'
import { answerAbout } from './answer-product.ts'
import type { Asked, Drafted } from './asked.ts'

const AMONG_SHOWN =
  /(?:^|\s)(?:trong (?:may|so|3|ba|2|hai|nhung|cac|dam|bon|tui|list|danh sach) ?(?:con|cai|mau|may|do|nay)?|may (?:con|cai|mau|may)|(?:2|3|hai|ba) (?:con|cai|mau|may)) ?(?:nay|do|kia|nay|vua|tren|nay gio|hoi nay|ay|trong do)?/

/** 'nãy giờ', 'hồi nãy', 'từ đầu tới giờ': of every list there was; 'này' is of the last, and only marks tell it from 'nãy'. */
const isOfAll = ({ folded, marked }: Reading): boolean =>
  /(?:^|\s)(?:(?:hoi|luc|ban) nay|nay gio|tu (?:nay|dau))(?![a-z])/.test(folded) ||
  /(?<!\p{L})nãy(?!\p{L})/u.test(marked)

/** 'con nào nhẹ hơn', right after some were shown; 'có con nào nhẹ hơn không' and 'nhẹ hơn nữa' ask for others. */
const WHICH_IS_MORE =
  /^(?:(?:the|vay|roi|u|a|ok|trong do|thi) )*(?:con|cai|mau|may|em|thang|chiec) nao (?:thi |la )?((?:[a-z]+ ){1,4})hon(?: (?:vay|a|ha|nhi|the|em|anh|chi|ban|shop))*[\s?.!]*$/

/** The end of a row that is asked for by holding those that are shown against each other. */
function orderAmong(reading: Reading): Order | undefined {
  const [, end] = WHICH_IS_MORE.exec(reading.folded) ?? []
  return end === undefined ? undefined : readOrder(readQuestion(`${end}nhat`))
}

/** 'lấy con nhẹ nhất trong mấy con nãy', 'con nào nhẹ hơn': the extreme of what was shown, where its rows state it. */
export async function extremeOfShown(asked: Asked): Promise<Drafted | null> {
  const { need, question, catalogue, shown, seen } = asked
  const reading = readQuestion(question)
  const isAmong = need.order !== undefined && AMONG_SHOWN.test(reading.folded)
  const order = isAmong ? need.order : orderAmong(reading)
  if (!need.followUp || order === undefined) return null
  const among = isOfAll(reading) ? await seen() : await shown()
  if (!isAmong && among.length < 2) return null
  const sorted = sortByExtreme(order, among)
  const [first] = sorted
  if (!first) return null
  const said = sayExtremeOfShown(order, sorted)
  if (isAmong && readAspects(reading).length > 0) {
    const answer = await answerAbout(first, asked)
    return { ...answer, draft: saidFirst(said, answer.draft) }
  }
  const priceSources = await catalogue.priceSources(sorted.map(({ id }) => id))
  return { draft: saidFirst(said, writeLookup([first], priceSources, question)) }
}
