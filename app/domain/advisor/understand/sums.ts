import { readAmount } from './money-amount.ts'
import type { Need } from './need.ts'
import type { Reading } from './reading.ts'

/** How much is asked for, as people type it. */
const MUCH = '(?:bao nhieu|nhieu|nhiu|may|bn|bao nhiu)'
/** What may stand behind it where money is meant: 'bao nhiêu tiền vậy em', 'mấy so với 15'; 'bao nhiêu lít' is of no money. */
const OF_MONEY =
  '(?= *(?:$|[?.!,;]|(?:tien(?! (?:dien|nuoc))|trieu|dong|cu|vay|the|z|v|em|anh|chi|ban|shop|ad|nhi|ha|a|roi|ta|day|do|nhe|nha|luon|con|chau|co|so|voi|trong|neu|cho|de|tong|tat|ca|hai|2|ba|3)(?![a-z])))'
/** 'tổng', 'cộng lại', 'cả thảy', 'hết': of prices put together. */
const TOGETHER =
  '(?:tong(?: cong| lai| tien| chi phi| thiet hai)*|cong (?:lai|het|don|vo|vao|chung|them)|gop lai|(?:ca|het|tat) thay|tat ca|het|ca (?:2|hai|3|ba|4|bon|may|bo|cum)(?: (?:cai|con|mon|may|chiec|thu))?|nua la|nua thi)'
const PIECE = '(?:[2-9]|hai|ba|bon|nam) (?:cai|con|chiec|may|bo|mon)'
const TOTAL = new RegExp(
  `(?:^|\\s)${TOGETHER}(?: [a-z0-9]+){0,7}? ${MUCH}(?![a-z])${OF_MONEY}|(?<![\\w.,])${PIECE}(?: [a-z]+){0,5}? ${MUCH}(?![a-z])${OF_MONEY}`,
)
const REMAINS = new RegExp(
  `(?<!pin.*)(?:^|\\s)(?:du|thua|con lai|con thieu|thieu|con(?= (?:duoc |dau )?(?:bao nhieu|nhieu|nhiu|bn|may) (?:tien|trieu|dong)))(?: (?:ra|lai|duoc|dc|them|khoang|tam|dau|con))* (?:tien (?:khong|ko|k|hong|hok)(?![a-z])|${MUCH}(?![a-z])${OF_MONEY})`,
)

/** What is paid to others than the shop of the machine, or month by month. */
const OF_OTHER_COSTS =
  /(?:^|\s)(?:dien|cong (?:lap|tho)|tien (?:cong|lap|ship|loi|muc)|phi|ship|lap (?:dat|het|xong|may|o|tai|len|vo|vao)|(?:gan|lap) het|van chuyen|loi loc|lai suat|gop|(?<!ca |het |tat )thay|sua|(?:moi|mot|1) (?:thang|nam|lan|me|tuan))(?![a-z])/

/** Whether somebody asks what is left of a sum: 'còn dư bao nhiêu so với 15 triệu', 'còn thiếu mấy'. */
export const asksWhatIsLeft = ({ folded }: Reading): boolean => REMAINS.test(folded)

/** 'tính lại tổng giùm', 'cộng hết lại coi'. */
const ADDS_UP =
  /(?:^|\s)(?:tinh|cong)(?: (?:lai|giup|gium|dum|ho|em|minh|tui|toi|coi|het))* (?:tong|cong lai|het lai)(?: (?:lai|giup|gium|dum|ho|em|minh|tui|toi|coi|xem|cho|di|nha|nhe|cai|voi|tien|cong))*[\s.!?]*$/

/** 'tổng lại bao nhiêu', 'lấy 2 cái thì hết nhiêu', 'còn dư mấy': what machines come to, rather than what else is paid. */
export const asksForSum = (reading: Reading): boolean =>
  asksWhatIsLeft(reading) ||
  ADDS_UP.test(reading.folded) ||
  (TOTAL.test(reading.folded) && !OF_OTHER_COSTS.test(reading.folded))

