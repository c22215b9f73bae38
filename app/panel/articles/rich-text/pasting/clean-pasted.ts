import { blockTags } from '#app/domain/blog/blocks/blocks.ts'
import { parseInert } from '../html-tree.ts'
import { AWAITED, markForeignPictures } from './foreign-pictures.ts'
import { lostFrom } from './lost-in-paste.ts'
import type { Loss } from './lost-in-paste.ts'
import { footnotesFromLinks } from './pasted-footnotes.ts'

/** Attributes that say something in an article; all others are how another program wanted it to look. */
const KEPT = new Set([
  ...Object.values(blockTags()).flat(),
  'href',
  'title',
  // The editor's own mark for what was cut out of an editor.
  'data-pm-slice',
  'data-caption',
  'data-section',
  AWAITED,
])
const RENAMED: Readonly<Record<string, string>> = { h1: 'h2', h5: 'h4', h6: 'h4', strike: 's', del: 's' }

/**
 * What the browser would apply or run, were it not for the page's policy, is taken out before the browser reads anything. Styles
 * are kept under another name: they say what is bold, and where a list of Word belongs.
 */
const disarmed = (html: string) =>
  html
    .replace(/<!\[(?:if|endif)[^>]*>/g, '')
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<(style|script|title|xml)\b[\s\S]*?<\/\1\s*>/gi, '')
    .replace(/<[a-z][^>]*>/gi, (tag) => tag.replace(/(\s)(style|on[a-z]+)(\s*=)/gi, '$1data-$2$3'))

/**
 * What was copied from Word, Google Docs or a web page, as an article would have it: headings, lists, tables, notes, bold and italic
 * stay; fonts, colours, classes, scripts, and what only a browser or an office program understands, go.
 * @param page the address of the page it is pasted into: what is copied there may name its own places by it
 * @returns the HTML, and what of it somebody would miss
 */
export function cleanPasted(html: string, page: string): { html: string; lost: ReadonlySet<Loss> } {
  const body = parseInert(disarmed(html))
  const lost = lostFrom(body)
  if (footnotesFromLinks(body, page)) lost.add('notes')
  for (const gone of body.querySelectorAll(
    'style, script, meta, link, title, xml, svg, form, button, noscript, template',
  ))
    gone.remove()
  for (const element of [...body.querySelectorAll('*')].filter(({ localName }) => localName.includes(':')))
    element.replaceWith(...element.childNodes)
  markForeignPictures(body)
  listsFromWord(body)
  for (const element of body.querySelectorAll<HTMLElement>('[data-style]')) marksFromStyle(element)
  for (const element of body.querySelectorAll('*')) tidy(element)
  return { html: body.innerHTML, lost }
}

