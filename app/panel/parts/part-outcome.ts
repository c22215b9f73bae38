import type { FormValues } from './form-values.ts'
import type { Outcome } from './outcome.ts'

/** What became of one part of a screen whose parts are saved one by one. */
export type PartOutcome = Outcome & {
  part: string
  /** What was typed, where it was refused. */
  sent?: FormValues
  /** Somebody else changed this part since it was opened. */
  isStale?: boolean
}
