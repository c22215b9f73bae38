import type { FormValues } from './form-values.ts'
import type { Outcome } from './outcome.ts'

/** What became of a form of a screen that has several; of parts saved together, `part` is one. */
export type PartOutcome = Outcome & {
  part: string
  /** What was typed, where it was refused. */
  sent?: FormValues
  /** Somebody else changed a part since it was opened, and which, where a form has several. */
  isStale?: boolean
  staleParts?: readonly string[]
}
