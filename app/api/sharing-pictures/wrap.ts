/** Width of a text in px. */
type Measure = (text: string) => number

/**
 * A text in lines no wider than `width`, cut with '…' after the last of `most` lines; a word that is wider than a line
 * is broken, behind its slashes, dots and hyphens where it has any, a no-break space never.
 * @returns the lines, and whether all of the text is in them
 */
export function wrap(
  text: string,
  { width, most, measure }: { width: number; most: number; measure: Measure },
): { lines: string[]; whole: boolean } {
  const lines: string[] = []
  let line = ''
  for (const word of text
    .split(/[ \t\n]+/)
    .filter(Boolean)
    .flatMap((each) => broken(each, width, measure))) {
    const longer = line ? `${line} ${word}` : word
    if (measure(longer) <= width) {
      line = longer
      continue
    }
    lines.push(line)
    line = word
  }
  if (line) lines.push(line)
  if (lines.length <= most) return { lines, whole: true }
  const last = lines[most - 1] ?? ''
  return { lines: [...lines.slice(0, most - 1), cutToFit(last, width, measure)], whole: false }
}

/** The text with '…', less its last words until it fits; its last letters where there is one word only. */
function cutToFit(text: string, width: number, measure: Measure): string {
  let kept = text
  while (kept && measure(`${kept}…`) > width) {
    const space = kept.lastIndexOf(' ')
    kept = space > 0 ? kept.slice(0, space) : kept.slice(0, -1)
  }
  return `${kept.replace(/[\s,.;:(/–-]+$/, '')}…`
}

function broken(word: string, width: number, measure: Measure): string[] {
  if (measure(word) <= width) return [word]
  const parts = word
    .split(/(?<=[/.,_(-])/)
    .flatMap((part) => (measure(part) <= width ? [part] : Array.from(part)))
  const pieces: string[] = []
  let piece = ''
  for (const part of parts) {
    if (piece && measure(piece + part) > width) {
      pieces.push(piece)
      piece = ''
    }
    piece += part
  }
  return [...pieces, piece]
}
