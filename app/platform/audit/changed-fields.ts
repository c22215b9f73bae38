type Row = Readonly<Record<string, unknown>>

/** What is different between two states of a row, for the log: the same fields before and after. */
export function changedFields(before: Row, after: Row): { before: Row; after: Row } {
  const keys = Object.keys(after).filter((key) => plain(before[key]) !== plain(after[key]))
  const pick = (row: Row) => Object.fromEntries(keys.map((key) => [key, row[key] ?? null]))
  return { before: pick(before), after: pick(after) }
}

const plain = (value: unknown) => JSON.stringify(value ?? null)
