import type { FormRow, FormValues } from '#app/domain/catalogue/editing/editing.ts'

export type { FormRow, FormValues }

/** Names of fields in lines: 'specifications.3.name'. */
const IN_LINE = /^([a-z_]{1,30})\.(\d{1,4})\.([a-z_]{1,30})$/

/** What a line has without anybody typing; a line with nothing else is blank. */
const GIVEN = new Set(['type', 'is_active', 'is_available', 'order'])

/**
 * Reads a form: lines in the order of their numbers, or of the field `order` where a browser without scripts sends it;
 * blank ones are dropped. Line ends become '\n', as they are kept.
 */
export function readFormValues(form: FormData): FormValues {
  const fields: Record<string, string> = {}
  const lists = new Map<string, Map<number, Record<string, string>>>()
  for (const [name, value] of form) {
    if (typeof value !== 'string') continue
    const text = value.replaceAll('\r\n', '\n')
    const [, list, at, field] = IN_LINE.exec(name) ?? []
    if (list === undefined || field === undefined) {
      fields[name] = text
      continue
    }
    const lines = lists.get(list) ?? new Map<number, Record<string, string>>()
    lists.set(list, lines.set(Number(at), { ...lines.get(Number(at)), [field]: text }))
  }
  return {
    fields,
    lists: Object.fromEntries([...lists].map(([list, lines]) => [list, linesOf(lines)])),
  }
}

function linesOf(lines: ReadonlyMap<number, Record<string, string>>): FormRow[] {
  return [...lines]
    .filter(([, line]) =>
      Object.entries(line).some(([field, text]) => !GIVEN.has(field) && text.trim() !== ''),
    )
    .map(([at, { order, ...line }]) => ({ place: order ? Number(order) : at, at, line }))
    .sort((a, b) => a.place - b.place || a.at - b.at)
    .map(({ line }) => line)
}
