import type { Fragment, Schema } from '@tiptap/pm/model'
import { DOMParser, DOMSerializer } from '@tiptap/pm/model'
import { canonical } from './canonical.ts'
import { parseInert, treeOf } from './html-tree.ts'
import { VIDEO_TAG } from './nodes/figure.ts'
import { AWAITED } from './pasting/foreign-pictures.ts'

/** The document of an editor as the HTML an article is kept in: what the editor adds for itself is taken out again. */
export function serialise(content: Fragment, schema: Schema): string {
  const page = document.implementation.createHTMLDocument('')
  const root = page.createElement('div')
  root.append(DOMSerializer.fromSchema(schema).serializeFragment(content, { document: page }))
  for (const video of root.querySelectorAll(VIDEO_TAG)) {
    // Never shown here; on the page the sanitiser decides what it may say.
    // oxlint-disable-next-line react/iframe-missing-sandbox
    const frame = page.createElement('iframe')
    for (const { name, value } of video.attributes) frame.setAttribute(name, value)
    video.replaceWith(frame)
  }
  for (const awaited of root.querySelectorAll(`[${AWAITED}]`)) awaited.remove()
  for (const table of root.querySelectorAll('table')) rebuildTable(table, page)
  for (const holder of root.querySelectorAll('li, td, th')) unwrapWords(holder)
  for (const paragraph of root.querySelectorAll('p'))
    if (paragraph.childNodes.length === 0) paragraph.remove()
  for (const caption of root.querySelectorAll('figcaption')) if (!caption.hasChildNodes()) caption.remove()
  return root.innerHTML
}

/** Puts caption, head and foot of a table back where HTML has them. */
function rebuildTable(table: HTMLTableElement, page: Document): void {
  const rows = [...table.rows]
  const caption = table.getAttribute('data-caption')
  table.removeAttribute('data-caption')
  table.replaceChildren()
  if (caption !== null) table.createCaption().innerHTML = caption
  const isIn = (section: string) => (row: HTMLTableRowElement) => row.dataset['section'] === section
  const names = rows.map((_row, at) => {
    // A head stands first and a foot last, whatever rows were put before or after them since.
    if (rows.slice(0, at + 1).every(isIn('head'))) return 'thead'
    return rows.slice(at).every(isIn('foot')) ? 'tfoot' : 'tbody'
  })
  for (const [at, row] of rows.entries()) {
    const name = names[at] ?? 'tbody'
    row.removeAttribute('data-section')
    if (table.lastElementChild?.localName !== name) table.append(page.createElement(name))
    table.lastElementChild?.append(row)
  }
}

/** The words of a list item or cell stand there by themselves, unless there are several paragraphs. */
function unwrapWords(holder: Element): void {
  const first = holder.firstElementChild
  const paragraphs = [...holder.children].filter((child) => child.localName === 'p')
  if (first?.localName !== 'p' || paragraphs.length !== 1) return
  first.replaceWith(...first.childNodes)
}

/** What the schema makes of HTML: the document, and whether anything of it would be lost. */
export function readHtml(html: string, schema: Schema) {
  const body = parseInert(html)
  const expected = canonical(treeOf(body.childNodes))
  const doc = DOMParser.fromSchema(schema).parse(body)
  const kept = canonical(treeOf(parseInert(serialise(doc.content, schema)).childNodes))
  return { doc, isLossless: kept === expected }
}
