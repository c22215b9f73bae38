import type { FormState } from './form-state.ts'

/** What an action of the account page answers: a form again, or something that is shown once. */
export type OwnState = FormState & {
  /** A secret for an app, as a picture and as text. */
  secret?: { uri: string; text: string; path: string; size: number }
  recoveryCodes?: string[]
  newKey?: string
}
