import type { Intent, Need } from '../understand/need.ts'
import { isUnsafe } from '../understand/safety.ts'

/** Intents of questions that facts may answer before anything else does. */
export const KNOWLEDGE: ReadonlySet<Intent> = new Set(['explain', 'compare', 'service', 'lookup'])
/** From this likeness on a question of knowledge asks for the fact. */
const ASKED = 0.42
/** From this likeness on one does that could as well be of a machine that was shown, or for one. */
const SURELY_OF_SHOWN = 0.7
/** 'máy lọc nước nào chịu nổi': one is asked for. */
const ASKS_WHICH = /(?<!(?:dip|thang|luc|khi|the|cong|hoi)) nao(?! (?:la|cung))(?![a-z])/
/** 'lò vi sóng nào có nút xoay': a machine is asked for by what it has. */
const ASKS_FOR_SORT =
  /(?<!(?:dip|thang|luc|khi|the|cong|hoi)) nao (?:co|hop|phu hop|danh cho|vua)(?! (?:la|cung|nen))(?![a-z])/
/** What ends, or stands, as a question does. */
const ENDS_ASKING =
  /\?|(?:^|\s)(?:khong|ko|k|hong|hok|hem|chua|sao|gi|nao|bao nhieu|bao lau|may|the nao|nhu nao|nhi)(?:(?: [a-z]{1,7})?|(?: [a-z]{1,4}){0,2})[\s.!]*$|(?:^|\s)(?:co|bao) (?:[a-z]+ ){1,6}(?:khong|ko|k|hong)(?![a-z])/

/** What asks about a thing, rather than for one: 'để làm gì', 'đúng không', 'có thay được', 'nên thay hay sửa'. */
const ABOUT_A_THING =
  /(?:^|\s)(?:de lam gi|de lam chi|tai sao|vi sao|co that|co dung|dung (?:khong|ko|k|hong|hem|hok)|phai khong|that khong|co thay (?:duoc|the)|hay sua|nen sua|co nen (?:thay|sua|doi|tat|rut|cam|de|dung|lap)|bi sao|bi gi|co hai|co (?:that su |thuc su )?can thiet|co (?:that su|thuc su) can|khac gi|la gi|nghia la|chi (?:muon )?biet|(?:khong|ko|k) (?:muon|dinh) mua)(?![a-z])/
/** What also asks whether a machine could be had, where a need means one: 'làm sao cho mát', 'có can'. */
const ABOUT_WHAT_IS_NAMED =
  /(?:^|\s)(?:lam sao|co can|bao lau|may do|duoc (?:khong|ko|k|hong|hem|hok))(?![a-z])/
/** 'có đồng hồ nào té ngã tự gọi': a machine is asked for. */
const ASKS_WHETHER_ANY =
  /(?:^|\s)co (?:(?:[a-z]+ ){1,3}nao (?!khac)[a-z]|(?:mon|cai|may|loai|thu|do) (?:gi|chi|nao)(?![a-z]))/
/** 'sắm thêm gì cho bếp', 'mua chi cho mệ': a thing is asked for. */
const ASKS_WHAT_TO_BUY =
  /(?:^|\s)(?:mua|sam|kiem|tang|chon|lay) (?:them |nen )?(?:gi|chi|mon nao|cai gi)(?![a-z])/

/** Whether a folded text asks for a machine in so many words: 'lò vi sóng nào có nút xoay', 'có con nào không', 'mua gì'. */
export const asksForMachine = (folded: string): boolean =>
  ASKS_FOR_SORT.test(folded) || ASKS_WHETHER_ANY.test(folded) || ASKS_WHAT_TO_BUY.test(folded)

/** How alike a fact has to be to answer, by what the question is taken for: the less it is one of knowledge, the more. */
export function leastToTell(folded: string, { intent, isMeant, followUp, turn }: Need): number {
  if (intent === 'off_topic') return SURELY_OF_SHOWN
  if (ASKS_FOR_SORT.test(folded)) return Infinity
  const asksWhich = ASKS_WHICH.test(folded) && !EITHER.test(folded)
  if (KNOWLEDGE.has(intent) && !isMeant) {
    if (turn === 'compare_shown') return Infinity
    return followUp || asksWhich ? SURELY_OF_SHOWN : ASKED
  }
  if (followUp || asksWhich || ASKS_WHETHER_ANY.test(folded) || ASKS_WHAT_TO_BUY.test(folded)) return Infinity
  return ENDS_ASKING.test(folded) ? SURELY_OF_SHOWN : Infinity
}

