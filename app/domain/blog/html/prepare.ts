import type { ChildNode, Element } from 'domhandler'
import { isTag } from 'domhandler'
import { DomUtils, parseDocument } from 'htmlparser2'
import { uploadedPicture } from '#app/platform/media/uploaded-picture.ts'
import { slugify } from '#app/vietnamese/slug.ts'
import { COMPARISON, PRODUCT_BOX } from './allowed.ts'
import { sanitiseArticle } from './sanitise.ts'
import { collectFootnotes, listHeadings, nameCallout } from './show-blocks.ts'

/** A part of an article: HTML that is safe to show, a product whose live card stands there, or products beside each other. */
export type ArticlePart = { html: string } | { productId: number } | { comparedIds: number[] }

/** A heading of the table of contents; `level` is 2 or 3. */
export type ArticleHeading = { id: string; text: string; level: number }

/** An article ready to be shown. */
export type PreparedArticle = {
  parts: ArticlePart[]
  headings: ArticleHeading[]
  words: number
}

/** Articles prepared lately, by their HTML; the oldest goes first. */
const recent = new Map<string, PreparedArticle>()
const MOST_RECENT = 200

/**
 * Sanitises an article again, gives its headings ids, makes its tables scroll and its pictures lazy, marks links that
 * lead away, and cuts it at its product boxes. The same HTML is prepared once.
 * @param siteUrl links to it are our own
 */
export function prepareArticle(html: string, siteUrl: string): PreparedArticle {
  const key = `${siteUrl}\n${html}`
  const known = recent.get(key)
  if (known) return known
  const prepared = prepare(html, siteUrl)
  const oldest = recent.size >= MOST_RECENT ? recent.keys().next().value : undefined
  if (oldest !== undefined) recent.delete(oldest)
  recent.set(key, prepared)
  return prepared
}

function prepare(html: string, siteUrl: string): PreparedArticle {
  const document = parseDocument(sanitiseArticle(html))
  const headings: ArticleHeading[] = []
  const used = new Set<string>()
  // Before the headings, whose words are no notes.
  collectFootnotes(document, used)
  const tables = new Set<string>()
  for (const element of DomUtils.findAll(() => true, document.children)) {
    if (/^h[234]$/.test(element.name)) nameHeading(element, used, headings)
    else if (element.name === 'a') markLink(element, siteUrl)
    else if (element.name === 'img') dressPicture(element)
    else if ('data-callout' in element.attribs) nameCallout(element)
    else if (element.name === 'table') frame(element, tables)
    // What scrolls by itself can be scrolled by keyboard.
    else if (element.name === 'pre') element.attribs['tabindex'] = '0'
    else if (element.name === 'iframe') {
      element.attribs['loading'] = 'lazy'
      element.attribs['title'] ??= 'Video'
    }
  }
  listHeadings(document, headings)
  const words = DomUtils.textContent(document).match(/[\p{L}\p{N}]+/gu)?.length ?? 0
  return { parts: partsOf(document.children), headings, words }
}

/** The id a heading is linked by: its words, with a number where another has the same. */
function nameHeading(element: Element, used: Set<string>, headings: ArticleHeading[]): void {
  const words = element.children.filter((child) => !(isTag(child) && 'data-footnote' in child.attribs))
  const text = DomUtils.textContent(words).replace(/\s+/g, ' ').trim()
  const base = slugify(text) || 'muc'
  let id = base
  for (let number = 2; used.has(id); number += 1) id = `${base}-${number}`
  used.add(id)
  element.attribs['id'] = id
  if (element.name !== 'h4') headings.push({ id, text, level: Number(element.name.slice(1)) })
}

/** As wide as the text is on the page. */
const TEXT_WIDTH = '(min-width: 48rem) 42rem, 100vw'

/** Lets a picture come late; one of ours keeps its place from the start and comes in the size the screen needs. */
function dressPicture({ attribs }: Element): void {
  attribs['loading'] = 'lazy'
  attribs['decoding'] = 'async'
  attribs['alt'] ??= ''
  const ours = uploadedPicture(attribs['src'] ?? '')
  if (!ours) return
  attribs['srcset'] = ours.srcSet
  attribs['sizes'] = TEXT_WIDTH
  attribs['width'] = String(ours.width)
  attribs['height'] = String(ours.height)
}

function markLink(element: Element, siteUrl: string): void {
  const href = element.attribs['href'] ?? ''
  delete element.attribs['rel']
  const isOurs =
    href.startsWith('/') || href.startsWith('#') || href === siteUrl || href.startsWith(`${siteUrl}/`)
  if (isOurs || !/^https:/i.test(href)) return
  element.attribs['rel'] = 'noopener nofollow'
  element.attribs['target'] = '_blank'
  element.attribs['data-external'] = ''
}

/** Cuts at the products that stand between other elements; those inside another element are left out. */
function partsOf(nodes: readonly ChildNode[]): ArticlePart[] {
  const parts: ArticlePart[] = []
  let html = ''
  const flush = () => {
    if (html.trim() !== '') parts.push({ html })
    html = ''
  }
  for (const node of nodes) {
    const live = isTag(node) ? livePart(node) : null
    if (live) {
      flush()
      parts.push(live)
    } else html += DomUtils.getOuterHTML(node, { encodeEntities: 'utf8' })
  }
  flush()
  return parts
}

/** What stands for rows of the catalogue; null for all else. */
function livePart({ attribs }: Element): ArticlePart | null {
  const compared = attribs[COMPARISON]
  if (compared) return { comparedIds: [...new Set(compared.split(',').map(Number))] }
  const productId = Number(attribs[PRODUCT_BOX] ?? NaN)
  return Number.isInteger(productId) ? { productId } : null
}

/** Puts a table in a frame that scrolls, and can be scrolled by keyboard; `names` holds those of the tables before it. */
function frame(table: Element, names: Set<string>): void {
  const around = parseDocument('<div class="table-frame" role="region" tabindex="0"></div>')
    .children[0] as Element
  around.attribs['aria-label'] = tableName(table, names)
  DomUtils.replaceElement(table, around)
  DomUtils.appendChild(around, table)
}

/** A table's caption, or that it is a table; with a number where another has the same, so that each can be told. */
function tableName(table: Element, names: Set<string>): string {
  const caption = DomUtils.findOne((element) => element.name === 'caption', table.children)
  const words = (caption ? DomUtils.textContent(caption).trim() : '') || 'Bảng'
  let name = words
  for (let number = 2; names.has(name); number += 1) name = `${words} ${number}`
  names.add(name)
  return name
}