const HELD_AGAINST =
  /(?:^|\s)(?:so voi|so|trong|tu|dua|cam|co|tren|voi) (?:(?:so|tong|cai|moc|muc) )*(\d{1,3}(?:[.,]\d)?)(?!\w|[.,]\d)/

/** The sum that what is bought is held against, in VND: named in full, or as '15' behind 'so với'; null for none. */
export function heldAgainst({ folded, tokens }: Reading): number | null {
  for (let index = 0; index < tokens.length; index += 1) {
    const amount = readAmount(tokens, index)
    if (amount && amount.unit !== null && !amount.vague) return amount.max
  }
  const bare = HELD_AGAINST.exec(folded)?.[1]
  return bare === undefined ? null : Number(bare.replace(',', '.')) * 1_000_000
}

/** Words that put several things together under one sum. */
const OF_ALL =
  /(?:^|\s)(?:tong(?: cong| lai)?|ca (?:hai|2|ba|3|bo|cap)|goi (?:gon )?trong|gom|trong vong|van|vo chung|chung)(?: [a-z0-9]+){0,6} ?$/

/** 'dư 3 triệu mua cái loa nữa', 'thêm cái quạt 500k': the sum that is named is that of the thing that is added. */
export function namesOwnSum({ folded }: Reading, { budget }: Need): boolean {
  if (!budget || budget.words === '') return false
  const amount = /\d[\d.,]* ?(?:tr|trieu|k|nghin|ngan|cu|chai)|\d[\d.,]*(?:tr|k)\d?/.exec(folded)
  return amount !== null && !OF_ALL.test(folded.slice(0, amount.index))
}

/** 'thêm máy sấy, tổng 22 triệu': wanted beside the machine before, within one sum. */
export const isOneMore = (reading: Reading): boolean =>
  /(?:^|\s)(?:kem(?: theo| them| luon)?|gom (?:luon|ca|them)|(?:con )?(?:du|thua) tien|(?:con )?(?:du|thua)(?: (?:ra|vay|do|the|tung do|bay nhieu))* (?:thi |de )?(?:mua|cho|lay|them|sam|tau|rinh)(?: (?:cai|con|mot|1|luon|them))*|tien (?:con )?(?:du|thua|lai)|so (?:tien )?con lai)(?![a-z])/.test(
    reading.folded,
  ) ||
  (!asksForSum(reading) &&
    /(?:^|\s)(?:them|chung|nua|mua ca|ca cai|lay ca)(?![a-z])/.test(reading.folded) &&
    /(?:^|\s)(?:tong|ca (?:hai|2|bo|cap)|luon|goi (?:gon )?trong|gom)(?![a-z])/.test(reading.folded))

/** 'tổng hai món đừng quá 11 triệu', 'hai món gói 13tr': the sum that is named is of all of it. */
export const isOfAll = ({ folded }: Reading): boolean =>
  /(?:^|\s)(?:tong(?: cong)?|gop lai|gom lai|ca cum|(?:ca )?(?:2|hai|3|ba) (?:mon|thu|cai|con|may))(?![a-z])/.test(
    folded,
  )

/** 'thêm con chuột nữa', 'dư 3 triệu mua cái loa nữa': beside what was chosen before. */
export const isAddition = ({ folded }: Reading): boolean =>
  /(?:^|\s)(?:them|nua|kem(?: theo)?|mua luon|ngoai ra|voi lai)(?![a-z])/.test(folded)

const OF_REST =
  /(?:^|\s)(?:(?:con |neu |co )*(?:du|thua)(?! (?:suc|dung|xai|nguoi))|con lai|so (?:du|con lai))(?: [a-z]+){0,2} (?:thi|co|mua|them|lay|sam|duoc)(?![a-z])/

/** 'còn dư thì máy sấy được không': what the others left of a sum is to pay for it. */
export const isOfRest = ({ folded }: Pick<Reading, 'folded'>): boolean => OF_REST.test(folded)
