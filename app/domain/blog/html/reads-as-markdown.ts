/** What only somebody who writes Markdown writes, one of which is enough. */
const CERTAIN: readonly RegExp[] = [
  /^#{1,6} \S/m,
  /^(?:```|~~~)/m,
  /\]\((?:https?:|mailto:|tel:|data:|\/|#)/,
  /\*\*\S(?:[^*\n]*\S)?\*\*/,
  /^> \S/m,
]
/** What people also write without meaning a list: it takes two lines of it, one after the other. */
const LISTS: readonly RegExp[] = [
  /^ {0,3}[-*+] \S.*\n(?:[ \t]+\S.*\n|\n)*[ \t]*[-*+] \S/m,
  /^ {0,3}\d{1,3}[.)] \S.*\n(?:[ \t]+\S.*\n|\n)*[ \t]*\d{1,3}[.)] \S/m,
]

const RULE = /^:?-{3,}:?$/

/** '| --- | :---: |': the line between the head of a table and its rows. */
function isTableRule(line: string): boolean {
  const cells = line.split('|').map((cell) => cell.trim())
  const inner = cells.filter((cell, at) => cell !== '' || (at > 0 && at < cells.length - 1))
  return cells.length > 1 && inner.length > 0 && inner.every((cell) => RULE.test(cell))
}

/** Whether a plain text was written as Markdown: only what is hardly ever written for another reason counts. */
export function readsAsMarkdown(text: string): boolean {
  const typed = text.replace(/\r\n?/g, '\n')
  return [...CERTAIN, ...LISTS].some((pattern) => pattern.test(typed)) || typed.split('\n').some(isTableRule)
}

const WORD = /[\p{L}\p{N}]/u
const ENDS_WORD = /[\p{L}\p{N}.!?…%]/u

/** Whether a line has words between two of a sign that stand at their edges: '*nghiêng*', but not '2*3*4'. */
function hasEmphasis(line: string, sign: '*' | '_'): boolean {
  const parts = line.split(sign)
  return parts.slice(1, -1).some((inner, at) => {
    const [before, after] = [parts[at]?.at(-1) ?? '', parts[at + 2]?.[0] ?? '']
    // Two signs one after the other are another sign.
    const isDoubled = (at > 0 && parts[at] === '') || (at + 3 < parts.length && parts[at + 2] === '')
    const isWords =
      !isDoubled && inner !== '' && inner.trimStart() === inner && ENDS_WORD.test(inner.at(-1) ?? '')
    return isWords && !WORD.test(before) && !WORD.test(after)
  })
}

/** '`npm`' */
const hasCode = (line: string): boolean =>
  line
    .split('`')
    .slice(1, -1)
    .some((inner) => inner !== '' && inner.trim() === inner)

const INLINE_CODE = /`[^`\n]+`/g
const FENCE = /^(?:```|~~~)/
const TAG = /<\/?[a-z][a-z\d-]*(?:\s[^<>]*)?\/?>/i

/** The lines of a text outside its fenced code. */
function linesOutsideCode(text: string): string[] {
  let isCode = false
  return text.split('\n').filter((line) => {
    const isFence = FENCE.test(line)
    if (isFence) isCode = !isCode
    return !isFence && !isCode
  })
}

/** Whether a whole article, of which HTML is expected, was written as Markdown: it has its signs, and no element but in code. */
export function isWrittenInMarkdown(text: string): boolean {
  const lines = linesOutsideCode(text)
  if (lines.some((line) => TAG.test(line.replace(INLINE_CODE, '')))) return false
  const hasSign = (line: string) => hasEmphasis(line, '*') || hasEmphasis(line, '_') || hasCode(line)
  return readsAsMarkdown(text) || lines.some(hasSign)
}
