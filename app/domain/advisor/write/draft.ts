import type { ComparisonTable, Source, TapQuestion } from '../answer.ts'
import type { Candidate, PriceSource } from '../catalogue.ts'
import type { Pick } from '../rank/recommend.ts'

/** A pick with its words and where its price was seen. */
export type WordedPick = Pick & { reason: string; tradeOff: string | null; priceSource: PriceSource | null }

/** An answer before it is checked: paragraphs of whole sentences, and every row they may speak about. */
export type Draft = {
  paragraphs: string[]
  picks: WordedPick[]
  /** Products named or compared beyond the picks. */
  others?: Candidate[]
  sources: Source[]
  relatedQuestions: string[]
  comparison?: ComparisonTable
  tapQuestion?: TapQuestion | null
  /** Written by an editor, and on which day: said as it stands. */
  editorial?: { on: string }
  /** Sentences of sizing rules: their sums may be quoted as they are. */
  rules?: string[]
  /** The fact that it tells, by its id: what comes next may ask the same of a maker. */
  fact?: string
}

/** A draft behind a sentence of ours that may be quoted as it stands. */
export const saidFirst = (said: string, draft: Draft): Draft => ({
  ...draft,
  paragraphs: [said, ...draft.paragraphs],
  rules: [said, ...(draft.rules ?? [])],
})

/** A draft with a sentence of ours behind the rest, before what it asks back. @param source where the sentence is from */
export function saidLast(said: string, draft: Draft, source?: Source): Draft {
  const asksBack = draft.tapQuestion !== undefined && draft.tapQuestion !== null
  const paragraphs = [...draft.paragraphs]
  paragraphs.splice(asksBack ? -1 : paragraphs.length, 0, said)
  return {
    ...draft,
    paragraphs,
    sources: source ? [...draft.sources, source] : draft.sources,
    rules: [said, ...(draft.rules ?? [])],
  }
}

/** A draft of words alone: no product is named. */
export function plainDraft(paragraphs: string[], relatedQuestions: string[]): Draft {
  return { paragraphs, picks: [], sources: [], relatedQuestions }
}
