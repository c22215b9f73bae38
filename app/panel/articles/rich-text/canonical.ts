import type { HtmlElement, HtmlNode } from './html-tree.ts'

/** Two names of one thing. */
const SAME: Readonly<Record<string, string>> = { b: 'strong', i: 'em' }
/** Elements of running text that say how it looks: their nesting does not matter. */
const MARKS = new Set(['strong', 'em', 'u', 's', 'sub', 'sup', 'mark', 'code', 'a'])
const INLINE_LEAVES = new Set(['br', 'img'])
/** Elements whose words may stand alone or in a paragraph of their own, which is the same. */
const HOLDS_BLOCKS = new Set(['', 'blockquote', 'li', 'td', 'th', 'div'])
const DEFAULTS = new Set(['colspan=1', 'rowspan=1', 'start=1'])

type Run = { text: string; marks: string }

/**
 * HTML of an article in the one form that is the same for all ways to write the same: spaces, the nesting of marks, the
 * paragraph around the words of a cell. Two texts of HTML mean the same where this is equal, and differ where it is not.
 */
export function canonical(nodes: readonly HtmlNode[]): string {
  return blocks(nodes, '')
}

function blocks(nodes: readonly HtmlNode[], parent: string): string {
  const out: string[] = []
  let inline: HtmlNode[] = []
  const flush = () => {
    const text = running(inline)
    inline = []
    if (text !== '') out.push(HOLDS_BLOCKS.has(parent) ? `<p>${text}</p>` : text)
  }
  for (const node of nodes) {
    if (typeof node === 'string' || isInline(node)) inline.push(node)
    else {
      flush()
      out.push(block(node))
    }
  }
  flush()
  return out.join('')
}

/** A mark around a block (a picture that is a link) is no running text. */
function isInline(node: HtmlElement): boolean {
  if (INLINE_LEAVES.has(node.name)) return true
  return (
    MARKS.has(SAME[node.name] ?? node.name) &&
    node.children.every((child) => typeof child === 'string' || isInline(child))
  )
}

function block({ name, attributes, children }: HtmlElement): string {
  if (name === 'p') {
    const inner = blocks(children, 'p')
    return inner === '' || inner.startsWith('<iframe') ? inner : `<p>${inner}</p>`
  }
  if (name === 'pre') return `<pre${said(attributes)}>${asTyped(children).replace(/^\n|\n$/g, '')}</pre>`
  if (name === 'colgroup') return ''
  return `<${name}${said(attributes)}>${blocks(children, name)}</${name}>`
}

function said(attributes: Readonly<Record<string, string>>): string {
  return Object.entries(attributes)
    .map(([name, value]) => `${name}=${value}`)
    .filter((attribute) => !DEFAULTS.has(attribute))
    .sort()
    .map((attribute) => ` ${attribute}`)
    .join('')
}

/** Every space counts in a block of code; whether it stands in `code` too does not. */
const asTyped = (nodes: readonly HtmlNode[]): string =>
  nodes
    .map((node) => {
      if (typeof node === 'string') return node.replaceAll('<', '&lt;')
      const inner = asTyped(node.children)
      return node.name === 'code' ? inner : `<${node.name}${said(node.attributes)}>${inner}</>`
    })
    .join('')

/** Words with the marks they carry, spaces made single, what stands at the edges and says nothing left out. */
function running(nodes: readonly HtmlNode[]): string {
  const runs: Run[] = []
  for (const run of runsOf(nodes, [])) {
    const last = runs.at(-1)
    if (last?.marks === run.marks) last.text += run.text
    else runs.push({ ...run })
  }
  let isAfterSpace = true
  const tidy = runs.map(({ text, marks }) => {
    let words = text.replace(/[ \t\n\r\f]+/g, ' ')
    if (isAfterSpace) words = words.replace(/^ /, '')
    if (words !== '') isAfterSpace = words.endsWith(' ') || words.endsWith('<br>')
    return { text: words, marks }
  })
  while (tidy.length > 0) {
    const last = tidy.at(-1)
    if (!last) break
    last.text = last.text.replace(/(?: |<br>)+$/, '')
    if (last.text !== '') break
    tidy.pop()
  }
  return tidy
    .filter(({ text }) => text !== '')
    .map(({ text, marks }) => (marks === '' ? text : `{${marks}}${text}{/}`))
    .join('')
}

function runsOf(nodes: readonly HtmlNode[], marks: readonly string[]): Run[] {
  return nodes.flatMap((node): Run[] => {
    const own = [...new Set(marks)].sort().join(',')
    if (typeof node === 'string') return [{ text: node.replaceAll('<', '&lt;'), marks: own }]
    if (node.name === 'br') return [{ text: '<br>', marks: '' }]
    if (node.name === 'img') return [{ text: `<img${said(node.attributes)}>`, marks: own }]
    const name = SAME[node.name] ?? node.name
    // A link that leads nowhere is no link.
    if (name === 'a' && !node.attributes['href']) return runsOf(node.children, marks)
    return runsOf(node.children, [...marks, `${name}${said(node.attributes)}`])
  })
}
