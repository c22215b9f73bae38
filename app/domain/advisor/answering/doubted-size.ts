import { formatNumber } from '#app/vietnamese/numbers.ts'
import { btuRangeOfHp } from '../sizing/air-conditioner.ts'
import type { SizingRules } from '../sizing/rules.ts'
import { size } from '../sizing/size.ts'
import type { Need, Range } from '../understand/need.ts'
import { readQuestion } from '../understand/reading.ts'
import { sayKind } from '../write/need-words.ts'
import { sentence } from '../write/phrasing.ts'

/** 'máy 1 ngựa gánh nổi không', '85 inch được không', 'thấy to quá, ai đúng'. */
const ASKS_WHETHER =
  /(?:^|\s)(?:du|ganh|noi|mat|lanh|duoc|dc|vua|hop|on|co (?:to|lon|nho|be|thua|du|phi|qua))(?: [a-z]+){0,3} (?:khong|ko|k|hong|hok|hem|chua)(?![a-z])|(?:^|\s)(?:to|lon|nho|be|thua) qua(?![a-z])|(?:^|\s)ai (?:dung|noi dung)(?![a-z])/

const SLOTS = [
  ['inches', 'screen_in', 'inch', /(?<![\d.,])(\d{2,3}) ?(?:inch|in|ich)(?![a-z])/],
  ['litres', 'capacity_l', 'lít', /(?<![\d.,])(\d{2,3}) ?(?:lit|l)(?![a-z])/],
  ['kg', 'load_kg', 'kg', /(?<![\d.,])(\d{1,2}) ?(?:kg|ky|ki)(?![a-z])/],
] as const

const figureOf = ({ target, max, min }: Range): number => target ?? max ?? min ?? 0

/**
 * A need whose size is asked about rather than wished, without that size, and what the rule for the room or the people says to it
 * ('Tivi 85 inch thì to quá cho chỗ này.'); the need as it is, with null, where no size is doubted or no rule knows.
 */
export function doubtedSize(
  question: string,
  need: Need,
  rules: SizingRules,
): { need: Need; said: string | null } {
  const [kind, another] = need.kinds
  const left = { need, said: null }
  const { folded } = readQuestion(question)
  if (!kind || another) return left
  if (kind === 'ac' && need.hp && (ASKS_WHETHER.test(folded) || folded.includes('?'))) {
    const { hp, btu: _btu, ...own } = need
    const rule = size(kind, own, rules)
    return rule?.attribute === 'cooling_btu' ? { need: own, said: sayOfPower(figureOf(hp), rule) } : left
  }
  // 'rộng 60 sâu 58 vừa không' doubts the place.
  const saysPlace = need.depthMm !== undefined || need.heightMm !== undefined
  if (saysPlace || !ASKS_WHETHER.test(folded)) return left
  for (const [slot, attribute, unit, named] of SLOTS) {
    const { [slot]: range, ...own } = need
    const rule = size(kind, own, rules)
    // What another wants and the writer finds too big is no wish, and asked about for all that.
    const figure = range ? figureOf(range) : Number(named.exec(folded)?.[1] ?? 0)
    if (figure === 0 || rule?.attribute !== attribute) continue
    const thing = sentence(`${sayKind({ ...need, brands: [] })} ${formatNumber(figure)} ${unit}`).slice(0, -1)
    if (rule.max !== null && figure > rule.max) return { need: own, said: `${thing} thì to quá cho chỗ này.` }
    if (figure < rule.min) return { need: own, said: `${thing} thì nhỏ quá cho chỗ này.` }
    return { need, said: `${thing} là vừa, nằm trong khoảng hợp.` }
  }
  return left
}

/** Whether a power that was asked about is enough for the room, by the rule's own sum. */
function sayOfPower(hp: number, { min, ideal }: { min: number; ideal: number }): string {
  const own = btuRangeOfHp(hp)
  if (own.max < min) return `Máy ${formatNumber(hp)} HP thì chưa đủ cho phòng này.`
  return own.target > ideal
    ? `Máy ${formatNumber(hp)} HP là dư cho phòng này: tốn tiền mua hơn mà không mát hơn.`
    : `Máy ${formatNumber(hp)} HP là đủ cho phòng này.`
}
