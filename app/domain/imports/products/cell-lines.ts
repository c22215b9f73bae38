const ESCAPES: Readonly<Record<string, string>> = { '\\': '\\\\', '|': '\\|', '\n': '\\n', '\r': '' }

/** Rows of fields as the lines of one cell: 'a | b | c', without the empty fields at the end. `readLines` reads them again. */
export function writeLines(rows: readonly (readonly string[])[]): string {
  return rows
    .map((fields) => {
      const last = fields.findLastIndex((field) => field !== '')
      return fields
        .slice(0, last + 1)
        .map((field) => field.replace(/[\\|\n\r]/g, (letter) => ESCAPES[letter] ?? letter).trim())
        .join(' | ')
    })
    .join('\n')
}

/** The lines of a cell that are not empty, each as its fields. */
export function readLines(cell: string): string[][] {
  return cell
    .split(/\r\n|\n|\r/)
    .filter((line) => line.trim() !== '')
    .map(fieldsOf)
}

function fieldsOf(line: string): string[] {
  const fields: string[] = ['']
  for (const [part] of line.matchAll(/\\[\\|n]|[^]/g)) {
    if (part === '|') fields.push('')
    else fields[fields.length - 1] += part === '\\n' ? '\n' : part.length > 1 ? part.slice(1) : part
  }
  return fields.map((field) => field.trim())
}
