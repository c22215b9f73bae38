import type { output } from 'zod'
import type { sourcesFile, subjectFile } from '#content/shapes.ts'

/** Where a claim was read. */
export type FactSource = output<typeof sourcesFile>[string]

/** One sentence that stands by itself, and what it rests on. */
export type Claim = { text: string; source: FactSource }

/** Something a shopper may ask that no product row answers. */
export type Fact = Omit<output<typeof subjectFile>['facts'][number], 'claims'> & {
  claims: readonly Claim[]
  /** The day on which an editor wrote it, ISO 8601; left out for what is shipped. */
  taughtOn?: string
}

/** Facts of one subject, as the page groups them; `asOf` is the day they were written or last checked, ISO 8601. */
export type Subject = { id: string; title: string; asOf: string; facts: readonly Fact[] }
