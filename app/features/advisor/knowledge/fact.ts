import type { Kind } from '../understand/kinds.ts'

/** What sort of text a source is; a shopper weighs a law and a newspaper differently. */
export type SourceKind = 'law' | 'standard' | 'agency' | 'maker' | 'press' | 'reference' | 'own'

/** Where a claim was read: what it is called, who published it, when and where if that is known. */
export type FactSource = {
  title: string
  publisher: string
  year: number | null
  url: string | null
  kind: SourceKind
}

/** One sentence that stands by itself, and what it rests on. */
export type Claim = { text: string; source: FactSource }

/** Things side by side: the first cell of a row names what is compared. */
export type FactTable = { columns: readonly string[]; rows: readonly (readonly string[])[] }

/**
 * Something a shopper may ask that no product row answers.
 * `asks` are ways of asking: terms joined by ' + ' must all be said, in any order; ' | ' parts words for one term.
 */
export type Fact = {
  /** The anchor on the page of facts. */
  id: string
  question: string
  asks: readonly string[]
  kinds: readonly Kind[]
  /** The answer in one sentence. */
  verdict: string
  claims: readonly Claim[]
  table?: FactTable
  /** What would change the answer. */
  changes: string
  /** Questions to go on with; the first leads to products. */
  related: readonly string[]
}

/** Facts of one subject, as the page groups them; `asOf` is the day they were written or last checked, ISO 8601. */
export type Subject = { id: string; title: string; asOf: string; facts: readonly Fact[] }

/** A claim and its source, in the order they are read. */
export function claim(text: string, source: FactSource): Claim {
  return { text, source }
}
