import { kindRecord } from '#app/kinds/kind.ts'
import { fold } from '#app/vietnamese/fold.ts'
import { asTyped } from './as-typed.ts'
import { saysSomething } from './intent.ts'
import { kindMentions } from './kind-mentions.ts'
import type { Need } from './need.ts'
import type { Reading } from './reading.ts'
import { readQuestion } from './reading.ts'
import type { SaidClause } from './said-clauses.ts'
import { withoutClauses } from './said-clauses.ts'

/** From this share on a clause surely states a wish, or surely bears on the choice. */
export const SURELY_WISHED = 0.7
export const SURELY_BEARS = 0.8
/** Wishes that are said back, and the letters of one. */
const MOST = 2
const LONGEST = 90

/** Words at the edges of a clause that join it to the rest or are only said along. */
const JOINING =
  /^(?:(?:mà|nhưng|chứ|và|với lại|với|thì|là|nên|ma|nhung|chu|va|voi|thi|la)\s+)+|(?:\s+(?:nha|nhé|nhe|ạ|á|a|luôn|thôi|hen|nghen|đó|nữa|với|dùm|giùm|giúp))+$/giu
const SIGNS = /^[\s,.;:!?()…"“”–-]+|[\s,.;:!?()…"“”–-]+$/gu

const tidy = (text: string) =>
  text.replace(SIGNS, '').replace(JOINING, '').replace(SIGNS, '').replace(/\s+/g, ' ')

/** Content words of a clause beside the name of the machine: fewer wish nothing that could be said back. */
const FEWEST_WORDS = 2
const EMPTY =
  /^(?:em|anh|chi|toi|tui|minh|me|ba|can|muon|tim|kiem|mua|lay|cho|cai|con|loai|mot|1|gi|nao|co|duoc|dc|the|thi|la|ma|de|tu|van|giup|shop|ad|nha|thu|may|ne|do|vay|a|e|k|ko|hang)$/

/** 'IT công ty hỏi', 'tủ nào lọt vừa' where the place was measured: an opening, or a question that the machines answer. */
const OPENS = /(?:^|\s)(?:hoi|cho hoi|xin hoi|hoi chut|hoi ti|nho tu van)(?: (?:a|nhe|ty|ti|chut|cai))?$/
const ASKS_TO_FIT = /(?:^|\s)(?:lot|vua|de (?:vua|lot|duoc)|ke (?:vua|duoc))(?![a-z])/

/** 'không cần wifi', 'dì tính mua cái gì cho mát', 'có đủ không': nothing that a machine could be chosen by. */
const NO_WISH =
  /^(?:[a-z]+ ){0,2}(?:khong|ko|k|khoi|chang|hong|hok) can(?! (?:co |phai )?[a-z]+ (?:nhieu|lon))(?![a-z])|(?:^|\s)(?:mua|lay|chon|sam) (?:cai |con |mon |do )?(?:gi|chi)(?![a-z])|(?:^|\s)(?:may trieu|bao nhieu tien|gia bao nhieu)(?![a-z])|(?:^|\s)du (?:khong|ko|k|hong|hok)(?![a-z])|^(?:ma )?(?:dung|khoi|khong|ko) (?:tieu|xai|dung) (?:sach |can )?het/

