const ENDING = /[.!?…]+["'”’)\]]*(?=\s|$)|\n+/g

/** What a full stop follows without ending the sentence, in lower case without the stop. */
const ABBREVIATIONS = new Set(
  'tp tx tt ths ts pgs gs bs ks q p đ kv vd vs tr no st mr mrs dr v.v stt sđt đt approx max min'.split(' '),
)

/**
 * Splits a Vietnamese text into sentences for display one after the other. Each sentence keeps the white
 * space behind it, so joining the result gives the text back. A line break always ends a sentence; the stop
 * of a decimal, an abbreviation ('TP.'), an initial or a list number ('1.') does not.
 */
export function splitSentences(text: string): string[] {
  const sentences: string[] = []
  let start = 0
  for (const match of text.matchAll(ENDING)) {
    const end = match.index + match[0].length
    const spaceEnd = end + (/^\s*/.exec(text.slice(end, end + 80))?.[0].length ?? 0)
    if (
      match[0].startsWith('\n')
        ? match.index < start
        : !endsSentence(text, start, match.index, match[0], spaceEnd)
    ) {
      continue
    }
    sentences.push(text.slice(start, spaceEnd))
    start = spaceEnd
  }
  if (start < text.length) sentences.push(text.slice(start))
  return joinBlank(sentences)
}

function endsSentence(text: string, start: number, stop: number, mark: string, next: number): boolean {
  if (mark[0] !== '.' || mark.startsWith('..'))
    return next >= text.length || !/\p{Ll}/u.test(text[next] ?? '')
  const before = text.slice(Math.max(start, stop - 12), stop)
  const word = /[\p{L}\p{N}.]*$/u.exec(before)?.[0] ?? ''
  if (next >= text.length || text.slice(stop, next).includes('\n')) return true
  if (ABBREVIATIONS.has(word.toLowerCase())) return false
  if (/^\p{Lu}$/u.test(word)) return false
  if (/^\d{1,2}$/.test(word) && text.slice(start, stop).trim() === word) return false
  return !/\p{Ll}/u.test(text[next] ?? '')
}

/** A piece of white space alone goes to the sentence before it. */
function joinBlank(pieces: string[]): string[] {
  const kept: string[] = []
  for (const piece of pieces) {
    if (piece.trim() === '' && kept.length > 0) kept[kept.length - 1] += piece
    else if (piece !== '') kept.push(piece)
  }
  return kept
}
