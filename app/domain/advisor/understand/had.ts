import { kindsWhere, type Kind } from '#app/kinds/kind.ts'
import { hasSubject } from './intent.ts'
import { kindMentions } from './kind-mentions.ts'
import type { Need } from './need.ts'
import { DANGERS } from './need.ts'
import { refusedKinds } from './product-kinds.ts'
import type { Reading } from './reading.ts'
import { union } from './union.ts'

/** 'sắm thêm gì cho bếp', 'mua gì nữa', 'còn thiếu món nào': what else there is to buy. */
const ASKS_WHAT_ELSE =
  /(?:^|\s)(?:(?:sam|mua|lay|trang bi|bo sung|nen co|can)(?: (?:sam|mua|them|nhung|cai|mon|do)){0,3} (?:gi|chi|mon nao|thu gi)|(?:con )?thieu (?:nhung )?(?:gi|mon gi|mon nao|cai gi))(?![a-z])/
const HAS = /(?:^|\s)(?:co|da co|co san|san|mua|sam|du)(?![a-z])/
const ALREADY = /(?:^|\s)(?:roi|r|het roi|san|day du)(?![a-z])/

const NONE = '(?:^|\\s)(?:dung|khong|ko|k|hong|khoi|mien|tru|ngoai)(?: [a-z]+){0,2}'
/** 'đừng tặng đồ bếp', 'mẹ không biết xài đồ công nghệ': no machine of a sort, whatever else. */
const NONE_OF: readonly { words: RegExp; kinds: () => Kind[] }[] = [
  {
    words: new RegExp(`${NONE} (?:do|dung cu|thiet bi)(?: (?:nha|lam))? bep(?![a-z])`),
    kinds: () => kindsWhere(({ isOfKitchen }) => isOfKitchen === true),
  },
  {
    words: new RegExp(`${NONE} (?:(?:do|mon|hang|thiet bi|may) )?(?:cong nghe|dien tu)(?![a-z])`),
    kinds: () => kindsWhere(({ group }) => group === 'vien-thong'),
  },
]

/** The kinds of a sort that a text turns down as a whole, where it names no kind. */
const kindsRuledOut = (reading: Reading): Kind[] =>
  kindMentions(reading).every(({ value }) => value === null)
    ? NONE_OF.flatMap(({ words, kinds }) => (words.test(reading.folded) ? kinds() : []))
    : []

/** Kinds that somebody has who asks what else to buy: none of them is offered; empty where nothing of the sort is asked. */
export function kindsHad(reading: Reading): Kind[] {
  const { folded } = reading
  const ruledOut = kindsRuledOut(reading)
  if (ruledOut.length > 0) return ruledOut
  const asks = ASKS_WHAT_ELSE.exec(folded)
  if (!asks) return []
  const before = folded.slice(0, asks.index)
  const already = ALREADY.exec(before)
  if (!already) return []
  const things = kindMentions(reading).filter(({ end }) => end <= already.index)
  const [first] = things
  const behind = before.slice(things.at(-1)?.end ?? 0, already.index + already[0].length)
  const isHad = first && (HAS.test(before.slice(0, first.start)) || HAS.test(behind))
  return isHad ? [...new Set(things.flatMap(({ value }) => value ?? []))] : []
}

/**
 * 'nồi chiên thì nhà có rồi', where no machine was named yet, as for a gift: none of those that are there, or of a sort
 * that is turned down, is offered, and all else stays. Null
 * where it says of none that it is there, or names another.
 */
export function withoutThoseThere(reading: Reading, need: Need, previous: Need): Need | null {
  if (hasSubject(previous) || previous.intent !== 'advise' || DANGERS.has(need.intent)) return null
  const there = union(refusedKinds(reading), kindsRuledOut(reading))
  if (
    there.length === 0 ||
    kindMentions(reading).some(({ value }) => value !== null && !there.includes(value))
  )
    return null
  const { budget = previous.budget } = need
  const had = union(previous.had ?? [], there)
  return {
    ...previous,
    ...(budget ? { budget } : {}),
    uses: union(need.uses, previous.uses),
    had,
    perhaps: previous.perhaps.filter((kind) => !had.includes(kind)),
    intent: 'advise',
    turn: 'remove',
    followUp: true,
  }
}
