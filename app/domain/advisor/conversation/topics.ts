import { kindLabel } from '#app/kinds/kind.ts'
import { NO_NAMES } from '../mentions/growing-names.ts'
import { readNames } from '../mentions/read-names.ts'
import type { Vocabulary } from '../understand/brands.ts'
import { kindMentions } from '../understand/kind-mentions.ts'
import type { Intent, Need, Turn } from '../understand/need.ts'
import { neededInstead } from '../understand/needs-windows.ts'
import { wantedTogether } from '../understand/parts-after.ts'
import { readKinds } from '../understand/product-kinds.ts'
import { readQuestion } from '../understand/reading.ts'
import type { Reading } from '../understand/reading.ts'
import { settles } from '../understand/turn.ts'
import type { Topic } from './conversation.ts'

/** Intents of questions that say nothing of what is wished: what was spoken of before stays as it was. */
export const ASIDE: ReadonlySet<Intent> = new Set([
  'crisis',
  'hazard',
  'unsafe',
  'off_topic',
  'small_talk',
  'service',
])

/** The topics with the one that a question goes on with at the end: of the machine it names, else the last. */
export function topicsFor(
  question: string,
  { names = NO_NAMES }: Vocabulary,
  topics: readonly Topic[],
): readonly Topic[] {
  if (topics.length < 2) return topics
  const reading = readQuestion(question)
  const both = bothTogether(reading, topics)
  if (both) return both
  const needed = neededInstead(reading, topics.at(-1)?.need.kinds ?? [])
  const named = [...readKinds(reading, readNames(reading, names)), ...(needed ? [needed] : [])]
  const meant =
    topics.findLast(({ need }) => need.kinds.some((kind) => named.includes(kind))) ??
    (named.length === 0 ? ofHead(reading, topics) : undefined)
  return meant ? [...topics.filter((topic) => topic !== meant), meant] : topics
}

/** 'mua cả hai thì quá 5tr không', 'cả hai món tối đa 16tr', 'cả 2 hết bao nhiêu'. */
const BOTH =
  /(?:^|\s)(?:ca (?:hai|2)|(?:hai|2) (?:mon|thu))(?: [a-z]+){0,5} (?:\d|bao nhieu|nhieu|nhiu|bn|may (?:tien|trieu)|duoc khong|du khong)|(?:^|\s)(?:mua|lay|chot|sam|rinh|gom|tong)(?: [a-z]+){0,2} (?:ca (?:hai|2)|(?:hai|2) (?:mon|thu))(?![a-z])/

/** The two things spoken of last as one that is wanted together, of each what was chosen; null where both of them are not meant. */
function bothTogether(reading: Reading, topics: readonly Topic[]): readonly Topic[] | null {
  const [one, other] = topics.slice(-2)
  if (!one || !other || !BOTH.test(reading.folded)) return null
  const kinds = [...one.need.kinds, ...other.need.kinds]
  const named = kindMentions(reading).flatMap(({ value }) => value ?? [])
  const areTwo = one.need.kinds.length === 1 && other.need.kinds.length === 1 && kinds[0] !== kinds[1]
  if (!areTwo || named.some((kind) => !kinds.includes(kind))) return null
  const need: Need = {
    ...other.need,
    ...wantedTogether(one.need, other.need),
    turn: 'add',
    intent: 'advise',
  }
  const chosenOf = ({ about, shown }: Topic) => about ?? shown[0]
  const shown = [chosenOf(one), chosenOf(other)].filter((id) => id !== undefined)
  return [...topics.slice(0, -2), { need, shown }]
}

/** 'à mà tủ phải giữ mát': the only topic whose machines are called so, where those that are spoken of are not. */
function ofHead({ marked }: Reading, topics: readonly Topic[]): Topic | undefined {
  const words = new Set(marked.toLocaleLowerCase('vi').split(/[^\p{L}]+/u))
  const isCalled = ({ need: { kinds } }: Topic) =>
    kinds.some((kind) => {
      const [head = ''] = kindLabel(kind).toLocaleLowerCase('vi').split(' ')
      return !OF_MANY.has(head) && words.has(head)
    })
  const last = topics.at(-1)
  const called = last && isCalled(last) ? [] : topics.filter(isCalled)
  return called.length === 1 ? called[0] : undefined
}

/** Words that many kinds begin with. */
const OF_MANY: ReadonlySet<string> = new Set(['máy', 'đồ', 'bộ', 'thiết'])

const OF_SHOWN: ReadonlySet<Turn> = new Set(['ask_about_shown', 'why_not', 'compare_shown'])

/** Whether an answer chose among all there is, rather than spoke of what was shown before. */
const choosesAnew = ({ intent, turn }: Need): boolean =>
  intent === 'advise' && !settles(turn) && !OF_SHOWN.has(turn)

/**
 * The topics after an answer. A need of the machine spoken of takes the place of what was said of it before; a question
 * about what was shown leaves it as it was.
 * @param named what it only names beside what it puts before the visitor
 */
export function topicsAfter(
  topics: readonly Topic[],
  need: Need,
  shown: readonly number[],
  named: readonly number[] = [],
): readonly Topic[] {
  // A machine that was a danger may be what is to be bought anew.
  const isOfMachine = need.intent === 'hazard' && need.kinds.length > 0 && topics.length === 0
  if (ASIDE.has(need.intent) && !isOfMachine) return topics
  const last = topics.at(-1)
  const isSame = ({ need: { kinds } }: Topic) => kinds.some((kind) => need.kinds.includes(kind))
  const goesOn = last !== undefined && (need.followUp || isSame(last))
  const others = topics.filter((topic) => !isSame(topic) && !(goesOn && topic === last))
  // An answer about some of what was shown leaves the others to be pointed at; machines chosen anew are a list of their own.
  const [about, another] = shown
  const mayBe = goesOn ? [...last.shown, ...(another === undefined ? [] : (last.earlier ?? []))] : []
  const isOfShown = shown.length === 0 || (!choosesAnew(need) && shown.every((id) => mayBe.includes(id)))
  const kept = goesOn && isOfShown ? last.shown : shown
  const before = !goesOn
    ? []
    : kept === last.shown
      ? (last.earlier ?? [])
      : [...new Set([...last.shown, ...(last.earlier ?? [])])]
  const beside = new Set([...named, ...(goesOn ? (last.named ?? []) : [])])
  return [
    ...others,
    {
      need,
      shown: kept,
      about: kept !== shown && another === undefined ? about : undefined,
      earlier: before,
      named: [...beside].filter((id) => !kept.includes(id) && !before.includes(id)),
    },
  ]
}