/** A question rather than a wish: 'là gì', 'hay', 'có nên', 'bao lâu', 'mấy độ', 'không?' at the end. */
const ASKS =
  /(?:^|\s)(?:la gi|la sao|nghia|khac|hay|hoac|vs|versus|voi|so sanh|phan biet|hon|nen|co can|can thiet|co dang|dang tien|co hai|hai|an toan|nguy hiem|bao lau|bao nhieu|may (?:do|thang|nam|gb|bac|lan|w|inch)|the nao|nhu nao|ra sao|lam sao|tai sao|vi sao|sao|cach|luu y|kinh nghiem|meo|bi|khi nao|luc nao|dip nao|may|hoat dong|tac dung|de lam gi|dung de|uu diem|nhuoc diem|loi ich|giai thich|tim hieu|cong nghe gi|gom|duoc khong|gi|khong(?=(?: (?:nhi|vay|a|ban|shop|ad|em|the|ta|nha|nhe|ha|z|v))?[\s?.!]*$)|what|why|how|difference|explain|should|tu van giup|tinh|doc|kiem tra|ton|o dau|cong nao|he dieu hanh|may bac|chinh sach|luat)(?![a-z])/

/** Words that choose a machine: 'mua loại nào', 'con nào ngon', 'gợi ý'. */
const CHOOSES =
  /(?:^|\s)(?:(?:mua|kiem|tim|can|muon|lay|sam|goi y|tu van|gioi thieu|xin|chon|de xuat)(?: [a-z0-9.]+){0,8} (?<!(?:dip|thang|luc|khi|the|cong) )nao(?![a-z])|(?:loai|con|may|hang|mau|dong|model|san pham|em|chiec|cai|thuong hieu) nao (?:[a-z]+ )?(?:tot|ngon|re|ben|dang|on|hop|phu hop|xin|chat|duoc|it|tiet kiem|em|manh|chup)|nao (?:tot|ngon|ben|re|dang mua|on) nhat|goi y|gioi thieu|recommend|suggest|which .* (?:buy|best)|best)(?![a-z])/

/** Codes of standards, gases and filters look like models. */
const STANDARD = /^(?:ip ?x?\d{1,2}|r-?\d{2,3}a?|h1\d|hdr\d*|pd)$/i

/** Two sides set against each other by name of technology. */
const EITHER = /\s(?:hay|hoac|vs|versus|voi|va|or|so voi)\s/

/** What is asked the same of every brand's machine; 'máy lạnh Daikin inverter có tốt không' is about Daikin. */
const ABOUT_ANY_BRAND =
  /(?:^|\s)(?:la gi|tai sao|vi sao|cach|ve sinh|bao duong|bao lau|may (?:do|thang)|bao nhieu do|bi|khac (?:gi|nhau)|de lam gi|ton (?:bao nhieu )?(?:dien|nuoc)|lap dat)(?![a-z])/

/** 'RAM 8GB có đủ cho sinh viên không': whether a figure suffices, whoever it is for. */
const IS_ENOUGH = /(?:^|\s)(?:co|la|lieu|thi|da) du(?: dung| xai)?(?![a-z])/

/** What a wish says of itself beyond the thing: then it is advised on, with products. */
function narrows(said: Need, folded: string): boolean {
  const figures = [
    said.budget,
    said.people,
    said.roomM2,
    said.roomM3,
    said.distanceM,
    said.widthMm,
    said.order,
  ]
  return (
    figures.some((figure) => figure !== undefined) ||
    said.models.some((model) => !STANDARD.test(model)) ||
    said.picks.length > 0 ||
    (said.uses.some((use) => use === 'student' || use === 'gift') && !IS_ENOUGH.test(folded)) ||
    said.asksCheaper ||
    said.asksBetter
  )
}

/** Whether a folded question asks at all; cheap, so that most wishes go no further. */
export function asks(folded: string): boolean {
  return ASKS.test(folded)
}

/**
 * Whether a question asks for knowledge rather than for a machine.
 * @param folded the question, folded
 * @param said what the question says by itself, without what came before
 */
export function wantsToKnow(folded: string, said: Need): boolean {
  if (isUnsafe({ folded, marked: folded }) || narrows(said, folded)) return false
  if (said.brands.length > 0 && !ABOUT_ANY_BRAND.test(folded)) return false
  return EITHER.test(folded) || (!CHOOSES.test(folded) && said.priceLevel === undefined)
}

/**
 * Whether a question is about a thing though it only sounds like a wish for one: where it says what a machine is chosen by, or asks for
 * one in so many words, it is not.
 * @param folded the question, folded
 * @param need what was understood
 */
export function isAboutThing(folded: string, need: Need): boolean {
  const isAbout = ABOUT_A_THING.test(folded) || (!need.isMeant && ABOUT_WHAT_IS_NAMED.test(folded))
  return isAbout && !CHOOSES.test(folded) && !ASKS_WHETHER_ANY.test(folded) && !narrows(need, folded)
}
