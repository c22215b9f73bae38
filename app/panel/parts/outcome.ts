import type { ToastMessage } from '#app/ui/toast-store.ts'
import { say } from '#app/vietnamese/say.ts'

/** What became of a form of the admin panel: what a toast says of it, and what is wrong by field ('form' for the whole). */
export type Outcome = {
  ok: boolean
  toast?: Pick<ToastMessage, 'title' | 'description'>
  errors?: Readonly<Record<string, string>>
  /** What takes it back: a button of the toast that sends these fields to the same screen. */
  undo?: { label: string; fields: Readonly<Record<string, string>> }
  /** What the form sent, where it was refused: without scripts the page is made anew. */
  texts?: Readonly<Record<string, string>>
}

/** The outcome of a write that went well, as a toast says it. */
export const done = (title: string, description?: string): Outcome => ({
  ok: true,
  toast: { title, ...(description && { description }) },
})

/** The same of a write that sending these fields to the same screen takes back. */
export const undoable = (title: string, fields: Record<string, string>): Outcome => ({
  ...done(title),
  undo: { label: say('Hoàn tác', { en: 'Undo' }), fields },
})

/** What is wrong with a field, where something is. */
export const errorOf = (outcome: Outcome | null | undefined, field: string): string | undefined =>
  outcome?.errors?.[field]

/** What was typed into the form that sends these hidden fields, where it was refused; undefined for any other form. */
export function typedInto(
  outcome: Outcome | null | undefined,
  hidden: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> | undefined {
  const texts = outcome?.texts
  return texts && Object.entries(hidden).every(([name, value]) => texts[name] === value) ? texts : undefined
}

/** The fields of a form that are texts; of several of one name the last. */
export const textsOf = (form: FormData): Record<string, string> =>
  Object.fromEntries([...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])))
