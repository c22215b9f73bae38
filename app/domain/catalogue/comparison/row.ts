import { betterValues } from './better.ts'
import { sameText } from './figures.ts'

/** What one product says in a row. `number` is what it is weighed by; null where only the text counts. */
export type Value = { text: string; number: number | null; note?: string }

/** A row before it is judged: one value a product, null where the product does not say. */
export type DraftRow = { key: string; label: string; values: (Value | null)[] }

/** A cell as it is shown; `better` says in which way it is better than another one of its row. */
export type Cell = { text: string; note?: string; better?: string } | null

/** A row as it is shown. */
export type CompareRow = { key: string; label: string; cells: Cell[] }

/** The rows by what they tell: where products differ, where they agree, and where too few say anything. */
export type Sections = { differing: CompareRow[]; alike: CompareRow[]; incomplete: CompareRow[] }

/** Sorts rows into their sections and marks the better values; a row in which nobody says anything is left out. */
export function judgeRows(kind: string, drafts: readonly DraftRow[]): Sections {
  const sections: Sections = { differing: [], alike: [], incomplete: [] }
  for (const draft of drafts) {
    const section = sectionOf(draft.values)
    if (section) sections[section].push(shownRow(kind, draft))
  }
  return sections
}

function sectionOf(values: DraftRow['values']): keyof Sections | null {
  const known = values.filter((value) => value !== null)
  const [first] = known
  if (!first) return null
  const agree = known.every((value) => sameValue(value, first))
  if (known.length > 1 && !agree) return 'differing'
  return known.length === values.length ? 'alike' : 'incomplete'
}

function sameValue(a: Value, b: Value): boolean {
  return a.number !== null && b.number !== null ? a.number === b.number : sameText(a.text, b.text)
}

function shownRow(kind: string, { key, label, values }: DraftRow): CompareRow {
  const better = betterValues(
    kind,
    key,
    values.map((value) => value?.number ?? null),
  )
  const cells = values.map((value, place): Cell => {
    if (!value) return null
    const { text, note } = value
    return {
      text,
      ...(note ? { note } : {}),
      ...(better?.places.includes(place) ? { better: better.word } : {}),
    }
  })
  return { key, label, cells }
}
