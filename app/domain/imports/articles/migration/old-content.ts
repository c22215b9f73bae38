import { Element, Text, isComment, isTag, isText } from 'domhandler'
import type { ChildNode } from 'domhandler'
import { DomUtils, parseDocument } from 'htmlparser2'
import { videoPlayer } from '#app/domain/blog/addresses.ts'
import { parseUrl } from '#app/platform/parse-url.ts'
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
 * The text of an article that another site wrote, as ours are: shortcodes as blocks, blank lines as paragraphs, addresses of players as
 * videos, links and pictures of the old site by addresses that work here. What is HTML of ours already stays as it is.
 * @param site the address of the old site; null where the file names none
 */
export function fromOldSite(content: string, site: string | null): OldContent {
  const home = site === null ? null : parseUrl(site)
  // Brackets in a text that names no old site are its own words.
  const { html, unknown } = home ? withoutShortcodes(content) : { html: content, unknown: [] }
  const notes = unknown.map((name) => `Shortcode [${name}] is not known: its words stay, what it did is lost`)
  const document = parseDocument(html)
  const hasParagraphs = document.children.some((node) => isText(node) && /\n[^\S\n]*\n/.test(node.data))
  if (home === null && OF_WORDPRESS.test(content))
    notes.push('Has shortcodes of WordPress: say the address of the old site to have them turned into blocks')
  if (home === null && !hasParagraphs && !html.includes(GHOST_ADDRESS)) return { html, notes }
  const told = new Set(notes)
  const elements = DomUtils.findAll(() => true, document.children)
  for (const element of elements) settleElement(element, { home, tell: (note) => told.add(note) })
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
  const src = lazy ?? element.attribs['src'] ?? ''
  if (src.startsWith('data:'))
    return settling.tell('A picture that stood in the text itself (data:) is left out')
  const address = wholeAddress(src, settling)
  if (!address && !src.startsWith('/'))
    return settling.tell(`A picture without a whole address is left out: ${src.slice(0, 80)}`)
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

const linkTo = (address: string) =>
  new Element('a', { href: address.replace(/^http:/, 'https:') }, [new Text(address)])

/** Elements that only hold others: what stands loose in them makes paragraphs, too. */
const HOLDING = new Set(['div', 'section', 'article', 'main', 'blockquote', 'center'])

const RUNNING = new Set(
  'a abbr b bdi bdo br cite code del em font i img ins kbd mark q s samp small span strike strong sub sup tt u var'.split(
    ' ',
  ),
)

/** Nodes with what stands loose among blocks in paragraphs: a blank line ends one, any other is a break. */
function inParagraphs(nodes: readonly ChildNode[]): ChildNode[] {
  const result: ChildNode[] = []
  let loose: ChildNode[] = []
  const close = () => {
    result.push(...paragraphsOf(loose))
    loose = []
  }
  for (const node of nodes) {
    if (isComment(node)) continue
    if (isText(node) || (isTag(node) && RUNNING.has(node.name))) {
      loose.push(node)
      continue
    }
    close()
    const player = isTag(node) && node.name === 'figure' ? videoPlayer(DomUtils.textContent(node)) : null
    if (player) {
      result.push(videoOf(player))
      continue
    }
    if (
      isTag(node) &&
      HOLDING.has(node.name) &&
      !Object.keys(node.attribs).some((name) => name.startsWith('data-'))
    )
      node.children = inParagraphs(node.children)
    result.push(node)
  }
  close()
  return result
}

function paragraphsOf(nodes: readonly ChildNode[]): ChildNode[] {
  const paragraphs: ChildNode[][] = [[]]
  for (const node of nodes) {
    if (!isText(node)) {
      paragraphs.at(-1)?.push(node)
      continue
    }
    for (const [at, part] of node.data
      .replaceAll('\r\n', '\n')
      .split(/\n[^\S\n]*\n\s*/)
      .entries()) {
      if (at > 0) paragraphs.push([])
      paragraphs.at(-1)?.push(...withBreaks(part))
    }
  }
  return paragraphs.flatMap((children) => paragraphOf(children) ?? [])
}

const videoOf = (src: string) => new Element('iframe', { src, title: 'Video', allowfullscreen: '' })

/** Lines of a paragraph; a text that ends or begins with a line's end has none there. */
function withBreaks(text: string): ChildNode[] {
  return text
    .split('\n')
    .flatMap((line, at) => [...(at > 0 ? [new Element('br', {})] : []), ...(line ? [new Text(line)] : [])])
}

/** A paragraph, a video or a picture of these nodes; null where there is nothing in them. */
function paragraphOf(nodes: ChildNode[]): ChildNode | null {
  const isBlank = (node: ChildNode | undefined) =>
    node !== undefined && ((isText(node) && node.data.trim() === '') || (isTag(node) && node.name === 'br'))
  while (isBlank(nodes[0])) nodes.shift()
  while (isBlank(nodes.at(-1))) nodes.pop()
  const [first] = nodes
  if (!first) return null
  const only = nodes.length === 1 ? first : null
  if (only && isText(only)) {
    const src = videoPlayer(only.data)
    if (src) return videoOf(src)
  }
  if (only && isTag(only) && only.name === 'img') return new Element('figure', {}, [only])
  return new Element('p', {}, nodes)
}
