import type { ToastMessage } from '#app/ui/toast-store.ts'

/** What became of a form of the admin panel: what a toast says of it, and what is wrong by field ('form' for the whole). */
export type Outcome = {
  ok: boolean
  toast?: Pick<ToastMessage, 'title' | 'description'>
  errors?: Readonly<Record<string, string>>
  /** What takes it back: a button of the toast that sends these fields to the same screen. */
  undo?: { label: string; fields: Readonly<Record<string, string>> }
}

/** What is wrong with a field, where something is. */
export const errorOf = (outcome: Outcome | null | undefined, field: string): string | undefined =>
  outcome?.errors?.[field]
