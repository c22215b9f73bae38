/** What was sent and what is wrong with it, by field ('form' for the whole); passwords are never sent back. */
export type FormState = {
  /** Which form of the page it was. */
  form: string
  values: Record<string, string>
  errors: Record<string, string>
}

/** A form that nobody has sent yet. */
export const EMPTY: FormState = { form: '', values: {}, errors: {} }
