import type { Need } from './need.ts'
import type { Reading } from './reading.ts'

/** Where a clause ends, or turns to what is wanted now. */
const TURN =
  /[,.;!?]|(?:^|\s)(?:gio|bay gio|nay|muon|can|dinh|tinh|doi (?:sang|qua|len|cai|con|may|tu|tivi)|nang len|len doi|thanh|sang|mua|tim|bang|chuyen)(?![a-z])/g
const TURN_ONCE = new RegExp(TURN.source)
const OLD_BEFORE =
  /(?:^|\s)(?:(?:dang|van|toan) (?:dung|xai|co|chay)|hien (?:tai|dang|co|nay)|truoc (?:gio|day|kia|do)|hoi truoc|lau nay|co san|may cu|tu cu|tivi cu|cai cu|con cu|thay (?:cho )?(?:cai|con|chiec|may|tu)|bo (?:cai|con|chiec))(?![a-z])/
/** 'cũ' without its mark: no 'chung cư', no '10 củ', no 'ông cụ'. */
export const OLD =
  '(?<!(?:\\d|mot|hai|ba|bon|nam|sau|bay|tam|chin|muoi|chuc|tram|ruoi|chung|ong|cac|quy) )cu(?![a-z])'
const OLD_AFTER = new RegExp(
  `^(?:\\s[a-z0-9]+){0,4}?\\s(?:${OLD}|(?:da |bi |vua |sap |moi )?(?:hu|hong|(?<!\\dh )(?<!gio )toi(?! (?:\\d|da(?![a-z])|thieu|uu))|yeu|chay hoai|chet|(?<!(?:do|khoi|bot|het) )chat|nho qua|be qua|(?<!(?:do|khoi|khong|ko|bot|het|chong|giam|tranh|so) )(?:nhuc|moi|dau)(?= (?:co|mat|lung|vai|tay))|het doi|xuong cap)(?![a-z])|(?:khong|ko|k|hong) (?:du|xue|vua|kham noi|noi|kip|dap ung))`,
)

/** Whether the figure from `start` to `end` is one of the machine the visitor has: 'máy 7kg cũ hư rồi'. */
export function isOfOldDevice({ folded, marked }: Reading, start: number, end: number): boolean {
  const before = folded.slice(0, start)
  const turned = [...before.matchAll(TURN)].at(-1)
  const clause = before.slice(turned === undefined ? 0 : turned.index + turned[0].length)
  if (OLD_BEFORE.test(clause) || /(?:^|\s)cũ\s/.test(marked.slice(start - clause.length, start))) return true
  const rest = folded.slice(end)
  const stop = rest.search(TURN_ONCE)
  const behind = stop < 0 ? rest : rest.slice(0, stop)
  const match = OLD_AFTER.exec(behind)
  if (match === null) return false
  // 'tôi' and 'tới' are no 'toi', nor is 'cho toi' of who writes no marks.
  const typed = marked.slice(end, end + match[0].length)
  if (match[0].endsWith('toi') && (!typed.endsWith('toi') || typed.endsWith('cho toi'))) return false
  return !match[0].endsWith('cu') || /(?:cũ|\scu)$/.test(typed)
}

/** Sizes a bigger or smaller device is meant by: their units, and the step from one size on sale to the next. */
const SIZE_SLOTS = [
  ['litres', 'l|lit', 10],
  ['kg', 'kg|ky|ki', 0.5],
  ['inches', 'inch|in|"', 1],
] as const
const BIGGER = /(?:^|\s)(?:to|lon|rong|nhieu|bu) hon(?![a-z])/
const SMALLER = /(?:^|\s)(?:nho|be|gon|it) hon(?![a-z])/

/**
 * The size that 'cái lớn hơn' asks for beside the figure of the old machine: above it, or below it. Empty where the
 * question says a size of its own or a fact a size is worked out from.
 */
export function sizeBeyondOld(reading: Reading, need: Need): Pick<Need, 'litres' | 'kg' | 'inches'> {
  const { folded } = reading
  const isBigger = BIGGER.test(folded)
  if (isBigger === SMALLER.test(folded)) return {}
  if (
    [need.people, need.roomM2, need.distanceM, need.litres, need.kg, need.inches].some(
      (slot) => slot !== undefined,
    )
  )
    return {}
  for (const [slot, units, step] of SIZE_SLOTS) {
    const match = new RegExp(`(?<![\\d.,])(\\d{1,4}(?:[.,]\\d)?)\\s?(?:${units})(?![a-z])`).exec(folded)
    if (match === null || !isOfOldDevice(reading, match.index, match.index + match[0].length)) continue
    const old = Number((match[1] ?? '').replace(',', '.'))
    // Pots and fryers are told apart by less than ten litres.
    const apart = old < step * 4 ? Math.min(step, 0.5) : step
    return {
      [slot]: isBigger
        ? { min: Math.ceil((old * 1.05) / apart) * apart }
        : { max: Math.floor((old * 0.95) / apart) * apart },
    }
  }
  return {}
}

/** 'bán cái tủ lạnh cũ được 2tr rưỡi': what is sold to pay for another thing. */
const SELLS =
  /(?:^|\s)(?<!(?:quan|tiem|shop|cho|ben|hang|co|minh|noi) )ban(?: (?:lai|di|bot|duoc|dc))?(?: (?:cai|con|chiec))? $/
const IS_SOLD = /^ (?:[a-z]+ )?(?:cu|di|duoc|dc)(?![a-z])/

/** Whether what is named at a place of a folded text is to be sold. */
export const isSold = (folded: string, start: number, end: number): boolean =>
  SELLS.test(folded.slice(Math.max(0, start - 24), start)) && IS_SOLD.test(folded.slice(end, end + 12))
