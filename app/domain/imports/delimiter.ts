/** What may stand between the cells of a row. */
export type Delimiter = ',' | ';' | '\t'

/** What editors call it. */
export const DELIMITER_NAMES: Readonly<Record<Delimiter, string>> = {
  ',': 'comma',
  ';': 'semicolon',
  '\t': 'tab',
}

const DELIMITERS: readonly Delimiter[] = [',', ';', '\t']

/** Excel may say on a line before the header what stands between cells. */
const SAID = /^sep=([,;\t])(?:\r\n|\n|\r)/

/**
 * What stands between the cells of a file, told by its start: what Excel says of it, else the one that cuts the most rows
 * like the header, quotes respected. `skip` is how many characters stand before the header.
 */
export function detectDelimiter(start: string): { delimiter: Delimiter; skip: number } {
  const [line = '', said] = SAID.exec(start) ?? []
  if (said === ',' || said === ';' || said === '\t') return { delimiter: said, skip: line.length }
  const rows = countedRows(start)
  const scored = DELIMITERS.map((delimiter, at) => {
    const header = rows[0]?.[at] ?? 0
    const alike = rows.filter((row) => row[at] === header).length
    return { delimiter, score: header === 0 ? 0 : (alike / rows.length) * 1000 + Math.min(header, 500) }
  })
  const best = scored.reduce((one, other) => (other.score > one.score ? other : one))
  return { delimiter: best.score > 0 ? best.delimiter : ',', skip: 0 }
}

/** How often each delimiter stands outside quotes in each row; the last row may be cut and counts only when it is alone. */
function countedRows(text: string): number[][] {
  const rows: number[][] = []
  let counts = [0, 0, 0]
  let isQuoted = false
  let isEmpty = true
  for (const letter of text) {
    if (letter === '"') isQuoted = !isQuoted
    else if (!isQuoted && (letter === '\n' || letter === '\r')) {
      if (!isEmpty) rows.push(counts)
      counts = [0, 0, 0]
      isEmpty = true
      continue
    } else if (!isQuoted) {
      const at = DELIMITERS.findIndex((delimiter) => delimiter === letter)
      if (at >= 0) counts[at] = (counts[at] ?? 0) + 1
    }
    isEmpty = false
  }
  return rows.length > 0 || isEmpty ? rows : [counts]
}
