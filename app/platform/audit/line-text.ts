import { say } from '#app/vietnamese/say.ts'

type Detail = Readonly<Record<string, unknown>>

/** A change of one field, as text. */
export type FieldChange = { field: string; before: string; after: string }

/** Letters of a value that are shown. */
const MOST = 200

const isRow = (value: unknown): value is Detail =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A value as a person reads it; what is empty is a dash. */
function valueText(value: unknown): string {
  if (value === null || value === undefined || value === '') return '–'
  if (value === true) return say('có', { en: 'yes' })
  if (value === false) return say('không', { en: 'no' })
  const text = wordsOf(value)
  return text.length > MOST ? `${text.slice(0, MOST)}…` : text
}

/** What is in a value, without the names that programs know its parts by. */
function wordsOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(wordsOf).join('; ')
  if (isRow(value))
    return Object.values(value)
      .map(wordsOf)
      .filter((text) => text !== '')
      .join(', ')
  if (value === null) return ''
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** The fields a line says were changed, each before and after; empty where it says nothing of that. */
export function fieldChanges({ before, after }: Detail): FieldChange[] {
  if (!isRow(after)) return []
  const earlier = isRow(before) ? before : {}
  return Object.keys(after).map((field) => ({
    field,
    before: valueText(earlier[field]),
    after: valueText(after[field]),
  }))
}

/** What a line was about, in the words that were written down with it; null where there are none. */
export function subjectText(detail: Detail): string | null {
  const row = isRow(detail['row']) ? detail['row'] : detail
  const named =
    row['name'] ?? row['title'] ?? row['email'] ?? row['alt'] ?? row['fileName'] ?? row['slug'] ?? row['path']
  return typeof named === 'string' && named !== '' ? named : null
}
