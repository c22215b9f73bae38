/** What spreadsheets take for a formula at the start of a cell. */
const FORMULA = /^'*[=+\-@\t\r]/

/** A cell that no spreadsheet runs: one that begins like a formula gets an apostrophe before it. `unguarded` takes it away. */
export const guarded = (cell: string) => (FORMULA.test(cell) ? `'${cell}` : cell)

/** A cell as it was before it was guarded. */
export const unguarded = (cell: string) => (cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell)
