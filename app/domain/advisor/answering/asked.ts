import type { Candidate, Catalogue } from '../catalogue.ts'
import type { Pointed } from '../conversation/point-at.ts'
import type { KnownFacts } from '../knowledge/find-facts.ts'
import type { RunningCostsOf } from '../running-cost.ts'
import type { PinnedAnswer } from '../teaching/pinned.ts'
import type { Need } from '../understand/need.ts'
import type { Draft } from '../write/draft.ts'
import type { Article } from '../write/explain.ts'
import type { Phrasing } from '../write/phrasing.ts'

/** A question as it was understood, what came before it, and what it may be answered from. */
export type Asked = {
  question: string
  need: Need
  previous: Need | null
  /** The products shown last, in their order. */
  shown: () => Promise<Candidate[]>
  /** Which of the products shown before it points at. */
  pointed: Pointed
  /** Of each thing that was spoken of the product last spoken of, else the first that was shown. */
  chosen: () => Promise<Candidate[]>
  catalogue: Catalogue
  phrase: Phrasing
  /** The product the visitor came from; a question that names no other is about it. */
  about?: Candidate | null
  runningCosts: RunningCostsOf | null
  /** The facts in force; those that are shipped where it is left out. */
  facts?: KnownFacts | undefined
  /** What an editor answered to this question. */
  pinned?: PinnedAnswer | null
  /** Articles of the site that fit a question of knowledge, best first. */
  articles?: ((question: string) => Promise<Article[]>) | undefined
}

/**
 * A draft, the need it answers (with 'rẻ' and 'rẻ hơn' worked out in VND), the lowest price found, which it may name,
 * whether it only says that nothing is known, and whether it only says what it cannot help with.
 */
export type Drafted = {
  draft: Draft
  need?: Need
  cheapest?: number | null
  unanswered?: boolean
  isDeadEnd?: boolean
}

/** What a question ends or begins with. */
export const ASKS =
  /\?|(?:^|\s)(?:khong|ko|k|hong|hok|chua|sao|gi|nao|bao nhieu|may|the nao|duoc chu|ha|a)[\s.!]*$|(?:^|\s)(?:co|bao) (?:[a-z]+ ){1,6}(?:khong|ko|k|hong)(?![a-z])/
