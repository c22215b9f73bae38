import { asksAnything } from './asks-anything.ts'
import type { Need } from './need.ts'
import type { Reading } from './reading.ts'
import { union } from './union.ts'

/** 'mỗi tháng tốn mấy chục ngàn điện', 'một đêm hết bao nhiêu tiền điện'. */
const OF_RUNNING =
  /(?:^|\s)(?:thang|ngay|dem|nam|gio|tieng)(?: [a-z]+){0,3} (?:ton|het|mat|hao|tra|dong)(?: [a-z]+){0,3} (?:bao nhieu|nhieu|nhiu|may|bn)(?: [a-z]+){0,3} (?:tien )?dien(?![a-z])/

/** Whether a turn asks what the machine that is spoken of costs to run. */
export const asksOfRunning = ({ folded }: Reading): boolean => OF_RUNNING.test(folded)

/** 'máy lọc thì bao lâu thay màng', 'lõi mấy tháng thay': how it is looked after, and no wish to be told of it. */
const OF_CARE =
  /(?:^|\s)(?:bao lau|may thang|khi nao|bao gio|bao nhieu lau)(?: [a-z]+){0,4} (?:thay|ve sinh|bao tri|bao duong|rua|xa|do)(?![a-z])|(?:^|\s)thay (?:loi|mang|tui|khan|gie|cot)(?: [a-z]+){0,3} (?:bao lau|may thang|khi nao|het|ton|bao nhieu)(?![a-z])/

export const asksOfCare = ({ folded }: Reading): boolean => OF_CARE.test(folded)

/** 'bluetooth hay dây tốt hơn', 'cửa trên hay cửa trước bền hơn': which of two, before either is wished. */
const OF_TWO =
  /(?:^|\s)[a-z]+ (?:hay|hoac|voi) [a-z]+(?: [a-z]+){0,3} (?:tot|on|ngon|hop|loi|ben|do|tien|em|nhanh|sach|an toan)(?: [a-z]+)? hon(?![a-z])/

/** Whether a turn asks which of two sorts of the machine that is spoken of is the better one. */
export const weighsTwo = ({ folded }: Reading, { kinds, models, brands, picks, budget }: Need): boolean =>
  kinds.length + models.length + brands.length + picks.length === 0 && !budget && OF_TWO.test(folded)

/** 'loại 1 chiều rẻ hơn mấy', 'con đó rẻ hơn bao nhiêu': the difference is asked for, and no cheaper one. */
const HOW_MUCH_CHEAPER =
  /(?:^|\s)(?:re|mac|dat) hon (?:tam |khoang |chung )?(?:bao nhieu|nhieu khong|nhiu|may|bn)(?! (?:tram|chuc) )(?![a-z])/

export const asksHowMuchCheaper = (folded: string): boolean => HOW_MUCH_CHEAPER.test(folded)

/** The makers that a turn names to ask how much more theirs cost: 'loại Daikin đắt hơn mấy' sorts none of them out. */
export const ofMakersAsked = ({ brands, brandsExcluded }: Need, previous: Need): Partial<Need> => {
  const asked = union(brands, brandsExcluded)
  return asked.length > 0 ? { brands: asked, brandsExcluded: previous.brandsExcluded } : {}
}

/** 'dưới 1500w có không', 'có loại nào trên 120hz ko': one with such a figure is looked for. */
const SEEKS =
  /(?:^|\s)(?:duoi|tren|tu|toi da|it nhat|khong qua|nho hon|lon hon) \d[\d.,]* ?[a-z]{0,5}(?: [a-z]+){0,2} co(?: (?:khong|ko|k|hong|hok|hem|chua))/

export const seeksFigure = ({ folded }: Reading, { figures }: Need): boolean =>
  Object.keys(figures).length > 0 && SEEKS.test(folded)

/** 'cần sắm cho quán: tủ đông với máy xay': several things are to be bought, whatever else it sounds like. */
const FURNISHES = /^(?:[a-z]+ ){0,3}(?:sam|trang bi)(?! (?:duoc|roi|ve))(?![a-z])/
export function asFurnished(reading: Reading, need: Need): Need {
  const isSet = need.kinds.length > 1 && (need.parts?.length ?? 0) > 1 && need.intent === 'explain'
  return isSet && FURNISHES.test(reading.folded) && !asksAnything(reading.folded)
    ? { ...need, intent: 'advise', isOwned: false }
    : need
}
