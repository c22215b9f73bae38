import type { Document, Element } from 'domhandler'
import { DomUtils, parseDocument } from 'htmlparser2'
import { CALLOUTS } from '../blocks/blocks.ts'
import type { CalloutKind } from '../blocks/blocks.ts'
import type { ArticleHeading } from './prepare.ts'

const having = (document: Document, attribute: string) =>
  DomUtils.findAll((element) => attribute in element.attribs, document.children)

const nodesOf = (html: string) => parseDocument(html).children

/** An id that nothing else has; it is used from then on. */
function freeId(wanted: string, used: Set<string>): string {
  let id = wanted
  for (let number = 2; used.has(id); number += 1) id = `${wanted}-${number}`
  used.add(id)
  return id
}

/** Begins a callout with the word for its sort, which is read where its colour is not seen. */
export function nameCallout(element: Element): void {
  const kind = element.attribs['data-callout'] as CalloutKind
  element.attribs['role'] = 'note'
  for (const word of nodesOf(`<p><strong>${CALLOUTS[kind]}</strong></p>`))
    DomUtils.prependChild(element, word)
}

/** Puts a number where each footnote stands, and all of them in a list at the end, each with the way back. */
export function collectFootnotes(document: Document, used: Set<string>): void {
  const notes = having(document, 'data-footnote').filter(({ parent }) => !isWithinNote(parent))
  if (notes.length === 0) return
  const items = notes.map((note, at) => {
    const number = at + 1
    const here = freeId(`cho-chu-thich-${number}`, used)
    const there = freeId(`chu-thich-${number}`, used)
    const words = DomUtils.getInnerHTML(note, { encodeEntities: 'utf8' })
    note.children = []
    const link = `<a href="#${there}" id="${here}" role="doc-noteref" aria-label="Chú thích ${number}">${number}</a>`
    for (const child of nodesOf(link)) DomUtils.appendChild(note, child)
    return `<li id="${there}">${words} <a href="#${here}" role="doc-backlink" aria-label="Về chỗ có chú thích ${number}">↩</a></li>`
  })
  const list = `<section data-footnotes role="doc-endnotes" aria-label="Chú thích"><p><strong>Chú thích</strong></p><ol>${items.join('')}</ol></section>`
  for (const child of nodesOf(list)) DomUtils.appendChild(document, child)
}

function isWithinNote(parent: Element['parent']): boolean {
  for (let node = parent; node; node = node.parent)
    if ('attribs' in node && 'data-footnote' in node.attribs) return true
  return false
}

/** Fills each table of contents with the headings; where there are none it goes. */
export function listHeadings(document: Document, headings: readonly ArticleHeading[]): void {
  for (const [at, place] of having(document, 'data-contents').entries()) {
    if (headings.length === 0) {
      DomUtils.removeElement(place)
      continue
    }
    const name = at === 0 ? 'Trong bài này' : `Trong bài này (${at + 1})`
    const html = `<nav data-contents aria-label="${name}"><p><strong>Trong bài này</strong></p>${nested(headings)}</nav>`
    const [nav] = nodesOf(html)
    if (nav) DomUtils.replaceElement(place, nav)
  }
}

/** Headings as lists: those of the third level within the second before them. */
function nested(headings: readonly ArticleHeading[]): string {
  const groups: { heading: ArticleHeading; within: ArticleHeading[] }[] = []
  for (const heading of headings) {
    const last = groups.at(-1)
    if (heading.level === 3 && last?.heading.level === 2) last.within.push(heading)
    else groups.push({ heading, within: [] })
  }
  const item = ({ id, text }: ArticleHeading, more = '') =>
    `<li><a href="#${id}">${escaped(text)}</a>${more}</li>`
  const items = groups.map(({ heading, within }) =>
    item(heading, within.length > 0 ? `<ol>${within.map((each) => item(each)).join('')}</ol>` : ''),
  )
  return `<ol>${items.join('')}</ol>`
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
