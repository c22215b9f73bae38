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
