const NUMBERS: Record<string, number> = { nhat: 1, mot: 1, hai: 2, nhi: 2, ba: 3, bon: 4, tu: 4 }
const HEAD = '(?<![a-z])(?:con|cai|mau|chiec|may|loai|san pham|lua chon|option|phuong an|goi y|em|tu|tivi)'
const BY_NUMBER = new RegExp(`${HEAD}\\s(?:thu|so)\\s?(\\d|nhat|mot|hai|nhi|ba|bon|tu)(?![a-z0-9])`, 'g')
const ALSO =
  /(?:va|voi|hay|vs|,)\s(?:con |cai |mau )?(?:thu|so)\s?(\d|nhat|mot|hai|nhi|ba|bon|tu)(?![a-z0-9])/g
const FIRST = new RegExp(
  `${HEAD}\\s(?:dau tien|dau|tren cung)(?![a-z])|${HEAD}\\s(?:[a-z]+ ){1,3}dau tien (?:ay|do|kia|day|luc nay|hoi nay)(?![a-z])`,
)
const FIRST_TWO = /(?:2|hai)\s(?:con|cai|mau|chiec|may|loai)\s(?:dau|tren)(?![a-z])/
const LAST = new RegExp(`${HEAD}\\s(?:cuoi cung|cuoi|sau cung)(?![a-z])`)
/** 'rẻ nhì', 'tốt thứ hai'. */
const SECOND = /(?:^|\s)(?:re|tot|ngon|nhe|em|to|lon|hang|dung) (?:nhi|thu (?:nhi|hai|2))(?![a-z0-9])/
/** Answers show at most this many picks, so the last is this one. */
const SHOWN = 3

/** The earlier picks a folded question points at, from 1: 'con thứ 2', 'mẫu đầu tiên', 'cái số 1 và số 3'. */
export function readPicks(folded: string): number[] {
  const picks = [...folded.matchAll(BY_NUMBER)].map((match) => toNumber(match[1]))
  if (picks.length > 0) picks.push(...[...folded.matchAll(ALSO)].map((match) => toNumber(match[1])))
  if (SECOND.test(folded)) picks.push(2)
  if (FIRST_TWO.test(folded)) picks.push(1, 2)
  else if (FIRST.test(folded)) picks.push(1)
  if (LAST.test(folded)) picks.push(SHOWN)
  return [...new Set(picks)].filter((pick) => pick >= 1 && pick <= 9)
}

const toNumber = (text: string | undefined) => NUMBERS[text ?? ''] ?? Number(text)