/** 'gom lại 16 triệu trở xuống', 'tổng 9 món', 'con nào tốt hơn', 'cơ quan chúng tôi': of the purchase, not of the machine. */
const OF_PURCHASE =
  /(?:^|\s)(?:trieu|tr|ngan|nghin|xu|cac|luong|tien|vuot|tong|tong cong|de danh|gom lai|tro xuong|do lai|uu tien|recommend|giai quyet|hay gi|hang gi|chung toi|chung em|may cu|hang cu|do cu|link|du (?:toi|tui|em|minh)|(?:dung|khong|ko) (?:dat|mac)|(?:chung|khoang|tam) \d+ (?:khach|tui|nguoi)|noi (?:me|ba|ma|vo|chong|ai))(?![a-z])|(?:^|\s)(?:con|cai|may|loai|mau) (?:nao|gi)(?: (?:tot|on|ngon|hop|ok|hon|dang mua|duoc|trong|tam|nhat|day|vay))*$|(?:^|\s)cang [a-z]+ cang|^(?:[a-z]+ ){0,3}(?:chot|lay|chon|lua|mua)(?: [a-z]+){0,2} (?:\d+|mot) (?:cai|mon|chiec|man|con|em|may)(?: (?:thoi|duy nhat|di))*$|^(?:ok |vay |thoi |roi )*\d+ (?:cai|mon|chiec|man)(?![a-z])/

/** 'Em sống ở Phú Quốc đảo xa', 'con em 4 tuổi', 'thầy giáo ở bản': who asks and from where. */
const OF_WHO = /(?:^|\s)(?:ở|tại)\s+\p{Lu}|\d+\s*(?:tuổi|tuoi|t)(?!\p{L})/u

/** 'không phải 2': what was said by mistake before. */
const TAKES_BACK = /^(?:khong|ko|k|hong|hok|dau) phai (?:la )?\d[\d.,]*(?: ?[a-z0-9]+)?$/

/** 'nóng như cái lò', of an air conditioner: what it is bought against. */
const isWhatItServes = (words: string, { kinds }: Need): boolean =>
  kinds.some((kind) => kindRecord(kind).serves?.some((word) => ` ${fold(words)} `.includes(` ${word} `)))

const isSaidAlong = (words: string, need: Need): boolean =>
  isWhatItServes(words, need) || isOfWho(words, need)

const isOfWho = (words: string, { widthMm, depthMm, heightMm }: Need): boolean =>
  OPENS.test(fold(words)) ||
  OF_WHO.test(words) ||
  NO_WISH.test(fold(words)) ||
  OF_PURCHASE.test(fold(words)) ||
  TAKES_BACK.test(fold(words)) ||
  (ASKS_TO_FIT.test(fold(words)) && [widthMm, depthMm, heightMm].some((side) => side !== undefined))

const saysMoreThanKind = (text: string): boolean => {
  const reading = readQuestion(text)
  const kinds = kindMentions(reading)
  const left = reading.tokens.filter(
    ({ text: word }, at) =>
      /[a-z\d]/.test(word) && !EMPTY.test(word) && kinds.every(({ first, next }) => at < first || at >= next),
  )
  return left.length >= FEWEST_WORDS
}

/** What tells two needs apart, without what is derived from it. */
const slotsOf = ({ intent: _intent, chips: _chips, unread: _unread, ...slots }: Need): string =>
  JSON.stringify(slots)

/** How a text is read: as the turn it is, with what was said before it, and by itself. */
type Reads = {
  asTurn: (reading: Reading, clauses: readonly SaidClause[]) => Need
  alone: (reading: Reading) => Need
}

/**
 * Wishes that were said and changed nothing that was read, nor anything of what was said before ('thôi tăng lên 20'), in the
 * visitor's words; at most two, short enough to be said back.
 */
export function unreadWishes(
  reading: Reading,
  clauses: readonly SaidClause[],
  need: Need,
  { asTurn, alone }: Reads,
): string[] {
  const whole = slotsOf(need)
  return clauses
    .filter(({ wish }) => wish >= SURELY_WISHED)
    .flatMap((clause) => {
      const words = tidy(reading.raw.slice(clause.start, clause.end))
      if (words.length > LONGEST || !saysMoreThanKind(words) || isSaidAlong(words, need)) return []
      const changesNothing = slotsOf(asTurn(withoutClauses(reading, [clause]), clauses)) === whole
      const isUnread = changesNothing && !saysSomething(alone(readQuestion(words)))
      return isUnread ? [tidy(asTyped(reading, clause.start, clause.end))] : []
    })
    .slice(0, MOST)
}
