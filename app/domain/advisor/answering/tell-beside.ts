import { fold } from '#app/vietnamese/fold.ts'
import type { Fact } from '../knowledge/fact.ts'
import { vitalFacts } from '../knowledge/find-facts.ts'
import { SHIPPED_FACTS } from '../knowledge/known-facts.ts'
import { SURELY_WORTH, worthTelling } from '../knowledge/worth-telling.ts'
import type { SaidPart } from '../understand/said-clauses.ts'
import { SURELY_BEARS } from '../understand/unread.ts'
import type { Draft } from '../write/draft.ts'
import { saidFirst, saidLast } from '../write/draft.ts'
import { FACTS_PATH, factSource, writeExplanation } from '../write/explain.ts'
import { sayUnread } from '../write/wishes.ts'
import type { Asked, Drafted } from './asked.ts'

/**
 * From these shares on a fact is told for a clause: one that was read, and one that nothing else came of. Of 16 facts that unread
 * clauses of rounds 26 to 28 led to from the second on, 12 were what a good seller would say; the words of a whole text lead to fewer.
 */
const OF_CLAUSE = 0.5
const OF_UNREAD = 0.15

/** Facts that are told beside machines. */
const MOST = 2

/** 'không quan tâm chơi game', 'không lấy chip Intel': what is of no concern is not told of. */
const OF_NO_CONCERN =
  /(?:^|\s)(?:khong|ko|k|hong|hok|chang|khoi|dung) (?:lay|quan tam|can|mua|muon|thich|choi|ham|dua)(?![a-z])/

/** What to do where something broke is told to nobody who only wishes: 'có remote càng ok'. */
export const OF_FAULT = /không ăn|bị |lỗi|hỏng|hư |làm gì ngay|quên mật khẩu/iu

/** A verdict that says yes or no: where nobody asked, it stands beside machines as an answer to nothing. */
const ANSWERS =
  /^(?:Có|Không|Được|Nên|Đừng|Chưa|Đúng|Đáng|Cần|Tùy|Hiếm|Thường (?:thì )?(?:có|không|được|vẫn)|Tuyệt đối|Chỉ (?:cần|nên|đáng))(?!\p{L})/u
/** What asks, anywhere in a folded text. */
const ASKS_ANYTHING =
  /\?|(?:^|\s)(?:khong|ko|k|hong|hok|hem|chua|sao|gi|chi|nao|may|bao nhieu|bao lau|nhieu|hay|nhi|ha|lieu|so|lo|ngai)(?![a-z])/

/** Whether a fact answers yes or no where a text asks nothing: 'laptop cho kế toán, dưới 16 triệu'. */
export const answersUnasked = ({ verdict }: Fact, text: string): boolean =>
  ANSWERS.test(verdict) && !ASKS_ANYTHING.test(fold(text))

/** A fact that is worth telling, and the unread words that it answers. */
type Told = { fact: Fact; answers: string | null }

/**
 * Machines with what a good seller would tell beside them: of all that the text tells, and of each thing in it that the machine has
 * to live with; at most two facts, none twice. What a fact answers is not said to be left out as well.
 */
export function withWorthTelling(drafted: Drafted, asked: Asked, parts: readonly SaidPart[]): Drafted {
  const { draft } = drafted
  if (draft.picks.length === 0) return drafted
  const toldBefore = draft.sources.filter(({ url }) => url.startsWith(FACTS_PATH))
  const told = factsToTell(asked, parts, toldBefore.length === 0)
    .filter(({ fact }) => toldBefore.every(({ url }) => url !== factSource(fact).url))
    .slice(0, MOST - toldBefore.length)
  if (told.length === 0) return drafted
  const answered = told.flatMap(({ answers }) => answers ?? [])
  return {
    ...drafted,
    draft: told.reduce(
      (written, { fact }) => saidLast(fact.verdict, written, factSource(fact)),
      withoutUnread(draft, asked, answered),
    ),
  }
}

const OF_EMERGENCY = /cấp cứu|\b11[45]\b/u

/** The fact that an answer opens with, where it tells of an emergency. */
const factSaidFirst = ({ paragraphs: [first = ''] }: Draft, facts = SHIPPED_FACTS) =>
  OF_EMERGENCY.test(first) ? facts.patterns.find(({ fact }) => fact.verdict === first)?.fact : undefined

/** An answer behind what somebody's life may hang on, where the text speaks of it. */
export function withVital({ draft, ...rest }: Drafted, { question, need, facts }: Asked): Drafted {
  if (draft.picks.length === 0) return { draft, ...rest }
  const [fact = factSaidFirst(draft, facts)] = vitalFacts(question, facts)
  if (!fact) return { draft, ...rest }
  // Who has to be brought to hospital is offered nothing, least of all what was never named.
  if (need.isMeant || OF_EMERGENCY.test(fact.verdict)) return { ...rest, draft: writeExplanation(fact) }
  const source = factSource(fact)
  const paragraphs = draft.paragraphs.filter((said) => said !== fact.verdict)
  const sources = [source, ...draft.sources.filter(({ url }) => url !== source.url)]
  return { ...rest, draft: saidFirst(fact.verdict, { ...draft, paragraphs, sources }) }
}

/** The facts for the whole of a text and for its clauses, each once. */
function factsToTell({ question, need, facts }: Asked, parts: readonly SaidPart[], ofWhole: boolean): Told[] {
  const told: Told[] = []
  const tell = (text: string, least: number, answers: string | null) => {
    const [best] = worthTelling(text, need, facts)
    if (!best || best.share < least || told.some(({ fact }) => fact === best.fact)) return
    if (!need.isOwned && OF_FAULT.test(best.fact.question)) return
    if (answersUnasked(best.fact, text)) return
    told.push({ fact: best.fact, answers })
  }
  if (ofWhole) tell(question, SURELY_WORTH, null)
  if (parts.length < 2) return told
  for (const { words, bears } of parts) {
    if (bears < SURELY_BEARS || OF_NO_CONCERN.test(fold(words))) continue
    const unread = need.unread.find((one) => words.includes(one)) ?? null
    tell(words, unread === null ? OF_CLAUSE : OF_UNREAD, unread)
  }
  return told
}

/** A draft that says no more that these words were left out. */
function withoutUnread(draft: Draft, { need }: Asked, answered: readonly string[]): Draft {
  const [said] = sayUnread(need)
  if (said === undefined || answered.length === 0) return draft
  const left = sayUnread({ ...need, unread: need.unread.filter((words) => !answered.includes(words)) })
  return { ...draft, paragraphs: draft.paragraphs.flatMap((one) => (one === said ? left : [one])) }
}
