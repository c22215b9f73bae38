import type { FieldChange } from './import-subject.ts'

/** Characters of a changed text that are shown, from a little before where it changes. */
const SHOWN = 160
const BEFORE_CHANGE = 20

/** A field that an import changes, as texts short enough to be compared at a glance; nothing where both are the same. */
export function changesOfField(field: string, old: string, now: string): FieldChange[] {
  if (old === now) return []
  let at = 0
  while (old[at] === now[at]) at += 1
  const from = old.length > SHOWN || now.length > SHOWN ? Math.max(0, at - BEFORE_CHANGE) : 0
  return [{ field, before: cut(old, from), after: cut(now, from) }]
}

const cut = (text: string, from: number) =>
  `${from > 0 ? '…' : ''}${text.slice(from, from + SHOWN)}${text.length > from + SHOWN ? '…' : ''}`
