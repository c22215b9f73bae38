/** What only somebody who writes Markdown writes, one of which is enough. */
const CERTAIN: readonly RegExp[] = [
  /^#{1,6} \S/m,
  /^(?:```|~~~)/m,
  /^\|?(?: *:?-{3,}:? *\|)+(?: *:?-{3,}:? *)?\|? *$/m,
  /!?\[[^\]\n]*\]\((?:https?:|mailto:|tel:|data:|\/|#)[^)\s]*(?: "[^"\n]*")?\)/,
  /\*\*\S(?:[^*\n]*\S)?\*\*/,
  /^> \S/m,
]
/** What people also write without meaning a list: it takes two lines of it, one after the other. */
const LISTS: readonly RegExp[] = [
  /^ {0,3}[-*+] \S.*\n(?:[ \t]+\S.*\n|\n)*[ \t]*[-*+] \S/m,
  /^ {0,3}\d{1,3}[.)] \S.*\n(?:[ \t]+\S.*\n|\n)*[ \t]*\d{1,3}[.)] \S/m,
]

/** Whether a plain text was written as Markdown: only what is hardly ever written for another reason counts. */
export function readsAsMarkdown(text: string): boolean {
  const lines = text.replace(/\r\n?/g, '\n')
  return [...CERTAIN, ...LISTS].some((pattern) => pattern.test(lines))
}

/** What is Markdown where a whole text has no element of HTML: words in signs, and code. */
const SLIGHT: readonly RegExp[] = [
  /(?<![\p{L}\p{N}*])\*[^\s*](?:[^*\n]*[\p{L}\p{N}.!?…%])?\*(?![\p{L}\p{N}*])/u,
  /(?<![\p{L}\p{N}_])_[^\s_](?:[^_\n]*[\p{L}\p{N}.!?…%])?_(?![\p{L}\p{N}_])/u,
  /`[^`\s](?:[^`\n]*[^`\s])?`/,
]
const CODE = /^(```|~~~)[^\n]*\n[\s\S]*?^\1|`[^`\n]+`/gm
const TAG = /<\/?[a-z][a-z\d-]*(?:\s[^<>]*)?\/?>/i

/** Whether a whole article, of which HTML is expected, was written as Markdown: it has its signs, and no element but in code. */
export const isWrittenInMarkdown = (text: string): boolean =>
  !TAG.test(text.replace(CODE, '')) && (readsAsMarkdown(text) || SLIGHT.some((sign) => sign.test(text)))
