import { fold } from '#app/vietnamese/fold.ts'
import type { Candidate, Catalogue } from '../catalogue.ts'
import type { Pointed } from '../conversation/point-at.ts'
import { factAmong } from '../knowledge/fact-base.ts'
import type { Fact } from '../knowledge/fact.ts'
import type { KnownFacts } from '../knowledge/known-facts.ts'
import { isWorthTelling } from '../knowledge/worth-telling.ts'
import type { RunningCostsOf } from '../running-cost.ts'
import type { PinnedAnswer } from '../teaching/pinned.ts'
import type { Intent, Need, Turn } from '../understand/need.ts'
import { wishOf } from '../wished/wish.ts'
import type { Draft } from '../write/draft.ts'
import type { Article } from '../write/explain.ts'
import type { Phrasing } from '../write/phrasing.ts'

/** A product that was chosen of what was shown, and how many of it are wanted. */
export type Chosen = { product: Candidate; count: number }

/** A question as it was understood, what came before it, and what it may be answered from. */
export type Asked = {
  question: string
  need: Need
  previous: Need | null
  /** The products shown last, in their order; of several kinds those of the kinds that are named. */
  shown: () => Promise<Candidate[]>
  /** The products shown last, whatever is named; those shown where it is left out. */
  shownOfAll?: () => Promise<Candidate[]>
  /** What was shown last with what earlier answers showed and named for the same thing, the last of it first. */
  seen: () => Promise<Candidate[]>
  /** Whether any were put before the visitor, rather than worked out again from what was said. */
  hasShown?: boolean
  /** Which of the products shown before it points at. */
  pointed: Pointed
  /** Of each thing that was spoken of the product last spoken of, else the first that was shown, with how many are wanted. */
  chosen: () => Promise<Chosen[]>
  /** The sum in VND for this thing and all that was chosen before; the need has what is left of it. */
  total?: number
  catalogue: Catalogue
  phrase: Phrasing
  /** The product the visitor came from; a question that names no other is about it. */
  about?: Candidate | null
  runningCosts: RunningCostsOf | null
  /** The facts in force; those that are shipped where it is left out. */
  facts?: KnownFacts | undefined
  /** The fact that the last answer told, by its id. */
  told?: string | undefined
  /** What an editor answered to this question. */
  pinned?: PinnedAnswer | null
  /** Articles of the site that fit a question of knowledge, best first. */
  articles?: ((question: string) => Promise<Article[]>) | undefined
}

/**
 * A draft, the need it answers (with 'rẻ' and 'rẻ hơn' worked out in VND), the lowest price found, which it may name,
 * whether it only says that nothing is known, whether it only says what it cannot help with, and whether it says all that was asked.
 */
export type Drafted = {
  draft: Draft
  need?: Need
  /** The figures that are remembered, where they are not all that were answered. */
  figures?: Need['figures']
  cheapest?: number | null
  unanswered?: boolean
  isDeadEnd?: boolean
  isWhole?: boolean
}

/** What a question ends or begins with. */
export const ASKS =
  /\?|(?:^|\s)(?:khong|ko|k|hong|hok|chua|sao|gi|nao|bao nhieu|may|the nao|duoc chu|ha|a)[\s.!]*$|(?:^|\s)(?:co|bao) (?:[a-z]+ ){1,6}(?:khong|ko|k|hong)(?![a-z])/

/** What asks whether, or how much, of what was shown. */
const ASKS_WHETHER =
  /(?:^|\s)(?:bao nhieu(?: [a-z]{1,5})?|nhieu|bao lau|gi|chi|may(?: [a-z]+)?|the nao|ra sao|khong|ko|k|hong|hok|hem|hk|chua)\s*(?:(?:ha|vay|a|the|z|v|em|anh|chi|ban|shop|ad|con|chau|nhi|ta|day|do|hai|nhe|nha|ae)\s*){0,3}[\s?.!]*$|\?\s*$/

export const asksWhether = (folded: string): boolean => ASKS_WHETHER.test(folded)

/** 'giá nhiêu', 'bao nhiêu tiền': of what it costs, which every answer says. */
const ASKS_PRICE =
  /(?:^|\s)(?:gia|nhieu tien|may tien|nhieu vay)(?![a-z])|(?:^|\s)bao nhieu(?: vay| the| z)?[\s?.!]*$/

/** Whether a folded question asks of a machine something else than its price. */
export const asksOfFigure = (folded: string): boolean => asksWhether(folded) && !ASKS_PRICE.test(folded)

const ASKS_ENOUGH =
  /(?:^|\s)(?:du|duoc|on|noi|kham|kham noi|kip)(?: (?:tien|mua|cho|het|ca|bo))* (?:khong|ko|k|hong|hok|hem|chua|hk)(?![a-z])/

/** 'đủ không', 'có ổn ko', 'mua được hông': whether the sum that was said reaches. */
export const asksEnough = (question: string): boolean => ASKS_ENOUGH.test(fold(question))

const ASKS_OF_SHOWN: ReadonlySet<Turn> = new Set(['ask_about_shown', 'why_not'])
const ASKS_ONLY: ReadonlySet<Intent> = new Set(['lookup', 'explain', 'price', 'running_cost', 'compare'])

/** 'gắn sim được không', 'sao không gợi ý Samsung': what is only asked about becomes no condition of the choice. */
export const onlyAsks = ({ followUp, turn, intent }: Need): boolean =>
  followUp && ASKS_OF_SHOWN.has(turn) && ASKS_ONLY.has(intent)

/** The brands that a question itself names, of those that are wished for. */
export const brandsNamed = ({ question, need }: Pick<Asked, 'question' | 'need'>): string[] =>
  need.brands.filter((brand) => ` ${fold(question)} `.includes(` ${fold(brand)} `))

/** Whether a question names a brand that none of the machines shown is of: 'con LG có … không' is of none of them. */
export function namesBrandNotShown(
  asked: Pick<Asked, 'question' | 'need'>,
  shown: readonly Candidate[],
): boolean {
  const named = brandsNamed(asked)
  return named.length > 0 && !shown.some(({ brand }) => brand !== null && named.includes(brand))
}

/** What is known that helps whoever has one of the wishes said now, where it is worth telling to them. */
export function adviceFor({ question, need, previous, facts }: Asked): Fact | null {
  const said = need.unstated.filter((label) => !previous?.unstated.includes(label))
  const wishes = said.flatMap((label) => wishOf(label, need.kinds[0]) ?? [])
  const decisive = wishes.find(({ decides }) => decides)
  if (decisive) return factAmong([decisive.fact]) ?? null
  const fact = factAmong(wishes.map(({ fact: id }) => id))
  return fact && isWorthTelling(fact, question, need, facts) ? fact : null
}

/** How many words a text has, parted by spaces. */
export const countWords = (text: string): number => text.trim().split(/\s+/).length