/** What a style says that a mark says too. Of links, underlines and colours are how every link looks. */
const SAID: readonly { mark: string; by: RegExp; isLook?: true }[] = [
  { mark: 'strong', by: /font-weight:\s*(?:bold|[6-9]00)/i },
  { mark: 'em', by: /font-style:\s*italic/i },
  { mark: 'u', by: /text-decoration(?:-line)?:[^;]*\bunderline/i, isLook: true },
  { mark: 's', by: /text-decoration(?:-line)?:[^;]*\bline-through/i },
  { mark: 'sub', by: /vertical-align:\s*sub/i },
  { mark: 'sup', by: /vertical-align:\s*super/i },
  {
    mark: 'mark',
    by: /(?:mso-highlight|background(?:-color)?):\s*(?!(?:white|transparent|none|inherit|initial|auto|window)\b|#fff(?:fff)?\b|rgba?\(\s*255\s*,\s*255\s*,\s*255|rgba\([^)]*,\s*0\s*\))[a-z#]/i,
    isLook: true,
  },
]

/**
 * What a style says of every script. Word writes beside it how Arabic or Chinese letters of the same words would look
 * (`mso-bidi-font-weight:normal` on what is bold), which says nothing of these.
 */
const saidOfAll = (style: string): string =>
  style
    .split(';')
    .filter((each) => !/^\s*mso-(?!highlight)/i.test(each))
    .join(';')

/** What is only said by a style becomes marks; bold, italic and underlines that a style takes back are none. */
function marksFromStyle(element: HTMLElement): void {
  const style = saidOfAll(element.dataset['style'] ?? '')
  const isPlain =
    (/^(?:b|strong)$/.test(element.localName) && /font-weight:\s*(?:normal|[1-5]00)/i.test(style)) ||
    (/^(?:i|em)$/.test(element.localName) && /font-style:\s*normal/i.test(style)) ||
    (element.localName === 'u' && /text-decoration:\s*none/i.test(style))
  if (isPlain) {
    element.replaceWith(...element.childNodes)
    return
  }
  if (!/^(?:span|font)$/.test(element.localName)) return
  const isLinked = element.closest('a') !== null || element.querySelector('a') !== null
  for (const { mark, by, isLook } of SAID)
    if (by.test(style) && !(isLook && isLinked) && element.textContent.trim() !== '')
      wrapInside(element, mark)
}

function wrapInside(element: Element, tag: string): void {
  const mark = element.ownerDocument.createElement(tag)
  mark.append(...element.childNodes)
  element.append(mark)
}

function tidy(element: Element): void {
  for (const name of element.getAttributeNames()) if (!KEPT.has(name)) element.removeAttribute(name)
  const { localName } = element
  if (localName === 'a' && !/^(?:https?:|mailto:|tel:|\/|#)/.test(element.getAttribute('href') ?? ''))
    element.replaceWith(...element.childNodes)
  else if (localName === 'a') element.setAttribute('href', secure(element.getAttribute('href') ?? ''))
  else if (/^(?:span|font|center|label)$/.test(localName)) element.replaceWith(...element.childNodes)
  else if (RENAMED[localName]) rename(element, RENAMED[localName])
}

/** Addresses of the plain web are refused in articles, and nearly all of them answer by https. */
const secure = (href: string) => href.replace(/^http:/, 'https:')

function rename(element: Element, tag: string): void {
  const other = element.ownerDocument.createElement(tag)
  other.append(...element.childNodes)
  element.replaceWith(other)
}

/** What Word puts before an item where no list is: a dot, a dash, a number or a letter, and space. */
const BULLET = /^[\s\u00a0]*(?:[·•o§▪–-]|[0-9a-z]{1,3}[.)])[\s\u00a0]+/i
const NUMBER = /^[\s\u00a0]*(?:[0-9]{1,3}|[a-z])[.)]/i

type Open = { list: Element; level: number }

/** Makes lists of the paragraphs that Word copies instead of lists. Styles stand in `data-style`. */
function listsFromWord(body: HTMLElement): void {
  let open: Open[] = []
  let last: Element | null = null
  for (const item of body.querySelectorAll<HTMLElement>('p[data-style*="mso-list"]')) {
    if (item.previousElementSibling !== last) open = []
    const level = Number(/level(\d)/.exec(item.dataset['style'] ?? '')?.[1] ?? 1)
    const tag = NUMBER.test(item.textContent) ? 'ol' : 'ul'
    stripBullet(item)
    open = open.filter((each) => each.level <= level)
    let current = open.at(-1)
    if (!current || current.level < level || (current.level === level && current.list.localName !== tag)) {
      if (current?.level === level) open.pop()
      const list = body.ownerDocument.createElement(tag)
      const holder = open.at(-1)?.list.lastElementChild
      if (holder) holder.append(list)
      else item.before(list)
      current = { list, level }
      open.push(current)
    }
    const li = body.ownerDocument.createElement('li')
    li.append(...item.childNodes)
    current.list.append(li)
    item.remove()
    last = open[0]?.list ?? null
  }
}

/** The bullet stands in a span of its own, or in the words themselves. */
function stripBullet(item: HTMLElement): void {
  const ignored = item.querySelector('[data-style*="mso-list:Ignore"], [data-style*="mso-list: Ignore"]')
  if (ignored) {
    ignored.remove()
    return
  }
  const first = item.firstChild
  if (first?.nodeType === Node.TEXT_NODE) first.textContent = (first.textContent ?? '').replace(BULLET, '')
}
