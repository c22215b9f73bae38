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

/**
 * The earlier picks a folded question points at, from 1, in the order they are named: 'con thứ 2', 'mẫu đầu tiên', 'cái số 1 và số 3'.
 */
export function readPicks(folded: string): number[] {
  const numbered = [...folded.matchAll(BY_NUMBER)]
  const named = [...numbered, ...(numbered.length > 0 ? folded.matchAll(ALSO) : [])].map((match) => ({
    at: match.index,
    pick: toNumber(match[1]),
  }))
  const second = SECOND.exec(folded)
  const two = FIRST_TWO.exec(folded)
  const first = two ? null : FIRST.exec(folded)
  const last = LAST.exec(folded)
  const placed = [
    ...named,
    ...(second ? [{ at: second.index, pick: 2 }] : []),
    ...(two ? [1, 2].map((pick) => ({ at: two.index, pick })) : []),
    ...(first ? [{ at: first.index, pick: 1 }] : []),
    ...(last ? [{ at: last.index, pick: SHOWN }] : []),
  ].toSorted((one, other) => one.at - other.at)
  return [...new Set(placed.map(({ pick }) => pick))].filter((pick) => pick >= 1 && pick <= 9)
}

const toNumber = (text: string | undefined) => NUMBERS[text ?? ''] ?? Number(text)
