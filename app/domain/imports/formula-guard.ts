/** What spreadsheets take for a formula at the start of a cell. */
const FORMULA = /^'*[=+\-@\t\r]/

/** A cell that no spreadsheet runs: one that begins like a formula gets an apostrophe before it. `unguarded` takes it away. */
export const guarded = (cell: string) => (FORMULA.test(cell) ? `'${cell}` : cell)

/** A text that spreadsheets write as a formula, so that none of them makes a number of it: ="007". */
const QUOTED = /^="([^"]*)"$/

/** A cell as it was before it was guarded. */
export function unguarded(cell: string): string {
  if (cell.startsWith("'") && FORMULA.test(cell)) return cell.slice(1)
  return QUOTED.exec(cell)?.[1] ?? cell
}
