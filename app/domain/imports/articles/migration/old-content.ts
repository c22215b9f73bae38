import { isText } from 'domhandler'
import type { Element } from 'domhandler'
import { DomUtils, parseDocument } from 'htmlparser2'
import { videoPlayer } from '#app/domain/blog/addresses.ts'
import { parseUrl } from '#app/platform/parse-url.ts'
import { hasCards, settleCards } from './cards.ts'
import { linkTo, settleFigures } from './figures.ts'
import { inParagraphs } from './paragraphs.ts'
import { withoutShortcodes } from './shortcodes.ts'

/** What an article of another site says here, and what of it was changed or lost, a sentence each. */
export type OldContent = { html: string; notes: string[] }

/** What Ghost writes in the place of the address of its site. */
export const GHOST_ADDRESS = '__GHOST_URL__'

const PICTURE_FILE = /\.(?:jpe?g|png|gif|webp|avif)(?:$|[?#])/i

/** Where lazy loading keeps the address of a picture until it is needed. */
const LAZY = ['data-src', 'data-lazy-src', 'data-original']

/** Shortcodes that WordPress itself has. */
const OF_WORDPRESS = /\[(?:wp_)?(?:caption|gallery|embed)\b[^\]]*\]/

/** What no article of ours can hold, as people call it. */
const LOST: Readonly<Record<string, string>> = {
  script: 'script',
  form: 'form',
  object: 'embedded object',
  embed: 'embedded object',
  canvas: 'canvas',
  svg: 'drawing (SVG)',
}

/**
 * The text of an article that another site wrote, as ours are: shortcodes and cards as blocks, blank lines as paragraphs, addresses of players as
 * videos, links and pictures of the old site by addresses that work here. What is HTML of ours already stays as it is.
 * @param site the address of the old site; null where the file names none
 */
export function fromOldSite(content: string, site: string | null): OldContent {
  const home = site === null ? null : parseUrl(site)
  // Brackets in a text that names no old site are its own words.
  const { html, unknown } = home ? withoutShortcodes(content) : { html: content, unknown: [] }
  const notes = unknown.map(({ name, hasWords }) =>
    hasWords
      ? `Shortcode [${name}] is not known: its words stay, what it did is lost`
      : `Shortcode [${name}] is not known and holds no words: it is left out`,
  )
  const document = parseDocument(html)
  const hasParagraphs = document.children.some((node) => isText(node) && /\n[^\S\n]*\n/.test(node.data))
  if (home === null && OF_WORDPRESS.test(content))
    notes.push('Has shortcodes of WordPress: say the address of the old site to have them turned into blocks')
  if (home === null && !hasParagraphs && !html.includes(GHOST_ADDRESS) && !hasCards(html))
    return { html, notes }
  const told = new Set(notes)
  settleCards(document, (note) => told.add(note))
  const elements = DomUtils.findAll(() => true, document.children)
  for (const element of elements) settleElement(element, { home, tell: (note) => told.add(note) })
  settleFigures(document)
  const children = home || hasParagraphs ? inParagraphs(document.children) : document.children
  return { html: DomUtils.getOuterHTML(children, { encodeEntities: 'utf8' }), notes: [...told] }
}

type Settling = { home: URL | null; tell: (note: string) => void }

function settleElement(element: Element, settling: Settling): void {
  const { name } = element
  if (name === 'a') settleLink(element, settling)
  else if (name === 'img') settlePicture(element, settling)
  else if (name === 'iframe') settlePlayer(element, settling)
  else if (name === 'video' || name === 'audio') settleMedium(element, settling)
  else if (LOST[name] !== undefined) settling.tell(`A ${LOST[name]} is left out`)
}

/** An address as the old site wrote it, whole; null where it cannot be. */
function wholeAddress(address: string, { home, tell }: Settling): URL | null {
  const named = address.trim().replaceAll(GHOST_ADDRESS, home?.origin ?? '')
  if (address.includes(GHOST_ADDRESS) && home === null)
    tell('Addresses of the old site need its own: say it above')
  if (home === null) return parseUrl(named)
  return URL.canParse(named, home.href) ? new URL(named, home.href) : null
}

const sameHost = (some: URL, other: URL | null) =>
  other !== null && bare(some.hostname) === bare(other.hostname)
const bare = (host: string) => host.replace(/^www\./, '')

/** Links within the old site go on by its paths, which redirects know; those to its full-size pictures go. */
function settleLink(element: Element, settling: Settling): void {
  const href = element.attribs['href']
  if (href === undefined || /^(?:#|mailto:|tel:)/.test(href)) return
  const address = wholeAddress(href, settling)
  const isPicture = PICTURE_FILE.test(address?.pathname ?? href)
  if (isPicture && DomUtils.findOne(({ name }) => name === 'img', element.children)) return unwrap(element)
  if (!address) return
  if (sameHost(address, settling.home) && !isPicture)
    element.attribs['href'] =
      `${address.pathname.replace(/(?<=[^/])\/+$/, '')}${address.search}${address.hash}`
  else if (address.protocol === 'http:') element.attribs['href'] = address.href.replace('http:', 'https:')
}

function unwrap(element: Element): void {
  for (let [child] = element.children; child; [child] = element.children) DomUtils.prepend(element, child)
  DomUtils.removeElement(element)
}

function settlePicture(element: Element, settling: Settling): void {
  const lazy = LAZY.map((name) => element.attribs[name] ?? '').find(Boolean)
  const src = (lazy ?? element.attribs['src'] ?? '').trim()
  if (src.startsWith('data:')) {
    settling.tell('A picture that stood in the text itself (data:) is left out')
    return DomUtils.removeElement(element)
  }
  const address = wholeAddress(src.replace(/^\/\//, 'https://'), settling)
  if (src === '' || (address ? !/^https?:$/.test(address.protocol) : !/^\/(?!\/)/.test(src))) {
    settling.tell(`A picture without a whole address is left out: ${src.slice(0, 80)}`)
    return DomUtils.removeElement(element)
  }
  element.attribs['src'] = address ? address.href.replace(/^http:/, 'https:') : src
  if ((element.attribs['alt'] ?? '').trim() === '') settling.tell('A picture has no alternative text')
}

function settlePlayer(element: Element, settling: Settling): void {
  const src = element.attribs['src'] ?? element.attribs['data-src'] ?? ''
  const player = videoPlayer(src.startsWith('//') ? `https:${src}` : src)
  if (player) {
    element.attribs['src'] = player
    element.attribs['title'] ||= 'Video'
    return
  }
  const address = wholeAddress(src, settling)
  settling.tell(`A frame of ${address?.hostname || 'another site'} becomes a link`)
  if (address) DomUtils.replaceElement(element, linkTo(address.href))
}

function settleMedium(element: Element, settling: Settling): void {
  const source = DomUtils.findOne(({ name }) => name === 'source', element.children)
  const address = wholeAddress(element.attribs['src'] ?? source?.attribs['src'] ?? '', settling)
  settling.tell(`${element.name === 'video' ? 'A video' : 'A sound'} file becomes a link`)
  if (address) DomUtils.replaceElement(element, linkTo(address.href))
}
